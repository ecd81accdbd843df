import type { Urn } from '../../../urn/urn.js';
import { isGrantedAny } from '../../policy/authorizer.js';
import { privilegesTo } from '../../policy/privileges.js';
import type { RequestScope } from '../request-scope.js';
import type { EntityPrivileges } from '../schema/generated-types.js';

/**
 * The fields of `EntityPrivileges` that DataHub fills for datasets, each with its privileges. One
 * of these is enough.
 *
 * Source: DataHub's `EntityPrivilegesResolver`.
 */
const datasetPrivilegeFields: Readonly<Partial<Record<keyof EntityPrivileges, readonly string[]>>> =
  {
    canEditLineage: privilegesTo.EDIT_LINEAGE,
    canEditEmbed: privilegesToEdit('EDIT_ENTITY_EMBED'),
    canEditQueries: privilegesToEdit('EDIT_ENTITY_QUERIES'),
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
    canEditSchemaFieldTags: privilegesToEdit('EDIT_DATASET_COL_TAGS'),
    canEditSchemaFieldGlossaryTerms: privilegesToEdit('EDIT_DATASET_COL_GLOSSARY_TERMS'),
    canEditSchemaFieldDescription: privilegesToEdit('EDIT_DATASET_COL_DESCRIPTION'),
    canViewDatasetUsage: ['VIEW_DATASET_USAGE'],
    canViewDatasetProfile: ['VIEW_DATASET_PROFILE'],
    canViewDatasetOperations: ['VIEW_DATASET_OPERATIONS'],
  };

/** The resolvers of the fields for the caller. */
export function datasetPrivileges(urn: Urn, { actor, authorizer }: RequestScope): EntityPrivileges {
  const entries = Object.entries(datasetPrivilegeFields);
  return Object.fromEntries(
    entries.map(([name, anyOf]) => [
      name,
      () => isGrantedAny(authorizer, anyOf, { actor, resource: urn }),
    ]),
  );
}

/** `EDIT_ENTITY` is the right to edit everything. */
function privilegesToEdit(privilege: string): readonly string[] {
  return [privilege, 'EDIT_ENTITY'];
}
