CREATE TABLE aspect (
    urn TEXT NOT NULL,
    name TEXT NOT NULL,
    version INTEGER NOT NULL,
    value TEXT NOT NULL,
    system_metadata TEXT NOT NULL,
    created_time INTEGER NOT NULL,
    created_actor TEXT NOT NULL, PRIMARY KEY (urn, name)) STRICT;
CREATE TABLE former_aspect (
    urn TEXT NOT NULL,
    name TEXT NOT NULL,
    version INTEGER NOT NULL,
    value TEXT NOT NULL,
    system_metadata TEXT NOT NULL,
    created_time INTEGER NOT NULL,
    created_actor TEXT NOT NULL, PRIMARY KEY (urn, name, version)) STRICT;
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
CREATE INDEX event_time ON event (name, timestamp_ms, id);
CREATE TABLE entity (type TEXT NOT NULL, urn TEXT NOT NULL, PRIMARY KEY (type, urn)) STRICT, WITHOUT ROWID;
CREATE TABLE soft_deleted (urn TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
CREATE TABLE entity_text (urn TEXT PRIMARY KEY, names TEXT NOT NULL, columns TEXT NOT NULL, texts TEXT NOT NULL) STRICT;
CREATE TABLE urn (id INTEGER PRIMARY KEY, urn TEXT NOT NULL UNIQUE, type TEXT NOT NULL) STRICT;
CREATE TABLE relationship (
    source INTEGER NOT NULL,
    type TEXT NOT NULL,
    destination INTEGER NOT NULL,
    aspect TEXT NOT NULL,
    via INTEGER NOT NULL,
    created_time INTEGER,
    updated_time INTEGER,
    manual INTEGER NOT NULL,
    PRIMARY KEY (source, type, destination, aspect, via)
  ) STRICT, WITHOUT ROWID;
CREATE INDEX relationship_destination ON relationship (destination, type);
CREATE INDEX relationship_via ON relationship (via) WHERE via <> 0;
CREATE TABLE column_end (
    entity INTEGER NOT NULL,
    is_source INTEGER NOT NULL,
    owner INTEGER NOT NULL,
    aspect TEXT NOT NULL,
    PRIMARY KEY (entity, is_source, owner, aspect)
  ) STRICT, WITHOUT ROWID;
CREATE TABLE signing_key (id INTEGER PRIMARY KEY CHECK (id = 1), secret TEXT NOT NULL, salt TEXT NOT NULL) STRICT;
CREATE TABLE password (user TEXT PRIMARY KEY, hash TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE session (hash TEXT PRIMARY KEY, user TEXT NOT NULL, expires_time INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE invite (role TEXT PRIMARY KEY, nonce TEXT NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO aspect VALUES ('urn:li:corpuser:datahub', 'corpUserKey', 1, '{"username":"datahub"}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621001}', 1795909621001, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:corpuser:datahub', 'corpUserInfo', 1, '{"active":true,"displayName":"DataHub","title":"DataHub Root User","system":true}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621001}', 1795909621001, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataHubRole:Admin', 'dataHubRoleKey', 1, '{"id":"Admin"}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621004}', 1795909621004, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataHubRole:Admin', 'dataHubRoleInfo', 1, '{"name":"Admin","description":"Can do everything on the platform.","editable":false}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621004}', 1795909621004, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataHubRole:Editor', 'dataHubRoleKey', 1, '{"id":"Editor"}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621004}', 1795909621004, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataHubRole:Editor', 'dataHubRoleInfo', 1, '{"name":"Editor","description":"Can read and edit all metadata. Cannot take administrative actions.","editable":false}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621004}', 1795909621004, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataHubRole:Reader', 'dataHubRoleKey', 1, '{"id":"Reader"}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621004}', 1795909621004, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataHubRole:Reader', 'dataHubRoleInfo', 1, '{"name":"Reader","description":"Can read all metadata. Cannot edit anything by default, or take administrative actions.","editable":false}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621004}', 1795909621004, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataHubPolicy:0', 'dataHubPolicyKey', 1, '{"id":"0"}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621004}', 1795909621004, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataHubPolicy:0', 'dataHubPolicyInfo', 1, '{"displayName":"Root User - All Platform Privileges","type":"PLATFORM","actors":{"users":["urn:li:corpuser:datahub"],"groups":[],"resourceOwners":false,"allUsers":false,"allGroups":false},"privileges":["MANAGE_POLICIES","MANAGE_USERS_AND_GROUPS","CREATE_USERS_AND_GROUPS","UPDATE_USERS_AND_GROUPS","VIEW_ANALYTICS","GET_ANALYTICS_PRIVILEGE","MANAGE_DOMAINS","MANAGE_GLOBAL_ANNOUNCEMENTS","MANAGE_INGESTION","MANAGE_SECRETS","GENERATE_PERSONAL_ACCESS_TOKENS","MANAGE_ACCESS_TOKENS","VIEW_TESTS","MANAGE_TESTS","MANAGE_GLOSSARIES","MANAGE_USER_CREDENTIALS","MANAGE_TAGS","VIEW_MANAGE_TAGS","CREATE_TAGS","CREATE_DOMAINS","CREATE_GLOBAL_ANNOUNCEMENTS","MANAGE_GLOBAL_VIEWS","MANAGE_GLOBAL_OWNERSHIP_TYPES","CREATE_BUSINESS_ATTRIBUTE","MANAGE_BUSINESS_ATTRIBUTE","MANAGE_CONNECTIONS","MANAGE_SERVICE_ACCOUNTS","MANAGE_APPLICATIONS","MANAGE_HOME_PAGE_TEMPLATES","MANAGE_GLOBAL_SETTINGS","MANAGE_DOCUMENTS","MANAGE_STRUCTURED_PROPERTIES","VIEW_STRUCTURED_PROPERTIES_PAGE","MANAGE_DOCUMENTATION_FORMS","MANAGE_FEATURES","MANAGE_SYSTEM_OPERATIONS","GET_PLATFORM_EVENTS","RESTORE_INDICES_PRIVILEGE","GET_TIMESERIES_INDEX_SIZES_PRIVILEGE","TRUNCATE_TIMESERIES_INDEX_PRIVILEGE","GET_ES_TASK_STATUS_PRIVILEGE","SET_WRITEABLE_PRIVILEGE","APPLY_RETENTION_PRIVILEGE"],"description":"Root User - All Platform Privileges. Comes with the catalog.","state":"ACTIVE","editable":false}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621004}', 1795909621004, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataHubPolicy:7', 'dataHubPolicyKey', 1, '{"id":"7"}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621004}', 1795909621004, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataHubPolicy:7', 'dataHubPolicyInfo', 1, '{"displayName":"All Users - Base Platform Privileges","type":"PLATFORM","actors":{"users":[],"groups":[],"resourceOwners":false,"allUsers":true,"allGroups":false},"privileges":["VIEW_ANALYTICS","GENERATE_PERSONAL_ACCESS_TOKENS"],"description":"All Users - Base Platform Privileges. Comes with the catalog.","state":"ACTIVE","editable":true}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621004}', 1795909621004, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataHubPolicy:admin-platform-policy', 'dataHubPolicyKey', 1, '{"id":"admin-platform-policy"}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621004}', 1795909621004, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataHubPolicy:admin-platform-policy', 'dataHubPolicyInfo', 1, '{"displayName":"Admins - Platform Policy","type":"PLATFORM","actors":{"users":[],"groups":[],"resourceOwners":false,"allUsers":false,"allGroups":false,"roles":["urn:li:dataHubRole:Admin"]},"privileges":["MANAGE_POLICIES","MANAGE_USERS_AND_GROUPS","CREATE_USERS_AND_GROUPS","UPDATE_USERS_AND_GROUPS","VIEW_ANALYTICS","GET_ANALYTICS_PRIVILEGE","MANAGE_DOMAINS","MANAGE_GLOBAL_ANNOUNCEMENTS","MANAGE_INGESTION","MANAGE_SECRETS","GENERATE_PERSONAL_ACCESS_TOKENS","MANAGE_ACCESS_TOKENS","VIEW_TESTS","MANAGE_TESTS","MANAGE_GLOSSARIES","MANAGE_USER_CREDENTIALS","MANAGE_TAGS","VIEW_MANAGE_TAGS","CREATE_TAGS","CREATE_DOMAINS","CREATE_GLOBAL_ANNOUNCEMENTS","MANAGE_GLOBAL_VIEWS","MANAGE_GLOBAL_OWNERSHIP_TYPES","CREATE_BUSINESS_ATTRIBUTE","MANAGE_BUSINESS_ATTRIBUTE","MANAGE_CONNECTIONS","MANAGE_SERVICE_ACCOUNTS","MANAGE_APPLICATIONS","MANAGE_HOME_PAGE_TEMPLATES","MANAGE_GLOBAL_SETTINGS","MANAGE_DOCUMENTS","MANAGE_STRUCTURED_PROPERTIES","VIEW_STRUCTURED_PROPERTIES_PAGE","MANAGE_DOCUMENTATION_FORMS","MANAGE_FEATURES","MANAGE_SYSTEM_OPERATIONS","GET_PLATFORM_EVENTS","RESTORE_INDICES_PRIVILEGE","GET_TIMESERIES_INDEX_SIZES_PRIVILEGE","TRUNCATE_TIMESERIES_INDEX_PRIVILEGE","GET_ES_TASK_STATUS_PRIVILEGE","SET_WRITEABLE_PRIVILEGE","APPLY_RETENTION_PRIVILEGE"],"description":"Admins - Platform Policy. Comes with the catalog.","state":"ACTIVE","editable":false}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621004}', 1795909621004, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataHubPolicy:editor-platform-policy', 'dataHubPolicyKey', 1, '{"id":"editor-platform-policy"}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621004}', 1795909621004, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataHubPolicy:editor-platform-policy', 'dataHubPolicyInfo', 1, '{"displayName":"Editors - Platform Policy","type":"PLATFORM","actors":{"users":[],"groups":[],"resourceOwners":false,"allUsers":false,"allGroups":false,"roles":["urn:li:dataHubRole:Editor"]},"privileges":["GENERATE_PERSONAL_ACCESS_TOKENS","MANAGE_DOMAINS","MANAGE_GLOBAL_ANNOUNCEMENTS","MANAGE_GLOSSARIES","MANAGE_TAGS"],"description":"Editors - Platform Policy. Comes with the catalog.","state":"ACTIVE","editable":false}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621004}', 1795909621004, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataHubPolicy:reader-platform-policy', 'dataHubPolicyKey', 1, '{"id":"reader-platform-policy"}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621004}', 1795909621004, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataHubPolicy:reader-platform-policy', 'dataHubPolicyInfo', 1, '{"displayName":"Readers - Platform Policy","type":"PLATFORM","actors":{"users":[],"groups":[],"resourceOwners":false,"allUsers":false,"allGroups":false,"roles":["urn:li:dataHubRole:Reader"]},"privileges":[],"description":"Readers - Platform Policy. Comes with the catalog.","state":"ACTIVE","editable":false}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621004}', 1795909621004, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataHubPolicy:1', 'dataHubPolicyKey', 1, '{"id":"1"}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621004}', 1795909621004, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataHubPolicy:1', 'dataHubPolicyInfo', 1, '{"displayName":"Root User - Edit and View All Resources","type":"METADATA","actors":{"users":["urn:li:corpuser:datahub"],"groups":[],"resourceOwners":false,"allUsers":false,"allGroups":false},"privileges":["VIEW_ENTITY_PAGE","EXISTS_ENTITY","SEARCH_PRIVILEGE","GET_COUNTS_PRIVILEGE","GET_TIMESERIES_ASPECT_PRIVILEGE","GET_ENTITY_PRIVILEGE","GET_TIMELINE_PRIVILEGE","VIEW_DATASET_USAGE","VIEW_DATASET_PROFILE","VIEW_DATASET_OPERATIONS","EDIT_ENTITY_TAGS","EDIT_ENTITY_GLOSSARY_TERMS","EDIT_ENTITY_DOCS","EDIT_ENTITY_DOC_LINKS","EDIT_ENTITY_STATUS","EDIT_DOMAINS_PRIVILEGE","EDIT_ENTITY_DATA_PRODUCTS","EDIT_DEPRECATION_PRIVILEGE","EDIT_ENTITY_ASSERTIONS","EDIT_ENTITY_INCIDENTS","EDIT_ENTITY_PROPERTIES","EDIT_ENTITY_EMBED","EDIT_DATASET_COL_TAGS","EDIT_DATASET_COL_GLOSSARY_TERMS","EDIT_DATASET_COL_DESCRIPTION","EDIT_TAG_COLOR","EDIT_LINEAGE","EDIT_ENTITY_QUERIES","MANAGE_DATA_PRODUCTS","EDIT_ENTITY","EDIT_ENTITY_OWNERS","EDIT_GROUP_MEMBERS","EDIT_USER_PROFILE","EDIT_CONTACT_INFO","CREATE_ENTITY","DELETE_ENTITY","PRODUCE_PLATFORM_EVENT_PRIVILEGE"],"description":"Root User - Edit and View All Resources. Comes with the catalog.","state":"ACTIVE","editable":false}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621004}', 1795909621004, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataHubPolicy:view-entity-page-all', 'dataHubPolicyKey', 1, '{"id":"view-entity-page-all"}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621004}', 1795909621004, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataHubPolicy:view-entity-page-all', 'dataHubPolicyInfo', 1, '{"displayName":"All Users - View Entity Page","type":"METADATA","actors":{"users":[],"groups":[],"resourceOwners":false,"allUsers":true,"allGroups":false},"privileges":["VIEW_ENTITY_PAGE","EXISTS_ENTITY","SEARCH_PRIVILEGE","GET_COUNTS_PRIVILEGE","GET_TIMESERIES_ASPECT_PRIVILEGE","GET_ENTITY_PRIVILEGE","GET_TIMELINE_PRIVILEGE"],"description":"All Users - View Entity Page. Comes with the catalog.","state":"ACTIVE","editable":true}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621004}', 1795909621004, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataHubPolicy:view-dataset-sensitive', 'dataHubPolicyKey', 1, '{"id":"view-dataset-sensitive"}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621004}', 1795909621004, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataHubPolicy:view-dataset-sensitive', 'dataHubPolicyInfo', 1, '{"displayName":"All Users - View Dataset Sensitive Information","type":"METADATA","actors":{"users":[],"groups":[],"resourceOwners":false,"allUsers":true,"allGroups":false},"privileges":["VIEW_DATASET_USAGE","VIEW_DATASET_PROFILE","VIEW_DATASET_OPERATIONS"],"description":"All Users - View Dataset Sensitive Information. Comes with the catalog.","state":"ACTIVE","editable":true}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621004}', 1795909621004, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataHubPolicy:admin-metadata-policy', 'dataHubPolicyKey', 1, '{"id":"admin-metadata-policy"}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621004}', 1795909621004, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataHubPolicy:admin-metadata-policy', 'dataHubPolicyInfo', 1, '{"displayName":"Admins - Metadata Policy","type":"METADATA","actors":{"users":[],"groups":[],"resourceOwners":false,"allUsers":false,"allGroups":false,"roles":["urn:li:dataHubRole:Admin"]},"privileges":["VIEW_ENTITY_PAGE","EXISTS_ENTITY","SEARCH_PRIVILEGE","GET_COUNTS_PRIVILEGE","GET_TIMESERIES_ASPECT_PRIVILEGE","GET_ENTITY_PRIVILEGE","GET_TIMELINE_PRIVILEGE","VIEW_DATASET_USAGE","VIEW_DATASET_PROFILE","VIEW_DATASET_OPERATIONS","EDIT_ENTITY_TAGS","EDIT_ENTITY_GLOSSARY_TERMS","EDIT_ENTITY_DOCS","EDIT_ENTITY_DOC_LINKS","EDIT_ENTITY_STATUS","EDIT_DOMAINS_PRIVILEGE","EDIT_ENTITY_DATA_PRODUCTS","EDIT_DEPRECATION_PRIVILEGE","EDIT_ENTITY_ASSERTIONS","EDIT_ENTITY_INCIDENTS","EDIT_ENTITY_PROPERTIES","EDIT_ENTITY_EMBED","EDIT_DATASET_COL_TAGS","EDIT_DATASET_COL_GLOSSARY_TERMS","EDIT_DATASET_COL_DESCRIPTION","EDIT_TAG_COLOR","EDIT_LINEAGE","EDIT_ENTITY_QUERIES","MANAGE_DATA_PRODUCTS","EDIT_ENTITY","EDIT_ENTITY_OWNERS","EDIT_GROUP_MEMBERS","EDIT_USER_PROFILE","EDIT_CONTACT_INFO","CREATE_ENTITY","DELETE_ENTITY","PRODUCE_PLATFORM_EVENT_PRIVILEGE"],"description":"Admins - Metadata Policy. Comes with the catalog.","state":"ACTIVE","editable":false}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621004}', 1795909621004, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataHubPolicy:editor-metadata-policy', 'dataHubPolicyKey', 1, '{"id":"editor-metadata-policy"}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621004}', 1795909621004, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataHubPolicy:editor-metadata-policy', 'dataHubPolicyInfo', 1, '{"displayName":"Editors - Metadata Policy","type":"METADATA","actors":{"users":[],"groups":[],"resourceOwners":false,"allUsers":false,"allGroups":false,"roles":["urn:li:dataHubRole:Editor"]},"privileges":["VIEW_ENTITY_PAGE","EXISTS_ENTITY","SEARCH_PRIVILEGE","GET_COUNTS_PRIVILEGE","GET_TIMESERIES_ASPECT_PRIVILEGE","GET_ENTITY_PRIVILEGE","GET_TIMELINE_PRIVILEGE","VIEW_DATASET_USAGE","VIEW_DATASET_PROFILE","VIEW_DATASET_OPERATIONS","EDIT_ENTITY_TAGS","EDIT_ENTITY_GLOSSARY_TERMS","EDIT_ENTITY_DOCS","EDIT_ENTITY_DOC_LINKS","EDIT_ENTITY_STATUS","EDIT_DOMAINS_PRIVILEGE","EDIT_ENTITY_DATA_PRODUCTS","EDIT_DEPRECATION_PRIVILEGE","EDIT_ENTITY_ASSERTIONS","EDIT_ENTITY_INCIDENTS","EDIT_ENTITY_PROPERTIES","EDIT_ENTITY_EMBED","EDIT_DATASET_COL_TAGS","EDIT_DATASET_COL_GLOSSARY_TERMS","EDIT_DATASET_COL_DESCRIPTION","EDIT_TAG_COLOR","EDIT_LINEAGE","EDIT_ENTITY_QUERIES","MANAGE_DATA_PRODUCTS"],"description":"Editors - Metadata Policy. Comes with the catalog.","state":"ACTIVE","editable":false}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621004}', 1795909621004, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataHubPolicy:editor-metadata-policy-entities', 'dataHubPolicyKey', 1, '{"id":"editor-metadata-policy-entities"}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621004}', 1795909621004, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataHubPolicy:editor-metadata-policy-entities', 'dataHubPolicyInfo', 1, '{"displayName":"Editors - Edit Metadata Entities","type":"METADATA","actors":{"users":[],"groups":[],"resourceOwners":false,"allUsers":false,"allGroups":false,"roles":["urn:li:dataHubRole:Editor"]},"privileges":["EDIT_ENTITY"],"description":"Editors - Edit Metadata Entities. Comes with the catalog.","state":"ACTIVE","editable":true,"resources":{"allResources":false,"filter":{"criteria":[{"field":"TYPE","condition":"EQUALS","values":["dataset","chart","dashboard","dataFlow","dataJob","tag","container","domain","glossaryTerm","glossaryNode","notebook","dataProduct"]}]}}}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621004}', 1795909621004, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataHubPolicy:reader-metadata-policy', 'dataHubPolicyKey', 1, '{"id":"reader-metadata-policy"}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621004}', 1795909621004, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataHubPolicy:reader-metadata-policy', 'dataHubPolicyInfo', 1, '{"displayName":"Readers - Metadata Policy","type":"METADATA","actors":{"users":[],"groups":[],"resourceOwners":false,"allUsers":false,"allGroups":false,"roles":["urn:li:dataHubRole:Reader"]},"privileges":["VIEW_ENTITY_PAGE","EXISTS_ENTITY","SEARCH_PRIVILEGE","GET_COUNTS_PRIVILEGE","GET_TIMESERIES_ASPECT_PRIVILEGE","GET_ENTITY_PRIVILEGE","GET_TIMELINE_PRIVILEGE","VIEW_DATASET_USAGE","VIEW_DATASET_PROFILE","VIEW_DATASET_OPERATIONS"],"description":"Readers - Metadata Policy. Comes with the catalog.","state":"ACTIVE","editable":false}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621004}', 1795909621004, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataHubPolicy:asset-owners-metadata-policy', 'dataHubPolicyKey', 1, '{"id":"asset-owners-metadata-policy"}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621004}', 1795909621004, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataHubPolicy:asset-owners-metadata-policy', 'dataHubPolicyInfo', 1, '{"displayName":"Asset Owners - Metadata Policy","type":"METADATA","actors":{"users":[],"groups":[],"resourceOwners":true,"allUsers":false,"allGroups":false},"privileges":["VIEW_ENTITY_PAGE","EXISTS_ENTITY","SEARCH_PRIVILEGE","GET_COUNTS_PRIVILEGE","GET_TIMESERIES_ASPECT_PRIVILEGE","GET_ENTITY_PRIVILEGE","GET_TIMELINE_PRIVILEGE","VIEW_DATASET_USAGE","VIEW_DATASET_PROFILE","VIEW_DATASET_OPERATIONS","EDIT_ENTITY_TAGS","EDIT_ENTITY_GLOSSARY_TERMS","EDIT_ENTITY_DOCS","EDIT_ENTITY_DOC_LINKS","EDIT_ENTITY_STATUS","EDIT_DOMAINS_PRIVILEGE","EDIT_ENTITY_DATA_PRODUCTS","EDIT_DEPRECATION_PRIVILEGE","EDIT_ENTITY_ASSERTIONS","EDIT_ENTITY_INCIDENTS","EDIT_ENTITY_PROPERTIES","EDIT_ENTITY_EMBED","EDIT_DATASET_COL_TAGS","EDIT_DATASET_COL_GLOSSARY_TERMS","EDIT_DATASET_COL_DESCRIPTION","EDIT_TAG_COLOR","EDIT_LINEAGE","EDIT_ENTITY_QUERIES","MANAGE_DATA_PRODUCTS","EDIT_ENTITY","EDIT_ENTITY_OWNERS","EDIT_GROUP_MEMBERS","EDIT_USER_PROFILE","EDIT_CONTACT_INFO"],"description":"Asset Owners - Metadata Policy. Comes with the catalog.","state":"ACTIVE","editable":true}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621004}', 1795909621004, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataset:(urn:li:dataPlatform:snowflake,sink,PROD)', 'datasetKey', 1, '{"platform":"urn:li:dataPlatform:snowflake","name":"sink","origin":"PROD"}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621032,"properties":{"telemetryTraceId":"0006615ecb029c7042c9b91fcb7b56f4"}}', 1795909621032, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataset:(urn:li:dataPlatform:snowflake,sink,PROD)', 'dataPlatformInstance', 1, '{"platform":"urn:li:dataPlatform:snowflake"}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621032,"properties":{"telemetryTraceId":"0006615ecb029c7042c9b91fcb7b56f4"}}', 1795909621032, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataset:(urn:li:dataPlatform:snowflake,sink,PROD)', 'datasetProperties', 1, '{"description":""}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621032,"properties":{"telemetryTraceId":"0006615ecb029c7042c9b91fcb7b56f4"}}', 1795909621032, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataset:(urn:li:dataPlatform:snowflake,ours,PROD)', 'datasetKey', 1, '{"platform":"urn:li:dataPlatform:snowflake","name":"ours","origin":"PROD"}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621032,"properties":{"telemetryTraceId":"0006615ecb029c7042c9b91fcb7b56f4"}}', 1795909621032, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataset:(urn:li:dataPlatform:snowflake,ours,PROD)', 'dataPlatformInstance', 1, '{"platform":"urn:li:dataPlatform:snowflake"}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621032,"properties":{"telemetryTraceId":"0006615ecb029c7042c9b91fcb7b56f4"}}', 1795909621032, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataset:(urn:li:dataPlatform:snowflake,ours,PROD)', 'datasetProperties', 1, '{"description":""}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621032,"properties":{"telemetryTraceId":"0006615ecb029c7042c9b91fcb7b56f4"}}', 1795909621032, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataset:(urn:li:dataPlatform:snowflake,theirs,PROD)', 'datasetKey', 1, '{"platform":"urn:li:dataPlatform:snowflake","name":"theirs","origin":"PROD"}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621032,"properties":{"telemetryTraceId":"0006615ecb029c7042c9b91fcb7b56f4"}}', 1795909621032, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataset:(urn:li:dataPlatform:snowflake,theirs,PROD)', 'dataPlatformInstance', 1, '{"platform":"urn:li:dataPlatform:snowflake"}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621032,"properties":{"telemetryTraceId":"0006615ecb029c7042c9b91fcb7b56f4"}}', 1795909621032, 'urn:li:corpuser:datahub');
INSERT INTO aspect VALUES ('urn:li:dataset:(urn:li:dataPlatform:snowflake,theirs,PROD)', 'datasetProperties', 1, '{"description":""}', '{"runId":"no-run-id-provided","lastRunId":"no-run-id-provided","lastObserved":1795909621032,"properties":{"telemetryTraceId":"0006615ecb029c7042c9b91fcb7b56f4"}}', 1795909621032, 'urn:li:corpuser:datahub');
INSERT INTO entity VALUES ('corpuser', 'urn:li:corpuser:datahub');
INSERT INTO entity VALUES ('dataHubPolicy', 'urn:li:dataHubPolicy:0');
INSERT INTO entity VALUES ('dataHubPolicy', 'urn:li:dataHubPolicy:1');
INSERT INTO entity VALUES ('dataHubPolicy', 'urn:li:dataHubPolicy:7');
INSERT INTO entity VALUES ('dataHubPolicy', 'urn:li:dataHubPolicy:admin-metadata-policy');
INSERT INTO entity VALUES ('dataHubPolicy', 'urn:li:dataHubPolicy:admin-platform-policy');
INSERT INTO entity VALUES ('dataHubPolicy', 'urn:li:dataHubPolicy:asset-owners-metadata-policy');
INSERT INTO entity VALUES ('dataHubPolicy', 'urn:li:dataHubPolicy:editor-metadata-policy');
INSERT INTO entity VALUES ('dataHubPolicy', 'urn:li:dataHubPolicy:editor-metadata-policy-entities');
INSERT INTO entity VALUES ('dataHubPolicy', 'urn:li:dataHubPolicy:editor-platform-policy');
INSERT INTO entity VALUES ('dataHubPolicy', 'urn:li:dataHubPolicy:reader-metadata-policy');
INSERT INTO entity VALUES ('dataHubPolicy', 'urn:li:dataHubPolicy:reader-platform-policy');
INSERT INTO entity VALUES ('dataHubPolicy', 'urn:li:dataHubPolicy:view-dataset-sensitive');
INSERT INTO entity VALUES ('dataHubPolicy', 'urn:li:dataHubPolicy:view-entity-page-all');
INSERT INTO entity VALUES ('dataHubRole', 'urn:li:dataHubRole:Admin');
INSERT INTO entity VALUES ('dataHubRole', 'urn:li:dataHubRole:Editor');
INSERT INTO entity VALUES ('dataHubRole', 'urn:li:dataHubRole:Reader');
INSERT INTO entity VALUES ('dataset', 'urn:li:dataset:(urn:li:dataPlatform:snowflake,ours,PROD)');
INSERT INTO entity VALUES ('dataset', 'urn:li:dataset:(urn:li:dataPlatform:snowflake,sink,PROD)');
INSERT INTO entity VALUES ('dataset', 'urn:li:dataset:(urn:li:dataPlatform:snowflake,theirs,PROD)');
INSERT INTO entity_text VALUES ('urn:li:corpuser:datahub', 'datahub
datahub
data hub', '', '');
INSERT INTO entity_text VALUES ('urn:li:dataHubRole:Admin', 'admin', '', '');
INSERT INTO entity_text VALUES ('urn:li:dataHubRole:Editor', 'editor', '', '');
INSERT INTO entity_text VALUES ('urn:li:dataHubRole:Reader', 'reader', '', '');
INSERT INTO entity_text VALUES ('urn:li:dataHubPolicy:0', '0', '', '');
INSERT INTO entity_text VALUES ('urn:li:dataHubPolicy:7', '7', '', '');
INSERT INTO entity_text VALUES ('urn:li:dataHubPolicy:admin-platform-policy', 'admin-platform-policy', '', '');
INSERT INTO entity_text VALUES ('urn:li:dataHubPolicy:editor-platform-policy', 'editor-platform-policy', '', '');
INSERT INTO entity_text VALUES ('urn:li:dataHubPolicy:reader-platform-policy', 'reader-platform-policy', '', '');
INSERT INTO entity_text VALUES ('urn:li:dataHubPolicy:1', '1', '', '');
INSERT INTO entity_text VALUES ('urn:li:dataHubPolicy:view-entity-page-all', 'view-entity-page-all', '', '');
INSERT INTO entity_text VALUES ('urn:li:dataHubPolicy:view-dataset-sensitive', 'view-dataset-sensitive', '', '');
INSERT INTO entity_text VALUES ('urn:li:dataHubPolicy:admin-metadata-policy', 'admin-metadata-policy', '', '');
INSERT INTO entity_text VALUES ('urn:li:dataHubPolicy:editor-metadata-policy', 'editor-metadata-policy', '', '');
INSERT INTO entity_text VALUES ('urn:li:dataHubPolicy:editor-metadata-policy-entities', 'editor-metadata-policy-entities', '', '');
INSERT INTO entity_text VALUES ('urn:li:dataHubPolicy:reader-metadata-policy', 'reader-metadata-policy', '', '');
INSERT INTO entity_text VALUES ('urn:li:dataHubPolicy:asset-owners-metadata-policy', 'asset-owners-metadata-policy', '', '');
INSERT INTO entity_text VALUES ('urn:li:dataset:(urn:li:dataPlatform:snowflake,sink,PROD)', 'sink', '', '');
INSERT INTO entity_text VALUES ('urn:li:dataset:(urn:li:dataPlatform:snowflake,ours,PROD)', 'ours', '', '');
INSERT INTO entity_text VALUES ('urn:li:dataset:(urn:li:dataPlatform:snowflake,theirs,PROD)', 'theirs', '', '');
INSERT INTO urn VALUES (1, 'urn:li:dataHubPolicy:admin-platform-policy', 'dataHubPolicy');
INSERT INTO urn VALUES (2, 'urn:li:dataHubRole:Admin', 'dataHubRole');
INSERT INTO urn VALUES (3, 'urn:li:dataHubPolicy:editor-platform-policy', 'dataHubPolicy');
INSERT INTO urn VALUES (4, 'urn:li:dataHubRole:Editor', 'dataHubRole');
INSERT INTO urn VALUES (5, 'urn:li:dataHubPolicy:reader-platform-policy', 'dataHubPolicy');
INSERT INTO urn VALUES (6, 'urn:li:dataHubRole:Reader', 'dataHubRole');
INSERT INTO urn VALUES (7, 'urn:li:dataHubPolicy:admin-metadata-policy', 'dataHubPolicy');
INSERT INTO urn VALUES (8, 'urn:li:dataHubPolicy:editor-metadata-policy', 'dataHubPolicy');
INSERT INTO urn VALUES (9, 'urn:li:dataHubPolicy:editor-metadata-policy-entities', 'dataHubPolicy');
INSERT INTO urn VALUES (10, 'urn:li:dataHubPolicy:reader-metadata-policy', 'dataHubPolicy');
INSERT INTO relationship VALUES (1, 'IsAssociatedWithRole', 2, 'dataHubPolicyInfo', 0, null, null, 0);
INSERT INTO relationship VALUES (3, 'IsAssociatedWithRole', 4, 'dataHubPolicyInfo', 0, null, null, 0);
INSERT INTO relationship VALUES (5, 'IsAssociatedWithRole', 6, 'dataHubPolicyInfo', 0, null, null, 0);
INSERT INTO relationship VALUES (7, 'IsAssociatedWithRole', 2, 'dataHubPolicyInfo', 0, null, null, 0);
INSERT INTO relationship VALUES (8, 'IsAssociatedWithRole', 4, 'dataHubPolicyInfo', 0, null, null, 0);
INSERT INTO relationship VALUES (9, 'IsAssociatedWithRole', 4, 'dataHubPolicyInfo', 0, null, null, 0);
INSERT INTO relationship VALUES (10, 'IsAssociatedWithRole', 6, 'dataHubPolicyInfo', 0, null, null, 0);
PRAGMA application_id = 1213682770;
PRAGMA user_version = 12;
