<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Terms</name>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
</context>
</TS>
