import lists from './privileges.json' with { type: 'json' };

/** The operations on an entity, by DataHub's names. */
export type Operation = 'CREATE' | 'READ' | 'UPDATE' | 'DELETE' | 'EXISTS' | 'EDIT_LINEAGE';

/**
 * The privileges for an operation. One of them is enough. Source: `API_PRIVILEGE_MAP` in DataHub's
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
 * The platform privileges in DataHub's `PoliciesConfig`. The privileges for the interfaces of
 * operators come last.
 */
export const platformPrivileges: readonly string[] = lists.platform;

/** Privileges to read an entity. */
export const viewPrivileges: readonly string[] = lists.view;

/** Privileges to read sensitive data of a dataset. */
export const sensitivePrivileges: readonly string[] = lists.sensitive;

/** Privileges to edit parts of an entity. `EDIT_ENTITY` is the right to edit all of it. */
export const editPrivileges: readonly string[] = lists.edit;

/** Further privileges of owners and administrators. */
export const ownerPrivileges: readonly string[] = lists.owner;

/** Privileges of administrators alone. */
export const adminPrivileges: readonly string[] = lists.admin;
