import { otherWriter } from '../support/coexistence/other-writer.js';
import type { Fault, FaultRule } from '../support/faults/fault.js';
import {
  type FaultProxy,
  type FaultProxyOptions,
  startFaultProxy,
} from '../support/faults/proxy.js';
import { runningCatalog } from '../support/server/catalog.js';
import { dataset } from '../support/server/urns.js';

export const a: string = dataset('a');
export const b: string = dataset('b');
export const c: string = dataset('c');
export const TOKEN = 'canary"4711/+%';

/** A catalog behind a proxy, with requests as our client and other clients send them. */
interface FaultScene {
  readonly proxy: FaultProxy;
  /** Reads a dataset without the proxy. */
  readonly read: (urn: string) => Promise<unknown>;
}

/** Starts a catalog where `a` has lineage, and `b` and `c` have none. */
export async function scene(options: FaultProxyOptions = {}): Promise<FaultScene> {
  const catalog = await runningCatalog();
  const writer = otherWriter(catalog.url);
  await writer.upsertAll([a, b, c].map((urn) => [urn, { datasetProperties: { name: 'n' } }]));
  await writer.upsert(a, {
    upstreamLineage: { upstreams: [{ dataset: b, type: 'COPY', properties: { k: 'v' } }] },
  });
  return { proxy: await startFaultProxy(catalog.url, options), read: (urn) => writer.read(urn) };
}

export function meeting(fault: Fault, where: FaultRule['where'] = {}): Promise<FaultScene> {
  return scene({ rules: [{ where, fault }] });
}

interface Got {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: each test asserts the type that it expects
  readonly json: any;
}

async function send(
  { proxy }: FaultScene,
  path: string,
  body: unknown,
  signal?: AbortSignal,
): Promise<Got> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` };
  const init = {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    redirect: 'manual',
    ...(signal && { signal }),
  } as const;
  const response = await fetch(proxy.url + path, init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const DATASETS = '/openapi/v3/entity/dataset';

export function get(
  one: FaultScene,
  urns: readonly string[] = [a, b],
  signal?: AbortSignal,
): Promise<Got> {
  const items = urns.map((urn) => ({ urn, datasetKey: {}, upstreamLineage: {} }));
  return send(one, `${DATASETS}/batchGet`, items, signal);
}

export function search(one: FaultScene): Promise<Got> {
  const query =
    'query s($i: ScrollAcrossEntitiesInput!) { scrollAcrossEntities(input: $i) { nextScrollId total searchResults { entity { urn } } } }';
  const orFilters = [{ and: [{ field: 'hasUpstreams', values: ['true'] }] }];
  const i = { types: ['DATASET'], query: '*', count: 10, orFilters };
  return send(one, '/api/graphql', { query, variables: { i } });
}

export function found({ json }: Got): readonly [number, readonly string[]] {
  const { total, searchResults } = json.data.scrollAcrossEntities;
  return [
    total,
    searchResults.map(({ entity }: { readonly entity: { readonly urn: string } }) => entity.urn),
  ];
}

export function addEdge(one: FaultScene, downstreamUrn: string, upstreamUrn: string): Promise<Got> {
  const query = 'mutation m($input: UpdateLineageInput!) { updateLineage(input: $input) }';
  const input = { edgesToAdd: [{ downstreamUrn, upstreamUrn }], edgesToRemove: [] };
  return send(one, '/api/graphql', { query, variables: { input } });
}

const lineage = (upstream: string): object => ({
  upstreams: [{ dataset: upstream, type: 'COPY', properties: { headwater: '{}' } }],
});

export function putBulk(
  one: FaultScene,
  urns: readonly string[],
  headers: object = {},
): Promise<Got> {
  const items = urns.map((urn) => ({ urn, upstreamLineage: { value: lineage(a), headers } }));
  return send(one, `${DATASETS}?async=false`, items);
}

export function putSingle(one: FaultScene, entityUrn: string, headers: object = {}): Promise<Got> {
  const aspect = { contentType: 'application/json', value: JSON.stringify(lineage(a)) };
  const about = { entityType: 'dataset', entityUrn, aspectName: 'upstreamLineage' };
  const proposal = { ...about, changeType: 'UPSERT', aspect, headers };
  return send(one, '/aspects?action=ingestProposal', { proposal, async: 'false' });
}
