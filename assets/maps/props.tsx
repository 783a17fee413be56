<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="props" tilewidth="288" tileheight="253" tilecount="310" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="armchair"/>
   <property name="picture" value="armchair_green_down"/>
   <property name="seats" value="0,0,down"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here"/>
  </properties>
  <image width="40" height="44" source="../sprites/props/armchair_green_down.png"/>
 </tile>
 <tile id="1" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="armchair"/>
   <property name="picture" value="armchair_plum_down"/>
   <property name="seats" value="0,0,down"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here"/>
  </properties>
  <image width="40" height="44" source="../sprites/props/armchair_plum_down.png"/>
 </tile>
 <tile id="2" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="armchair"/>
   <property name="picture" value="armchair_plum_left"/>
   <property name="seats" value="0,0,left"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here"/>
  </properties>
  <image width="40" height="44" source="../sprites/props/armchair_plum_left.png"/>
 </tile>
 <tile id="3" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="armchair"/>
   <property name="picture" value="armchair_plum_right"/>
   <property name="seats" value="0,0,right"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here"/>
  </properties>
  <image width="40" height="44" source="../sprites/props/armchair_plum_right.png"/>
 </tile>
 <tile id="4" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="pub bar counter"/>
   <property name="picture" value="bar_counter_corner_left"/>
   <property name="state" value="default"/>
   <property name="use_from" value="east,west"/>
  </properties>
  <image width="32" height="40" source="../sprites/props/bar_counter_corner_left.png"/>
 </tile>
 <tile id="5" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="pub bar counter"/>
   <property name="picture" value="bar_counter_corner_right"/>
   <property name="state" value="default"/>
   <property name="use_from" value="east,west"/>
  </properties>
  <image width="32" height="40" source="../sprites/props/bar_counter_corner_right.png"/>
 </tile>
 <tile id="6" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="pub bar counter"/>
   <property name="picture" value="bar_counter_end_left"/>
   <property name="state" value="default"/>
   <property name="use_from" value="east,west"/>
  </properties>
  <image width="32" height="32" source="../sprites/props/bar_counter_end_left.png"/>
 </tile>
 <tile id="7" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="pub bar counter"/>
   <property name="picture" value="bar_counter_end_right"/>
   <property name="state" value="default"/>
   <property name="use_from" value="east,west"/>
  </properties>
  <image width="32" height="32" source="../sprites/props/bar_counter_end_right.png"/>
 </tile>
 <tile id="8" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="pub bar counter"/>
   <property name="picture" value="bar_counter_left"/>
   <property name="state" value="default"/>
   <property name="use_from" value="north,south"/>
  </properties>
  <image width="32" height="40" source="../sprites/props/bar_counter_left.png"/>
 </tile>
 <tile id="9" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="pub bar counter"/>
   <property name="picture" value="bar_counter_mid"/>
   <property name="state" value="default"/>
   <property name="use_from" value="north,south"/>
  </properties>
  <image width="32" height="40" source="../sprites/props/bar_counter_mid.png"/>
 </tile>
 <tile id="10" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="pub bar counter"/>
   <property name="picture" value="bar_counter_right"/>
   <property name="state" value="default"/>
   <property name="use_from" value="north,south"/>
  </properties>
  <image width="32" height="40" source="../sprites/props/bar_counter_right.png"/>
 </tile>
 <tile id="11" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="pub bar counter"/>
   <property name="picture" value="bar_counter_side_left"/>
   <property name="state" value="default"/>
   <property name="use_from" value="east,west"/>
  </properties>
  <image width="32" height="32" source="../sprites/props/bar_counter_side_left.png"/>
 </tile>
 <tile id="12" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="pub bar counter"/>
   <property name="picture" value="bar_counter_side_right"/>
   <property name="state" value="default"/>
   <property name="use_from" value="east,west"/>
  </properties>
  <image width="32" height="32" source="../sprites/props/bar_counter_side_right.png"/>
 </tile>
 <tile id="13" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="bar shelf"/>
   <property name="picture" value="bar_shelf"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="64" height="82" source="../sprites/props/bar_shelf.png"/>
 </tile>
 <tile id="14" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="bar stool"/>
   <property name="picture" value="bar_stool_green"/>
   <property name="seats" value="0,0,up"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here"/>
  </properties>
  <image width="32" height="35" source="../sprites/props/bar_stool_green.png"/>
 </tile>
 <tile id="15" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="bar stool"/>
   <property name="picture" value="bar_stool_red"/>
   <property name="seats" value="0,0,up"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here"/>
  </properties>
  <image width="32" height="35" source="../sprites/props/bar_stool_red.png"/>
 </tile>
 <tile id="16" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="barrel"/>
   <property name="picture" value="barrel"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="39" source="../sprites/props/barrel.png"/>
 </tile>
 <tile id="17" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="bathroom sink"/>
   <property name="picture" value="bath_sink"/>
   <property name="state" value="off"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="67" source="../sprites/props/bath_sink.png"/>
 </tile>
 <tile id="18" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="bathtub"/>
   <property name="picture" value="bathtub"/>
   <property name="state" value="empty"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="64" height="43" source="../sprites/props/bathtub.png"/>
 </tile>
 <tile id="19" type="object">
  <properties>
   <property name="footprint" value="1x2"/>
   <property name="kind" value="bed"/>
   <property name="picture" value="bed_blue"/>
   <property name="seats" value="0,1,down"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here,west,east"/>
  </properties>
  <image width="32" height="82" source="../sprites/props/bed_blue.png"/>
 </tile>
 <tile id="20" type="object">
  <properties>
   <property name="capacity" type="int" value="2"/>
   <property name="footprint" value="2x2"/>
   <property name="kind" value="bed"/>
   <property name="picture" value="bed_double_blue"/>
   <property name="seats" value="0,1,down 1,1,down"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here,west,east"/>
  </properties>
  <image width="64" height="82" source="../sprites/props/bed_double_blue.png"/>
 </tile>
 <tile id="21" type="object">
  <properties>
   <property name="capacity" type="int" value="2"/>
   <property name="footprint" value="2x2"/>
   <property name="kind" value="bed"/>
   <property name="picture" value="bed_double_plum"/>
   <property name="seats" value="0,1,down 1,1,down"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here,west,east"/>
  </properties>
  <image width="64" height="82" source="../sprites/props/bed_double_plum.png"/>
 </tile>
 <tile id="22" type="object">
  <properties>
   <property name="capacity" type="int" value="2"/>
   <property name="footprint" value="2x2"/>
   <property name="kind" value="bed"/>
   <property name="picture" value="bed_double_red"/>
   <property name="seats" value="0,1,down 1,1,down"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here,west,east"/>
  </properties>
  <image width="64" height="82" source="../sprites/props/bed_double_red.png"/>
 </tile>
 <tile id="23" type="object">
  <properties>
   <property name="footprint" value="1x2"/>
   <property name="kind" value="bed"/>
   <property name="picture" value="bed_gold"/>
   <property name="seats" value="0,1,down"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here,west,east"/>
  </properties>
  <image width="32" height="82" source="../sprites/props/bed_gold.png"/>
 </tile>
 <tile id="24" type="object">
  <properties>
   <property name="footprint" value="1x2"/>
   <property name="kind" value="bed"/>
   <property name="picture" value="bed_green"/>
   <property name="seats" value="0,1,down"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here,west,east"/>
  </properties>
  <image width="32" height="82" source="../sprites/props/bed_green.png"/>
 </tile>
 <tile id="25" type="object">
  <properties>
   <property name="footprint" value="1x2"/>
   <property name="kind" value="bed"/>
   <property name="picture" value="bed_plum"/>
   <property name="seats" value="0,1,down"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here,west,east"/>
  </properties>
  <image width="32" height="82" source="../sprites/props/bed_plum.png"/>
 </tile>
 <tile id="26" type="object">
  <properties>
   <property name="footprint" value="1x2"/>
   <property name="kind" value="bed"/>
   <property name="picture" value="bed_red"/>
   <property name="seats" value="0,1,down"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here,west,east"/>
  </properties>
  <image width="32" height="82" source="../sprites/props/bed_red.png"/>
 </tile>
 <tile id="27" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="beer taps"/>
   <property name="lift" type="int" value="27"/>
   <property name="picture" value="beer_taps"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="25" source="../sprites/props/beer_taps.png"/>
 </tile>
 <tile id="28" type="object">
  <properties>
   <property name="capacity" type="int" value="2"/>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="bench"/>
   <property name="picture" value="bench_back"/>
   <property name="seats" value="0,0,up 1,0,up"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here"/>
  </properties>
  <image width="64" height="37" source="../sprites/props/bench_back.png"/>
 </tile>
 <tile id="29" type="object">
  <properties>
   <property name="capacity" type="int" value="2"/>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="bench"/>
   <property name="picture" value="bench_front"/>
   <property name="seats" value="0,0,down 1,0,down"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here"/>
  </properties>
  <image width="64" height="40" source="../sprites/props/bench_front.png"/>
 </tile>
 <tile id="30" type="object">
  <properties>
   <property name="capacity" type="int" value="2"/>
   <property name="footprint" value="1x2"/>
   <property name="kind" value="bench"/>
   <property name="picture" value="bench_side_left"/>
   <property name="seats" value="0,0,left 0,1,left"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here"/>
  </properties>
  <image width="32" height="69" source="../sprites/props/bench_side_left.png"/>
 </tile>
 <tile id="31" type="object">
  <properties>
   <property name="capacity" type="int" value="2"/>
   <property name="footprint" value="1x2"/>
   <property name="kind" value="bench"/>
   <property name="picture" value="bench_side_right"/>
   <property name="seats" value="0,0,right 0,1,right"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here"/>
  </properties>
  <image width="32" height="69" source="../sprites/props/bench_side_right.png"/>
 </tile>
 <tile id="32" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="bicycle"/>
   <property name="picture" value="bicycle_blue"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="64" height="36" source="../sprites/props/bicycle_blue.png"/>
 </tile>
 <tile id="33" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="bicycle"/>
   <property name="picture" value="bicycle_red"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="64" height="36" source="../sprites/props/bicycle_red.png"/>
 </tile>
 <tile id="34" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="birch"/>
   <property name="picture" value="birch"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="72" height="114" source="../sprites/props/birch.png"/>
 </tile>
 <tile id="35" type="object">
  <properties>
   <property name="capacity" type="int" value="2"/>
   <property name="footprint" value="3x1"/>
   <property name="kind" value="blackboard"/>
   <property name="lift" type="int" value="5"/>
   <property name="picture" value="blackboard"/>
   <property name="state" value="written"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="96" height="49" source="../sprites/props/blackboard.png"/>
 </tile>
 <tile id="36" type="object">
  <properties>
   <property name="footprint" value="3x1"/>
   <property name="kind" value="boat"/>
   <property name="picture" value="boat"/>
   <property name="state" value="default"/>
   <property name="use_from" value="north"/>
  </properties>
  <image width="96" height="38" source="../sprites/props/boat.png"/>
 </tile>
 <tile id="37" type="object">
  <properties>
   <property name="capacity" type="int" value="2"/>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="bookshelf"/>
   <property name="picture" value="bookshelf_oak"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="64" height="79" source="../sprites/props/bookshelf_oak.png"/>
 </tile>
 <tile id="38" type="object">
  <properties>
   <property name="capacity" type="int" value="2"/>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="bookshelf"/>
   <property name="picture" value="bookshelf_tall"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="64" height="97" source="../sprites/props/bookshelf_tall.png"/>
 </tile>
 <tile id="39" type="object">
  <properties>
   <property name="capacity" type="int" value="2"/>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="bookshelf"/>
   <property name="picture" value="bookshelf_walnut"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="64" height="79" source="../sprites/props/bookshelf_walnut.png"/>
 </tile>
 <tile id="40" type="object">
  <properties>
   <property name="footprint" value="0x0"/>
   <property name="kind" value="stone bridge"/>
   <property name="picture" value="bridge_across_left"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="119" source="../sprites/props/bridge_across_left.png"/>
 </tile>
 <tile id="41" type="object">
  <properties>
   <property name="footprint" value="0x0"/>
   <property name="kind" value="stone bridge"/>
   <property name="picture" value="bridge_across_mid"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="114" source="../sprites/props/bridge_across_mid.png"/>
 </tile>
 <tile id="42" type="object">
  <properties>
   <property name="footprint" value="0x0"/>
   <property name="kind" value="stone bridge"/>
   <property name="picture" value="bridge_across_right"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="119" source="../sprites/props/bridge_across_right.png"/>
 </tile>
 <tile id="43" type="object">
  <properties>
   <property name="footprint" value="0x0"/>
   <property name="kind" value="stone bridge"/>
   <property name="picture" value="bridge_along_end"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="96" height="46" source="../sprites/props/bridge_along_end.png"/>
 </tile>
 <tile id="44" type="object">
  <properties>
   <property name="footprint" value="0x0"/>
   <property name="kind" value="stone bridge"/>
   <property name="picture" value="bridge_along_mid"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="96" height="46" source="../sprites/props/bridge_along_mid.png"/>
 </tile>
 <tile id="45" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="bush"/>
   <property name="picture" value="bush_berry"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="40" height="26" source="../sprites/props/bush_berry.png"/>
 </tile>
 <tile id="46" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="bush"/>
   <property name="picture" value="bush_plain"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="40" height="27" source="../sprites/props/bush_plain.png"/>
 </tile>
 <tile id="47" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="bush"/>
   <property name="picture" value="bush_rose"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="40" height="27" source="../sprites/props/bush_rose.png"/>
 </tile>
 <tile id="48" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="bush"/>
   <property name="picture" value="bush_white"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="40" height="26" source="../sprites/props/bush_white.png"/>
 </tile>
 <tile id="49" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="cafe counter"/>
   <property name="picture" value="cafe_counter_corner_left"/>
   <property name="state" value="default"/>
   <property name="use_from" value="east,west"/>
  </properties>
  <image width="32" height="40" source="../sprites/props/cafe_counter_corner_left.png"/>
 </tile>
 <tile id="50" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="cafe counter"/>
   <property name="picture" value="cafe_counter_corner_right"/>
   <property name="state" value="default"/>
   <property name="use_from" value="east,west"/>
  </properties>
  <image width="32" height="40" source="../sprites/props/cafe_counter_corner_right.png"/>
 </tile>
 <tile id="51" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="cafe counter"/>
   <property name="picture" value="cafe_counter_end_left"/>
   <property name="state" value="default"/>
   <property name="use_from" value="east,west"/>
  </properties>
  <image width="32" height="32" source="../sprites/props/cafe_counter_end_left.png"/>
 </tile>
 <tile id="52" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="cafe counter"/>
   <property name="picture" value="cafe_counter_end_right"/>
   <property name="state" value="default"/>
   <property name="use_from" value="east,west"/>
  </properties>
  <image width="32" height="32" source="../sprites/props/cafe_counter_end_right.png"/>
 </tile>
 <tile id="53" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="cafe counter"/>
   <property name="picture" value="cafe_counter_left"/>
   <property name="state" value="default"/>
   <property name="use_from" value="north,south"/>
  </properties>
  <image width="32" height="40" source="../sprites/props/cafe_counter_left.png"/>
 </tile>
 <tile id="54" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="cafe counter"/>
   <property name="picture" value="cafe_counter_mid"/>
   <property name="state" value="default"/>
   <property name="use_from" value="north,south"/>
  </properties>
  <image width="32" height="40" source="../sprites/props/cafe_counter_mid.png"/>
 </tile>
 <tile id="55" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="cafe counter"/>
   <property name="picture" value="cafe_counter_right"/>
   <property name="state" value="default"/>
   <property name="use_from" value="north,south"/>
  </properties>
  <image width="32" height="40" source="../sprites/props/cafe_counter_right.png"/>
 </tile>
 <tile id="56" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="cafe counter"/>
   <property name="picture" value="cafe_counter_side_left"/>
   <property name="state" value="default"/>
   <property name="use_from" value="east,west"/>
  </properties>
  <image width="32" height="32" source="../sprites/props/cafe_counter_side_left.png"/>
 </tile>
 <tile id="57" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="cafe counter"/>
   <property name="picture" value="cafe_counter_side_right"/>
   <property name="state" value="default"/>
   <property name="use_from" value="east,west"/>
  </properties>
  <image width="32" height="32" source="../sprites/props/cafe_counter_side_right.png"/>
 </tile>
 <tile id="58" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="cafe table"/>
   <property name="picture" value="cafe_table"/>
   <property name="state" value="default"/>
   <property name="use_from" value="west,east"/>
  </properties>
  <image width="44" height="40" source="../sprites/props/cafe_table.png"/>
 </tile>
 <tile id="59" type="object">
  <properties>
   <property name="capacity" type="int" value="2"/>
   <property name="footprint" value="3x1"/>
   <property name="kind" value="cafe table with chairs"/>
   <property name="picture" value="cafe_table_set"/>
   <property name="seats" value="0,0,right 2,0,left"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here"/>
  </properties>
  <image width="96" height="40" source="../sprites/props/cafe_table_set.png"/>
 </tile>
 <tile id="60" type="object">
  <properties>
   <property name="footprint" value="0x0"/>
   <property name="kind" value="cat"/>
   <property name="picture" value="cat_ginger"/>
   <property name="state" value="sit"/>
   <property name="use_from" value="south,east,west"/>
  </properties>
  <image width="32" height="27" source="../sprites/props/cat_ginger.png"/>
 </tile>
 <tile id="61" type="object">
  <properties>
   <property name="footprint" value="0x0"/>
   <property name="kind" value="cat"/>
   <property name="picture" value="cat_grey"/>
   <property name="state" value="sit"/>
   <property name="use_from" value="south,east,west"/>
  </properties>
  <image width="32" height="27" source="../sprites/props/cat_grey.png"/>
 </tile>
 <tile id="62" type="object">
  <properties>
   <property name="footprint" value="1x0"/>
   <property name="kind" value="clock"/>
   <property name="lift" type="int" value="34"/>
   <property name="picture" value="clock"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="24" source="../sprites/props/clock.png"/>
 </tile>
 <tile id="63" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="closet"/>
   <property name="picture" value="closet_narrow"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="80" source="../sprites/props/closet_narrow.png"/>
 </tile>
 <tile id="64" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="closet"/>
   <property name="picture" value="closet_oak"/>
   <property name="state" value="closed"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="64" height="80" source="../sprites/props/closet_oak.png"/>
 </tile>
 <tile id="65" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="closet"/>
   <property name="picture" value="closet_walnut"/>
   <property name="state" value="closed"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="64" height="80" source="../sprites/props/closet_walnut.png"/>
 </tile>
 <tile id="66" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="coffee machine"/>
   <property name="lift" type="int" value="25"/>
   <property name="picture" value="coffee_machine"/>
   <property name="state" value="idle"/>
   <property name="use_from" value="north"/>
  </properties>
  <image width="32" height="51" source="../sprites/props/coffee_machine.png"/>
 </tile>
 <tile id="67" type="object">
  <properties>
   <property name="capacity" type="int" value="4"/>
   <property name="footprint" value="3x2"/>
   <property name="kind" value="common room table"/>
   <property name="picture" value="common_table"/>
   <property name="state" value="default"/>
   <property name="use_from" value="north,south,west,east"/>
  </properties>
  <image width="96" height="58" source="../sprites/props/common_table.png"/>
 </tile>
 <tile id="68" type="object">
  <properties>
   <property name="capacity" type="int" value="4"/>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="common room table"/>
   <property name="picture" value="common_table_small"/>
   <property name="state" value="default"/>
   <property name="use_from" value="north,south,west,east"/>
  </properties>
  <image width="64" height="42" source="../sprites/props/common_table_small.png"/>
 </tile>
 <tile id="69" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="computer"/>
   <property name="lift" type="int" value="27"/>
   <property name="picture" value="computer"/>
   <property name="state" value="off"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="33" source="../sprites/props/computer.png"/>
 </tile>
 <tile id="70" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="computer desk"/>
   <property name="picture" value="computer_desk"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="64" height="42" source="../sprites/props/computer_desk.png"/>
 </tile>
 <tile id="71" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="produce crate"/>
   <property name="picture" value="crate_apples"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="29" source="../sprites/props/crate_apples.png"/>
 </tile>
 <tile id="72" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="produce crate"/>
   <property name="picture" value="crate_cabbages"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="29" source="../sprites/props/crate_cabbages.png"/>
 </tile>
 <tile id="73" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="produce crate"/>
   <property name="picture" value="crate_carrots"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="31" source="../sprites/props/crate_carrots.png"/>
 </tile>
 <tile id="74" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="produce crate"/>
   <property name="picture" value="crate_oranges"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="29" source="../sprites/props/crate_oranges.png"/>
 </tile>
 <tile id="75" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="desk"/>
   <property name="picture" value="desk"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="64" height="49" source="../sprites/props/desk.png"/>
 </tile>
 <tile id="76" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="dining chair"/>
   <property name="picture" value="dining_chair_blue_down"/>
   <property name="seats" value="0,0,down"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here"/>
  </properties>
  <image width="32" height="37" source="../sprites/props/dining_chair_blue_down.png"/>
 </tile>
 <tile id="77" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="dining chair"/>
   <property name="picture" value="dining_chair_blue_left"/>
   <property name="seats" value="0,0,left"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here"/>
  </properties>
  <image width="32" height="37" source="../sprites/props/dining_chair_blue_left.png"/>
 </tile>
 <tile id="78" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="dining chair"/>
   <property name="picture" value="dining_chair_blue_right"/>
   <property name="seats" value="0,0,right"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here"/>
  </properties>
  <image width="32" height="37" source="../sprites/props/dining_chair_blue_right.png"/>
 </tile>
 <tile id="79" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="dining chair"/>
   <property name="picture" value="dining_chair_blue_up"/>
   <property name="seats" value="0,0,up"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here"/>
  </properties>
  <image width="32" height="33" source="../sprites/props/dining_chair_blue_up.png"/>
 </tile>
 <tile id="80" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="dining chair"/>
   <property name="picture" value="dining_chair_oak_down"/>
   <property name="seats" value="0,0,down"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here"/>
  </properties>
  <image width="32" height="37" source="../sprites/props/dining_chair_oak_down.png"/>
 </tile>
 <tile id="81" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="dining chair"/>
   <property name="picture" value="dining_chair_oak_left"/>
   <property name="seats" value="0,0,left"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here"/>
  </properties>
  <image width="32" height="37" source="../sprites/props/dining_chair_oak_left.png"/>
 </tile>
 <tile id="82" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="dining chair"/>
   <property name="picture" value="dining_chair_oak_right"/>
   <property name="seats" value="0,0,right"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here"/>
  </properties>
  <image width="32" height="37" source="../sprites/props/dining_chair_oak_right.png"/>
 </tile>
 <tile id="83" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="dining chair"/>
   <property name="picture" value="dining_chair_oak_up"/>
   <property name="seats" value="0,0,up"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here"/>
  </properties>
  <image width="32" height="33" source="../sprites/props/dining_chair_oak_up.png"/>
 </tile>
 <tile id="84" type="object">
  <properties>
   <property name="footprint" value="1x0"/>
   <property name="kind" value="door"/>
   <property name="lift" type="int" value="5"/>
   <property name="picture" value="door_blue"/>
   <property name="state" value="closed"/>
   <property name="use_from" value="north,south"/>
  </properties>
  <image width="40" height="66" source="../sprites/props/door_blue.png"/>
 </tile>
 <tile id="85" type="object">
  <properties>
   <property name="footprint" value="1x0"/>
   <property name="kind" value="door"/>
   <property name="lift" type="int" value="5"/>
   <property name="picture" value="door_green"/>
   <property name="state" value="closed"/>
   <property name="use_from" value="north,south"/>
  </properties>
  <image width="40" height="66" source="../sprites/props/door_green.png"/>
 </tile>
 <tile id="86" type="object">
  <properties>
   <property name="footprint" value="1x0"/>
   <property name="kind" value="door"/>
   <property name="lift" type="int" value="5"/>
   <property name="picture" value="door_oak"/>
   <property name="state" value="closed"/>
   <property name="use_from" value="north,south"/>
  </properties>
  <image width="40" height="66" source="../sprites/props/door_oak.png"/>
 </tile>
 <tile id="87" type="object">
  <properties>
   <property name="footprint" value="1x0"/>
   <property name="kind" value="door"/>
   <property name="lift" type="int" value="5"/>
   <property name="picture" value="door_red"/>
   <property name="state" value="closed"/>
   <property name="use_from" value="north,south"/>
  </properties>
  <image width="40" height="66" source="../sprites/props/door_red.png"/>
 </tile>
 <tile id="88" type="object">
  <properties>
   <property name="footprint" value="0x0"/>
   <property name="kind" value="rug"/>
   <property name="picture" value="doormat"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="16" source="../sprites/props/doormat.png"/>
 </tile>
 <tile id="89" type="object">
  <properties>
   <property name="capacity" type="int" value="3"/>
   <property name="footprint" value="2x2"/>
   <property name="kind" value="dorm garden"/>
   <property name="picture" value="dorm_garden"/>
   <property name="state" value="grown"/>
   <property name="use_from" value="south,north,west,east"/>
  </properties>
  <image width="64" height="74" source="../sprites/props/dorm_garden.png"/>
 </tile>
 <tile id="90" type="object">
  <properties>
   <property name="footprint" value="0x0"/>
   <property name="kind" value="duck"/>
   <property name="picture" value="duck_drake"/>
   <property name="state" value="swim"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="23" source="../sprites/props/duck_drake.png"/>
 </tile>
 <tile id="91" type="object">
  <properties>
   <property name="footprint" value="0x0"/>
   <property name="kind" value="duck"/>
   <property name="picture" value="duck_hen"/>
   <property name="state" value="swim"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="23" source="../sprites/props/duck_hen.png"/>
 </tile>
 <tile id="92" type="object">
  <properties>
   <property name="footprint" value="0x0"/>
   <property name="kind" value="duck"/>
   <property name="picture" value="duckling"/>
   <property name="state" value="walk"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="16" source="../sprites/props/duckling.png"/>
 </tile>
 <tile id="93" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="easel"/>
   <property name="picture" value="easel"/>
   <property name="state" value="empty"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="64" source="../sprites/props/easel.png"/>
 </tile>
 <tile id="94" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="fence"/>
   <property name="picture" value="fence_white_e"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="37" source="../sprites/props/fence_white_e.png"/>
 </tile>
 <tile id="95" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="fence"/>
   <property name="picture" value="fence_white_es"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="37" source="../sprites/props/fence_white_es.png"/>
 </tile>
 <tile id="96" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="fence"/>
   <property name="picture" value="fence_white_esw"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="37" source="../sprites/props/fence_white_esw.png"/>
 </tile>
 <tile id="97" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="fence"/>
   <property name="picture" value="fence_white_ew"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="37" source="../sprites/props/fence_white_ew.png"/>
 </tile>
 <tile id="98" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="fence"/>
   <property name="picture" value="fence_white_n"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="44" source="../sprites/props/fence_white_n.png"/>
 </tile>
 <tile id="99" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="fence"/>
   <property name="picture" value="fence_white_ne"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="44" source="../sprites/props/fence_white_ne.png"/>
 </tile>
 <tile id="100" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="fence"/>
   <property name="picture" value="fence_white_nes"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="44" source="../sprites/props/fence_white_nes.png"/>
 </tile>
 <tile id="101" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="fence"/>
   <property name="picture" value="fence_white_nesw"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="44" source="../sprites/props/fence_white_nesw.png"/>
 </tile>
 <tile id="102" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="fence"/>
   <property name="picture" value="fence_white_new"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="44" source="../sprites/props/fence_white_new.png"/>
 </tile>
 <tile id="103" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="fence"/>
   <property name="picture" value="fence_white_ns"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="44" source="../sprites/props/fence_white_ns.png"/>
 </tile>
 <tile id="104" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="fence"/>
   <property name="picture" value="fence_white_nsw"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="44" source="../sprites/props/fence_white_nsw.png"/>
 </tile>
 <tile id="105" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="fence"/>
   <property name="picture" value="fence_white_nw"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="44" source="../sprites/props/fence_white_nw.png"/>
 </tile>
 <tile id="106" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="fence"/>
   <property name="picture" value="fence_white_s"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="37" source="../sprites/props/fence_white_s.png"/>
 </tile>
 <tile id="107" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="fence"/>
   <property name="picture" value="fence_white_single"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="37" source="../sprites/props/fence_white_single.png"/>
 </tile>
 <tile id="108" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="fence"/>
   <property name="picture" value="fence_white_sw"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="37" source="../sprites/props/fence_white_sw.png"/>
 </tile>
 <tile id="109" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="fence"/>
   <property name="picture" value="fence_white_w"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="37" source="../sprites/props/fence_white_w.png"/>
 </tile>
 <tile id="110" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="fence"/>
   <property name="picture" value="fence_wood_e"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="37" source="../sprites/props/fence_wood_e.png"/>
 </tile>
 <tile id="111" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="fence"/>
   <property name="picture" value="fence_wood_es"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="37" source="../sprites/props/fence_wood_es.png"/>
 </tile>
 <tile id="112" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="fence"/>
   <property name="picture" value="fence_wood_esw"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="37" source="../sprites/props/fence_wood_esw.png"/>
 </tile>
 <tile id="113" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="fence"/>
   <property name="picture" value="fence_wood_ew"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="37" source="../sprites/props/fence_wood_ew.png"/>
 </tile>
 <tile id="114" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="fence"/>
   <property name="picture" value="fence_wood_n"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="44" source="../sprites/props/fence_wood_n.png"/>
 </tile>
 <tile id="115" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="fence"/>
   <property name="picture" value="fence_wood_ne"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="44" source="../sprites/props/fence_wood_ne.png"/>
 </tile>
 <tile id="116" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="fence"/>
   <property name="picture" value="fence_wood_nes"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="44" source="../sprites/props/fence_wood_nes.png"/>
 </tile>
 <tile id="117" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="fence"/>
   <property name="picture" value="fence_wood_nesw"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="44" source="../sprites/props/fence_wood_nesw.png"/>
 </tile>
 <tile id="118" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="fence"/>
   <property name="picture" value="fence_wood_new"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="44" source="../sprites/props/fence_wood_new.png"/>
 </tile>
 <tile id="119" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="fence"/>
   <property name="picture" value="fence_wood_ns"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="44" source="../sprites/props/fence_wood_ns.png"/>
 </tile>
 <tile id="120" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="fence"/>
   <property name="picture" value="fence_wood_nsw"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="44" source="../sprites/props/fence_wood_nsw.png"/>
 </tile>
 <tile id="121" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="fence"/>
   <property name="picture" value="fence_wood_nw"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="44" source="../sprites/props/fence_wood_nw.png"/>
 </tile>
 <tile id="122" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="fence"/>
   <property name="picture" value="fence_wood_s"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="37" source="../sprites/props/fence_wood_s.png"/>
 </tile>
 <tile id="123" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="fence"/>
   <property name="picture" value="fence_wood_single"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="37" source="../sprites/props/fence_wood_single.png"/>
 </tile>
 <tile id="124" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="fence"/>
   <property name="picture" value="fence_wood_sw"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="37" source="../sprites/props/fence_wood_sw.png"/>
 </tile>
 <tile id="125" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="fence"/>
   <property name="picture" value="fence_wood_w"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="37" source="../sprites/props/fence_wood_w.png"/>
 </tile>
 <tile id="126" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="fireplace"/>
   <property name="picture" value="fireplace"/>
   <property name="state" value="burning"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="64" height="78" source="../sprites/props/fireplace.png"/>
 </tile>
 <tile id="127" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="floor lamp"/>
   <property name="picture" value="floor_lamp"/>
   <property name="state" value="off"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="72" source="../sprites/props/floor_lamp.png"/>
 </tile>
 <tile id="128" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="flower bed"/>
   <property name="picture" value="flowerbed_lavender"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="64" height="42" source="../sprites/props/flowerbed_lavender.png"/>
 </tile>
 <tile id="129" type="object">
  <properties>
   <property name="footprint" value="3x1"/>
   <property name="kind" value="flower bed"/>
   <property name="picture" value="flowerbed_mixed"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="96" height="26" source="../sprites/props/flowerbed_mixed.png"/>
 </tile>
 <tile id="130" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="flower bed"/>
   <property name="picture" value="flowerbed_tulips"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="64" height="28" source="../sprites/props/flowerbed_tulips.png"/>
 </tile>
 <tile id="131" type="object">
  <properties>
   <property name="capacity" type="int" value="8"/>
   <property name="footprint" value="3x2"/>
   <property name="kind" value="fountain"/>
   <property name="picture" value="fountain"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south,west,east,north"/>
  </properties>
  <image width="96" height="87" source="../sprites/props/fountain.png"/>
 </tile>
 <tile id="132" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="game console with TV"/>
   <property name="picture" value="game_tv"/>
   <property name="state" value="off"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="64" height="66" source="../sprites/props/game_tv.png"/>
 </tile>
 <tile id="133" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="gate"/>
   <property name="picture" value="gate_white"/>
   <property name="state" value="closed"/>
   <property name="use_from" value="north,south"/>
  </properties>
  <image width="32" height="39" source="../sprites/props/gate_white.png"/>
 </tile>
 <tile id="134" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="gate"/>
   <property name="picture" value="gate_wood"/>
   <property name="state" value="closed"/>
   <property name="use_from" value="north,south"/>
  </properties>
  <image width="32" height="39" source="../sprites/props/gate_wood.png"/>
 </tile>
 <tile id="135" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="grocery counter"/>
   <property name="picture" value="grocery_counter_left"/>
   <property name="state" value="default"/>
   <property name="use_from" value="north,south"/>
  </properties>
  <image width="32" height="40" source="../sprites/props/grocery_counter_left.png"/>
 </tile>
 <tile id="136" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="grocery counter"/>
   <property name="picture" value="grocery_counter_mid"/>
   <property name="state" value="default"/>
   <property name="use_from" value="north,south"/>
  </properties>
  <image width="32" height="40" source="../sprites/props/grocery_counter_mid.png"/>
 </tile>
 <tile id="137" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="grocery counter"/>
   <property name="picture" value="grocery_counter_right"/>
   <property name="state" value="default"/>
   <property name="use_from" value="north,south"/>
  </properties>
  <image width="32" height="40" source="../sprites/props/grocery_counter_right.png"/>
 </tile>
 <tile id="138" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="grocery counter"/>
   <property name="picture" value="grocery_counter_till"/>
   <property name="state" value="default"/>
   <property name="use_from" value="north,south"/>
  </properties>
  <image width="64" height="54" source="../sprites/props/grocery_counter_till.png"/>
 </tile>
 <tile id="139" type="object">
  <properties>
   <property name="capacity" type="int" value="2"/>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="grocery shelf"/>
   <property name="picture" value="grocery_shelf_cans"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="64" height="75" source="../sprites/props/grocery_shelf_cans.png"/>
 </tile>
 <tile id="140" type="object">
  <properties>
   <property name="capacity" type="int" value="2"/>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="grocery shelf"/>
   <property name="picture" value="grocery_shelf_fresh"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="64" height="75" source="../sprites/props/grocery_shelf_fresh.png"/>
 </tile>
 <tile id="141" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="guitar"/>
   <property name="picture" value="guitar"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="59" source="../sprites/props/guitar.png"/>
 </tile>
 <tile id="142" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="guitar"/>
   <property name="picture" value="guitar_red"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="59" source="../sprites/props/guitar_red.png"/>
 </tile>
 <tile id="143" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="harp"/>
   <property name="picture" value="harp"/>
   <property name="state" value="default"/>
   <property name="use_from" value="east,south"/>
  </properties>
  <image width="48" height="71" source="../sprites/props/harp.png"/>
 </tile>
 <tile id="144" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="hedge"/>
   <property name="picture" value="hedge_e"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="37" source="../sprites/props/hedge_e.png"/>
 </tile>
 <tile id="145" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="hedge"/>
   <property name="picture" value="hedge_es"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="37" source="../sprites/props/hedge_es.png"/>
 </tile>
 <tile id="146" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="hedge"/>
   <property name="picture" value="hedge_esw"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="37" source="../sprites/props/hedge_esw.png"/>
 </tile>
 <tile id="147" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="hedge"/>
   <property name="picture" value="hedge_ew"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="37" source="../sprites/props/hedge_ew.png"/>
 </tile>
 <tile id="148" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="hedge"/>
   <property name="picture" value="hedge_n"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="51" source="../sprites/props/hedge_n.png"/>
 </tile>
 <tile id="149" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="hedge"/>
   <property name="picture" value="hedge_ne"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="51" source="../sprites/props/hedge_ne.png"/>
 </tile>
 <tile id="150" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="hedge"/>
   <property name="picture" value="hedge_nes"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="51" source="../sprites/props/hedge_nes.png"/>
 </tile>
 <tile id="151" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="hedge"/>
   <property name="picture" value="hedge_nesw"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="51" source="../sprites/props/hedge_nesw.png"/>
 </tile>
 <tile id="152" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="hedge"/>
   <property name="picture" value="hedge_new"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="51" source="../sprites/props/hedge_new.png"/>
 </tile>
 <tile id="153" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="hedge"/>
   <property name="picture" value="hedge_ns"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="51" source="../sprites/props/hedge_ns.png"/>
 </tile>
 <tile id="154" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="hedge"/>
   <property name="picture" value="hedge_nsw"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="51" source="../sprites/props/hedge_nsw.png"/>
 </tile>
 <tile id="155" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="hedge"/>
   <property name="picture" value="hedge_nw"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="51" source="../sprites/props/hedge_nw.png"/>
 </tile>
 <tile id="156" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="hedge"/>
   <property name="picture" value="hedge_s"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="37" source="../sprites/props/hedge_s.png"/>
 </tile>
 <tile id="157" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="hedge"/>
   <property name="picture" value="hedge_single"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="37" source="../sprites/props/hedge_single.png"/>
 </tile>
 <tile id="158" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="hedge"/>
   <property name="picture" value="hedge_sw"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="37" source="../sprites/props/hedge_sw.png"/>
 </tile>
 <tile id="159" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="hedge"/>
   <property name="picture" value="hedge_w"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="37" source="../sprites/props/hedge_w.png"/>
 </tile>
 <tile id="160" type="object">
  <properties>
   <property name="capacity" type="int" value="3"/>
   <property name="footprint" value="3x2"/>
   <property name="kind" value="house garden"/>
   <property name="picture" value="house_garden"/>
   <property name="state" value="grown"/>
   <property name="use_from" value="south,north,west,east"/>
  </properties>
  <image width="96" height="79" source="../sprites/props/house_garden.png"/>
 </tile>
 <tile id="161" type="object">
  <properties>
   <property name="footprint" value="0x0"/>
   <property name="kind" value="jetty"/>
   <property name="picture" value="jetty_end"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="64" height="49" source="../sprites/props/jetty_end.png"/>
 </tile>
 <tile id="162" type="object">
  <properties>
   <property name="footprint" value="0x0"/>
   <property name="kind" value="jetty"/>
   <property name="picture" value="jetty_mid"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="64" height="32" source="../sprites/props/jetty_mid.png"/>
 </tile>
 <tile id="163" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="kitchen counter"/>
   <property name="picture" value="kitchen_counter_corner_left"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south,east"/>
  </properties>
  <image width="32" height="40" source="../sprites/props/kitchen_counter_corner_left.png"/>
 </tile>
 <tile id="164" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="kitchen counter"/>
   <property name="picture" value="kitchen_counter_corner_right"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south,west"/>
  </properties>
  <image width="32" height="40" source="../sprites/props/kitchen_counter_corner_right.png"/>
 </tile>
 <tile id="165" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="kitchen counter"/>
   <property name="picture" value="kitchen_counter_end_left"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south,east"/>
  </properties>
  <image width="32" height="32" source="../sprites/props/kitchen_counter_end_left.png"/>
 </tile>
 <tile id="166" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="kitchen counter"/>
   <property name="picture" value="kitchen_counter_end_right"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south,west"/>
  </properties>
  <image width="32" height="32" source="../sprites/props/kitchen_counter_end_right.png"/>
 </tile>
 <tile id="167" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="kitchen counter"/>
   <property name="picture" value="kitchen_counter_left"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="40" source="../sprites/props/kitchen_counter_left.png"/>
 </tile>
 <tile id="168" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="kitchen counter"/>
   <property name="picture" value="kitchen_counter_mid"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="40" source="../sprites/props/kitchen_counter_mid.png"/>
 </tile>
 <tile id="169" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="kitchen counter"/>
   <property name="picture" value="kitchen_counter_right"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="40" source="../sprites/props/kitchen_counter_right.png"/>
 </tile>
 <tile id="170" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="kitchen counter"/>
   <property name="picture" value="kitchen_counter_side_left"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south,east"/>
  </properties>
  <image width="32" height="32" source="../sprites/props/kitchen_counter_side_left.png"/>
 </tile>
 <tile id="171" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="kitchen counter"/>
   <property name="picture" value="kitchen_counter_side_right"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south,west"/>
  </properties>
  <image width="32" height="32" source="../sprites/props/kitchen_counter_side_right.png"/>
 </tile>
 <tile id="172" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="kitchen sink"/>
   <property name="picture" value="kitchen_sink"/>
   <property name="state" value="off"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="47" source="../sprites/props/kitchen_sink.png"/>
 </tile>
 <tile id="173" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="laundry basket"/>
   <property name="picture" value="laundry_basket"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="27" source="../sprites/props/laundry_basket.png"/>
 </tile>
 <tile id="174" type="object">
  <properties>
   <property name="capacity" type="int" value="2"/>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="library sofa"/>
   <property name="picture" value="library_sofa_back"/>
   <property name="seats" value="0,0,up 1,0,up"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here"/>
  </properties>
  <image width="64" height="42" source="../sprites/props/library_sofa_back.png"/>
 </tile>
 <tile id="175" type="object">
  <properties>
   <property name="capacity" type="int" value="2"/>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="library sofa"/>
   <property name="picture" value="library_sofa_front"/>
   <property name="seats" value="0,0,down 1,0,down"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here"/>
  </properties>
  <image width="64" height="46" source="../sprites/props/library_sofa_front.png"/>
 </tile>
 <tile id="176" type="object">
  <properties>
   <property name="capacity" type="int" value="4"/>
   <property name="footprint" value="3x1"/>
   <property name="kind" value="library table"/>
   <property name="picture" value="library_table"/>
   <property name="state" value="default"/>
   <property name="use_from" value="north,south"/>
  </properties>
  <image width="96" height="46" source="../sprites/props/library_table.png"/>
 </tile>
 <tile id="177" type="object">
  <properties>
   <property name="footprint" value="0x0"/>
   <property name="kind" value="lily pad"/>
   <property name="picture" value="lily"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="12" source="../sprites/props/lily.png"/>
 </tile>
 <tile id="178" type="object">
  <properties>
   <property name="footprint" value="0x0"/>
   <property name="kind" value="lily pad"/>
   <property name="picture" value="lily_flower"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="13" source="../sprites/props/lily_flower.png"/>
 </tile>
 <tile id="179" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="litter bin"/>
   <property name="picture" value="litter_bin"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="32" source="../sprites/props/litter_bin.png"/>
 </tile>
 <tile id="180" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="log"/>
   <property name="picture" value="log"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="64" height="22" source="../sprites/props/log.png"/>
 </tile>
 <tile id="181" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="log"/>
   <property name="picture" value="log_pile"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="64" height="28" source="../sprites/props/log_pile.png"/>
 </tile>
 <tile id="182" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="mailbox"/>
   <property name="picture" value="mailbox"/>
   <property name="state" value="empty"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="42" source="../sprites/props/mailbox.png"/>
 </tile>
 <tile id="183" type="object">
  <properties>
   <property name="footprint" value="1x0"/>
   <property name="kind" value="menu board"/>
   <property name="lift" type="int" value="28"/>
   <property name="picture" value="menu_board"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="48" height="29" source="../sprites/props/menu_board.png"/>
 </tile>
 <tile id="184" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="microphone stand"/>
   <property name="picture" value="microphone"/>
   <property name="state" value="default"/>
   <property name="use_from" value="north,south"/>
  </properties>
  <image width="32" height="60" source="../sprites/props/microphone.png"/>
 </tile>
 <tile id="185" type="object">
  <properties>
   <property name="capacity" type="int" value="3"/>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="notice board"/>
   <property name="picture" value="notice_board"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="64" height="58" source="../sprites/props/notice_board.png"/>
 </tile>
 <tile id="186" type="object">
  <properties>
   <property name="capacity" type="int" value="4"/>
   <property name="footprint" value="3x2"/>
   <property name="kind" value="park garden plot"/>
   <property name="picture" value="park_garden"/>
   <property name="state" value="grown"/>
   <property name="use_from" value="south,north,west,east"/>
  </properties>
  <image width="96" height="66" source="../sprites/props/park_garden.png"/>
 </tile>
 <tile id="187" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="pastry case"/>
   <property name="lift" type="int" value="22"/>
   <property name="picture" value="pastry_case"/>
   <property name="state" value="default"/>
   <property name="use_from" value="north,south"/>
  </properties>
  <image width="64" height="36" source="../sprites/props/pastry_case.png"/>
 </tile>
 <tile id="188" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="pharmacy counter"/>
   <property name="picture" value="pharmacy_counter_left"/>
   <property name="state" value="default"/>
   <property name="use_from" value="north,south"/>
  </properties>
  <image width="32" height="40" source="../sprites/props/pharmacy_counter_left.png"/>
 </tile>
 <tile id="189" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="pharmacy counter"/>
   <property name="picture" value="pharmacy_counter_mid"/>
   <property name="state" value="default"/>
   <property name="use_from" value="north,south"/>
  </properties>
  <image width="32" height="40" source="../sprites/props/pharmacy_counter_mid.png"/>
 </tile>
 <tile id="190" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="pharmacy counter"/>
   <property name="picture" value="pharmacy_counter_right"/>
   <property name="state" value="default"/>
   <property name="use_from" value="north,south"/>
  </properties>
  <image width="32" height="40" source="../sprites/props/pharmacy_counter_right.png"/>
 </tile>
 <tile id="191" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="pharmacy counter"/>
   <property name="picture" value="pharmacy_counter_till"/>
   <property name="state" value="default"/>
   <property name="use_from" value="north,south"/>
  </properties>
  <image width="64" height="54" source="../sprites/props/pharmacy_counter_till.png"/>
 </tile>
 <tile id="192" type="object">
  <properties>
   <property name="capacity" type="int" value="2"/>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="pharmacy shelf"/>
   <property name="picture" value="pharmacy_shelf"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="64" height="79" source="../sprites/props/pharmacy_shelf.png"/>
 </tile>
 <tile id="193" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="piano"/>
   <property name="picture" value="piano"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="64" height="66" source="../sprites/props/piano.png"/>
 </tile>
 <tile id="194" type="object">
  <properties>
   <property name="capacity" type="int" value="4"/>
   <property name="footprint" value="3x2"/>
   <property name="kind" value="picnic table"/>
   <property name="picture" value="picnic_table"/>
   <property name="seats" value="0,0,down 2,0,down 0,1,up 2,1,up"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here,south,north"/>
  </properties>
  <image width="96" height="55" source="../sprites/props/picnic_table.png"/>
 </tile>
 <tile id="195" type="object">
  <properties>
   <property name="footprint" value="1x0"/>
   <property name="kind" value="picture frame"/>
   <property name="lift" type="int" value="30"/>
   <property name="picture" value="picture_fruit"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="20" source="../sprites/props/picture_fruit.png"/>
 </tile>
 <tile id="196" type="object">
  <properties>
   <property name="footprint" value="1x0"/>
   <property name="kind" value="picture frame"/>
   <property name="lift" type="int" value="30"/>
   <property name="picture" value="picture_portrait"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="26" source="../sprites/props/picture_portrait.png"/>
 </tile>
 <tile id="197" type="object">
  <properties>
   <property name="footprint" value="1x0"/>
   <property name="kind" value="picture frame"/>
   <property name="lift" type="int" value="30"/>
   <property name="picture" value="picture_sea"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="24" source="../sprites/props/picture_sea.png"/>
 </tile>
 <tile id="198" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="pine"/>
   <property name="picture" value="pine"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="72" height="123" source="../sprites/props/pine.png"/>
 </tile>
 <tile id="199" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="pine"/>
   <property name="picture" value="pine_small"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="48" height="78" source="../sprites/props/pine_small.png"/>
 </tile>
 <tile id="200" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="podium"/>
   <property name="picture" value="podium"/>
   <property name="state" value="default"/>
   <property name="use_from" value="north"/>
  </properties>
  <image width="32" height="51" source="../sprites/props/podium.png"/>
 </tile>
 <tile id="201" type="object">
  <properties>
   <property name="capacity" type="int" value="4"/>
   <property name="footprint" value="3x2"/>
   <property name="kind" value="pool table"/>
   <property name="picture" value="pool_table"/>
   <property name="state" value="default"/>
   <property name="use_from" value="north,south,west,east"/>
  </properties>
  <image width="96" height="72" source="../sprites/props/pool_table.png"/>
 </tile>
 <tile id="202" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="potted plant"/>
   <property name="picture" value="potted_plant_fern"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="40" height="44" source="../sprites/props/potted_plant_fern.png"/>
 </tile>
 <tile id="203" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="potted plant"/>
   <property name="picture" value="potted_plant_flower"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="41" source="../sprites/props/potted_plant_flower.png"/>
 </tile>
 <tile id="204" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="potted plant"/>
   <property name="picture" value="potted_plant_rubber"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="40" height="69" source="../sprites/props/potted_plant_rubber.png"/>
 </tile>
 <tile id="205" type="object">
  <properties>
   <property name="footprint" value="0x0"/>
   <property name="kind" value="reeds"/>
   <property name="picture" value="reeds"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="33" source="../sprites/props/reeds.png"/>
 </tile>
 <tile id="206" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="refrigerator"/>
   <property name="picture" value="refrigerator"/>
   <property name="state" value="closed"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="34" height="68" source="../sprites/props/refrigerator.png"/>
 </tile>
 <tile id="207" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="rock"/>
   <property name="picture" value="rock_large"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="64" height="35" source="../sprites/props/rock_large.png"/>
 </tile>
 <tile id="208" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="rock"/>
   <property name="picture" value="rock_round"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="21" source="../sprites/props/rock_round.png"/>
 </tile>
 <tile id="209" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="rock"/>
   <property name="picture" value="rock_small"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="21" source="../sprites/props/rock_small.png"/>
 </tile>
 <tile id="210" type="object">
  <properties>
   <property name="footprint" value="0x0"/>
   <property name="kind" value="rug"/>
   <property name="picture" value="rug_diamond"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="96" height="59" source="../sprites/props/rug_diamond.png"/>
 </tile>
 <tile id="211" type="object">
  <properties>
   <property name="footprint" value="0x0"/>
   <property name="kind" value="rug"/>
   <property name="picture" value="rug_round"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="96" height="58" source="../sprites/props/rug_round.png"/>
 </tile>
 <tile id="212" type="object">
  <properties>
   <property name="footprint" value="0x0"/>
   <property name="kind" value="rug"/>
   <property name="picture" value="rug_striped"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="96" height="56" source="../sprites/props/rug_striped.png"/>
 </tile>
 <tile id="213" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="sandbox"/>
   <property name="picture" value="sandbox"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="64" height="48" source="../sprites/props/sandbox.png"/>
 </tile>
 <tile id="214" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="shelf"/>
   <property name="picture" value="shelf"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="64" height="65" source="../sprites/props/shelf.png"/>
 </tile>
 <tile id="215" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="shower"/>
   <property name="picture" value="shower"/>
   <property name="state" value="off"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="69" source="../sprites/props/shower.png"/>
 </tile>
 <tile id="216" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="signpost"/>
   <property name="picture" value="sign_cafe"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="63" source="../sprites/props/sign_cafe.png"/>
 </tile>
 <tile id="217" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="signpost"/>
   <property name="picture" value="sign_college"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="63" source="../sprites/props/sign_college.png"/>
 </tile>
 <tile id="218" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="signpost"/>
   <property name="picture" value="sign_grocery"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="63" source="../sprites/props/sign_grocery.png"/>
 </tile>
 <tile id="219" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="signpost"/>
   <property name="picture" value="sign_pharmacy"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="63" source="../sprites/props/sign_pharmacy.png"/>
 </tile>
 <tile id="220" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="signpost"/>
   <property name="picture" value="sign_pub"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="63" source="../sprites/props/sign_pub.png"/>
 </tile>
 <tile id="221" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="signpost"/>
   <property name="picture" value="sign_supply"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="63" source="../sprites/props/sign_supply.png"/>
 </tile>
 <tile id="222" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="playground slide"/>
   <property name="picture" value="slide"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="64" height="68" source="../sprites/props/slide.png"/>
 </tile>
 <tile id="223" type="object">
  <properties>
   <property name="capacity" type="int" value="2"/>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="sofa"/>
   <property name="picture" value="sofa_red_back"/>
   <property name="seats" value="0,0,up 1,0,up"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here"/>
  </properties>
  <image width="64" height="42" source="../sprites/props/sofa_red_back.png"/>
 </tile>
 <tile id="224" type="object">
  <properties>
   <property name="capacity" type="int" value="2"/>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="sofa"/>
   <property name="picture" value="sofa_red_front"/>
   <property name="seats" value="0,0,down 1,0,down"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here"/>
  </properties>
  <image width="64" height="46" source="../sprites/props/sofa_red_front.png"/>
 </tile>
 <tile id="225" type="object">
  <properties>
   <property name="capacity" type="int" value="2"/>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="sofa"/>
   <property name="picture" value="sofa_teal_back"/>
   <property name="seats" value="0,0,up 1,0,up"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here"/>
  </properties>
  <image width="64" height="42" source="../sprites/props/sofa_teal_back.png"/>
 </tile>
 <tile id="226" type="object">
  <properties>
   <property name="capacity" type="int" value="2"/>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="sofa"/>
   <property name="picture" value="sofa_teal_front"/>
   <property name="seats" value="0,0,down 1,0,down"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here"/>
  </properties>
  <image width="64" height="46" source="../sprites/props/sofa_teal_front.png"/>
 </tile>
 <tile id="227" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="stool"/>
   <property name="picture" value="stool"/>
   <property name="seats" value="0,0,up"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here"/>
  </properties>
  <image width="32" height="22" source="../sprites/props/stool.png"/>
 </tile>
 <tile id="228" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="stove"/>
   <property name="picture" value="stove"/>
   <property name="state" value="off"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="62" source="../sprites/props/stove.png"/>
 </tile>
 <tile id="229" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="street lamp"/>
   <property name="picture" value="street_lamp"/>
   <property name="state" value="off"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="94" source="../sprites/props/street_lamp.png"/>
 </tile>
 <tile id="230" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="student chair"/>
   <property name="picture" value="student_chair_down"/>
   <property name="seats" value="0,0,down"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here"/>
  </properties>
  <image width="32" height="37" source="../sprites/props/student_chair_down.png"/>
 </tile>
 <tile id="231" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="student chair"/>
   <property name="picture" value="student_chair_up"/>
   <property name="seats" value="0,0,up"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here"/>
  </properties>
  <image width="32" height="33" source="../sprites/props/student_chair_up.png"/>
 </tile>
 <tile id="232" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="student desk"/>
   <property name="picture" value="student_desk"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="34" source="../sprites/props/student_desk.png"/>
 </tile>
 <tile id="233" type="object">
  <properties>
   <property name="footprint" value="1x2"/>
   <property name="kind" value="student desk with chair"/>
   <property name="picture" value="student_desk_set"/>
   <property name="seats" value="0,1,up"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here"/>
  </properties>
  <image width="32" height="66" source="../sprites/props/student_desk_set.png"/>
 </tile>
 <tile id="234" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="stump"/>
   <property name="picture" value="stump"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="24" source="../sprites/props/stump.png"/>
 </tile>
 <tile id="235" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="supply store counter"/>
   <property name="picture" value="supply_counter_left"/>
   <property name="state" value="default"/>
   <property name="use_from" value="north,south"/>
  </properties>
  <image width="32" height="40" source="../sprites/props/supply_counter_left.png"/>
 </tile>
 <tile id="236" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="supply store counter"/>
   <property name="picture" value="supply_counter_mid"/>
   <property name="state" value="default"/>
   <property name="use_from" value="north,south"/>
  </properties>
  <image width="32" height="40" source="../sprites/props/supply_counter_mid.png"/>
 </tile>
 <tile id="237" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="supply store counter"/>
   <property name="picture" value="supply_counter_right"/>
   <property name="state" value="default"/>
   <property name="use_from" value="north,south"/>
  </properties>
  <image width="32" height="40" source="../sprites/props/supply_counter_right.png"/>
 </tile>
 <tile id="238" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="supply store counter"/>
   <property name="picture" value="supply_counter_till"/>
   <property name="state" value="default"/>
   <property name="use_from" value="north,south"/>
  </properties>
  <image width="64" height="54" source="../sprites/props/supply_counter_till.png"/>
 </tile>
 <tile id="239" type="object">
  <properties>
   <property name="capacity" type="int" value="2"/>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="supply store shelf"/>
   <property name="picture" value="supply_shelf_paint"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="64" height="75" source="../sprites/props/supply_shelf_paint.png"/>
 </tile>
 <tile id="240" type="object">
  <properties>
   <property name="capacity" type="int" value="2"/>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="supply store shelf"/>
   <property name="picture" value="supply_shelf_tools"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="64" height="79" source="../sprites/props/supply_shelf_tools.png"/>
 </tile>
 <tile id="241" type="object">
  <properties>
   <property name="capacity" type="int" value="2"/>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="playground swing"/>
   <property name="picture" value="swing"/>
   <property name="seats" value="0,0,down 1,0,down"/>
   <property name="state" value="still"/>
   <property name="use_from" value="here,south"/>
  </properties>
  <image width="96" height="80" source="../sprites/props/swing.png"/>
 </tile>
 <tile id="242" type="object">
  <properties>
   <property name="footprint" value="0x0"/>
   <property name="kind" value="tall grass"/>
   <property name="picture" value="tall_grass"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="22" source="../sprites/props/tall_grass.png"/>
 </tile>
 <tile id="243" type="object">
  <properties>
   <property name="footprint" value="0x0"/>
   <property name="kind" value="tall grass"/>
   <property name="picture" value="tall_grass_low"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="13" source="../sprites/props/tall_grass_low.png"/>
 </tile>
 <tile id="244" type="object">
  <properties>
   <property name="footprint" value="0x0"/>
   <property name="kind" value="tall grass"/>
   <property name="picture" value="tall_grass_wheat"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="25" source="../sprites/props/tall_grass_wheat.png"/>
 </tile>
 <tile id="245" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="toaster"/>
   <property name="lift" type="int" value="28"/>
   <property name="picture" value="toaster"/>
   <property name="state" value="idle"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="20" height="19" source="../sprites/props/toaster.png"/>
 </tile>
 <tile id="246" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="toilet"/>
   <property name="picture" value="toilet"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="41" source="../sprites/props/toilet.png"/>
 </tile>
 <tile id="247" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="tree"/>
   <property name="picture" value="tree_apple"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="112" height="115" source="../sprites/props/tree_apple.png"/>
 </tile>
 <tile id="248" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="tree"/>
   <property name="picture" value="tree_apple_small"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="72" height="76" source="../sprites/props/tree_apple_small.png"/>
 </tile>
 <tile id="249" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="tree"/>
   <property name="picture" value="tree_cherry"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="112" height="116" source="../sprites/props/tree_cherry.png"/>
 </tile>
 <tile id="250" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="tree"/>
   <property name="picture" value="tree_cherry_small"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="72" height="77" source="../sprites/props/tree_cherry_small.png"/>
 </tile>
 <tile id="251" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="tree"/>
   <property name="picture" value="tree_oak"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="112" height="113" source="../sprites/props/tree_oak.png"/>
 </tile>
 <tile id="252" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="tree"/>
   <property name="picture" value="tree_oak_small"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="72" height="75" source="../sprites/props/tree_oak_small.png"/>
 </tile>
 <tile id="253" type="object">
  <properties>
   <property name="footprint" value="1x0"/>
   <property name="kind" value="wall lamp"/>
   <property name="lift" type="int" value="30"/>
   <property name="picture" value="wall_lamp"/>
   <property name="state" value="off"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="16" height="21" source="../sprites/props/wall_lamp.png"/>
 </tile>
 <tile id="254" type="object">
  <properties>
   <property name="footprint" value="2x0"/>
   <property name="kind" value="wall shelf"/>
   <property name="lift" type="int" value="26"/>
   <property name="picture" value="wall_shelf"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="64" height="30" source="../sprites/props/wall_shelf.png"/>
 </tile>
 <tile id="255" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="washing machine"/>
   <property name="picture" value="washing_machine"/>
   <property name="state" value="off"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="48" source="../sprites/props/washing_machine.png"/>
 </tile>
 <tile id="256" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="lifting weight bench"/>
   <property name="picture" value="weight_bench"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="64" height="62" source="../sprites/props/weight_bench.png"/>
 </tile>
 <tile id="257" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="well"/>
   <property name="picture" value="well"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="64" height="81" source="../sprites/props/well.png"/>
 </tile>
 <tile id="258" type="object">
  <properties>
   <property name="footprint" value="2x0"/>
   <property name="kind" value="window"/>
   <property name="lift" type="int" value="18"/>
   <property name="picture" value="window_blue"/>
   <property name="state" value="day"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="64" height="43" source="../sprites/props/window_blue.png"/>
 </tile>
 <tile id="259" type="object">
  <properties>
   <property name="footprint" value="2x0"/>
   <property name="kind" value="window"/>
   <property name="lift" type="int" value="18"/>
   <property name="picture" value="window_green"/>
   <property name="state" value="day"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="64" height="43" source="../sprites/props/window_green.png"/>
 </tile>
 <tile id="260" type="object">
  <properties>
   <property name="footprint" value="1x0"/>
   <property name="kind" value="window"/>
   <property name="lift" type="int" value="20"/>
   <property name="picture" value="window_plain"/>
   <property name="state" value="day"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="43" source="../sprites/props/window_plain.png"/>
 </tile>
 <tile id="261" type="object">
  <properties>
   <property name="footprint" value="2x0"/>
   <property name="kind" value="window"/>
   <property name="lift" type="int" value="18"/>
   <property name="picture" value="window_red"/>
   <property name="state" value="day"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="64" height="43" source="../sprites/props/window_red.png"/>
 </tile>
 <tile id="262" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="toolbox"/>
   <property name="picture" value="toolbox"/>
   <property name="state" value="closed"/>
   <property name="use_from" value="south,north,west,east"/>
  </properties>
  <image width="32" height="27" source="../sprites/props/toolbox.png"/>
 </tile>
 <tile id="263" type="object">
  <properties>
   <property name="footprint" value="2x2"/>
   <property name="kind" value="desk"/>
   <property name="picture" value="desk_set"/>
   <property name="seats" value="1,1,up"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here"/>
  </properties>
  <image width="64" height="81" source="../sprites/props/desk_set.png"/>
 </tile>
 <tile id="264" type="object">
  <properties>
   <property name="footprint" value="2x2"/>
   <property name="kind" value="computer desk"/>
   <property name="picture" value="computer_desk_set"/>
   <property name="seats" value="0,1,up"/>
   <property name="state" value="off"/>
   <property name="use_from" value="here"/>
  </properties>
  <image width="64" height="92" source="../sprites/props/computer_desk_set.png"/>
 </tile>
 <tile id="265" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="anchor"/>
   <property name="picture" value="anchor"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="64" height="75" source="../sprites/props/anchor.png"/>
 </tile>
 <tile id="266" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="barrel"/>
   <property name="picture" value="barrel_stack"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="64" height="57" source="../sprites/props/barrel_stack.png"/>
 </tile>
 <tile id="267" type="object">
  <properties>
   <property name="footprint" value="3x1"/>
   <property name="kind" value="new boat"/>
   <property name="picture" value="boat_on_stocks"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south,north"/>
  </properties>
  <image width="96" height="68" source="../sprites/props/boat_on_stocks.png"/>
 </tile>
 <tile id="268" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="boat"/>
   <property name="picture" value="boat_upturned"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="64" height="26" source="../sprites/props/boat_upturned.png"/>
 </tile>
 <tile id="269" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="bollard"/>
   <property name="picture" value="bollard"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="25" source="../sprites/props/bollard.png"/>
 </tile>
 <tile id="270" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="buoy"/>
   <property name="picture" value="buoy"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="37" source="../sprites/props/buoy.png"/>
 </tile>
 <tile id="271" type="object">
  <properties>
   <property name="footprint" value="5x1"/>
   <property name="kind" value="fishing boat"/>
   <property name="picture" value="cutter"/>
   <property name="state" value="moored"/>
   <property name="use_from" value="north"/>
  </properties>
  <image width="160" height="108" source="../sprites/props/cutter.png"/>
 </tile>
 <tile id="272" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="boat"/>
   <property name="picture" value="dinghy"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="64" height="77" source="../sprites/props/dinghy.png"/>
 </tile>
 <tile id="273" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="fish crate"/>
   <property name="picture" value="fish_crate"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="22" source="../sprites/props/fish_crate.png"/>
 </tile>
 <tile id="274" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="fish crate"/>
   <property name="picture" value="fish_crate_empty"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="22" source="../sprites/props/fish_crate_empty.png"/>
 </tile>
 <tile id="275" type="object">
  <properties>
   <property name="footprint" value="3x1"/>
   <property name="kind" value="drying rack"/>
   <property name="picture" value="fish_rack"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south,north"/>
  </properties>
  <image width="96" height="63" source="../sprites/props/fish_rack.png"/>
 </tile>
 <tile id="276" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="floats"/>
   <property name="picture" value="floats"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="40" height="28" source="../sprites/props/floats.png"/>
 </tile>
 <tile id="277" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="bush"/>
   <property name="picture" value="gorse"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="40" height="26" source="../sprites/props/gorse.png"/>
 </tile>
 <tile id="278" type="object">
  <properties>
   <property name="footprint" value="0x0"/>
   <property name="kind" value="gull"/>
   <property name="picture" value="gull"/>
   <property name="state" value="stand"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="22" source="../sprites/props/gull.png"/>
 </tile>
 <tile id="279" type="object">
  <properties>
   <property name="footprint" value="0x0"/>
   <property name="kind" value="gull"/>
   <property name="picture" value="gull_flying"/>
   <property name="state" value="fly"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="52" height="21" source="../sprites/props/gull_flying.png"/>
 </tile>
 <tile id="280" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="cart"/>
   <property name="picture" value="hand_cart"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="64" height="35" source="../sprites/props/hand_cart.png"/>
 </tile>
 <tile id="281" type="object">
  <properties>
   <property name="footprint" value="0x0"/>
   <property name="kind" value="heather"/>
   <property name="picture" value="heather"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="14" source="../sprites/props/heather.png"/>
 </tile>
 <tile id="282" type="object">
  <properties>
   <property name="footprint" value="0x0"/>
   <property name="kind" value="heather"/>
   <property name="picture" value="heather_tall"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="14" source="../sprites/props/heather_tall.png"/>
 </tile>
 <tile id="283" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="lens machine"/>
   <property name="picture" value="lens"/>
   <property name="state" value="idle"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="64" height="84" source="../sprites/props/lens.png"/>
 </tile>
 <tile id="284" type="object">
  <properties>
   <property name="footprint" value="3x2"/>
   <property name="kind" value="lighthouse"/>
   <property name="picture" value="lighthouse"/>
   <property name="state" value="off"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="288" height="253" source="../sprites/props/lighthouse.png"/>
 </tile>
 <tile id="285" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="lobster pots"/>
   <property name="picture" value="lobster_pot"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south,east,west,north"/>
  </properties>
  <image width="32" height="18" source="../sprites/props/lobster_pot.png"/>
 </tile>
 <tile id="286" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="lobster pots"/>
   <property name="picture" value="lobster_pots"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south,east,west,north"/>
  </properties>
  <image width="32" height="32" source="../sprites/props/lobster_pots.png"/>
 </tile>
 <tile id="287" type="object">
  <properties>
   <property name="footprint" value="3x1"/>
   <property name="kind" value="net bench"/>
   <property name="picture" value="net_bench"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south,north"/>
  </properties>
  <image width="96" height="45" source="../sprites/props/net_bench.png"/>
 </tile>
 <tile id="288" type="object">
  <properties>
   <property name="footprint" value="3x1"/>
   <property name="kind" value="net"/>
   <property name="picture" value="net_rack"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south,north"/>
  </properties>
  <image width="96" height="61" source="../sprites/props/net_rack.png"/>
 </tile>
 <tile id="289" type="object">
  <properties>
   <property name="capacity" type="int" value="2"/>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="pew"/>
   <property name="picture" value="pew"/>
   <property name="seats" value="0,0,up 1,0,up"/>
   <property name="state" value="default"/>
   <property name="use_from" value="here"/>
  </properties>
  <image width="64" height="37" source="../sprites/props/pew.png"/>
 </tile>
 <tile id="290" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="street lamp"/>
   <property name="picture" value="quay_lamp"/>
   <property name="state" value="off"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="76" source="../sprites/props/quay_lamp.png"/>
 </tile>
 <tile id="291" type="object">
  <properties>
   <property name="footprint" value="0x0"/>
   <property name="kind" value="rope"/>
   <property name="picture" value="rope_coil"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="20" source="../sprites/props/rope_coil.png"/>
 </tile>
 <tile id="292" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="rope shelf"/>
   <property name="picture" value="rope_shelf"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="64" height="75" source="../sprites/props/rope_shelf.png"/>
 </tile>
 <tile id="293" type="object">
  <properties>
   <property name="footprint" value="2x0"/>
   <property name="kind" value="picture frame"/>
   <property name="lift" type="int" value="24"/>
   <property name="picture" value="sea_chart"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="64" height="34" source="../sprites/props/sea_chart.png"/>
 </tile>
 <tile id="294" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="sea chest"/>
   <property name="picture" value="sea_chest"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south,north"/>
  </properties>
  <image width="64" height="32" source="../sprites/props/sea_chest.png"/>
 </tile>
 <tile id="295" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="sea rock"/>
   <property name="picture" value="sea_rock"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="40" height="22" source="../sprites/props/sea_rock.png"/>
 </tile>
 <tile id="296" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="sea rock"/>
   <property name="picture" value="sea_stack"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="64" height="41" source="../sprites/props/sea_stack.png"/>
 </tile>
 <tile id="297" type="object">
  <properties>
   <property name="footprint" value="0x0"/>
   <property name="kind" value="sheep"/>
   <property name="picture" value="sheep"/>
   <property name="state" value="graze"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="40" height="24" source="../sprites/props/sheep.png"/>
 </tile>
 <tile id="298" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="ship model"/>
   <property name="picture" value="ship_model"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="53" source="../sprites/props/ship_model.png"/>
 </tile>
 <tile id="299" type="object">
  <properties>
   <property name="footprint" value="1x0"/>
   <property name="kind" value="picture frame"/>
   <property name="lift" type="int" value="20"/>
   <property name="picture" value="ships_wheel"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="40" height="40" source="../sprites/props/ships_wheel.png"/>
 </tile>
 <tile id="300" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="signpost"/>
   <property name="picture" value="sign_honesty"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="63" source="../sprites/props/sign_honesty.png"/>
 </tile>
 <tile id="301" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="signpost"/>
   <property name="picture" value="sign_inn"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="63" source="../sprites/props/sign_inn.png"/>
 </tile>
 <tile id="302" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="signpost"/>
   <property name="picture" value="sign_net"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="63" source="../sprites/props/sign_net.png"/>
 </tile>
 <tile id="303" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="signpost"/>
   <property name="picture" value="sign_school"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="32" height="63" source="../sprites/props/sign_school.png"/>
 </tile>
 <tile id="304" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="boat"/>
   <property name="picture" value="skiff"/>
   <property name="state" value="default"/>
   <property name="use_from" value="north,east"/>
  </properties>
  <image width="64" height="26" source="../sprites/props/skiff.png"/>
 </tile>
 <tile id="305" type="object">
  <properties>
   <property name="footprint" value="2x2"/>
   <property name="kind" value="smokehouse"/>
   <property name="picture" value="smokehouse"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="96" height="121" source="../sprites/props/smokehouse.png"/>
 </tile>
 <tile id="306" type="object">
  <properties>
   <property name="footprint" value="1x1"/>
   <property name="kind" value="telescope"/>
   <property name="picture" value="telescope"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south,west,east"/>
  </properties>
  <image width="32" height="58" source="../sprites/props/telescope.png"/>
 </tile>
 <tile id="307" type="object">
  <properties>
   <property name="footprint" value="0x0"/>
   <property name="kind" value="flower"/>
   <property name="picture" value="thrift"/>
   <property name="state" value="default"/>
   <property name="use_from" value=""/>
  </properties>
  <image width="32" height="18" source="../sprites/props/thrift.png"/>
 </tile>
 <tile id="308" type="object">
  <properties>
   <property name="footprint" value="2x1"/>
   <property name="kind" value="workbench"/>
   <property name="picture" value="workbench"/>
   <property name="state" value="default"/>
   <property name="use_from" value="south"/>
  </properties>
  <image width="64" height="44" source="../sprites/props/workbench.png"/>
 </tile>
 <tile id="309" type="object">
  <properties>
   <property name="footprint" value="5x1"/>
   <property name="kind" value="fishing boat"/>
   <property name="picture" value="cutter_green"/>
   <property name="state" value="moored"/>
   <property name="use_from" value="north"/>
  </properties>
  <image width="160" height="108" source="../sprites/props/cutter_green.png"/>
 </tile>
</tileset>
