<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="crowns" tilewidth="112" tileheight="123" tilecount="12" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0">
  <properties>
   <property name="kind" value="birch"/>
   <property name="picture" value="birch"/>
  </properties>
  <image width="72" height="114" source="../sprites/crowns/birch.png"/>
 </tile>
 <tile id="1">
  <properties>
   <property name="kind" value="pine"/>
   <property name="picture" value="pine"/>
  </properties>
  <image width="72" height="123" source="../sprites/crowns/pine.png"/>
 </tile>
 <tile id="2">
  <properties>
   <property name="kind" value="pine"/>
   <property name="picture" value="pine_small"/>
  </properties>
  <image width="48" height="78" source="../sprites/crowns/pine_small.png"/>
 </tile>
 <tile id="3">
  <properties>
   <property name="kind" value="street lamp"/>
   <property name="picture" value="street_lamp"/>
  </properties>
  <image width="32" height="94" source="../sprites/crowns/street_lamp.png"/>
 </tile>
 <tile id="4">
  <properties>
   <property name="kind" value="tree"/>
   <property name="picture" value="tree_apple"/>
  </properties>
  <image width="112" height="115" source="../sprites/crowns/tree_apple.png"/>
 </tile>
 <tile id="5">
  <properties>
   <property name="kind" value="tree"/>
   <property name="picture" value="tree_apple_small"/>
  </properties>
  <image width="72" height="76" source="../sprites/crowns/tree_apple_small.png"/>
 </tile>
 <tile id="6">
  <properties>
   <property name="kind" value="tree"/>
   <property name="picture" value="tree_cherry"/>
  </properties>
  <image width="112" height="116" source="../sprites/crowns/tree_cherry.png"/>
 </tile>
 <tile id="7">
  <properties>
   <property name="kind" value="tree"/>
   <property name="picture" value="tree_cherry_small"/>
  </properties>
  <image width="72" height="77" source="../sprites/crowns/tree_cherry_small.png"/>
 </tile>
 <tile id="8">
  <properties>
   <property name="kind" value="tree"/>
   <property name="picture" value="tree_oak"/>
  </properties>
  <image width="112" height="113" source="../sprites/crowns/tree_oak.png"/>
 </tile>
 <tile id="9">
  <properties>
   <property name="kind" value="tree"/>
   <property name="picture" value="tree_oak_small"/>
  </properties>
  <image width="72" height="75" source="../sprites/crowns/tree_oak_small.png"/>
 </tile>
 <tile id="10">
  <properties>
   <property name="kind" value="wall lamp"/>
   <property name="picture" value="wall_lamp"/>
  </properties>
  <image width="16" height="21" source="../sprites/crowns/wall_lamp.png"/>
 </tile>
 <tile id="11">
  <properties>
   <property name="kind" value="street lamp"/>
   <property name="picture" value="quay_lamp"/>
  </properties>
  <image width="32" height="76" source="../sprites/crowns/quay_lamp.png"/>
 </tile>
</tileset>
