import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import {
  adminPrivileges,
  editPrivileges,
  ownerPrivileges,
  platformPrivileges,
  sensitivePrivileges,
  viewPrivileges,
} from '../policy/privileges.js';
import { firstUser } from '../shared/first-user.js';

export interface DefaultEntity {
  readonly urn: Urn;
  readonly aspectName: string;
  readonly value: JsonObject & { readonly editable: boolean };
}

const NO_ACTORS = {
  users: [],
  groups: [],
  resourceOwners: false,
  allUsers: false,
  allGroups: false,
};
const ROOT: JsonObject = { ...NO_ACTORS, users: [firstUser] };
const ALL_USERS: JsonObject = { ...NO_ACTORS, allUsers: true };
const OWNERS: JsonObject = { ...NO_ACTORS, resourceOwners: true };

/** The types that editors may edit as a whole. */
const EDITED_TYPES: readonly string[] = [
  'dataset',
  'chart',
  'dashboard',
  'dataFlow',
  'dataJob',
  'tag',
  'container',
  'domain',
  'glossaryTerm',
  'glossaryNode',
  'notebook',
  'dataProduct',
];

/**
 * The policies of a new catalog, under DataHub's urns and names. Administrators may do everything.
 * All users may see everything and create tokens for themselves, until an administrator changes
 * that.
 *
 * Source: DataHub's bootstrap file `policies.json`. Newer privileges are added to the policies that
 * had all older ones.
 */
export const defaultPolicies: readonly DefaultEntity[] = [
  platform('0', 'Root User - All Platform Privileges', ROOT, platformPrivileges),
  metadata(
    '1',
    'Root User - Edit and View All Resources',
    ROOT,
    flatten(viewPrivileges, sensitivePrivileges, editPrivileges, ownerPrivileges, adminPrivileges),
  ),
  editable(
    platform('7', 'All Users - Base Platform Privileges', ALL_USERS, [
      'VIEW_ANALYTICS',
      'GENERATE_PERSONAL_ACCESS_TOKENS',
    ]),
  ),
  editable(
    metadata('view-entity-page-all', 'All Users - View Entity Page', ALL_USERS, viewPrivileges),
  ),
  editable(
    metadata(
      'view-dataset-sensitive',
      'All Users - View Dataset Sensitive Information',
      ALL_USERS,
      sensitivePrivileges,
    ),
  ),
  platform('admin-platform-policy', 'Admins - Platform Policy', role('Admin'), platformPrivileges),
  metadata(
    'admin-metadata-policy',
    'Admins - Metadata Policy',
    role('Admin'),
    flatten(viewPrivileges, sensitivePrivileges, editPrivileges, ownerPrivileges, adminPrivileges),
  ),
  platform('editor-platform-policy', 'Editors - Platform Policy', role('Editor'), [
    'GENERATE_PERSONAL_ACCESS_TOKENS',
    'MANAGE_DOMAINS',
    'MANAGE_GLOBAL_ANNOUNCEMENTS',
    'MANAGE_GLOSSARIES',
    'MANAGE_TAGS',
  ]),
  metadata(
    'editor-metadata-policy',
    'Editors - Metadata Policy',
    role('Editor'),
    flatten(viewPrivileges, sensitivePrivileges, editPrivileges),
  ),
  editable(
    forTypes(
      EDITED_TYPES,
      metadata(
        'editor-metadata-policy-entities',
        'Editors - Edit Metadata Entities',
        role('Editor'),
        ['EDIT_ENTITY'],
      ),
    ),
  ),
  platform('reader-platform-policy', 'Readers - Platform Policy', role('Reader'), []),
  metadata(
    'reader-metadata-policy',
    'Readers - Metadata Policy',
    role('Reader'),
    flatten(viewPrivileges, sensitivePrivileges),
  ),
  editable(
    metadata(
      'asset-owners-metadata-policy',
      'Asset Owners - Metadata Policy',
      OWNERS,
      flatten(viewPrivileges, sensitivePrivileges, editPrivileges, ownerPrivileges),
    ),
  ),
];

/** The roles in these policies. Source: DataHub's bootstrap file `roles.json`. */
export const defaultRoles: readonly DefaultEntity[] = [
  roleEntity('Admin', 'Can do everything on the platform.'),
  roleEntity('Editor', 'Can read and edit all metadata. Cannot take administrative actions.'),
  roleEntity(
    'Reader',
    'Can read all metadata. Cannot edit anything by default, or take administrative actions.',
  ),
];

function platform(
  id: string,
  displayName: string,
  actors: JsonObject,
  privileges: readonly string[],
): DefaultEntity {
  return policy(id, { displayName, type: 'PLATFORM', actors, privileges });
}

function metadata(
  id: string,
  displayName: string,
  actors: JsonObject,
  privileges: readonly string[],
): DefaultEntity {
  return policy(id, { displayName, type: 'METADATA', actors, privileges });
}

function policy(id: string, info: JsonObject & { readonly displayName: string }): DefaultEntity {
  return {
    urn: `urn:li:dataHubPolicy:${id}` as Urn,
    aspectName: 'dataHubPolicyInfo',
    value: {
      ...info,
      description: `${info.displayName}. Comes with the catalog.`,
      state: 'ACTIVE',
      editable: false,
    },
  };
}

function editable(entity: DefaultEntity): DefaultEntity {
  return { ...entity, value: { ...entity.value, editable: true } };
}

function forTypes(types: readonly string[], entity: DefaultEntity): DefaultEntity {
  const filter = { criteria: [{ field: 'TYPE', condition: 'EQUALS', values: types }] };
  return { ...entity, value: { ...entity.value, resources: { allResources: false, filter } } };
}

function role(name: string): JsonObject {
  return { ...NO_ACTORS, roles: [roleUrn(name)] };
}

function roleEntity(name: string, description: string): DefaultEntity {
  return {
    urn: roleUrn(name),
    aspectName: 'dataHubRoleInfo',
    value: { name, description, editable: false },
  };
}

function roleUrn(name: string): Urn {
  return `urn:li:dataHubRole:${name}` as Urn;
}

function flatten(...lists: readonly (readonly string[])[]): readonly string[] {
  return lists.flat();
}
