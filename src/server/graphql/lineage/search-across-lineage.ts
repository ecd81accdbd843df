import { compareText } from '../../../errors/compare-text.js';
import type { Urn } from '../../../urn/urn.js';
import { pageSize, takeOffsetPage } from '../../search/offset-page.js';
import {
  decodeScrollId,
  encodeScrollId,
  invalidScrollId,
  isWholeNumber,
} from '../../search/scroll-rows.js';
import { type SortCriterion, sortEntities } from '../../search/sort-entities.js';
import { entityObject } from '../entities/entity-object.js';
import { nonNull } from '../entities/entity-source.js';
import type { RequestScope } from '../request-scope.js';
import type { RootFields } from '../root-fields.js';
import type {
  SearchAcrossLineageResult,
  SearchAcrossLineageResults,
} from '../schema/generated-types.js';
import { readSortInput } from '../search/search-input.js';
import { type FoundLineage, findLineage, type LineageHit } from './find-lineage.js';
import { lineageFacets } from './lineage-facets.js';
import type { LineageSearchInput } from './lineage-input.js';
import { createPathFinder, distributePaths } from './lineage-paths.js';

export const searchAcrossLineage: RootFields['searchAcrossLineage'] = async ({ input }, scope) => {
  const found = await findLineage(input, 'search', scope);
  const hits = await sortHits(found.hits, readSortInput(input.sortInput), scope);
  const { start, count, total, rows } = takeOffsetPage(hits, input, scope.dialect);
  return { start, count, total, ...toAnswer({ found, rows, input }, scope) };
};

/** Sorts hits by fields of their entities. Without criteria they stay in the order of lineage. */
async function sortHits(
  hits: readonly LineageHit[],
  criteria: readonly SortCriterion[],
  scope: RequestScope,
): Promise<readonly LineageHit[]> {
  if (criteria.length === 0) return hits;
  const { graph } = scope.store;
  const byUrn = new Map(hits.map((hit) => [graph.toUrn(hit.entity), hit]));
  const found = [...byUrn].map(([urn, { score }]) => ({ urn, score }));
  const sorted = await sortEntities(found, criteria, scope);
  return sorted.flatMap(({ urn }) => byUrn.get(urn) ?? []);
}

export const scrollAcrossLineage: RootFields['scrollAcrossLineage'] = async ({ input }, scope) => {
  const { graph } = scope.store;
  const found = await findLineage(input, 'scroll', scope);
  const last = input.scrollId ? readPosition(input.scrollId) : undefined;
  const rest = last ? found.hits.filter((hit) => isAfter(hit, last, scope)) : found.hits;
  const count = pageSize(input);
  const rows = rest.slice(0, count);
  const end = rows.at(-1);
  return {
    nextScrollId:
      end && rows.length < rest.length
        ? encodeScrollId([String(end.score), String(end.degree), graph.toUrn(end.entity)])
        : null,
    count,
    total: found.hits.length,
    ...toAnswer({ found, rows, input }, scope),
  };
};

/**
 * Reads the position of a scroll: the last hit that the scroll showed. So entities added meanwhile
 * do not shift later pages.
 *
 * @throws RequestError `malformed` if the text is not a scroll id of lineage
 */
function readPosition(
  text: string,
): Omit<LineageHit, 'entity' | 'rank'> & { readonly urn: string } {
  const [score, degree, urn] = decodeScrollId(text, 3);
  if (!isWholeNumber(score) || !isWholeNumber(degree)) throw invalidScrollId(text);
  return { score: Number(score), degree: Number(degree), urn: urn ?? '' };
}

/** True if a hit comes after a position. The entity of the position may be gone from the graph. */
function isAfter(
  { score, degree, entity }: LineageHit,
  position: ReturnType<typeof readPosition>,
  { store }: RequestScope,
): boolean {
  return (
    (position.score - score ||
      degree - position.degree ||
      compareText(store.graph.toUrn(entity), position.urn)) > 0
  );
}

interface Page {
  readonly found: FoundLineage;
  readonly rows: readonly LineageHit[];
  readonly input: LineageSearchInput;
}

/** The common part of the answers to searches and scrolls. */
function toAnswer(
  { found, rows, input }: Page,
  scope: RequestScope,
): Pick<SearchAcrossLineageResults, 'searchResults' | 'facets' | 'isPartial'> {
  // Paths are expensive, so the search for them starts when the first result needs its paths.
  let allPaths: Promise<readonly (readonly (readonly Urn[])[])[]> | undefined;
  const pathsOf = async (row: number) => {
    allPaths ??= findPaths({ found, rows, input }, scope);
    return (await allPaths)[row] ?? [];
  };
  return {
    searchResults: rows.map((hit, row) =>
      lineageResult(hit, { found, paths: () => pathsOf(row) }, scope),
    ),
    facets: () => lineageFacets(found.hits, input.searchFlags, scope),
    isPartial: false,
  };
}

/** Finds the paths of each row. */
function findPaths(
  { found, rows, input }: Page,
  { store, pathBudget, turn }: RequestScope,
): Promise<readonly (readonly (readonly Urn[])[])[]> {
  const find = createPathFinder(found, input.direction, store);
  return distributePaths(
    rows.map(({ entity }) => find(entity)),
    pathBudget,
    turn,
  );
}

interface ResultParts {
  readonly found: FoundLineage;
  readonly paths: () => Promise<readonly (readonly Urn[])[]>;
}

function lineageResult(
  { entity, degree }: LineageHit,
  { found, paths }: ResultParts,
  scope: RequestScope,
): SearchAcrossLineageResult {
  const { reached, nodesOf, isIgnored, isCutShort, maxHops } = found;
  return {
    entity: () => nonNull(entityObject(scope.store.graph.toUrn(entity), scope)),
    matchedFields: [],
    paths: async () =>
      (await paths()).map((path) => ({ path: () => path.map((one) => entityObject(one, scope)) })),
    degree,
    degrees: () => [...new Set(nodesOf(entity).map((node) => reached.degreeAt(node)))],
    explored: degree < maxHops,
    // As in DataHub, the visited neighbors have the flag, not the node with more neighbors.
    truncatedChildren: () =>
      nodesOf(entity).some((node) => reached.findParents(node).some(isCutShort)),
    ignoredAsHop: () => nodesOf(entity).some(isIgnored),
  };
}
