import type { Urn } from '../../../urn/urn.js';
import { isGrantedAny } from '../../policy/is-granted-any.js';
import { privilegesTo } from '../../policy/privileges.js';
import type { RequestScope } from '../request-scope.js';

/**
 * The fields of DataHub's `EntityPrivileges` that it fills for datasets, and the privileges of which any one grants them.
 *
 * Source: DataHub's `EntityPrivilegesResolver`.
 */
export const datasetPrivileges: Readonly<Record<string, readonly string[]>> = {
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

/** What the fields resolve to for the caller, field by field. */
export function privilegesOnDataset(urn: Urn, { actor, authorizer }: RequestScope): Readonly<Record<string, () => boolean>> {
  const entries = Object.entries(datasetPrivileges);
  return Object.fromEntries(entries.map(([name, anyOf]) => [name, () => isGrantedAny(authorizer, anyOf, { actor, resource: urn })]));
}

/** `EDIT_ENTITY` is the right to edit everything. */
function editing(privilege: string): readonly string[] {
  return [privilege, 'EDIT_ENTITY'];
}
