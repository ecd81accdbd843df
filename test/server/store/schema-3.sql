-- A database of schema version 3. Its index has lineage edges only.
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
CREATE TABLE edge (
  owner TEXT NOT NULL,
  aspect TEXT NOT NULL,
  downstream TEXT NOT NULL,
  upstream TEXT NOT NULL
) STRICT;
CREATE INDEX edge_owner ON edge (owner, aspect);
CREATE INDEX edge_downstream ON edge (downstream, upstream);
CREATE INDEX edge_upstream ON edge (upstream, downstream);
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
INSERT INTO edge VALUES ('urn:li:dataset:(urn:li:dataPlatform:hive,b,PROD)', 'upstreamLineage', 'urn:li:dataset:(urn:li:dataPlatform:hive,b,PROD)', 'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)');
PRAGMA application_id = 0x48575452;
PRAGMA user_version = 3;
