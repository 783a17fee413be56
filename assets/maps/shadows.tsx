<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="shadows" tilewidth="298" tileheight="261" tilecount="259" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0">
  <properties>
   <property name="picture" value="armchair_green_down"/>
  </properties>
  <image width="50" height="52" source="../sprites/shadows/armchair_green_down.png"/>
 </tile>
 <tile id="1">
  <properties>
   <property name="picture" value="armchair_plum_down"/>
  </properties>
  <image width="50" height="52" source="../sprites/shadows/armchair_plum_down.png"/>
 </tile>
 <tile id="2">
  <properties>
   <property name="picture" value="armchair_plum_left"/>
  </properties>
  <image width="50" height="52" source="../sprites/shadows/armchair_plum_left.png"/>
 </tile>
 <tile id="3">
  <properties>
   <property name="picture" value="armchair_plum_right"/>
  </properties>
  <image width="50" height="52" source="../sprites/shadows/armchair_plum_right.png"/>
 </tile>
 <tile id="4">
  <properties>
   <property name="picture" value="bar_counter_corner_left"/>
  </properties>
  <image width="42" height="48" source="../sprites/shadows/bar_counter_corner_left.png"/>
 </tile>
 <tile id="5">
  <properties>
   <property name="picture" value="bar_counter_corner_right"/>
  </properties>
  <image width="42" height="48" source="../sprites/shadows/bar_counter_corner_right.png"/>
 </tile>
 <tile id="6">
  <properties>
   <property name="picture" value="bar_counter_end_left"/>
  </properties>
  <image width="42" height="40" source="../sprites/shadows/bar_counter_end_left.png"/>
 </tile>
 <tile id="7">
  <properties>
   <property name="picture" value="bar_counter_end_right"/>
  </properties>
  <image width="42" height="40" source="../sprites/shadows/bar_counter_end_right.png"/>
 </tile>
 <tile id="8">
  <properties>
   <property name="picture" value="bar_counter_left"/>
  </properties>
  <image width="42" height="48" source="../sprites/shadows/bar_counter_left.png"/>
 </tile>
 <tile id="9">
  <properties>
   <property name="picture" value="bar_counter_mid"/>
  </properties>
  <image width="42" height="48" source="../sprites/shadows/bar_counter_mid.png"/>
 </tile>
 <tile id="10">
  <properties>
   <property name="picture" value="bar_counter_right"/>
  </properties>
  <image width="42" height="48" source="../sprites/shadows/bar_counter_right.png"/>
 </tile>
 <tile id="11">
  <properties>
   <property name="picture" value="bar_counter_side_left"/>
  </properties>
  <image width="42" height="40" source="../sprites/shadows/bar_counter_side_left.png"/>
 </tile>
 <tile id="12">
  <properties>
   <property name="picture" value="bar_counter_side_right"/>
  </properties>
  <image width="42" height="40" source="../sprites/shadows/bar_counter_side_right.png"/>
 </tile>
 <tile id="13">
  <properties>
   <property name="picture" value="bar_shelf"/>
  </properties>
  <image width="74" height="90" source="../sprites/shadows/bar_shelf.png"/>
 </tile>
 <tile id="14">
  <properties>
   <property name="picture" value="bar_stool_green"/>
  </properties>
  <image width="42" height="43" source="../sprites/shadows/bar_stool_green.png"/>
 </tile>
 <tile id="15">
  <properties>
   <property name="picture" value="bar_stool_red"/>
  </properties>
  <image width="42" height="43" source="../sprites/shadows/bar_stool_red.png"/>
 </tile>
 <tile id="16">
  <properties>
   <property name="picture" value="barrel"/>
  </properties>
  <image width="42" height="47" source="../sprites/shadows/barrel.png"/>
 </tile>
 <tile id="17">
  <properties>
   <property name="picture" value="bath_sink"/>
  </properties>
  <image width="42" height="75" source="../sprites/shadows/bath_sink.png"/>
 </tile>
 <tile id="18">
  <properties>
   <property name="picture" value="bathtub"/>
  </properties>
  <image width="74" height="51" source="../sprites/shadows/bathtub.png"/>
 </tile>
 <tile id="19">
  <properties>
   <property name="picture" value="bed_blue"/>
  </properties>
  <image width="42" height="90" source="../sprites/shadows/bed_blue.png"/>
 </tile>
 <tile id="20">
  <properties>
   <property name="picture" value="bed_double_blue"/>
  </properties>
  <image width="74" height="90" source="../sprites/shadows/bed_double_blue.png"/>
 </tile>
 <tile id="21">
  <properties>
   <property name="picture" value="bed_double_plum"/>
  </properties>
  <image width="74" height="90" source="../sprites/shadows/bed_double_plum.png"/>
 </tile>
 <tile id="22">
  <properties>
   <property name="picture" value="bed_double_red"/>
  </properties>
  <image width="74" height="90" source="../sprites/shadows/bed_double_red.png"/>
 </tile>
 <tile id="23">
  <properties>
   <property name="picture" value="bed_gold"/>
  </properties>
  <image width="42" height="90" source="../sprites/shadows/bed_gold.png"/>
 </tile>
 <tile id="24">
  <properties>
   <property name="picture" value="bed_green"/>
  </properties>
  <image width="42" height="90" source="../sprites/shadows/bed_green.png"/>
 </tile>
 <tile id="25">
  <properties>
   <property name="picture" value="bed_plum"/>
  </properties>
  <image width="42" height="90" source="../sprites/shadows/bed_plum.png"/>
 </tile>
 <tile id="26">
  <properties>
   <property name="picture" value="bed_red"/>
  </properties>
  <image width="42" height="90" source="../sprites/shadows/bed_red.png"/>
 </tile>
 <tile id="27">
  <properties>
   <property name="picture" value="bench_back"/>
  </properties>
  <image width="74" height="45" source="../sprites/shadows/bench_back.png"/>
 </tile>
 <tile id="28">
  <properties>
   <property name="picture" value="bench_front"/>
  </properties>
  <image width="74" height="48" source="../sprites/shadows/bench_front.png"/>
 </tile>
 <tile id="29">
  <properties>
   <property name="picture" value="bench_side_left"/>
  </properties>
  <image width="42" height="77" source="../sprites/shadows/bench_side_left.png"/>
 </tile>
 <tile id="30">
  <properties>
   <property name="picture" value="bench_side_right"/>
  </properties>
  <image width="42" height="77" source="../sprites/shadows/bench_side_right.png"/>
 </tile>
 <tile id="31">
  <properties>
   <property name="picture" value="bicycle_blue"/>
  </properties>
  <image width="74" height="44" source="../sprites/shadows/bicycle_blue.png"/>
 </tile>
 <tile id="32">
  <properties>
   <property name="picture" value="bicycle_red"/>
  </properties>
  <image width="74" height="44" source="../sprites/shadows/bicycle_red.png"/>
 </tile>
 <tile id="33">
  <properties>
   <property name="picture" value="birch"/>
  </properties>
  <image width="82" height="122" source="../sprites/shadows/birch.png"/>
 </tile>
 <tile id="34">
  <properties>
   <property name="picture" value="boat"/>
  </properties>
  <image width="106" height="46" source="../sprites/shadows/boat.png"/>
 </tile>
 <tile id="35">
  <properties>
   <property name="picture" value="bookshelf_oak"/>
  </properties>
  <image width="74" height="87" source="../sprites/shadows/bookshelf_oak.png"/>
 </tile>
 <tile id="36">
  <properties>
   <property name="picture" value="bookshelf_tall"/>
  </properties>
  <image width="74" height="105" source="../sprites/shadows/bookshelf_tall.png"/>
 </tile>
 <tile id="37">
  <properties>
   <property name="picture" value="bookshelf_walnut"/>
  </properties>
  <image width="74" height="87" source="../sprites/shadows/bookshelf_walnut.png"/>
 </tile>
 <tile id="38">
  <properties>
   <property name="picture" value="bush_berry"/>
  </properties>
  <image width="50" height="34" source="../sprites/shadows/bush_berry.png"/>
 </tile>
 <tile id="39">
  <properties>
   <property name="picture" value="bush_plain"/>
  </properties>
  <image width="50" height="35" source="../sprites/shadows/bush_plain.png"/>
 </tile>
 <tile id="40">
  <properties>
   <property name="picture" value="bush_rose"/>
  </properties>
  <image width="50" height="35" source="../sprites/shadows/bush_rose.png"/>
 </tile>
 <tile id="41">
  <properties>
   <property name="picture" value="bush_white"/>
  </properties>
  <image width="50" height="34" source="../sprites/shadows/bush_white.png"/>
 </tile>
 <tile id="42">
  <properties>
   <property name="picture" value="cafe_counter_corner_left"/>
  </properties>
  <image width="42" height="48" source="../sprites/shadows/cafe_counter_corner_left.png"/>
 </tile>
 <tile id="43">
  <properties>
   <property name="picture" value="cafe_counter_corner_right"/>
  </properties>
  <image width="42" height="48" source="../sprites/shadows/cafe_counter_corner_right.png"/>
 </tile>
 <tile id="44">
  <properties>
   <property name="picture" value="cafe_counter_end_left"/>
  </properties>
  <image width="42" height="40" source="../sprites/shadows/cafe_counter_end_left.png"/>
 </tile>
 <tile id="45">
  <properties>
   <property name="picture" value="cafe_counter_end_right"/>
  </properties>
  <image width="42" height="40" source="../sprites/shadows/cafe_counter_end_right.png"/>
 </tile>
 <tile id="46">
  <properties>
   <property name="picture" value="cafe_counter_left"/>
  </properties>
  <image width="42" height="48" source="../sprites/shadows/cafe_counter_left.png"/>
 </tile>
 <tile id="47">
  <properties>
   <property name="picture" value="cafe_counter_mid"/>
  </properties>
  <image width="42" height="48" source="../sprites/shadows/cafe_counter_mid.png"/>
 </tile>
 <tile id="48">
  <properties>
   <property name="picture" value="cafe_counter_right"/>
  </properties>
  <image width="42" height="48" source="../sprites/shadows/cafe_counter_right.png"/>
 </tile>
 <tile id="49">
  <properties>
   <property name="picture" value="cafe_counter_side_left"/>
  </properties>
  <image width="42" height="40" source="../sprites/shadows/cafe_counter_side_left.png"/>
 </tile>
 <tile id="50">
  <properties>
   <property name="picture" value="cafe_counter_side_right"/>
  </properties>
  <image width="42" height="40" source="../sprites/shadows/cafe_counter_side_right.png"/>
 </tile>
 <tile id="51">
  <properties>
   <property name="picture" value="cafe_table"/>
  </properties>
  <image width="54" height="48" source="../sprites/shadows/cafe_table.png"/>
 </tile>
 <tile id="52">
  <properties>
   <property name="picture" value="cafe_table_set"/>
  </properties>
  <image width="106" height="48" source="../sprites/shadows/cafe_table_set.png"/>
 </tile>
 <tile id="53">
  <properties>
   <property name="picture" value="closet_narrow"/>
  </properties>
  <image width="42" height="88" source="../sprites/shadows/closet_narrow.png"/>
 </tile>
 <tile id="54">
  <properties>
   <property name="picture" value="closet_oak"/>
  </properties>
  <image width="74" height="88" source="../sprites/shadows/closet_oak.png"/>
 </tile>
 <tile id="55">
  <properties>
   <property name="picture" value="closet_walnut"/>
  </properties>
  <image width="74" height="88" source="../sprites/shadows/closet_walnut.png"/>
 </tile>
 <tile id="56">
  <properties>
   <property name="picture" value="common_table"/>
  </properties>
  <image width="106" height="66" source="../sprites/shadows/common_table.png"/>
 </tile>
 <tile id="57">
  <properties>
   <property name="picture" value="common_table_small"/>
  </properties>
  <image width="74" height="50" source="../sprites/shadows/common_table_small.png"/>
 </tile>
 <tile id="58">
  <properties>
   <property name="picture" value="computer_desk"/>
  </properties>
  <image width="74" height="50" source="../sprites/shadows/computer_desk.png"/>
 </tile>
 <tile id="59">
  <properties>
   <property name="picture" value="crate_apples"/>
  </properties>
  <image width="42" height="37" source="../sprites/shadows/crate_apples.png"/>
 </tile>
 <tile id="60">
  <properties>
   <property name="picture" value="crate_cabbages"/>
  </properties>
  <image width="42" height="37" source="../sprites/shadows/crate_cabbages.png"/>
 </tile>
 <tile id="61">
  <properties>
   <property name="picture" value="crate_carrots"/>
  </properties>
  <image width="42" height="39" source="../sprites/shadows/crate_carrots.png"/>
 </tile>
 <tile id="62">
  <properties>
   <property name="picture" value="crate_oranges"/>
  </properties>
  <image width="42" height="37" source="../sprites/shadows/crate_oranges.png"/>
 </tile>
 <tile id="63">
  <properties>
   <property name="picture" value="desk"/>
  </properties>
  <image width="74" height="57" source="../sprites/shadows/desk.png"/>
 </tile>
 <tile id="64">
  <properties>
   <property name="picture" value="dining_chair_blue_down"/>
  </properties>
  <image width="42" height="45" source="../sprites/shadows/dining_chair_blue_down.png"/>
 </tile>
 <tile id="65">
  <properties>
   <property name="picture" value="dining_chair_blue_left"/>
  </properties>
  <image width="42" height="45" source="../sprites/shadows/dining_chair_blue_left.png"/>
 </tile>
 <tile id="66">
  <properties>
   <property name="picture" value="dining_chair_blue_right"/>
  </properties>
  <image width="42" height="45" source="../sprites/shadows/dining_chair_blue_right.png"/>
 </tile>
 <tile id="67">
  <properties>
   <property name="picture" value="dining_chair_blue_up"/>
  </properties>
  <image width="42" height="41" source="../sprites/shadows/dining_chair_blue_up.png"/>
 </tile>
 <tile id="68">
  <properties>
   <property name="picture" value="dining_chair_oak_down"/>
  </properties>
  <image width="42" height="45" source="../sprites/shadows/dining_chair_oak_down.png"/>
 </tile>
 <tile id="69">
  <properties>
   <property name="picture" value="dining_chair_oak_left"/>
  </properties>
  <image width="42" height="45" source="../sprites/shadows/dining_chair_oak_left.png"/>
 </tile>
 <tile id="70">
  <properties>
   <property name="picture" value="dining_chair_oak_right"/>
  </properties>
  <image width="42" height="45" source="../sprites/shadows/dining_chair_oak_right.png"/>
 </tile>
 <tile id="71">
  <properties>
   <property name="picture" value="dining_chair_oak_up"/>
  </properties>
  <image width="42" height="41" source="../sprites/shadows/dining_chair_oak_up.png"/>
 </tile>
 <tile id="72">
  <properties>
   <property name="picture" value="dorm_garden"/>
  </properties>
  <image width="74" height="82" source="../sprites/shadows/dorm_garden.png"/>
 </tile>
 <tile id="73">
  <properties>
   <property name="picture" value="easel"/>
  </properties>
  <image width="42" height="72" source="../sprites/shadows/easel.png"/>
 </tile>
 <tile id="74">
  <properties>
   <property name="picture" value="fence_white_e"/>
  </properties>
  <image width="42" height="45" source="../sprites/shadows/fence_white_e.png"/>
 </tile>
 <tile id="75">
  <properties>
   <property name="picture" value="fence_white_es"/>
  </properties>
  <image width="42" height="45" source="../sprites/shadows/fence_white_es.png"/>
 </tile>
 <tile id="76">
  <properties>
   <property name="picture" value="fence_white_esw"/>
  </properties>
  <image width="42" height="45" source="../sprites/shadows/fence_white_esw.png"/>
 </tile>
 <tile id="77">
  <properties>
   <property name="picture" value="fence_white_ew"/>
  </properties>
  <image width="42" height="45" source="../sprites/shadows/fence_white_ew.png"/>
 </tile>
 <tile id="78">
  <properties>
   <property name="picture" value="fence_white_n"/>
  </properties>
  <image width="42" height="52" source="../sprites/shadows/fence_white_n.png"/>
 </tile>
 <tile id="79">
  <properties>
   <property name="picture" value="fence_white_ne"/>
  </properties>
  <image width="42" height="52" source="../sprites/shadows/fence_white_ne.png"/>
 </tile>
 <tile id="80">
  <properties>
   <property name="picture" value="fence_white_nes"/>
  </properties>
  <image width="42" height="52" source="../sprites/shadows/fence_white_nes.png"/>
 </tile>
 <tile id="81">
  <properties>
   <property name="picture" value="fence_white_nesw"/>
  </properties>
  <image width="42" height="52" source="../sprites/shadows/fence_white_nesw.png"/>
 </tile>
 <tile id="82">
  <properties>
   <property name="picture" value="fence_white_new"/>
  </properties>
  <image width="42" height="52" source="../sprites/shadows/fence_white_new.png"/>
 </tile>
 <tile id="83">
  <properties>
   <property name="picture" value="fence_white_ns"/>
  </properties>
  <image width="42" height="52" source="../sprites/shadows/fence_white_ns.png"/>
 </tile>
 <tile id="84">
  <properties>
   <property name="picture" value="fence_white_nsw"/>
  </properties>
  <image width="42" height="52" source="../sprites/shadows/fence_white_nsw.png"/>
 </tile>
 <tile id="85">
  <properties>
   <property name="picture" value="fence_white_nw"/>
  </properties>
  <image width="42" height="52" source="../sprites/shadows/fence_white_nw.png"/>
 </tile>
 <tile id="86">
  <properties>
   <property name="picture" value="fence_white_s"/>
  </properties>
  <image width="42" height="45" source="../sprites/shadows/fence_white_s.png"/>
 </tile>
 <tile id="87">
  <properties>
   <property name="picture" value="fence_white_single"/>
  </properties>
  <image width="42" height="45" source="../sprites/shadows/fence_white_single.png"/>
 </tile>
 <tile id="88">
  <properties>
   <property name="picture" value="fence_white_sw"/>
  </properties>
  <image width="42" height="45" source="../sprites/shadows/fence_white_sw.png"/>
 </tile>
 <tile id="89">
  <properties>
   <property name="picture" value="fence_white_w"/>
  </properties>
  <image width="42" height="45" source="../sprites/shadows/fence_white_w.png"/>
 </tile>
 <tile id="90">
  <properties>
   <property name="picture" value="fence_wood_e"/>
  </properties>
  <image width="42" height="45" source="../sprites/shadows/fence_wood_e.png"/>
 </tile>
 <tile id="91">
  <properties>
   <property name="picture" value="fence_wood_es"/>
  </properties>
  <image width="42" height="45" source="../sprites/shadows/fence_wood_es.png"/>
 </tile>
 <tile id="92">
  <properties>
   <property name="picture" value="fence_wood_esw"/>
  </properties>
  <image width="42" height="45" source="../sprites/shadows/fence_wood_esw.png"/>
 </tile>
 <tile id="93">
  <properties>
   <property name="picture" value="fence_wood_ew"/>
  </properties>
  <image width="42" height="45" source="../sprites/shadows/fence_wood_ew.png"/>
 </tile>
 <tile id="94">
  <properties>
   <property name="picture" value="fence_wood_n"/>
  </properties>
  <image width="42" height="52" source="../sprites/shadows/fence_wood_n.png"/>
 </tile>
 <tile id="95">
  <properties>
   <property name="picture" value="fence_wood_ne"/>
  </properties>
  <image width="42" height="52" source="../sprites/shadows/fence_wood_ne.png"/>
 </tile>
 <tile id="96">
  <properties>
   <property name="picture" value="fence_wood_nes"/>
  </properties>
  <image width="42" height="52" source="../sprites/shadows/fence_wood_nes.png"/>
 </tile>
 <tile id="97">
  <properties>
   <property name="picture" value="fence_wood_nesw"/>
  </properties>
  <image width="42" height="52" source="../sprites/shadows/fence_wood_nesw.png"/>
 </tile>
 <tile id="98">
  <properties>
   <property name="picture" value="fence_wood_new"/>
  </properties>
  <image width="42" height="52" source="../sprites/shadows/fence_wood_new.png"/>
 </tile>
 <tile id="99">
  <properties>
   <property name="picture" value="fence_wood_ns"/>
  </properties>
  <image width="42" height="52" source="../sprites/shadows/fence_wood_ns.png"/>
 </tile>
 <tile id="100">
  <properties>
   <property name="picture" value="fence_wood_nsw"/>
  </properties>
  <image width="42" height="52" source="../sprites/shadows/fence_wood_nsw.png"/>
 </tile>
 <tile id="101">
  <properties>
   <property name="picture" value="fence_wood_nw"/>
  </properties>
  <image width="42" height="52" source="../sprites/shadows/fence_wood_nw.png"/>
 </tile>
 <tile id="102">
  <properties>
   <property name="picture" value="fence_wood_s"/>
  </properties>
  <image width="42" height="45" source="../sprites/shadows/fence_wood_s.png"/>
 </tile>
 <tile id="103">
  <properties>
   <property name="picture" value="fence_wood_single"/>
  </properties>
  <image width="42" height="45" source="../sprites/shadows/fence_wood_single.png"/>
 </tile>
 <tile id="104">
  <properties>
   <property name="picture" value="fence_wood_sw"/>
  </properties>
  <image width="42" height="45" source="../sprites/shadows/fence_wood_sw.png"/>
 </tile>
 <tile id="105">
  <properties>
   <property name="picture" value="fence_wood_w"/>
  </properties>
  <image width="42" height="45" source="../sprites/shadows/fence_wood_w.png"/>
 </tile>
 <tile id="106">
  <properties>
   <property name="picture" value="fireplace"/>
  </properties>
  <image width="74" height="86" source="../sprites/shadows/fireplace.png"/>
 </tile>
 <tile id="107">
  <properties>
   <property name="picture" value="floor_lamp"/>
  </properties>
  <image width="42" height="80" source="../sprites/shadows/floor_lamp.png"/>
 </tile>
 <tile id="108">
  <properties>
   <property name="picture" value="flowerbed_lavender"/>
  </properties>
  <image width="74" height="50" source="../sprites/shadows/flowerbed_lavender.png"/>
 </tile>
 <tile id="109">
  <properties>
   <property name="picture" value="flowerbed_mixed"/>
  </properties>
  <image width="106" height="34" source="../sprites/shadows/flowerbed_mixed.png"/>
 </tile>
 <tile id="110">
  <properties>
   <property name="picture" value="flowerbed_tulips"/>
  </properties>
  <image width="74" height="36" source="../sprites/shadows/flowerbed_tulips.png"/>
 </tile>
 <tile id="111">
  <properties>
   <property name="picture" value="fountain"/>
  </properties>
  <image width="106" height="95" source="../sprites/shadows/fountain.png"/>
 </tile>
 <tile id="112">
  <properties>
   <property name="picture" value="game_tv"/>
  </properties>
  <image width="74" height="74" source="../sprites/shadows/game_tv.png"/>
 </tile>
 <tile id="113">
  <properties>
   <property name="picture" value="gate_white"/>
  </properties>
  <image width="42" height="47" source="../sprites/shadows/gate_white.png"/>
 </tile>
 <tile id="114">
  <properties>
   <property name="picture" value="gate_wood"/>
  </properties>
  <image width="42" height="47" source="../sprites/shadows/gate_wood.png"/>
 </tile>
 <tile id="115">
  <properties>
   <property name="picture" value="grocery_counter_left"/>
  </properties>
  <image width="42" height="48" source="../sprites/shadows/grocery_counter_left.png"/>
 </tile>
 <tile id="116">
  <properties>
   <property name="picture" value="grocery_counter_mid"/>
  </properties>
  <image width="42" height="48" source="../sprites/shadows/grocery_counter_mid.png"/>
 </tile>
 <tile id="117">
  <properties>
   <property name="picture" value="grocery_counter_right"/>
  </properties>
  <image width="42" height="48" source="../sprites/shadows/grocery_counter_right.png"/>
 </tile>
 <tile id="118">
  <properties>
   <property name="picture" value="grocery_counter_till"/>
  </properties>
  <image width="74" height="62" source="../sprites/shadows/grocery_counter_till.png"/>
 </tile>
 <tile id="119">
  <properties>
   <property name="picture" value="grocery_shelf_cans"/>
  </properties>
  <image width="74" height="83" source="../sprites/shadows/grocery_shelf_cans.png"/>
 </tile>
 <tile id="120">
  <properties>
   <property name="picture" value="grocery_shelf_fresh"/>
  </properties>
  <image width="74" height="83" source="../sprites/shadows/grocery_shelf_fresh.png"/>
 </tile>
 <tile id="121">
  <properties>
   <property name="picture" value="guitar"/>
  </properties>
  <image width="42" height="67" source="../sprites/shadows/guitar.png"/>
 </tile>
 <tile id="122">
  <properties>
   <property name="picture" value="guitar_red"/>
  </properties>
  <image width="42" height="67" source="../sprites/shadows/guitar_red.png"/>
 </tile>
 <tile id="123">
  <properties>
   <property name="picture" value="harp"/>
  </properties>
  <image width="58" height="79" source="../sprites/shadows/harp.png"/>
 </tile>
 <tile id="124">
  <properties>
   <property name="picture" value="hedge_e"/>
  </properties>
  <image width="42" height="45" source="../sprites/shadows/hedge_e.png"/>
 </tile>
 <tile id="125">
  <properties>
   <property name="picture" value="hedge_es"/>
  </properties>
  <image width="42" height="45" source="../sprites/shadows/hedge_es.png"/>
 </tile>
 <tile id="126">
  <properties>
   <property name="picture" value="hedge_esw"/>
  </properties>
  <image width="42" height="45" source="../sprites/shadows/hedge_esw.png"/>
 </tile>
 <tile id="127">
  <properties>
   <property name="picture" value="hedge_ew"/>
  </properties>
  <image width="42" height="45" source="../sprites/shadows/hedge_ew.png"/>
 </tile>
 <tile id="128">
  <properties>
   <property name="picture" value="hedge_n"/>
  </properties>
  <image width="42" height="59" source="../sprites/shadows/hedge_n.png"/>
 </tile>
 <tile id="129">
  <properties>
   <property name="picture" value="hedge_ne"/>
  </properties>
  <image width="42" height="59" source="../sprites/shadows/hedge_ne.png"/>
 </tile>
 <tile id="130">
  <properties>
   <property name="picture" value="hedge_nes"/>
  </properties>
  <image width="42" height="59" source="../sprites/shadows/hedge_nes.png"/>
 </tile>
 <tile id="131">
  <properties>
   <property name="picture" value="hedge_nesw"/>
  </properties>
  <image width="42" height="59" source="../sprites/shadows/hedge_nesw.png"/>
 </tile>
 <tile id="132">
  <properties>
   <property name="picture" value="hedge_new"/>
  </properties>
  <image width="42" height="59" source="../sprites/shadows/hedge_new.png"/>
 </tile>
 <tile id="133">
  <properties>
   <property name="picture" value="hedge_ns"/>
  </properties>
  <image width="42" height="59" source="../sprites/shadows/hedge_ns.png"/>
 </tile>
 <tile id="134">
  <properties>
   <property name="picture" value="hedge_nsw"/>
  </properties>
  <image width="42" height="59" source="../sprites/shadows/hedge_nsw.png"/>
 </tile>
 <tile id="135">
  <properties>
   <property name="picture" value="hedge_nw"/>
  </properties>
  <image width="42" height="59" source="../sprites/shadows/hedge_nw.png"/>
 </tile>
 <tile id="136">
  <properties>
   <property name="picture" value="hedge_s"/>
  </properties>
  <image width="42" height="45" source="../sprites/shadows/hedge_s.png"/>
 </tile>
 <tile id="137">
  <properties>
   <property name="picture" value="hedge_single"/>
  </properties>
  <image width="42" height="45" source="../sprites/shadows/hedge_single.png"/>
 </tile>
 <tile id="138">
  <properties>
   <property name="picture" value="hedge_sw"/>
  </properties>
  <image width="42" height="45" source="../sprites/shadows/hedge_sw.png"/>
 </tile>
 <tile id="139">
  <properties>
   <property name="picture" value="hedge_w"/>
  </properties>
  <image width="42" height="45" source="../sprites/shadows/hedge_w.png"/>
 </tile>
 <tile id="140">
  <properties>
   <property name="picture" value="house_garden"/>
  </properties>
  <image width="106" height="87" source="../sprites/shadows/house_garden.png"/>
 </tile>
 <tile id="141">
  <properties>
   <property name="picture" value="kitchen_counter_corner_left"/>
  </properties>
  <image width="42" height="48" source="../sprites/shadows/kitchen_counter_corner_left.png"/>
 </tile>
 <tile id="142">
  <properties>
   <property name="picture" value="kitchen_counter_corner_right"/>
  </properties>
  <image width="42" height="48" source="../sprites/shadows/kitchen_counter_corner_right.png"/>
 </tile>
 <tile id="143">
  <properties>
   <property name="picture" value="kitchen_counter_end_left"/>
  </properties>
  <image width="42" height="40" source="../sprites/shadows/kitchen_counter_end_left.png"/>
 </tile>
 <tile id="144">
  <properties>
   <property name="picture" value="kitchen_counter_end_right"/>
  </properties>
  <image width="42" height="40" source="../sprites/shadows/kitchen_counter_end_right.png"/>
 </tile>
 <tile id="145">
  <properties>
   <property name="picture" value="kitchen_counter_left"/>
  </properties>
  <image width="42" height="48" source="../sprites/shadows/kitchen_counter_left.png"/>
 </tile>
 <tile id="146">
  <properties>
   <property name="picture" value="kitchen_counter_mid"/>
  </properties>
  <image width="42" height="48" source="../sprites/shadows/kitchen_counter_mid.png"/>
 </tile>
 <tile id="147">
  <properties>
   <property name="picture" value="kitchen_counter_right"/>
  </properties>
  <image width="42" height="48" source="../sprites/shadows/kitchen_counter_right.png"/>
 </tile>
 <tile id="148">
  <properties>
   <property name="picture" value="kitchen_counter_side_left"/>
  </properties>
  <image width="42" height="40" source="../sprites/shadows/kitchen_counter_side_left.png"/>
 </tile>
 <tile id="149">
  <properties>
   <property name="picture" value="kitchen_counter_side_right"/>
  </properties>
  <image width="42" height="40" source="../sprites/shadows/kitchen_counter_side_right.png"/>
 </tile>
 <tile id="150">
  <properties>
   <property name="picture" value="kitchen_sink"/>
  </properties>
  <image width="42" height="55" source="../sprites/shadows/kitchen_sink.png"/>
 </tile>
 <tile id="151">
  <properties>
   <property name="picture" value="laundry_basket"/>
  </properties>
  <image width="42" height="35" source="../sprites/shadows/laundry_basket.png"/>
 </tile>
 <tile id="152">
  <properties>
   <property name="picture" value="library_sofa_back"/>
  </properties>
  <image width="74" height="50" source="../sprites/shadows/library_sofa_back.png"/>
 </tile>
 <tile id="153">
  <properties>
   <property name="picture" value="library_sofa_front"/>
  </properties>
  <image width="74" height="54" source="../sprites/shadows/library_sofa_front.png"/>
 </tile>
 <tile id="154">
  <properties>
   <property name="picture" value="library_table"/>
  </properties>
  <image width="106" height="54" source="../sprites/shadows/library_table.png"/>
 </tile>
 <tile id="155">
  <properties>
   <property name="picture" value="litter_bin"/>
  </properties>
  <image width="42" height="40" source="../sprites/shadows/litter_bin.png"/>
 </tile>
 <tile id="156">
  <properties>
   <property name="picture" value="log"/>
  </properties>
  <image width="74" height="30" source="../sprites/shadows/log.png"/>
 </tile>
 <tile id="157">
  <properties>
   <property name="picture" value="log_pile"/>
  </properties>
  <image width="74" height="36" source="../sprites/shadows/log_pile.png"/>
 </tile>
 <tile id="158">
  <properties>
   <property name="picture" value="mailbox"/>
  </properties>
  <image width="42" height="50" source="../sprites/shadows/mailbox.png"/>
 </tile>
 <tile id="159">
  <properties>
   <property name="picture" value="microphone"/>
  </properties>
  <image width="42" height="68" source="../sprites/shadows/microphone.png"/>
 </tile>
 <tile id="160">
  <properties>
   <property name="picture" value="notice_board"/>
  </properties>
  <image width="74" height="66" source="../sprites/shadows/notice_board.png"/>
 </tile>
 <tile id="161">
  <properties>
   <property name="picture" value="park_garden"/>
  </properties>
  <image width="106" height="74" source="../sprites/shadows/park_garden.png"/>
 </tile>
 <tile id="162">
  <properties>
   <property name="picture" value="pharmacy_counter_left"/>
  </properties>
  <image width="42" height="48" source="../sprites/shadows/pharmacy_counter_left.png"/>
 </tile>
 <tile id="163">
  <properties>
   <property name="picture" value="pharmacy_counter_mid"/>
  </properties>
  <image width="42" height="48" source="../sprites/shadows/pharmacy_counter_mid.png"/>
 </tile>
 <tile id="164">
  <properties>
   <property name="picture" value="pharmacy_counter_right"/>
  </properties>
  <image width="42" height="48" source="../sprites/shadows/pharmacy_counter_right.png"/>
 </tile>
 <tile id="165">
  <properties>
   <property name="picture" value="pharmacy_counter_till"/>
  </properties>
  <image width="74" height="62" source="../sprites/shadows/pharmacy_counter_till.png"/>
 </tile>
 <tile id="166">
  <properties>
   <property name="picture" value="pharmacy_shelf"/>
  </properties>
  <image width="74" height="87" source="../sprites/shadows/pharmacy_shelf.png"/>
 </tile>
 <tile id="167">
  <properties>
   <property name="picture" value="piano"/>
  </properties>
  <image width="74" height="74" source="../sprites/shadows/piano.png"/>
 </tile>
 <tile id="168">
  <properties>
   <property name="picture" value="picnic_table"/>
  </properties>
  <image width="106" height="63" source="../sprites/shadows/picnic_table.png"/>
 </tile>
 <tile id="169">
  <properties>
   <property name="picture" value="pine"/>
  </properties>
  <image width="82" height="131" source="../sprites/shadows/pine.png"/>
 </tile>
 <tile id="170">
  <properties>
   <property name="picture" value="pine_small"/>
  </properties>
  <image width="58" height="86" source="../sprites/shadows/pine_small.png"/>
 </tile>
 <tile id="171">
  <properties>
   <property name="picture" value="podium"/>
  </properties>
  <image width="42" height="59" source="../sprites/shadows/podium.png"/>
 </tile>
 <tile id="172">
  <properties>
   <property name="picture" value="pool_table"/>
  </properties>
  <image width="106" height="80" source="../sprites/shadows/pool_table.png"/>
 </tile>
 <tile id="173">
  <properties>
   <property name="picture" value="potted_plant_fern"/>
  </properties>
  <image width="50" height="52" source="../sprites/shadows/potted_plant_fern.png"/>
 </tile>
 <tile id="174">
  <properties>
   <property name="picture" value="potted_plant_flower"/>
  </properties>
  <image width="42" height="49" source="../sprites/shadows/potted_plant_flower.png"/>
 </tile>
 <tile id="175">
  <properties>
   <property name="picture" value="potted_plant_rubber"/>
  </properties>
  <image width="50" height="77" source="../sprites/shadows/potted_plant_rubber.png"/>
 </tile>
 <tile id="176">
  <properties>
   <property name="picture" value="refrigerator"/>
  </properties>
  <image width="44" height="76" source="../sprites/shadows/refrigerator.png"/>
 </tile>
 <tile id="177">
  <properties>
   <property name="picture" value="rock_large"/>
  </properties>
  <image width="74" height="43" source="../sprites/shadows/rock_large.png"/>
 </tile>
 <tile id="178">
  <properties>
   <property name="picture" value="rock_round"/>
  </properties>
  <image width="42" height="29" source="../sprites/shadows/rock_round.png"/>
 </tile>
 <tile id="179">
  <properties>
   <property name="picture" value="rock_small"/>
  </properties>
  <image width="42" height="29" source="../sprites/shadows/rock_small.png"/>
 </tile>
 <tile id="180">
  <properties>
   <property name="picture" value="sandbox"/>
  </properties>
  <image width="74" height="56" source="../sprites/shadows/sandbox.png"/>
 </tile>
 <tile id="181">
  <properties>
   <property name="picture" value="shelf"/>
  </properties>
  <image width="74" height="73" source="../sprites/shadows/shelf.png"/>
 </tile>
 <tile id="182">
  <properties>
   <property name="picture" value="shower"/>
  </properties>
  <image width="42" height="77" source="../sprites/shadows/shower.png"/>
 </tile>
 <tile id="183">
  <properties>
   <property name="picture" value="sign_cafe"/>
  </properties>
  <image width="42" height="71" source="../sprites/shadows/sign_cafe.png"/>
 </tile>
 <tile id="184">
  <properties>
   <property name="picture" value="sign_college"/>
  </properties>
  <image width="42" height="71" source="../sprites/shadows/sign_college.png"/>
 </tile>
 <tile id="185">
  <properties>
   <property name="picture" value="sign_grocery"/>
  </properties>
  <image width="42" height="71" source="../sprites/shadows/sign_grocery.png"/>
 </tile>
 <tile id="186">
  <properties>
   <property name="picture" value="sign_pharmacy"/>
  </properties>
  <image width="42" height="71" source="../sprites/shadows/sign_pharmacy.png"/>
 </tile>
 <tile id="187">
  <properties>
   <property name="picture" value="sign_pub"/>
  </properties>
  <image width="42" height="71" source="../sprites/shadows/sign_pub.png"/>
 </tile>
 <tile id="188">
  <properties>
   <property name="picture" value="sign_supply"/>
  </properties>
  <image width="42" height="71" source="../sprites/shadows/sign_supply.png"/>
 </tile>
 <tile id="189">
  <properties>
   <property name="picture" value="slide"/>
  </properties>
  <image width="74" height="76" source="../sprites/shadows/slide.png"/>
 </tile>
 <tile id="190">
  <properties>
   <property name="picture" value="sofa_red_back"/>
  </properties>
  <image width="74" height="50" source="../sprites/shadows/sofa_red_back.png"/>
 </tile>
 <tile id="191">
  <properties>
   <property name="picture" value="sofa_red_front"/>
  </properties>
  <image width="74" height="54" source="../sprites/shadows/sofa_red_front.png"/>
 </tile>
 <tile id="192">
  <properties>
   <property name="picture" value="sofa_teal_back"/>
  </properties>
  <image width="74" height="50" source="../sprites/shadows/sofa_teal_back.png"/>
 </tile>
 <tile id="193">
  <properties>
   <property name="picture" value="sofa_teal_front"/>
  </properties>
  <image width="74" height="54" source="../sprites/shadows/sofa_teal_front.png"/>
 </tile>
 <tile id="194">
  <properties>
   <property name="picture" value="stool"/>
  </properties>
  <image width="42" height="30" source="../sprites/shadows/stool.png"/>
 </tile>
 <tile id="195">
  <properties>
   <property name="picture" value="stove"/>
  </properties>
  <image width="42" height="70" source="../sprites/shadows/stove.png"/>
 </tile>
 <tile id="196">
  <properties>
   <property name="picture" value="street_lamp"/>
  </properties>
  <image width="42" height="102" source="../sprites/shadows/street_lamp.png"/>
 </tile>
 <tile id="197">
  <properties>
   <property name="picture" value="student_chair_down"/>
  </properties>
  <image width="42" height="45" source="../sprites/shadows/student_chair_down.png"/>
 </tile>
 <tile id="198">
  <properties>
   <property name="picture" value="student_chair_up"/>
  </properties>
  <image width="42" height="41" source="../sprites/shadows/student_chair_up.png"/>
 </tile>
 <tile id="199">
  <properties>
   <property name="picture" value="student_desk"/>
  </properties>
  <image width="42" height="42" source="../sprites/shadows/student_desk.png"/>
 </tile>
 <tile id="200">
  <properties>
   <property name="picture" value="student_desk_set"/>
  </properties>
  <image width="42" height="74" source="../sprites/shadows/student_desk_set.png"/>
 </tile>
 <tile id="201">
  <properties>
   <property name="picture" value="stump"/>
  </properties>
  <image width="42" height="32" source="../sprites/shadows/stump.png"/>
 </tile>
 <tile id="202">
  <properties>
   <property name="picture" value="supply_counter_left"/>
  </properties>
  <image width="42" height="48" source="../sprites/shadows/supply_counter_left.png"/>
 </tile>
 <tile id="203">
  <properties>
   <property name="picture" value="supply_counter_mid"/>
  </properties>
  <image width="42" height="48" source="../sprites/shadows/supply_counter_mid.png"/>
 </tile>
 <tile id="204">
  <properties>
   <property name="picture" value="supply_counter_right"/>
  </properties>
  <image width="42" height="48" source="../sprites/shadows/supply_counter_right.png"/>
 </tile>
 <tile id="205">
  <properties>
   <property name="picture" value="supply_counter_till"/>
  </properties>
  <image width="74" height="62" source="../sprites/shadows/supply_counter_till.png"/>
 </tile>
 <tile id="206">
  <properties>
   <property name="picture" value="supply_shelf_paint"/>
  </properties>
  <image width="74" height="83" source="../sprites/shadows/supply_shelf_paint.png"/>
 </tile>
 <tile id="207">
  <properties>
   <property name="picture" value="supply_shelf_tools"/>
  </properties>
  <image width="74" height="87" source="../sprites/shadows/supply_shelf_tools.png"/>
 </tile>
 <tile id="208">
  <properties>
   <property name="picture" value="swing"/>
  </properties>
  <image width="106" height="88" source="../sprites/shadows/swing.png"/>
 </tile>
 <tile id="209">
  <properties>
   <property name="picture" value="toilet"/>
  </properties>
  <image width="42" height="49" source="../sprites/shadows/toilet.png"/>
 </tile>
 <tile id="210">
  <properties>
   <property name="picture" value="tree_apple"/>
  </properties>
  <image width="122" height="123" source="../sprites/shadows/tree_apple.png"/>
 </tile>
 <tile id="211">
  <properties>
   <property name="picture" value="tree_apple_small"/>
  </properties>
  <image width="82" height="84" source="../sprites/shadows/tree_apple_small.png"/>
 </tile>
 <tile id="212">
  <properties>
   <property name="picture" value="tree_cherry"/>
  </properties>
  <image width="122" height="124" source="../sprites/shadows/tree_cherry.png"/>
 </tile>
 <tile id="213">
  <properties>
   <property name="picture" value="tree_cherry_small"/>
  </properties>
  <image width="82" height="85" source="../sprites/shadows/tree_cherry_small.png"/>
 </tile>
 <tile id="214">
  <properties>
   <property name="picture" value="tree_oak"/>
  </properties>
  <image width="122" height="121" source="../sprites/shadows/tree_oak.png"/>
 </tile>
 <tile id="215">
  <properties>
   <property name="picture" value="tree_oak_small"/>
  </properties>
  <image width="82" height="83" source="../sprites/shadows/tree_oak_small.png"/>
 </tile>
 <tile id="216">
  <properties>
   <property name="picture" value="washing_machine"/>
  </properties>
  <image width="42" height="56" source="../sprites/shadows/washing_machine.png"/>
 </tile>
 <tile id="217">
  <properties>
   <property name="picture" value="weight_bench"/>
  </properties>
  <image width="74" height="70" source="../sprites/shadows/weight_bench.png"/>
 </tile>
 <tile id="218">
  <properties>
   <property name="picture" value="well"/>
  </properties>
  <image width="74" height="89" source="../sprites/shadows/well.png"/>
 </tile>
 <tile id="219">
  <properties>
   <property name="picture" value="toolbox"/>
  </properties>
  <image width="42" height="35" source="../sprites/shadows/toolbox.png"/>
 </tile>
 <tile id="220">
  <properties>
   <property name="picture" value="desk_set"/>
  </properties>
  <image width="74" height="89" source="../sprites/shadows/desk_set.png"/>
 </tile>
 <tile id="221">
  <properties>
   <property name="picture" value="computer_desk_set"/>
  </properties>
  <image width="74" height="100" source="../sprites/shadows/computer_desk_set.png"/>
 </tile>
 <tile id="222">
  <image width="70" height="56" source="../sprites/shadows/sunbeam.png"/>
 </tile>
 <tile id="223">
  <properties>
   <property name="picture" value="anchor"/>
  </properties>
  <image width="74" height="83" source="../sprites/shadows/anchor.png"/>
 </tile>
 <tile id="224">
  <properties>
   <property name="picture" value="barrel_stack"/>
  </properties>
  <image width="74" height="65" source="../sprites/shadows/barrel_stack.png"/>
 </tile>
 <tile id="225">
  <properties>
   <property name="picture" value="boat_on_stocks"/>
  </properties>
  <image width="106" height="76" source="../sprites/shadows/boat_on_stocks.png"/>
 </tile>
 <tile id="226">
  <properties>
   <property name="picture" value="boat_upturned"/>
  </properties>
  <image width="74" height="34" source="../sprites/shadows/boat_upturned.png"/>
 </tile>
 <tile id="227">
  <properties>
   <property name="picture" value="bollard"/>
  </properties>
  <image width="42" height="33" source="../sprites/shadows/bollard.png"/>
 </tile>
 <tile id="228">
  <properties>
   <property name="picture" value="buoy"/>
  </properties>
  <image width="42" height="45" source="../sprites/shadows/buoy.png"/>
 </tile>
 <tile id="229">
  <properties>
   <property name="picture" value="cutter"/>
  </properties>
  <image width="170" height="116" source="../sprites/shadows/cutter.png"/>
 </tile>
 <tile id="230">
  <properties>
   <property name="picture" value="dinghy"/>
  </properties>
  <image width="74" height="85" source="../sprites/shadows/dinghy.png"/>
 </tile>
 <tile id="231">
  <properties>
   <property name="picture" value="fish_crate"/>
  </properties>
  <image width="42" height="30" source="../sprites/shadows/fish_crate.png"/>
 </tile>
 <tile id="232">
  <properties>
   <property name="picture" value="fish_crate_empty"/>
  </properties>
  <image width="42" height="30" source="../sprites/shadows/fish_crate_empty.png"/>
 </tile>
 <tile id="233">
  <properties>
   <property name="picture" value="fish_rack"/>
  </properties>
  <image width="106" height="71" source="../sprites/shadows/fish_rack.png"/>
 </tile>
 <tile id="234">
  <properties>
   <property name="picture" value="floats"/>
  </properties>
  <image width="50" height="36" source="../sprites/shadows/floats.png"/>
 </tile>
 <tile id="235">
  <properties>
   <property name="picture" value="gorse"/>
  </properties>
  <image width="50" height="34" source="../sprites/shadows/gorse.png"/>
 </tile>
 <tile id="236">
  <properties>
   <property name="picture" value="hand_cart"/>
  </properties>
  <image width="74" height="43" source="../sprites/shadows/hand_cart.png"/>
 </tile>
 <tile id="237">
  <properties>
   <property name="picture" value="lens"/>
  </properties>
  <image width="74" height="92" source="../sprites/shadows/lens.png"/>
 </tile>
 <tile id="238">
  <properties>
   <property name="picture" value="lighthouse"/>
  </properties>
  <image width="298" height="261" source="../sprites/shadows/lighthouse.png"/>
 </tile>
 <tile id="239">
  <properties>
   <property name="picture" value="lobster_pot"/>
  </properties>
  <image width="42" height="26" source="../sprites/shadows/lobster_pot.png"/>
 </tile>
 <tile id="240">
  <properties>
   <property name="picture" value="lobster_pots"/>
  </properties>
  <image width="42" height="40" source="../sprites/shadows/lobster_pots.png"/>
 </tile>
 <tile id="241">
  <properties>
   <property name="picture" value="net_bench"/>
  </properties>
  <image width="106" height="53" source="../sprites/shadows/net_bench.png"/>
 </tile>
 <tile id="242">
  <properties>
   <property name="picture" value="net_rack"/>
  </properties>
  <image width="106" height="69" source="../sprites/shadows/net_rack.png"/>
 </tile>
 <tile id="243">
  <properties>
   <property name="picture" value="pew"/>
  </properties>
  <image width="74" height="45" source="../sprites/shadows/pew.png"/>
 </tile>
 <tile id="244">
  <properties>
   <property name="picture" value="quay_lamp"/>
  </properties>
  <image width="42" height="84" source="../sprites/shadows/quay_lamp.png"/>
 </tile>
 <tile id="245">
  <properties>
   <property name="picture" value="rope_shelf"/>
  </properties>
  <image width="74" height="83" source="../sprites/shadows/rope_shelf.png"/>
 </tile>
 <tile id="246">
  <properties>
   <property name="picture" value="sea_chest"/>
  </properties>
  <image width="74" height="40" source="../sprites/shadows/sea_chest.png"/>
 </tile>
 <tile id="247">
  <properties>
   <property name="picture" value="sea_rock"/>
  </properties>
  <image width="50" height="30" source="../sprites/shadows/sea_rock.png"/>
 </tile>
 <tile id="248">
  <properties>
   <property name="picture" value="sea_stack"/>
  </properties>
  <image width="74" height="49" source="../sprites/shadows/sea_stack.png"/>
 </tile>
 <tile id="249">
  <properties>
   <property name="picture" value="ship_model"/>
  </properties>
  <image width="42" height="61" source="../sprites/shadows/ship_model.png"/>
 </tile>
 <tile id="250">
  <properties>
   <property name="picture" value="sign_honesty"/>
  </properties>
  <image width="42" height="71" source="../sprites/shadows/sign_honesty.png"/>
 </tile>
 <tile id="251">
  <properties>
   <property name="picture" value="sign_inn"/>
  </properties>
  <image width="42" height="71" source="../sprites/shadows/sign_inn.png"/>
 </tile>
 <tile id="252">
  <properties>
   <property name="picture" value="sign_net"/>
  </properties>
  <image width="42" height="71" source="../sprites/shadows/sign_net.png"/>
 </tile>
 <tile id="253">
  <properties>
   <property name="picture" value="sign_school"/>
  </properties>
  <image width="42" height="71" source="../sprites/shadows/sign_school.png"/>
 </tile>
 <tile id="254">
  <properties>
   <property name="picture" value="skiff"/>
  </properties>
  <image width="74" height="34" source="../sprites/shadows/skiff.png"/>
 </tile>
 <tile id="255">
  <properties>
   <property name="picture" value="smokehouse"/>
  </properties>
  <image width="106" height="129" source="../sprites/shadows/smokehouse.png"/>
 </tile>
 <tile id="256">
  <properties>
   <property name="picture" value="telescope"/>
  </properties>
  <image width="42" height="66" source="../sprites/shadows/telescope.png"/>
 </tile>
 <tile id="257">
  <properties>
   <property name="picture" value="workbench"/>
  </properties>
  <image width="74" height="52" source="../sprites/shadows/workbench.png"/>
 </tile>
 <tile id="258">
  <properties>
   <property name="picture" value="cutter_green"/>
  </properties>
  <image width="170" height="116" source="../sprites/shadows/cutter_green.png"/>
 </tile>
</tileset>
