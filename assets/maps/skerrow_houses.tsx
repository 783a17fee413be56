<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="skerrow_houses" tilewidth="32" tileheight="32" tilecount="800" columns="16">
 <image source="skerrow_houses.png" width="512" height="1600"/>
</tileset>
