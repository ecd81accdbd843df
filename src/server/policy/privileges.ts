/** The operations on an entity, by DataHub's names. */
export type Operation = 'CREATE' | 'READ' | 'UPDATE' | 'DELETE' | 'EXISTS' | 'EDIT_LINEAGE';

/**
 * The privileges for an operation, of which one is enough. Source: `API_PRIVILEGE_MAP` in DataHub's
 * `PoliciesConfig`.
 */
export const privilegesTo: Readonly<Record<Operation, readonly string[]>> = {
  CREATE: ['CREATE_ENTITY', 'EDIT_ENTITY'],
  READ: ['VIEW_ENTITY_PAGE', 'GET_ENTITY_PRIVILEGE', 'EDIT_ENTITY', 'DELETE_ENTITY'],
  UPDATE: ['EDIT_ENTITY'],
  DELETE: ['DELETE_ENTITY'],
  EXISTS: ['EXISTS_ENTITY', 'EDIT_ENTITY', 'DELETE_ENTITY', 'VIEW_ENTITY_PAGE', 'SEARCH_PRIVILEGE'],
  EDIT_LINEAGE: ['EDIT_ENTITY', 'EDIT_LINEAGE'],
};

/**
 * The platform privileges in DataHub's `PoliciesConfig`. Those of the interfaces for operators come
 * last.
 */
export const platformPrivileges: readonly string[] = [
  'MANAGE_POLICIES',
  'MANAGE_USERS_AND_GROUPS',
  'CREATE_USERS_AND_GROUPS',
  'UPDATE_USERS_AND_GROUPS',
  'VIEW_ANALYTICS',
  'GET_ANALYTICS_PRIVILEGE',
  'MANAGE_DOMAINS',
  'MANAGE_GLOBAL_ANNOUNCEMENTS',
  'MANAGE_INGESTION',
  'MANAGE_SECRETS',
  'GENERATE_PERSONAL_ACCESS_TOKENS',
  'MANAGE_ACCESS_TOKENS',
  'VIEW_TESTS',
  'MANAGE_TESTS',
  'MANAGE_GLOSSARIES',
  'MANAGE_USER_CREDENTIALS',
  'MANAGE_TAGS',
  'VIEW_MANAGE_TAGS',
  'CREATE_TAGS',
  'CREATE_DOMAINS',
  'CREATE_GLOBAL_ANNOUNCEMENTS',
  'MANAGE_GLOBAL_VIEWS',
  'MANAGE_GLOBAL_OWNERSHIP_TYPES',
  'CREATE_BUSINESS_ATTRIBUTE',
  'MANAGE_BUSINESS_ATTRIBUTE',
  'MANAGE_CONNECTIONS',
  'MANAGE_STRUCTURED_PROPERTIES',
  'VIEW_STRUCTURED_PROPERTIES_PAGE',
  'MANAGE_DOCUMENTATION_FORMS',
  'MANAGE_FEATURES',
  'MANAGE_SYSTEM_OPERATIONS',
  'GET_PLATFORM_EVENTS',
  'RESTORE_INDICES_PRIVILEGE',
  'GET_TIMESERIES_INDEX_SIZES_PRIVILEGE',
  'TRUNCATE_TIMESERIES_INDEX_PRIVILEGE',
  'GET_ES_TASK_STATUS_PRIVILEGE',
  'SET_WRITEABLE_PRIVILEGE',
  'APPLY_RETENTION_PRIVILEGE',
];

/** Privileges to read an entity. */
export const viewPrivileges: readonly string[] = [
  'VIEW_ENTITY_PAGE',
  'EXISTS_ENTITY',
  'SEARCH_PRIVILEGE',
  'GET_COUNTS_PRIVILEGE',
  'GET_TIMESERIES_ASPECT_PRIVILEGE',
  'GET_ENTITY_PRIVILEGE',
  'GET_TIMELINE_PRIVILEGE',
];

/** Privileges to read sensitive data of a dataset. */
export const sensitivePrivileges: readonly string[] = [
  'VIEW_DATASET_USAGE',
  'VIEW_DATASET_PROFILE',
  'VIEW_DATASET_OPERATIONS',
];

/** Privileges to edit parts of an entity. `EDIT_ENTITY` is the right to edit all of it. */
export const editPrivileges: readonly string[] = [
  'EDIT_ENTITY_TAGS',
  'EDIT_ENTITY_GLOSSARY_TERMS',
  'EDIT_ENTITY_DOCS',
  'EDIT_ENTITY_DOC_LINKS',
  'EDIT_ENTITY_STATUS',
  'EDIT_DOMAINS_PRIVILEGE',
  'EDIT_ENTITY_DATA_PRODUCTS',
  'EDIT_DEPRECATION_PRIVILEGE',
  'EDIT_ENTITY_ASSERTIONS',
  'EDIT_ENTITY_INCIDENTS',
  'EDIT_ENTITY_PROPERTIES',
  'EDIT_ENTITY_EMBED',
  'EDIT_DATASET_COL_TAGS',
  'EDIT_DATASET_COL_GLOSSARY_TERMS',
  'EDIT_DATASET_COL_DESCRIPTION',
  'EDIT_TAG_COLOR',
  'EDIT_LINEAGE',
  'EDIT_ENTITY_QUERIES',
  'MANAGE_DATA_PRODUCTS',
];

/** Further privileges of owners and administrators. */
export const ownerPrivileges: readonly string[] = [
  'EDIT_ENTITY',
  'EDIT_ENTITY_OWNERS',
  'EDIT_GROUP_MEMBERS',
  'EDIT_USER_PROFILE',
  'EDIT_CONTACT_INFO',
];

/** Privileges of administrators alone. */
export const adminPrivileges: readonly string[] = [
  'CREATE_ENTITY',
  'DELETE_ENTITY',
  'PRODUCE_PLATFORM_EVENT_PRIVILEGE',
];
