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

const READ: readonly string[] = [...viewPrivileges, ...sensitivePrivileges];
const EDIT: readonly string[] = [...READ, ...editPrivileges];
const OWN: readonly string[] = [...EDIT, ...ownerPrivileges];
const ADMINISTER: readonly string[] = [...OWN, ...adminPrivileges];

type Row = readonly [
  id: string,
  displayName: string,
  actors: JsonObject,
  privileges: readonly string[],
];

const PLATFORM: readonly Row[] = [
  ['0', 'Root User - All Platform Privileges', ROOT, platformPrivileges],
  [
    '7',
    'All Users - Base Platform Privileges',
    ALL_USERS,
    ['VIEW_ANALYTICS', 'GENERATE_PERSONAL_ACCESS_TOKENS'],
  ],
  ['admin-platform-policy', 'Admins - Platform Policy', role('Admin'), platformPrivileges],
  [
    'editor-platform-policy',
    'Editors - Platform Policy',
    role('Editor'),
    [
      'GENERATE_PERSONAL_ACCESS_TOKENS',
      'MANAGE_DOMAINS',
      'MANAGE_GLOBAL_ANNOUNCEMENTS',
      'MANAGE_GLOSSARIES',
      'MANAGE_TAGS',
    ],
  ],
  ['reader-platform-policy', 'Readers - Platform Policy', role('Reader'), []],
];

const METADATA: readonly Row[] = [
  ['1', 'Root User - Edit and View All Resources', ROOT, ADMINISTER],
  ['view-entity-page-all', 'All Users - View Entity Page', ALL_USERS, viewPrivileges],
  [
    'view-dataset-sensitive',
    'All Users - View Dataset Sensitive Information',
    ALL_USERS,
    sensitivePrivileges,
  ],
  ['admin-metadata-policy', 'Admins - Metadata Policy', role('Admin'), ADMINISTER],
  ['editor-metadata-policy', 'Editors - Metadata Policy', role('Editor'), EDIT],
  [
    'editor-metadata-policy-entities',
    'Editors - Edit Metadata Entities',
    role('Editor'),
    ['EDIT_ENTITY'],
  ],
  ['reader-metadata-policy', 'Readers - Metadata Policy', role('Reader'), READ],
  ['asset-owners-metadata-policy', 'Asset Owners - Metadata Policy', OWNERS, OWN],
];

/** The policies that administrators may change. */
const EDITABLE: ReadonlySet<string> = new Set([
  '7',
  'view-entity-page-all',
  'view-dataset-sensitive',
  'editor-metadata-policy-entities',
  'asset-owners-metadata-policy',
]);

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

/** The resources of the policies that do not cover all resources. */
const RESOURCES: ReadonlyMap<string, JsonObject> = new Map([
  [
    'editor-metadata-policy-entities',
    {
      allResources: false,
      filter: { criteria: [{ field: 'TYPE', condition: 'EQUALS', values: EDITED_TYPES }] },
    },
  ],
]);

/**
 * The policies of a new catalog, under DataHub's urns and names. Administrators may do everything.
 * All users may see everything and create tokens for themselves, until an administrator changes
 * that.
 *
 * Source: DataHub's bootstrap file `policies.json`. The policies that had all older privileges get
 * the newer ones too.
 */
export const defaultPolicies: readonly DefaultEntity[] = [
  ...PLATFORM.map((row) => policy('PLATFORM', row)),
  ...METADATA.map((row) => policy('METADATA', row)),
];

/** The roles in these policies. Source: DataHub's bootstrap file `roles.json`. */
export const defaultRoles: readonly DefaultEntity[] = Object.entries({
  Admin: 'Can do everything on the platform.',
  Editor: 'Can read and edit all metadata. Cannot take administrative actions.',
  Reader: 'Can read all metadata. Cannot edit anything by default, or take administrative actions.',
}).map(([name, description]) => ({
  urn: roleUrn(name),
  aspectName: 'dataHubRoleInfo',
  value: { name, description, editable: false },
}));

function policy(type: string, [id, displayName, actors, privileges]: Row): DefaultEntity {
  const resources = RESOURCES.get(id);
  return {
    urn: `urn:li:dataHubPolicy:${id}` as Urn,
    aspectName: 'dataHubPolicyInfo',
    value: {
      displayName,
      type,
      actors,
      privileges,
      description: `${displayName}. Comes with the catalog.`,
      state: 'ACTIVE',
      editable: EDITABLE.has(id),
      ...(resources && { resources }),
    },
  };
}

function role(name: string): JsonObject {
  return { ...NO_ACTORS, roles: [roleUrn(name)] };
}

function roleUrn(name: string): Urn {
  return `urn:li:dataHubRole:${name}` as Urn;
}
