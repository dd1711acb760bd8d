-- A database of the first schema: a finished match of Leduc, and another one in its middle; Anna and Ben play.
-- RULES stands for the version of the rules, so that the match in its middle goes on.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE events (
	table_code VARCHAR NOT NULL, 
	seq INTEGER NOT NULL, 
	body BLOB NOT NULL, 
	PRIMARY KEY (table_code, seq)
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('VGBZJ',0,CAST('{"event":"opened","code":"VGBZJ","game":"leduc","seats":2,"options":{},"limit":0,"listed":true,"host":{"id":"8857f145d44dfb22","name":"Anna","animal":"sloth"},"at":1796071413.654733}' AS BLOB));
INSERT INTO "events" VALUES('VGBZJ',1,CAST('{"event":"sat","seat":1,"guest":{"id":"3e4a5e15ca64d273","name":"Ben","animal":"slug"},"at":1796071413.916237}' AS BLOB));
INSERT INTO "events" VALUES('VGBZJ',2,CAST('{"event":"spoke","guest":{"id":"8857f145d44dfb22","name":"Anna","animal":"sloth"},"text":"Shall we?","at":1796071413.9415832}' AS BLOB));
INSERT INTO "events" VALUES('VGBZJ',3,CAST('{"event":"began","match":"VGBZJ-1","secret":"23d2ee25bf0b6a59571ad9f52e3cbb69e7a8da1a491269403cf89abb3dc69a91","rules_version":"RULES","at":1796071413.941731}' AS BLOB));
INSERT INTO "events" VALUES('VGBZJ',4,CAST('{"event":"stepped","steps":[{"step":"draw","pile":"private_card","outcome":1,"weights":[1,1,1,1,1,1]},{"step":"draw","pile":"private_card","outcome":3,"weights":[1,0,1,1,1,1]}],"at":1796071413.941731}' AS BLOB));
INSERT INTO "events" VALUES('VGBZJ',5,CAST('{"event":"stepped","steps":[{"step":"act","seat":0,"action":1}],"at":1796071413.9627554}' AS BLOB));
INSERT INTO "events" VALUES('VGBZJ',6,CAST('{"event":"stepped","steps":[{"step":"act","seat":1,"action":1},{"step":"draw","pile":"public_card","outcome":5,"weights":[1,0,1,0,1,1]}],"at":1796071413.9692128}' AS BLOB));
INSERT INTO "events" VALUES('VGBZJ',7,CAST('{"event":"stepped","steps":[{"step":"act","seat":0,"action":1}],"at":1796071413.9740734}' AS BLOB));
INSERT INTO "events" VALUES('VGBZJ',8,CAST('{"event":"stepped","steps":[{"step":"act","seat":1,"action":1}],"at":1796071413.9791892}' AS BLOB));
INSERT INTO "events" VALUES('VGBZJ',9,CAST('{"event":"ended","winners":[1],"at":1796071413.9791892}' AS BLOB));
INSERT INTO "events" VALUES('VGBZJ',10,CAST('{"event":"began","match":"VGBZJ-2","secret":"379d8cadf9e8c538f3d42852c8f77a1762ff440c67cba025cfe3c35ce4a59813","rules_version":"RULES","at":1796071413.9823387}' AS BLOB));
INSERT INTO "events" VALUES('VGBZJ',11,CAST('{"event":"stepped","steps":[{"step":"draw","pile":"private_card","outcome":2,"weights":[1,1,1,1,1,1]},{"step":"draw","pile":"private_card","outcome":4,"weights":[1,1,0,1,1,1]}],"at":1796071413.9823387}' AS BLOB));
INSERT INTO "events" VALUES('VGBZJ',12,CAST('{"event":"stepped","steps":[{"step":"act","seat":0,"action":1}],"at":1796071413.9892592}' AS BLOB));
CREATE TABLE guests (
	id VARCHAR NOT NULL, 
	token_hash VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	animal VARCHAR NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (token_hash)
);
INSERT INTO "guests" VALUES('8857f145d44dfb22','e8e07d1e6f88e475921bde6257d3f22d37c0eb88a4ae4b4ea65eb1fe16a77a3e','Anna','sloth',1.7960714136390926838e+09);
INSERT INTO "guests" VALUES('3e4a5e15ca64d273','29317611a663f46ba2ffdca5327077b4bceda273ee3b53ee9acf45b0e023b216','Ben','slug',1.79607141381138658529e+09);
CREATE TABLE matches (
	table_code VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	game VARCHAR NOT NULL, 
	finished FLOAT NOT NULL, 
	file BLOB NOT NULL, 
	scenes BLOB NOT NULL, 
	PRIMARY KEY (table_code, number)
);
INSERT INTO "matches" VALUES('VGBZJ',1,'leduc',1.79607141398464870453e+09,CAST('{"game":"leduc","rules_version":"RULES","seats":2,"options":{},"steps":[{"step":"draw","pile":"private_card","outcome":1,"weights":[1,1,1,1,1,1]},{"step":"draw","pile":"private_card","outcome":3,"weights":[1,0,1,1,1,1]},{"step":"act","seat":0,"action":1},{"step":"act","seat":1,"action":1},{"step":"draw","pile":"public_card","outcome":5,"weights":[1,0,1,0,1,1]},{"step":"act","seat":0,"action":1},{"step":"act","seat":1,"action":1}],"match":"VGBZJ-1","preset":"box","names":["Anna","Ben"],"carried":{},"fairness":{"commitment":"265da52164239e0e3793561d2b81bcd49d206df1390d9939f5159fef9e31e25e","secret":"23d2ee25bf0b6a59571ad9f52e3cbb69e7a8da1a491269403cf89abb3dc69a91","seat_seeds":[],"seat_commitments":[]},"format":1}' AS BLOB),X'1F8B0800000000000003ED59C18E823010FD153367CC82BBF1C0AF180F45AA12919282B259E3BF6F5BDA42DD2E8AAE8BC6C6838E4C1ECDB4AFF3666676807D822B4C219C7A90A768810B08670728302A21F48F9EFA191CE71E7C914C3E4F6208A144518AC1834D92713323258E08D9B07FF2042B24E199AF51C13D1165A8DA2AF127330F205C96094EE371E3B8620B61AB43E90EB3A73E1C8F7C31F57B7734D360D2B06069B70E284A766CED6A61CAB280358E1D681141B441539605AD71EC42C365A19716D5860D4BB99D408D7CF17993DF4604B7286EB6431A1668EDD615419414EC50E8102AD316C3C6B50330476C93F551A90DDB49516E2654300ADA476549D2183770DAB400B65C7F449243CE3903724AB6B938B406428C519A642BF9E697A394117247A9101CA5C46DFE4F946297C5A2E4F40B4BBAC30F93B30C56B89CD54EF3329B21EA7216D333C3E4AC0A2582343CD5D6DB50AD8996634200368F941E647950E8B04B53DC093507D5907FC8C7174978C1FD34A41941A72143B8828F81A0631F3E0E5BC54D5C15D7B38A63A9E15E559CB119D43130841E559C939CF6AAFCB7368971DDDFDC2699B6EF11AD25796BA9779BE48E04333A2E8E606C77AE48717EEF14E72467AB9FFAC47C94E2B34DF5DBDA964E729EB62DAFE0E38592D38308C52B392C305AA514F35648DD3036ABFFB1D8A079AB7F730D8A0419B4D27C7F549DFB04695826E4BFA3FDABEA5C352D23151F969D9FD1AD516B12260DCB9844BB99E49D8C3ECE0D49C89ECD1939C3BF01BD638531761C0000');
CREATE TABLE seated (
	guest VARCHAR NOT NULL, 
	table_code VARCHAR NOT NULL, 
	PRIMARY KEY (guest, table_code)
);
INSERT INTO "seated" VALUES('8857f145d44dfb22','VGBZJ');
INSERT INTO "seated" VALUES('3e4a5e15ca64d273','VGBZJ');
CREATE TABLE tables (
	code VARCHAR NOT NULL, 
	stage VARCHAR NOT NULL, 
	listed BOOLEAN NOT NULL, 
	touched FLOAT NOT NULL, 
	card BLOB NOT NULL, 
	PRIMARY KEY (code)
);
INSERT INTO "tables" VALUES('VGBZJ','playing',1,1.79607141398654842376e+09,CAST('["VGBZJ","leduc","playing",true,["Anna","Ben"],2,0,["8857f145d44dfb22","3e4a5e15ca64d273"],[]]' AS BLOB));
CREATE INDEX tables_in_the_lobby ON tables (listed, touched);
COMMIT;
