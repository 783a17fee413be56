<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="houses" tilewidth="32" tileheight="32" tilecount="544" columns="16">
 <image source="houses.png" width="512" height="1088"/>
</tileset>
