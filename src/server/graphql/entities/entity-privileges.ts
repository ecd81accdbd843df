import { type Urn, urnEntityType } from '../../../urn/urn.js';
import { isGrantedAny } from '../../policy/authorizer.js';
import { privilegesTo } from '../../policy/privileges.js';
import type { RequestScope } from '../request-scope.js';
import type { EntityPrivileges } from '../schema/generated-types.js';

/** Fields of `EntityPrivileges`, each with its privileges. One of these is enough. */
type PrivilegeFields = Readonly<Partial<Record<keyof EntityPrivileges, readonly string[]>>>;

/**
 * The fields that DataHub fills for entities of every type.
 *
 * Source: DataHub's `EntityPrivilegesResolver`.
 */
const COMMON: PrivilegeFields = {
  canEditLineage: privilegesTo.EDIT_LINEAGE,
  canEditProperties: privilegesToEdit('EDIT_ENTITY_PROPERTIES'),
  canEditTags: privilegesToEdit('EDIT_ENTITY_TAGS'),
  canEditGlossaryTerms: privilegesToEdit('EDIT_ENTITY_GLOSSARY_TERMS'),
  canEditDescription: privilegesToEdit('EDIT_ENTITY_DOCS'),
  canEditLinks: privilegesToEdit('EDIT_ENTITY_DOC_LINKS'),
  canEditDomains: privilegesToEdit('EDIT_DOMAINS_PRIVILEGE'),
  canEditDataProducts: privilegesToEdit('EDIT_ENTITY_DATA_PRODUCTS'),
  canEditOwners: privilegesToEdit('EDIT_ENTITY_OWNERS'),
  canEditIncidents: privilegesToEdit('EDIT_ENTITY_INCIDENTS'),
  canEditAssertions: privilegesToEdit('EDIT_ENTITY_ASSERTIONS'),
  canEditDeprecation: privilegesToEdit('EDIT_DEPRECATION_PRIVILEGE'),
};

const EMBED: PrivilegeFields = { canEditEmbed: privilegesToEdit('EDIT_ENTITY_EMBED') };

/** The further fields of some types. */
const BY_TYPE: ReadonlyMap<string, PrivilegeFields> = new Map([
  [
    'dataset',
    {
      ...EMBED,
      canEditQueries: privilegesToEdit('EDIT_ENTITY_QUERIES'),
      canEditSchemaFieldTags: privilegesToEdit('EDIT_DATASET_COL_TAGS'),
      canEditSchemaFieldGlossaryTerms: privilegesToEdit('EDIT_DATASET_COL_GLOSSARY_TERMS'),
      canEditSchemaFieldDescription: privilegesToEdit('EDIT_DATASET_COL_DESCRIPTION'),
      canViewDatasetUsage: ['VIEW_DATASET_USAGE'],
      canViewDatasetProfile: ['VIEW_DATASET_PROFILE'],
      canViewDatasetOperations: ['VIEW_DATASET_OPERATIONS'],
    },
  ],
  ['chart', EMBED],
  ['dashboard', EMBED],
]);

/** The resolvers of the fields for the caller. */
export function entityPrivileges(urn: Urn, { actor, authorizer }: RequestScope): EntityPrivileges {
  const fields = { ...COMMON, ...BY_TYPE.get(urnEntityType(urn)) };
  return Object.fromEntries(
    Object.entries(fields).map(([name, anyOf]) => [
      name,
      () => isGrantedAny(authorizer, anyOf, { actor, resource: urn }),
    ]),
  );
}

/** `EDIT_ENTITY` is the right to edit everything. */
function privilegesToEdit(privilege: string): readonly string[] {
  return [privilege, 'EDIT_ENTITY'];
}
