import { compareText } from '../../../errors/compare-text.js';
import { isUrn, type Urn } from '../../../urn/urn.js';
import { walkLineage } from '../../lineage/walk-lineage.js';
import { kindOf } from '../../metamodel/entity-kinds.js';
import { type FilterGroup, readFilterGroups } from '../../search/filter-input.js';
import { type SearchInput, visibility } from '../../search/find-entities.js';
import { matchesFilters } from '../../search/matches-filters.js';
import { type PageInput, takePage } from '../../search/page.js';
import { searchDocument } from '../../search/search-document.js';
import { readTextQuery } from '../../search/text-query.js';
import type { LineageDirection } from '../../store/aspect-store.js';
import { entityObject } from '../entities/entity-object.js';
import { Fault } from '../fault.js';
import type { RequestScope } from '../request-scope.js';
import { degreeFacet } from './degree-facet.js';
import { type DegreeFilter, readDegreeFilter, withoutDegrees } from './degree-filter.js';
import { groupHits, type LineageHit } from './group-hits.js';
import { sharePaths } from './share-paths.js';

export interface LineageSearchInput extends SearchInput, PageInput {
  readonly urn?: string | null;
  readonly direction: LineageDirection;
}

interface ScoredHit extends LineageHit {
  readonly score: number;
}

/**
 * The field `searchAcrossLineage`. The walk goes through entities that are not shown, such as soft-deleted ones.
 *
 * Ordered by words found, then degree, then urn, where DataHub orders by relevance alone.
 */
export function searchAcrossLineage(input: LineageSearchInput, scope: RequestScope): unknown {
  const start = requireStart(input.urn);
  const groups = readFilterGroups(input, scope.dialect);
  const degrees = readDegreeFilter(groups, scope.dialect);
  const neighbours = (urn: Urn) => scope.store.neighbours(urn, input.direction);
  const reached = walkLineage({ start, neighbours, maxHops: degrees.maxHops });
  const hits = groupHits([...reached.values()], input.searchFlags).flatMap((hit) => candidate(hit, degrees));
  const page = takePage(selectHits(hits, visibility(input, withoutDegrees(groups), scope), input, scope), input, scope.dialect);
  const paths = once(() => sharePaths({ rows: page.rows.map(({ nodes }) => nodes), reached, budget: scope.pathBudget }));
  return {
    start: page.start,
    count: page.count,
    total: page.total,
    searchResults: page.rows.map((hit, i) => lineageResult(hit, () => paths()[i] ?? [], scope)),
    facets: [degreeFacet],
    isPartial: false,
  };
}

/** Here DataHub answers 400 to what is no urn; in other fields that depends on the dialect. */
function requireStart(urn: string | null | undefined): Urn {
  if (urn && isUrn(urn)) return urn;
  throw new Fault(400, `urn is ${JSON.stringify(urn ?? null)}; give the urn of the entity to start from`);
}

/** What was reached, and the groups of criteria of which it has to fit one. */
interface Candidate {
  readonly hit: LineageHit;
  readonly groups: readonly FilterGroup[];
}

function candidate(hit: LineageHit, { groupsAt }: DegreeFilter): readonly Candidate[] {
  const groups = groupsAt(hit.degree);
  return groups === undefined ? [] : [{ hit, groups }];
}

function selectHits(
  candidates: readonly Candidate[],
  visible: (urn: Urn) => boolean,
  input: LineageSearchInput,
  scope: RequestScope,
): readonly ScoredHit[] {
  const score = readTextQuery(input.query);
  return candidates
    .filter(({ hit: { urn } }) => isOfType(urn, input.types) && visible(urn))
    .map((one) => ({ ...one, document: searchDocument(one.hit.urn, scope.store) }))
    .filter(({ document, groups }) => matchesFilters(document, groups))
    .map(({ hit, document }) => ({ ...hit, score: score(document) }))
    .filter((hit): hit is ScoredHit => hit.score !== undefined)
    .sort((a, b) => b.score - a.score || a.degree - b.degree || compareText(a.urn, b.urn));
}

/** Without types, DataHub searches every kind but queries. */
function isOfType(urn: Urn, types: readonly string[] | null | undefined): boolean {
  const kind = kindOf(urn)?.enumValue ?? '';
  return types?.length ? types.includes(kind) : kind !== 'QUERY';
}

/** Paths are costly, so they are looked for when the first result is asked for its own. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function lineageResult(hit: LineageHit, paths: () => readonly (readonly Urn[])[], scope: RequestScope): unknown {
  const { urn, degree, degrees } = hit;
  return {
    entity: () => entityObject(urn, scope),
    matchedFields: [],
    paths: () => paths().map((path) => ({ path: () => path.map((one) => entityObject(one, scope)) })),
    degree,
    degrees,
    // The walk itself is never cut short, which is what these three are about.
    explored: true,
    truncatedChildren: false,
    ignoredAsHop: false,
  };
}
