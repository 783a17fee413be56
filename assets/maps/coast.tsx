<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="coast" tilewidth="32" tileheight="32" tilecount="784" columns="16">
 <image source="coast.png" width="512" height="1568"/>
 <tile id="288">
  <animation>
   <frame tileid="288" duration="260"/>
   <frame tileid="289" duration="260"/>
   <frame tileid="290" duration="260"/>
   <frame tileid="291" duration="260"/>
  </animation>
 </tile>
 <tile id="292">
  <animation>
   <frame tileid="292" duration="260"/>
   <frame tileid="293" duration="260"/>
   <frame tileid="294" duration="260"/>
   <frame tileid="295" duration="260"/>
  </animation>
 </tile>
 <tile id="296">
  <animation>
   <frame tileid="296" duration="260"/>
   <frame tileid="297" duration="260"/>
   <frame tileid="298" duration="260"/>
   <frame tileid="299" duration="260"/>
  </animation>
 </tile>
 <tile id="300">
  <animation>
   <frame tileid="300" duration="260"/>
   <frame tileid="301" duration="260"/>
   <frame tileid="302" duration="260"/>
   <frame tileid="303" duration="260"/>
  </animation>
 </tile>
 <tile id="304">
  <animation>
   <frame tileid="304" duration="260"/>
   <frame tileid="305" duration="260"/>
   <frame tileid="306" duration="260"/>
   <frame tileid="307" duration="260"/>
  </animation>
 </tile>
 <tile id="308">
  <animation>
   <frame tileid="308" duration="260"/>
   <frame tileid="309" duration="260"/>
   <frame tileid="310" duration="260"/>
   <frame tileid="311" duration="260"/>
  </animation>
 </tile>
 <tile id="312">
  <animation>
   <frame tileid="312" duration="260"/>
   <frame tileid="313" duration="260"/>
   <frame tileid="314" duration="260"/>
   <frame tileid="315" duration="260"/>
  </animation>
 </tile>
 <tile id="316">
  <animation>
   <frame tileid="316" duration="260"/>
   <frame tileid="317" duration="260"/>
   <frame tileid="318" duration="260"/>
   <frame tileid="319" duration="260"/>
  </animation>
 </tile>
 <tile id="320">
  <animation>
   <frame tileid="320" duration="260"/>
   <frame tileid="321" duration="260"/>
   <frame tileid="322" duration="260"/>
   <frame tileid="323" duration="260"/>
  </animation>
 </tile>
 <tile id="324">
  <animation>
   <frame tileid="324" duration="260"/>
   <frame tileid="325" duration="260"/>
   <frame tileid="326" duration="260"/>
   <frame tileid="327" duration="260"/>
  </animation>
 </tile>
 <tile id="328">
  <animation>
   <frame tileid="328" duration="260"/>
   <frame tileid="329" duration="260"/>
   <frame tileid="330" duration="260"/>
   <frame tileid="331" duration="260"/>
  </animation>
 </tile>
 <tile id="332">
  <animation>
   <frame tileid="332" duration="260"/>
   <frame tileid="333" duration="260"/>
   <frame tileid="334" duration="260"/>
   <frame tileid="335" duration="260"/>
  </animation>
 </tile>
 <tile id="336">
  <animation>
   <frame tileid="336" duration="260"/>
   <frame tileid="337" duration="260"/>
   <frame tileid="338" duration="260"/>
   <frame tileid="339" duration="260"/>
  </animation>
 </tile>
 <tile id="340">
  <animation>
   <frame tileid="340" duration="260"/>
   <frame tileid="341" duration="260"/>
   <frame tileid="342" duration="260"/>
   <frame tileid="343" duration="260"/>
  </animation>
 </tile>
 <tile id="344">
  <animation>
   <frame tileid="344" duration="260"/>
   <frame tileid="345" duration="260"/>
   <frame tileid="346" duration="260"/>
   <frame tileid="347" duration="260"/>
  </animation>
 </tile>
 <tile id="348">
  <animation>
   <frame tileid="348" duration="260"/>
   <frame tileid="349" duration="260"/>
   <frame tileid="350" duration="260"/>
   <frame tileid="351" duration="260"/>
  </animation>
 </tile>
 <tile id="352">
  <animation>
   <frame tileid="352" duration="260"/>
   <frame tileid="353" duration="260"/>
   <frame tileid="354" duration="260"/>
   <frame tileid="355" duration="260"/>
  </animation>
 </tile>
 <tile id="356">
  <animation>
   <frame tileid="356" duration="260"/>
   <frame tileid="357" duration="260"/>
   <frame tileid="358" duration="260"/>
   <frame tileid="359" duration="260"/>
  </animation>
 </tile>
 <tile id="360">
  <animation>
   <frame tileid="360" duration="260"/>
   <frame tileid="361" duration="260"/>
   <frame tileid="362" duration="260"/>
   <frame tileid="363" duration="260"/>
  </animation>
 </tile>
 <tile id="364">
  <animation>
   <frame tileid="364" duration="260"/>
   <frame tileid="365" duration="260"/>
   <frame tileid="366" duration="260"/>
   <frame tileid="367" duration="260"/>
  </animation>
 </tile>
 <tile id="368">
  <animation>
   <frame tileid="368" duration="260"/>
   <frame tileid="369" duration="260"/>
   <frame tileid="370" duration="260"/>
   <frame tileid="371" duration="260"/>
  </animation>
 </tile>
 <tile id="372">
  <animation>
   <frame tileid="372" duration="260"/>
   <frame tileid="373" duration="260"/>
   <frame tileid="374" duration="260"/>
   <frame tileid="375" duration="260"/>
  </animation>
 </tile>
 <tile id="376">
  <animation>
   <frame tileid="376" duration="260"/>
   <frame tileid="377" duration="260"/>
   <frame tileid="378" duration="260"/>
   <frame tileid="379" duration="260"/>
  </animation>
 </tile>
 <tile id="380">
  <animation>
   <frame tileid="380" duration="260"/>
   <frame tileid="381" duration="260"/>
   <frame tileid="382" duration="260"/>
   <frame tileid="383" duration="260"/>
  </animation>
 </tile>
 <tile id="384">
  <animation>
   <frame tileid="384" duration="260"/>
   <frame tileid="385" duration="260"/>
   <frame tileid="386" duration="260"/>
   <frame tileid="387" duration="260"/>
  </animation>
 </tile>
 <tile id="388">
  <animation>
   <frame tileid="388" duration="260"/>
   <frame tileid="389" duration="260"/>
   <frame tileid="390" duration="260"/>
   <frame tileid="391" duration="260"/>
  </animation>
 </tile>
 <tile id="392">
  <animation>
   <frame tileid="392" duration="260"/>
   <frame tileid="393" duration="260"/>
   <frame tileid="394" duration="260"/>
   <frame tileid="395" duration="260"/>
  </animation>
 </tile>
 <tile id="396">
  <animation>
   <frame tileid="396" duration="260"/>
   <frame tileid="397" duration="260"/>
   <frame tileid="398" duration="260"/>
   <frame tileid="399" duration="260"/>
  </animation>
 </tile>
 <tile id="400">
  <animation>
   <frame tileid="400" duration="260"/>
   <frame tileid="401" duration="260"/>
   <frame tileid="402" duration="260"/>
   <frame tileid="403" duration="260"/>
  </animation>
 </tile>
 <tile id="404">
  <animation>
   <frame tileid="404" duration="260"/>
   <frame tileid="405" duration="260"/>
   <frame tileid="406" duration="260"/>
   <frame tileid="407" duration="260"/>
  </animation>
 </tile>
 <tile id="408">
  <animation>
   <frame tileid="408" duration="260"/>
   <frame tileid="409" duration="260"/>
   <frame tileid="410" duration="260"/>
   <frame tileid="411" duration="260"/>
  </animation>
 </tile>
 <tile id="412">
  <animation>
   <frame tileid="412" duration="260"/>
   <frame tileid="413" duration="260"/>
   <frame tileid="414" duration="260"/>
   <frame tileid="415" duration="260"/>
  </animation>
 </tile>
 <tile id="416">
  <animation>
   <frame tileid="416" duration="260"/>
   <frame tileid="417" duration="260"/>
   <frame tileid="418" duration="260"/>
   <frame tileid="419" duration="260"/>
  </animation>
 </tile>
 <tile id="420">
  <animation>
   <frame tileid="420" duration="260"/>
   <frame tileid="421" duration="260"/>
   <frame tileid="422" duration="260"/>
   <frame tileid="423" duration="260"/>
  </animation>
 </tile>
 <tile id="424">
  <animation>
   <frame tileid="424" duration="260"/>
   <frame tileid="425" duration="260"/>
   <frame tileid="426" duration="260"/>
   <frame tileid="427" duration="260"/>
  </animation>
 </tile>
 <tile id="428">
  <animation>
   <frame tileid="428" duration="260"/>
   <frame tileid="429" duration="260"/>
   <frame tileid="430" duration="260"/>
   <frame tileid="431" duration="260"/>
  </animation>
 </tile>
 <tile id="432">
  <animation>
   <frame tileid="432" duration="260"/>
   <frame tileid="433" duration="260"/>
   <frame tileid="434" duration="260"/>
   <frame tileid="435" duration="260"/>
  </animation>
 </tile>
 <tile id="436">
  <animation>
   <frame tileid="436" duration="260"/>
   <frame tileid="437" duration="260"/>
   <frame tileid="438" duration="260"/>
   <frame tileid="439" duration="260"/>
  </animation>
 </tile>
 <tile id="440">
  <animation>
   <frame tileid="440" duration="260"/>
   <frame tileid="441" duration="260"/>
   <frame tileid="442" duration="260"/>
   <frame tileid="443" duration="260"/>
  </animation>
 </tile>
 <tile id="444">
  <animation>
   <frame tileid="444" duration="260"/>
   <frame tileid="445" duration="260"/>
   <frame tileid="446" duration="260"/>
   <frame tileid="447" duration="260"/>
  </animation>
 </tile>
 <tile id="448">
  <animation>
   <frame tileid="448" duration="260"/>
   <frame tileid="449" duration="260"/>
   <frame tileid="450" duration="260"/>
   <frame tileid="451" duration="260"/>
  </animation>
 </tile>
 <tile id="452">
  <animation>
   <frame tileid="452" duration="260"/>
   <frame tileid="453" duration="260"/>
   <frame tileid="454" duration="260"/>
   <frame tileid="455" duration="260"/>
  </animation>
 </tile>
 <tile id="456">
  <animation>
   <frame tileid="456" duration="260"/>
   <frame tileid="457" duration="260"/>
   <frame tileid="458" duration="260"/>
   <frame tileid="459" duration="260"/>
  </animation>
 </tile>
 <tile id="460">
  <animation>
   <frame tileid="460" duration="260"/>
   <frame tileid="461" duration="260"/>
   <frame tileid="462" duration="260"/>
   <frame tileid="463" duration="260"/>
  </animation>
 </tile>
 <tile id="464">
  <animation>
   <frame tileid="464" duration="260"/>
   <frame tileid="465" duration="260"/>
   <frame tileid="466" duration="260"/>
   <frame tileid="467" duration="260"/>
  </animation>
 </tile>
 <tile id="468">
  <animation>
   <frame tileid="468" duration="260"/>
   <frame tileid="469" duration="260"/>
   <frame tileid="470" duration="260"/>
   <frame tileid="471" duration="260"/>
  </animation>
 </tile>
 <tile id="472">
  <animation>
   <frame tileid="472" duration="260"/>
   <frame tileid="473" duration="260"/>
   <frame tileid="474" duration="260"/>
   <frame tileid="475" duration="260"/>
  </animation>
 </tile>
 <tile id="476">
  <animation>
   <frame tileid="476" duration="260"/>
   <frame tileid="477" duration="260"/>
   <frame tileid="478" duration="260"/>
   <frame tileid="479" duration="260"/>
  </animation>
 </tile>
 <tile id="480">
  <animation>
   <frame tileid="480" duration="260"/>
   <frame tileid="481" duration="260"/>
   <frame tileid="482" duration="260"/>
   <frame tileid="483" duration="260"/>
  </animation>
 </tile>
 <tile id="484">
  <animation>
   <frame tileid="484" duration="260"/>
   <frame tileid="485" duration="260"/>
   <frame tileid="486" duration="260"/>
   <frame tileid="487" duration="260"/>
  </animation>
 </tile>
 <tile id="488">
  <animation>
   <frame tileid="488" duration="260"/>
   <frame tileid="489" duration="260"/>
   <frame tileid="490" duration="260"/>
   <frame tileid="491" duration="260"/>
  </animation>
 </tile>
 <tile id="492">
  <animation>
   <frame tileid="492" duration="260"/>
   <frame tileid="493" duration="260"/>
   <frame tileid="494" duration="260"/>
   <frame tileid="495" duration="260"/>
  </animation>
 </tile>
 <tile id="496">
  <animation>
   <frame tileid="496" duration="260"/>
   <frame tileid="497" duration="260"/>
   <frame tileid="498" duration="260"/>
   <frame tileid="499" duration="260"/>
  </animation>
 </tile>
 <tile id="500">
  <animation>
   <frame tileid="500" duration="260"/>
   <frame tileid="501" duration="260"/>
   <frame tileid="502" duration="260"/>
   <frame tileid="503" duration="260"/>
  </animation>
 </tile>
 <tile id="504">
  <animation>
   <frame tileid="504" duration="260"/>
   <frame tileid="505" duration="260"/>
   <frame tileid="506" duration="260"/>
   <frame tileid="507" duration="260"/>
  </animation>
 </tile>
 <tile id="508">
  <animation>
   <frame tileid="508" duration="260"/>
   <frame tileid="509" duration="260"/>
   <frame tileid="510" duration="260"/>
   <frame tileid="511" duration="260"/>
  </animation>
 </tile>
 <tile id="512">
  <animation>
   <frame tileid="512" duration="260"/>
   <frame tileid="513" duration="260"/>
   <frame tileid="514" duration="260"/>
   <frame tileid="515" duration="260"/>
  </animation>
 </tile>
 <tile id="516">
  <animation>
   <frame tileid="516" duration="260"/>
   <frame tileid="517" duration="260"/>
   <frame tileid="518" duration="260"/>
   <frame tileid="519" duration="260"/>
  </animation>
 </tile>
 <tile id="520">
  <animation>
   <frame tileid="520" duration="260"/>
   <frame tileid="521" duration="260"/>
   <frame tileid="522" duration="260"/>
   <frame tileid="523" duration="260"/>
  </animation>
 </tile>
 <tile id="524">
  <animation>
   <frame tileid="524" duration="260"/>
   <frame tileid="525" duration="260"/>
   <frame tileid="526" duration="260"/>
   <frame tileid="527" duration="260"/>
  </animation>
 </tile>
 <tile id="544">
  <animation>
   <frame tileid="544" duration="260"/>
   <frame tileid="545" duration="260"/>
   <frame tileid="546" duration="260"/>
   <frame tileid="547" duration="260"/>
  </animation>
 </tile>
 <tile id="548">
  <animation>
   <frame tileid="548" duration="260"/>
   <frame tileid="549" duration="260"/>
   <frame tileid="550" duration="260"/>
   <frame tileid="551" duration="260"/>
  </animation>
 </tile>
 <tile id="552">
  <animation>
   <frame tileid="552" duration="260"/>
   <frame tileid="553" duration="260"/>
   <frame tileid="554" duration="260"/>
   <frame tileid="555" duration="260"/>
  </animation>
 </tile>
 <tile id="556">
  <animation>
   <frame tileid="556" duration="260"/>
   <frame tileid="557" duration="260"/>
   <frame tileid="558" duration="260"/>
   <frame tileid="559" duration="260"/>
  </animation>
 </tile>
 <tile id="560">
  <animation>
   <frame tileid="560" duration="260"/>
   <frame tileid="561" duration="260"/>
   <frame tileid="562" duration="260"/>
   <frame tileid="563" duration="260"/>
  </animation>
 </tile>
 <tile id="564">
  <animation>
   <frame tileid="564" duration="260"/>
   <frame tileid="565" duration="260"/>
   <frame tileid="566" duration="260"/>
   <frame tileid="567" duration="260"/>
  </animation>
 </tile>
 <tile id="568">
  <animation>
   <frame tileid="568" duration="260"/>
   <frame tileid="569" duration="260"/>
   <frame tileid="570" duration="260"/>
   <frame tileid="571" duration="260"/>
  </animation>
 </tile>
 <tile id="572">
  <animation>
   <frame tileid="572" duration="260"/>
   <frame tileid="573" duration="260"/>
   <frame tileid="574" duration="260"/>
   <frame tileid="575" duration="260"/>
  </animation>
 </tile>
 <tile id="576">
  <animation>
   <frame tileid="576" duration="260"/>
   <frame tileid="577" duration="260"/>
   <frame tileid="578" duration="260"/>
   <frame tileid="579" duration="260"/>
  </animation>
 </tile>
 <tile id="580">
  <animation>
   <frame tileid="580" duration="260"/>
   <frame tileid="581" duration="260"/>
   <frame tileid="582" duration="260"/>
   <frame tileid="583" duration="260"/>
  </animation>
 </tile>
 <tile id="584">
  <animation>
   <frame tileid="584" duration="260"/>
   <frame tileid="585" duration="260"/>
   <frame tileid="586" duration="260"/>
   <frame tileid="587" duration="260"/>
  </animation>
 </tile>
 <tile id="588">
  <animation>
   <frame tileid="588" duration="260"/>
   <frame tileid="589" duration="260"/>
   <frame tileid="590" duration="260"/>
   <frame tileid="591" duration="260"/>
  </animation>
 </tile>
 <tile id="592">
  <animation>
   <frame tileid="592" duration="260"/>
   <frame tileid="593" duration="260"/>
   <frame tileid="594" duration="260"/>
   <frame tileid="595" duration="260"/>
  </animation>
 </tile>
 <tile id="596">
  <animation>
   <frame tileid="596" duration="260"/>
   <frame tileid="597" duration="260"/>
   <frame tileid="598" duration="260"/>
   <frame tileid="599" duration="260"/>
  </animation>
 </tile>
 <tile id="600">
  <animation>
   <frame tileid="600" duration="260"/>
   <frame tileid="601" duration="260"/>
   <frame tileid="602" duration="260"/>
   <frame tileid="603" duration="260"/>
  </animation>
 </tile>
 <tile id="604">
  <animation>
   <frame tileid="604" duration="260"/>
   <frame tileid="605" duration="260"/>
   <frame tileid="606" duration="260"/>
   <frame tileid="607" duration="260"/>
  </animation>
 </tile>
 <tile id="608">
  <animation>
   <frame tileid="608" duration="260"/>
   <frame tileid="609" duration="260"/>
   <frame tileid="610" duration="260"/>
   <frame tileid="611" duration="260"/>
  </animation>
 </tile>
 <tile id="612">
  <animation>
   <frame tileid="612" duration="260"/>
   <frame tileid="613" duration="260"/>
   <frame tileid="614" duration="260"/>
   <frame tileid="615" duration="260"/>
  </animation>
 </tile>
 <tile id="616">
  <animation>
   <frame tileid="616" duration="260"/>
   <frame tileid="617" duration="260"/>
   <frame tileid="618" duration="260"/>
   <frame tileid="619" duration="260"/>
  </animation>
 </tile>
 <tile id="620">
  <animation>
   <frame tileid="620" duration="260"/>
   <frame tileid="621" duration="260"/>
   <frame tileid="622" duration="260"/>
   <frame tileid="623" duration="260"/>
  </animation>
 </tile>
 <tile id="624">
  <animation>
   <frame tileid="624" duration="260"/>
   <frame tileid="625" duration="260"/>
   <frame tileid="626" duration="260"/>
   <frame tileid="627" duration="260"/>
  </animation>
 </tile>
 <tile id="628">
  <animation>
   <frame tileid="628" duration="260"/>
   <frame tileid="629" duration="260"/>
   <frame tileid="630" duration="260"/>
   <frame tileid="631" duration="260"/>
  </animation>
 </tile>
 <tile id="632">
  <animation>
   <frame tileid="632" duration="260"/>
   <frame tileid="633" duration="260"/>
   <frame tileid="634" duration="260"/>
   <frame tileid="635" duration="260"/>
  </animation>
 </tile>
 <tile id="636">
  <animation>
   <frame tileid="636" duration="260"/>
   <frame tileid="637" duration="260"/>
   <frame tileid="638" duration="260"/>
   <frame tileid="639" duration="260"/>
  </animation>
 </tile>
 <tile id="640">
  <animation>
   <frame tileid="640" duration="260"/>
   <frame tileid="641" duration="260"/>
   <frame tileid="642" duration="260"/>
   <frame tileid="643" duration="260"/>
  </animation>
 </tile>
 <tile id="644">
  <animation>
   <frame tileid="644" duration="260"/>
   <frame tileid="645" duration="260"/>
   <frame tileid="646" duration="260"/>
   <frame tileid="647" duration="260"/>
  </animation>
 </tile>
 <tile id="648">
  <animation>
   <frame tileid="648" duration="260"/>
   <frame tileid="649" duration="260"/>
   <frame tileid="650" duration="260"/>
   <frame tileid="651" duration="260"/>
  </animation>
 </tile>
 <tile id="652">
  <animation>
   <frame tileid="652" duration="260"/>
   <frame tileid="653" duration="260"/>
   <frame tileid="654" duration="260"/>
   <frame tileid="655" duration="260"/>
  </animation>
 </tile>
 <tile id="656">
  <animation>
   <frame tileid="656" duration="260"/>
   <frame tileid="657" duration="260"/>
   <frame tileid="658" duration="260"/>
   <frame tileid="659" duration="260"/>
  </animation>
 </tile>
 <tile id="660">
  <animation>
   <frame tileid="660" duration="260"/>
   <frame tileid="661" duration="260"/>
   <frame tileid="662" duration="260"/>
   <frame tileid="663" duration="260"/>
  </animation>
 </tile>
 <tile id="664">
  <animation>
   <frame tileid="664" duration="260"/>
   <frame tileid="665" duration="260"/>
   <frame tileid="666" duration="260"/>
   <frame tileid="667" duration="260"/>
  </animation>
 </tile>
 <tile id="668">
  <animation>
   <frame tileid="668" duration="260"/>
   <frame tileid="669" duration="260"/>
   <frame tileid="670" duration="260"/>
   <frame tileid="671" duration="260"/>
  </animation>
 </tile>
 <tile id="672">
  <animation>
   <frame tileid="672" duration="260"/>
   <frame tileid="673" duration="260"/>
   <frame tileid="674" duration="260"/>
   <frame tileid="675" duration="260"/>
  </animation>
 </tile>
 <tile id="676">
  <animation>
   <frame tileid="676" duration="260"/>
   <frame tileid="677" duration="260"/>
   <frame tileid="678" duration="260"/>
   <frame tileid="679" duration="260"/>
  </animation>
 </tile>
 <tile id="680">
  <animation>
   <frame tileid="680" duration="260"/>
   <frame tileid="681" duration="260"/>
   <frame tileid="682" duration="260"/>
   <frame tileid="683" duration="260"/>
  </animation>
 </tile>
 <tile id="684">
  <animation>
   <frame tileid="684" duration="260"/>
   <frame tileid="685" duration="260"/>
   <frame tileid="686" duration="260"/>
   <frame tileid="687" duration="260"/>
  </animation>
 </tile>
 <tile id="688">
  <animation>
   <frame tileid="688" duration="260"/>
   <frame tileid="689" duration="260"/>
   <frame tileid="690" duration="260"/>
   <frame tileid="691" duration="260"/>
  </animation>
 </tile>
 <tile id="692">
  <animation>
   <frame tileid="692" duration="260"/>
   <frame tileid="693" duration="260"/>
   <frame tileid="694" duration="260"/>
   <frame tileid="695" duration="260"/>
  </animation>
 </tile>
 <tile id="696">
  <animation>
   <frame tileid="696" duration="260"/>
   <frame tileid="697" duration="260"/>
   <frame tileid="698" duration="260"/>
   <frame tileid="699" duration="260"/>
  </animation>
 </tile>
 <tile id="700">
  <animation>
   <frame tileid="700" duration="260"/>
   <frame tileid="701" duration="260"/>
   <frame tileid="702" duration="260"/>
   <frame tileid="703" duration="260"/>
  </animation>
 </tile>
 <tile id="704">
  <animation>
   <frame tileid="704" duration="260"/>
   <frame tileid="705" duration="260"/>
   <frame tileid="706" duration="260"/>
   <frame tileid="707" duration="260"/>
  </animation>
 </tile>
 <tile id="708">
  <animation>
   <frame tileid="708" duration="260"/>
   <frame tileid="709" duration="260"/>
   <frame tileid="710" duration="260"/>
   <frame tileid="711" duration="260"/>
  </animation>
 </tile>
 <tile id="712">
  <animation>
   <frame tileid="712" duration="260"/>
   <frame tileid="713" duration="260"/>
   <frame tileid="714" duration="260"/>
   <frame tileid="715" duration="260"/>
  </animation>
 </tile>
 <tile id="716">
  <animation>
   <frame tileid="716" duration="260"/>
   <frame tileid="717" duration="260"/>
   <frame tileid="718" duration="260"/>
   <frame tileid="719" duration="260"/>
  </animation>
 </tile>
 <tile id="720">
  <animation>
   <frame tileid="720" duration="260"/>
   <frame tileid="721" duration="260"/>
   <frame tileid="722" duration="260"/>
   <frame tileid="723" duration="260"/>
  </animation>
 </tile>
 <tile id="724">
  <animation>
   <frame tileid="724" duration="260"/>
   <frame tileid="725" duration="260"/>
   <frame tileid="726" duration="260"/>
   <frame tileid="727" duration="260"/>
  </animation>
 </tile>
 <tile id="728">
  <animation>
   <frame tileid="728" duration="260"/>
   <frame tileid="729" duration="260"/>
   <frame tileid="730" duration="260"/>
   <frame tileid="731" duration="260"/>
  </animation>
 </tile>
 <tile id="732">
  <animation>
   <frame tileid="732" duration="260"/>
   <frame tileid="733" duration="260"/>
   <frame tileid="734" duration="260"/>
   <frame tileid="735" duration="260"/>
  </animation>
 </tile>
 <tile id="736">
  <animation>
   <frame tileid="736" duration="260"/>
   <frame tileid="737" duration="260"/>
   <frame tileid="738" duration="260"/>
   <frame tileid="739" duration="260"/>
  </animation>
 </tile>
 <tile id="740">
  <animation>
   <frame tileid="740" duration="260"/>
   <frame tileid="741" duration="260"/>
   <frame tileid="742" duration="260"/>
   <frame tileid="743" duration="260"/>
  </animation>
 </tile>
 <tile id="744">
  <animation>
   <frame tileid="744" duration="260"/>
   <frame tileid="745" duration="260"/>
   <frame tileid="746" duration="260"/>
   <frame tileid="747" duration="260"/>
  </animation>
 </tile>
 <tile id="748">
  <animation>
   <frame tileid="748" duration="260"/>
   <frame tileid="749" duration="260"/>
   <frame tileid="750" duration="260"/>
   <frame tileid="751" duration="260"/>
  </animation>
 </tile>
 <tile id="752">
  <animation>
   <frame tileid="752" duration="260"/>
   <frame tileid="753" duration="260"/>
   <frame tileid="754" duration="260"/>
   <frame tileid="755" duration="260"/>
  </animation>
 </tile>
 <tile id="756">
  <animation>
   <frame tileid="756" duration="260"/>
   <frame tileid="757" duration="260"/>
   <frame tileid="758" duration="260"/>
   <frame tileid="759" duration="260"/>
  </animation>
 </tile>
 <tile id="760">
  <animation>
   <frame tileid="760" duration="260"/>
   <frame tileid="761" duration="260"/>
   <frame tileid="762" duration="260"/>
   <frame tileid="763" duration="260"/>
  </animation>
 </tile>
 <tile id="764">
  <animation>
   <frame tileid="764" duration="260"/>
   <frame tileid="765" duration="260"/>
   <frame tileid="766" duration="260"/>
   <frame tileid="767" duration="260"/>
  </animation>
 </tile>
 <tile id="768">
  <animation>
   <frame tileid="768" duration="260"/>
   <frame tileid="769" duration="260"/>
   <frame tileid="770" duration="260"/>
   <frame tileid="771" duration="260"/>
  </animation>
 </tile>
 <tile id="772">
  <animation>
   <frame tileid="772" duration="260"/>
   <frame tileid="773" duration="260"/>
   <frame tileid="774" duration="260"/>
   <frame tileid="775" duration="260"/>
  </animation>
 </tile>
 <tile id="776">
  <animation>
   <frame tileid="776" duration="260"/>
   <frame tileid="777" duration="260"/>
   <frame tileid="778" duration="260"/>
   <frame tileid="779" duration="260"/>
  </animation>
 </tile>
 <tile id="780">
  <animation>
   <frame tileid="780" duration="260"/>
   <frame tileid="781" duration="260"/>
   <frame tileid="782" duration="260"/>
   <frame tileid="783" duration="260"/>
  </animation>
 </tile>
 <wangsets>
  <wangset name="dark grass" type="corner" tile="76">
   <wangcolor name="dark grass" color="#8460b4" tile="-1" probability="1"/>
   <wangtile tileid="20" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="21" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="22" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="23" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="24" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="25" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="26" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="27" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="28" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="29" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="30" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="31" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="32" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="33" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="34" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="35" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="36" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="37" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="38" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="39" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="40" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="41" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="42" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="43" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="44" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="45" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="46" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="47" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="48" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="49" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="50" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="51" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="52" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="53" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="54" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="55" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="56" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="57" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="58" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="59" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="60" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="61" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="62" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="63" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="64" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="65" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="66" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="67" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="68" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="69" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="70" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="71" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="72" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="73" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="74" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="75" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="76" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="77" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="78" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="79" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
  <wangset name="path" type="corner" tile="140">
   <wangcolor name="path" color="#dcba82" tile="-1" probability="1"/>
   <wangtile tileid="84" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="85" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="86" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="87" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="88" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="89" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="90" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="91" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="92" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="93" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="94" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="95" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="96" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="97" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="98" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="99" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="100" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="101" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="102" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="103" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="104" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="105" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="106" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="107" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="108" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="109" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="110" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="111" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="112" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="113" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="114" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="115" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="116" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="117" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="118" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="119" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="120" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="121" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="122" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="123" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="124" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="125" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="126" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="127" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="128" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="129" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="130" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="131" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="132" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="133" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="134" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="135" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="136" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="137" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="138" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="139" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="140" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="141" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="142" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="143" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
  <wangset name="paving" type="corner" tile="204">
   <wangcolor name="paving" color="#aaa9b2" tile="-1" probability="1"/>
   <wangtile tileid="148" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="149" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="150" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="151" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="152" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="153" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="154" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="155" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="156" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="157" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="158" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="159" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="160" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="161" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="162" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="163" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="164" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="165" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="166" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="167" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="168" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="169" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="170" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="171" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="172" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="173" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="174" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="175" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="176" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="177" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="178" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="179" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="180" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="181" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="182" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="183" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="184" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="185" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="186" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="187" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="188" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="189" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="190" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="191" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="192" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="193" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="194" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="195" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="196" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="197" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="198" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="199" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="200" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="201" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="202" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="203" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="204" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="205" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="206" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="207" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
  <wangset name="sand" type="corner" tile="268">
   <wangcolor name="sand" color="#d6d0ca" tile="-1" probability="1"/>
   <wangtile tileid="212" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="213" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="214" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="215" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="216" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="217" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="218" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="219" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="220" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="221" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="222" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="223" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="224" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="225" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="226" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="227" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="228" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="229" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="230" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="231" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="232" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="233" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="234" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="235" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="236" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="237" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="238" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="239" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="240" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="241" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="242" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="243" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="244" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="245" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="246" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="247" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="248" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="249" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="250" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="251" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="252" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="253" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="254" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="255" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="256" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="257" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="258" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="259" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="260" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="261" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="262" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="263" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="264" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="265" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="266" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="267" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="268" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="269" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="270" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="271" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
  <wangset name="water" type="corner" tile="512">
   <wangcolor name="water" color="#3a8eb6" tile="-1" probability="1"/>
   <wangtile tileid="288" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="292" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="296" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="300" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="304" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="308" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="312" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="316" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="320" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="324" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="328" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="332" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="336" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="340" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="344" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="348" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="352" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="356" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="360" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="364" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="368" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="372" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="376" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="380" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="384" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="388" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="392" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="396" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="400" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="404" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="408" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="412" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="416" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="420" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="424" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="428" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="432" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="436" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="440" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="444" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="448" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="452" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="456" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="460" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="464" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="468" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="472" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="476" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="480" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="484" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="488" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="492" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="496" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="500" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="504" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="508" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="512" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="516" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="520" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="524" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
  <wangset name="deep water" type="corner" tile="768">
   <wangcolor name="deep water" color="#2a5e94" tile="-1" probability="1"/>
   <wangtile tileid="544" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="548" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="552" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="556" wangid="0,0,0,0,0,0,0,1"/>
   <wangtile tileid="560" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="564" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="568" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="572" wangid="0,1,0,0,0,0,0,0"/>
   <wangtile tileid="576" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="580" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="584" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="588" wangid="0,1,0,0,0,0,0,1"/>
   <wangtile tileid="592" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="596" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="600" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="604" wangid="0,0,0,0,0,1,0,0"/>
   <wangtile tileid="608" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="612" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="616" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="620" wangid="0,0,0,0,0,1,0,1"/>
   <wangtile tileid="624" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="628" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="632" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="636" wangid="0,1,0,0,0,1,0,0"/>
   <wangtile tileid="640" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="644" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="648" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="652" wangid="0,1,0,0,0,1,0,1"/>
   <wangtile tileid="656" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="660" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="664" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="668" wangid="0,0,0,1,0,0,0,0"/>
   <wangtile tileid="672" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="676" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="680" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="684" wangid="0,0,0,1,0,0,0,1"/>
   <wangtile tileid="688" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="692" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="696" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="700" wangid="0,1,0,1,0,0,0,0"/>
   <wangtile tileid="704" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="708" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="712" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="716" wangid="0,1,0,1,0,0,0,1"/>
   <wangtile tileid="720" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="724" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="728" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="732" wangid="0,0,0,1,0,1,0,0"/>
   <wangtile tileid="736" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="740" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="744" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="748" wangid="0,0,0,1,0,1,0,1"/>
   <wangtile tileid="752" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="756" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="760" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="764" wangid="0,1,0,1,0,1,0,0"/>
   <wangtile tileid="768" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="772" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="776" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="780" wangid="0,1,0,1,0,1,0,1"/>
  </wangset>
 </wangsets>
</tileset>
