-- A database of schema version 7. Its relationships hold urns as texts.
CREATE TABLE aspect (
  urn TEXT NOT NULL,
  name TEXT NOT NULL,
  version INTEGER NOT NULL,
  value TEXT NOT NULL,
  system_metadata TEXT NOT NULL,
  created_time INTEGER NOT NULL,
  created_actor TEXT NOT NULL,
  PRIMARY KEY (urn, name)
) STRICT;
CREATE TABLE event (
  id INTEGER PRIMARY KEY,
  urn TEXT NOT NULL,
  name TEXT NOT NULL,
  timestamp_ms INTEGER NOT NULL,
  value TEXT NOT NULL,
  system_metadata TEXT NOT NULL,
  created_time INTEGER NOT NULL,
  created_actor TEXT NOT NULL
) STRICT;
CREATE INDEX event_latest ON event (urn, name, timestamp_ms, id);
CREATE TABLE entity (
  type TEXT NOT NULL,
  urn TEXT NOT NULL,
  PRIMARY KEY (type, urn)
) STRICT, WITHOUT ROWID;
CREATE TABLE soft_deleted (
  urn TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;
CREATE TABLE relationship (
  id INTEGER PRIMARY KEY,
  owner TEXT NOT NULL,
  aspect TEXT NOT NULL,
  type TEXT NOT NULL,
  source TEXT NOT NULL,
  source_type TEXT NOT NULL,
  destination TEXT NOT NULL,
  destination_type TEXT NOT NULL,
  via TEXT,
  created_time INTEGER,
  updated_time INTEGER,
  manual INTEGER NOT NULL
) STRICT;
CREATE INDEX relationship_owner ON relationship (owner, aspect);
CREATE INDEX relationship_source ON relationship (source, type, destination);
CREATE INDEX relationship_destination ON relationship (destination, type, source);
CREATE TABLE invite (
  role TEXT PRIMARY KEY,
  nonce TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE former_user (
  urn TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;
CREATE TABLE entity_text (
  type TEXT NOT NULL,
  urn TEXT NOT NULL,
  names TEXT NOT NULL,
  texts TEXT NOT NULL,
  PRIMARY KEY (type, urn)
) STRICT;
CREATE TABLE former_aspect (
  urn TEXT NOT NULL,
  name TEXT NOT NULL,
  version INTEGER NOT NULL,
  value TEXT NOT NULL,
  system_metadata TEXT NOT NULL,
  created_time INTEGER NOT NULL,
  created_actor TEXT NOT NULL,
  PRIMARY KEY (urn, name, version)
) STRICT;
CREATE TABLE signing_key (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  secret TEXT NOT NULL,
  salt TEXT NOT NULL
) STRICT;
CREATE TABLE password (
  user TEXT PRIMARY KEY,
  hash TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE session (
  hash TEXT PRIMARY KEY,
  user TEXT NOT NULL,
  expires_time INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO aspect VALUES ('urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)', 'datasetKey', 1, '{"name":"a"}', '{}', 7, 'urn:li:corpuser:jane');
INSERT INTO entity VALUES ('dataset', 'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)');
INSERT INTO aspect VALUES ('urn:li:dataset:(urn:li:dataPlatform:hive,b,PROD)', 'datasetKey', 1, '{"name":"b"}', '{}', 7, 'urn:li:corpuser:jane');
INSERT INTO entity VALUES ('dataset', 'urn:li:dataset:(urn:li:dataPlatform:hive,b,PROD)');
INSERT INTO aspect VALUES ('urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)', 'status', 1, '{"removed":true}', '{}', 7, 'urn:li:corpuser:jane');
INSERT INTO aspect VALUES ('urn:li:dataset:(urn:li:dataPlatform:hive,b,PROD)', 'ownership', 1, '{"owners":[{"owner":"urn:li:corpuser:jane","type":"DATAOWNER"}]}', '{}', 7, 'urn:li:corpuser:jane');
INSERT INTO aspect VALUES ('urn:li:dataset:(urn:li:dataPlatform:hive,b,PROD)', 'upstreamLineage', 1, '{"upstreams":[{"dataset":"urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)","type":"COPY","created":{"time":5,"actor":"urn:li:corpuser:jane"}}]}', '{}', 7, 'urn:li:corpuser:jane');
INSERT INTO soft_deleted VALUES ('urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)');
INSERT INTO entity_text VALUES ('dataset', 'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)', 'a', '');
INSERT INTO entity_text VALUES ('dataset', 'urn:li:dataset:(urn:li:dataPlatform:hive,b,PROD)', 'b', '');
INSERT INTO relationship VALUES (1, 'urn:li:dataset:(urn:li:dataPlatform:hive,b,PROD)', 'ownership', 'OwnedBy', 'urn:li:dataset:(urn:li:dataPlatform:hive,b,PROD)', 'dataset', 'urn:li:corpuser:jane', 'corpuser', NULL, NULL, NULL, 0);
INSERT INTO relationship VALUES (2, 'urn:li:dataset:(urn:li:dataPlatform:hive,b,PROD)', 'upstreamLineage', 'DownstreamOf', 'urn:li:dataset:(urn:li:dataPlatform:hive,b,PROD)', 'dataset', 'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)', 'dataset', NULL, 5, NULL, 0);
PRAGMA application_id = 0x48575452;
PRAGMA user_version = 7;
