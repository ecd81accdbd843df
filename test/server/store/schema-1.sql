-- A database of the first schema, as released versions of the program made it.
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
INSERT INTO aspect VALUES ('urn:li:tag:old', 'tagKey', 1, '{"name":"old"}', '{}', 7, 'urn:li:corpuser:jane');
INSERT INTO entity VALUES ('tag', 'urn:li:tag:old');
PRAGMA application_id = 0x48575452;
PRAGMA user_version = 1;
