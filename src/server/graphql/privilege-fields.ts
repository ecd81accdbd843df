import type { Urn } from '../../urn/urn.js';
import { isGrantedAny } from '../policy/is-granted-any.js';
import { privilegesTo } from '../policy/privileges.js';
import type { RequestScope } from './request-scope.js';

/** A field that says whether the caller may do something, and the privileges of which one is enough. */
type PrivilegeFields = Readonly<Record<string, readonly string[]>>;

/** The fields of DataHub's `PlatformPrivileges`. Source: its `MeResolver`. */
export const platformPrivilegeFields: PrivilegeFields = {
  viewAnalytics: ['VIEW_ANALYTICS'],
  managePolicies: ['MANAGE_POLICIES'],
  manageIdentities: ['MANAGE_USERS_AND_GROUPS'],
  generatePersonalAccessTokens: ['GENERATE_PERSONAL_ACCESS_TOKENS', 'MANAGE_ACCESS_TOKENS'],
  createDomains: ['CREATE_DOMAINS', 'MANAGE_DOMAINS'],
  manageDomains: ['MANAGE_DOMAINS'],
  manageIngestion: ['MANAGE_INGESTION'],
  manageSecrets: ['MANAGE_SECRETS'],
  manageTokens: ['MANAGE_ACCESS_TOKENS'],
  viewTests: ['VIEW_TESTS', 'MANAGE_TESTS'],
  manageTests: ['MANAGE_TESTS'],
  manageGlossaries: ['MANAGE_GLOSSARIES'],
  manageUserCredentials: ['MANAGE_USER_CREDENTIALS'],
  createTags: ['CREATE_TAGS', 'MANAGE_TAGS'],
  manageTags: ['MANAGE_TAGS'],
  manageGlobalViews: ['MANAGE_GLOBAL_VIEWS'],
  manageOwnershipTypes: ['MANAGE_GLOBAL_OWNERSHIP_TYPES'],
  manageGlobalAnnouncements: ['MANAGE_GLOBAL_ANNOUNCEMENTS'],
};

/** The fields of DataHub's `EntityPrivileges` that it fills for datasets. Source: its `EntityPrivilegesResolver`. */
export const datasetPrivilegeFields: PrivilegeFields = {
  canEditLineage: privilegesTo.EDIT_LINEAGE,
  canEditEmbed: editing('EDIT_ENTITY_EMBED'),
  canEditQueries: editing('EDIT_ENTITY_QUERIES'),
  canEditProperties: editing('EDIT_ENTITY_PROPERTIES'),
  canEditTags: editing('EDIT_ENTITY_TAGS'),
  canEditGlossaryTerms: editing('EDIT_ENTITY_GLOSSARY_TERMS'),
  canEditDescription: editing('EDIT_ENTITY_DOCS'),
  canEditLinks: editing('EDIT_ENTITY_DOC_LINKS'),
  canEditDomains: editing('EDIT_DOMAINS_PRIVILEGE'),
  canEditDataProducts: editing('EDIT_ENTITY_DATA_PRODUCTS'),
  canEditOwners: editing('EDIT_ENTITY_OWNERS'),
  canEditIncidents: editing('EDIT_ENTITY_INCIDENTS'),
  canEditAssertions: editing('EDIT_ENTITY_ASSERTIONS'),
  canEditDeprecation: editing('EDIT_DEPRECATION_PRIVILEGE'),
  canEditSchemaFieldTags: editing('EDIT_DATASET_COL_TAGS'),
  canEditSchemaFieldGlossaryTerms: editing('EDIT_DATASET_COL_GLOSSARY_TERMS'),
  canEditSchemaFieldDescription: editing('EDIT_DATASET_COL_DESCRIPTION'),
  canViewDatasetUsage: ['VIEW_DATASET_USAGE'],
  canViewDatasetProfile: ['VIEW_DATASET_PROFILE'],
  canViewDatasetOperations: ['VIEW_DATASET_OPERATIONS'],
};

/** What the fields resolve to for the caller: on one entity, or on the platform. Asked for field by field. */
export function privilegeFields(
  fields: PrivilegeFields,
  { authorizer, actor }: RequestScope,
  resource?: Urn,
): Readonly<Record<string, () => boolean>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, anyOf]) => [name, () => isGrantedAny(authorizer, anyOf, { actor, resource })]),
  );
}

/** `EDIT_ENTITY` is the right to edit everything. */
function editing(privilege: string): readonly string[] {
  return [privilege, 'EDIT_ENTITY'];
}
