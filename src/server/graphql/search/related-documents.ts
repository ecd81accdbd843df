import { actorFacts } from '../../policy/policy-facts.js';
import type { Criterion, FilterGroup } from '../../search/criterion.js';
import { takeOffsetPage } from '../../search/offset-page.js';
import { sortEntities } from '../../search/sort-entities.js';
import type { EntitySource } from '../entities/entity-source.js';
import type { RelatedDocumentsInput } from '../schema/generated-types.js';

const DEFAULT_COUNT = 100;

/**
 * Finds the documents that name an entity as a related asset, the last modified first. It finds
 * published documents, and the reader's own drafts.
 *
 * Source: DataHub's `RelatedDocumentsResolver`.
 */
export async function relatedDocuments(
  input: RelatedDocumentsInput,
  { urn, scope, entity }: EntitySource,
): Promise<object> {
  const wanted = [{ field: 'relatedAssets', values: [urn] }, ...criteriaOf(input)];
  const readers = [scope.actor, ...actorFacts(scope.actor, scope.store).groups];
  const groups: readonly FilterGroup[] = [
    [...wanted, { field: 'state', values: ['PUBLISHED'] }],
    [...wanted, { field: 'state', values: ['UNPUBLISHED'] }, { field: 'owners', values: readers }],
  ];
  const found = await scope.searches.find({ types: ['document'], groups }, scope);
  const byTime = [{ field: 'lastModifiedAt', order: 'DESCENDING' }] as const;
  const sorted = await sortEntities(found, byTime, scope);
  const { rows, ...page } = takeOffsetPage(sorted, input, scope.dialect, DEFAULT_COUNT);
  return { ...page, facets: [], documents: rows.map((hit) => entity(hit.urn)) };
}

function criteriaOf(input: RelatedDocumentsInput): readonly Criterion[] {
  const { parentDocuments, rootOnly, types, domains, sourceType } = input;
  const equal = (field: string, values: readonly string[] | null | undefined) =>
    values?.length ? [{ field, values }] : [];
  const parents = equal('parentDocument', parentDocuments);
  const root = { field: 'parentDocument', condition: 'EXISTS', negated: true };
  return [
    ...(parents.length === 0 && rootOnly ? [root] : parents),
    ...equal('typeNames', types),
    ...equal('domains', domains),
    ...equal('sourceType', sourceType ? [sourceType] : []),
  ];
}
