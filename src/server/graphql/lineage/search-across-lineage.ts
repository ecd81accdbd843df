import type { Urn } from '../../../urn/urn.js';
import { kindOfEnum } from '../../metamodel/entity-kinds.js';
import { type PageInput, pageSize, takePage } from '../../search/page.js';
import { entityObject } from '../entities/entity-object.js';
import type { RequestScope } from '../request-scope.js';
import { type FoundLineage, findLineage, type LineageHit } from './find-lineage.js';
import { groupsColumns } from './group-nodes.js';
import { lineageFacets } from './lineage-facets.js';
import type { LineageInput } from './lineage-input.js';
import { pathFinder } from './lineage-paths.js';
import { decodeLineageScrollId, encodeLineageScrollId, isBehind } from './lineage-scroll-id.js';
import { sharePaths } from './share-paths.js';

export interface LineageSearchInput extends LineageInput, PageInput {}

/** The field `searchAcrossLineage`. Without types, DataHub searches every kind but queries. */
export async function searchAcrossLineage(input: LineageSearchInput, scope: RequestScope): Promise<unknown> {
  const found = await findLineage(
    input,
    { groupsColumns: groupsColumns(input.searchFlags), showsByDefault: (kind) => kind !== 'QUERY', unlimitedDrawings: false },
    scope,
  );
  const { start, count, total, rows } = takePage(found.hits, input, scope.dialect);
  return { start, count, total, ...answer({ found, rows, input }, scope) };
}

export interface LineageScrollInput extends LineageInput {
  readonly scrollId?: string | null;
  readonly count?: number | null;
}

/**
 * The field `scrollAcrossLineage`. Unlike a search, DataHub always shows columns as their datasets here, whatever grouping
 * is asked for; looks at fewer kinds where no types are named; and lets drawings go as far as other searches.
 */
export async function scrollAcrossLineage(input: LineageScrollInput, scope: RequestScope): Promise<unknown> {
  const { graph } = scope.store;
  const found = await findLineage(
    input,
    { groupsColumns: true, showsByDefault: (kind) => kindOfEnum(kind)?.searched === true, unlimitedDrawings: true },
    scope,
  );
  const last = input.scrollId ? decodeLineageScrollId(input.scrollId) : undefined;
  const rest = last ? found.hits.filter((hit) => isBehind(hit, last, graph)) : found.hits;
  const count = pageSize(input);
  const rows = rest.slice(0, count);
  const end = rows.at(-1);
  return {
    nextScrollId: end && rows.length < rest.length ? encodeLineageScrollId(end, graph) : null,
    count,
    total: found.hits.length,
    ...answer({ found, rows, input }, scope),
  };
}

interface Page {
  readonly found: FoundLineage;
  readonly rows: readonly LineageHit[];
  readonly input: LineageInput;
}

/** What searches and scrolls answer alike. */
function answer({ found, rows, input }: Page, scope: RequestScope): Readonly<Record<string, unknown>> {
  const paths = once(() => {
    const find = pathFinder(found, input.direction, scope.store);
    return sharePaths(
      rows.map(({ entity }) => find(entity)),
      scope.pathBudget,
      scope.turn,
    );
  });
  return {
    searchResults: rows.map((hit, i) => lineageResult(hit, { found, paths: async () => (await paths())[i] ?? [] }, scope)),
    facets: () => lineageFacets(found.hits, input.searchFlags, scope),
    isPartial: false,
  };
}

/** Paths are costly, so they are looked for when the first result is asked for its own. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

interface ResultParts {
  readonly found: FoundLineage;
  readonly paths: () => Promise<readonly (readonly Urn[])[]>;
}

function lineageResult({ entity, degree }: LineageHit, { found, paths }: ResultParts, scope: RequestScope): unknown {
  const { reached, nodesOf, isIgnored, isCutShort, maxHops } = found;
  return {
    entity: () => entityObject(scope.store.graph.urnOf(entity), scope),
    matchedFields: [],
    paths: async () => (await paths()).map((path) => ({ path: () => path.map((one) => entityObject(one, scope)) })),
    degree,
    degrees: () => [...new Set(nodesOf(entity).map((node) => reached.degreeOf(node)))],
    explored: degree < maxHops,
    // Said of the neighbours that were gone to, not of the node that has more of them; as in DataHub.
    truncatedChildren: () => nodesOf(entity).some((node) => reached.parentsOf(node).some(isCutShort)),
    ignoredAsHop: () => nodesOf(entity).some(isIgnored),
  };
}
