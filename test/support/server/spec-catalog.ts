import type { JsonObject } from '../../../src/model/json.js';
import type { Catalog } from '../../../src/server/start-catalog.js';
import { type Answer, get, post, quoted, runningCatalog } from './catalog.js';
import { making, onOpenapi } from './proposals.js';
import { dataset } from './urns.js';

export const GRAPHQL = '/api/graphql';

/** A catalog of the dialect `spec` without login, with datasets of these names. */
export async function specCatalog(...names: readonly string[]): Promise<Catalog> {
  const catalog = await runningCatalog({ dialect: 'spec' });
  await makeDatasets(catalog, names);
  return catalog;
}

/** Creates datasets over REST. */
async function makeDatasets(
  catalog: Catalog,
  names: readonly string[],
  headers: Record<string, string> = {},
): Promise<void> {
  const { status, body } = await post(
    catalog,
    '/openapi/v3/entity/dataset?async=false',
    making(...names).map(onOpenapi),
    headers,
  );
  if (status !== 200) throw new Error(`the catalog answered ${status}: ${JSON.stringify(body)}`);
}

export interface Edge {
  readonly downstreamUrn: string;
  readonly upstreamUrn: string;
}

/** `edge('orders', 'raw')`: `orders` is derived from `raw`. */
export function edge(downstream: string, upstream: string): Edge {
  return { downstreamUrn: dataset(downstream), upstreamUrn: dataset(upstream) };
}

/** Sends the request of the interface spec literally. */
export function updateLineage(
  catalog: Catalog,
  edges: { readonly add?: readonly Edge[]; readonly remove?: readonly Edge[] },
  headers: Record<string, string> = {},
): Promise<Answer> {
  const query =
    'mutation updateLineage($input: UpdateLineageInput!) { updateLineage(input: $input) }';
  const input = { edgesToAdd: edges.add ?? [], edgesToRemove: edges.remove ?? [] };
  return post(catalog, GRAPHQL, { query, variables: { input } }, headers);
}

export const DONE = { data: { updateLineage: true }, extensions: {} } as const;

const SEARCH = `query searchAcrossLineage($input: SearchAcrossLineageInput!) {
  searchAcrossLineage(input: $input) { searchResults { degree entity { urn type } } }
}`;

/** Sends the search of the interface spec. Default: from a dataset over all degrees. */
export function searchLineage(
  catalog: Catalog,
  start: string,
  input: JsonObject = {},
): Promise<Answer> {
  const all = {
    query: '*',
    urn: dataset(start),
    start: 0,
    count: 10,
    direction: 'DOWNSTREAM',
    orFilters: [byDegree('1', '2', '3+')],
  };
  return post(catalog, GRAPHQL, { query: SEARCH, variables: { input: { ...all, ...input } } });
}

export function byDegree(...values: readonly string[]): JsonObject {
  return { and: [{ field: 'degree', condition: 'EQUAL', negated: false, values }] };
}

/** The urns that a search finds, by degree. */
export async function found(answer: Promise<Answer>): Promise<Readonly<Record<string, string>>> {
  const { body } = await answer;
  const results: readonly { degree: string; entity: { urn: string } }[] =
    body.data.searchAcrossLineage.searchResults;
  return Object.fromEntries(results.map(({ degree, entity }) => [entity.urn, degree]));
}

/** The stored lineage aspect of a dataset; undefined if it has none. */
export async function storedLineage(
  catalog: Catalog,
  name: string,
): Promise<JsonObject | undefined> {
  const { body } = await get(
    catalog,
    `/openapi/v3/entity/dataset/${quoted(dataset(name))}/upstreamLineage`,
  );
  return body === '' ? undefined : body.value;
}

/** Sends the write of section 4.4: a metadata change proposal with the aspect of section 2.3. */
export function emitLineage(
  catalog: Catalog,
  downstream: string,
  aspect: JsonObject,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const proposal = {
    entityType: 'dataset',
    entityUrn: dataset(downstream),
    changeType: 'UPSERT',
    aspectName: 'upstreamLineage',
    aspect: { contentType: 'application/json', value: JSON.stringify(aspect) },
  };
  return post(catalog, '/aspects?action=ingestProposal', { proposal }, headers);
}
