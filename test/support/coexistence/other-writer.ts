import { expect } from 'vitest';
import type { JsonObject } from '../../../src/model/json.js';

/** A client that writes lineage over HTTP as another user. */
export interface OtherWriter {
  /** Reads the current aspect; undefined if the dataset has none. */
  readonly read: (urn: string, aspect?: string) => Promise<JsonObject | undefined>;
  /** A v3 UPSERT of whole aspects. */
  readonly upsert: (urn: string, aspects: JsonObject) => Promise<void>;
  /** A v3 UPSERT of aspects of several datasets in one request. */
  readonly upsertAll: (
    datasets: readonly (readonly [urn: string, aspects: JsonObject])[],
  ) => Promise<void>;
  /** A Rest.li proposal to UPSERT `upstreamLineage`. */
  readonly propose: (urn: string, lineage: JsonObject) => Promise<void>;
  readonly addEdge: (downstreamUrn: string, upstreamUrn: string) => Promise<void>;
  readonly removeEdge: (downstreamUrn: string, upstreamUrn: string) => Promise<void>;
  /** A v3 PATCH by the template of `upstreamLineage`. */
  readonly patch: (urn: string, operations: readonly JsonObject[]) => Promise<void>;
  /** The same patch as a Rest.li proposal. */
  readonly proposePatch: (urn: string, operations: readonly JsonObject[]) => Promise<void>;
}

const DATASETS = '/openapi/v3/entity/dataset';
const INGEST = '/aspects?action=ingestProposal';

export function otherWriter(url: string, actor = 'urn:li:corpuser:ingestion'): OtherWriter {
  const send = (method: string, path: string, body: unknown) =>
    request(url + path, { method, body, actor });
  const ingest = (urn: string, changeType: 'UPSERT' | 'PATCH', value: unknown) => {
    const aspect = {
      contentType: changeType === 'PATCH' ? 'application/json-patch+json' : 'application/json',
      value: JSON.stringify(value),
    };
    const proposal = {
      entityType: 'dataset',
      entityUrn: urn,
      changeType,
      aspectName: 'upstreamLineage',
      aspect,
    };
    return send('POST', INGEST, { proposal, async: 'false' });
  };
  const edges = (edgesToAdd: readonly JsonObject[], edgesToRemove: readonly JsonObject[]) =>
    send('POST', '/api/graphql', {
      query: MUTATION,
      variables: { input: { edgesToAdd, edgesToRemove } },
    });
  return {
    read: async (urn, aspect = 'upstreamLineage') => {
      const [entity] = (await send('POST', `${DATASETS}/batchGet`, [
        { urn, [aspect]: {} },
      ])) as Record<string, { readonly value: JsonObject }>[];
      return entity?.[aspect]?.value;
    },
    upsert: async (urn, aspects) =>
      void (await send('POST', `${DATASETS}?async=false`, [itemOf(urn, aspects)])),
    upsertAll: async (datasets) =>
      void (await send(
        'POST',
        `${DATASETS}?async=false`,
        datasets.map(([urn, aspects]) => itemOf(urn, aspects)),
      )),
    propose: async (urn, lineage) => void (await ingest(urn, 'UPSERT', lineage)),
    addEdge: async (downstreamUrn, upstreamUrn) =>
      void (await edges([{ downstreamUrn, upstreamUrn }], [])),
    removeEdge: async (downstreamUrn, upstreamUrn) =>
      void (await edges([], [{ downstreamUrn, upstreamUrn }])),
    patch: async (urn, patch) =>
      void (await send('PATCH', `${DATASETS}?async=false`, [
        { urn, upstreamLineage: { value: { patch } } },
      ])),
    proposePatch: async (urn, operations) => void (await ingest(urn, 'PATCH', operations)),
  };
}

const MUTATION = 'mutation edit($input: UpdateLineageInput!) { updateLineage(input: $input) }';

function itemOf(urn: string, aspects: JsonObject): JsonObject {
  return {
    urn,
    ...Object.fromEntries(
      Object.entries(aspects).map(([name, value]) => [name, { value: value ?? null }]),
    ),
  };
}

interface Request {
  readonly method: string;
  readonly body: unknown;
  readonly actor: string;
}

async function request(url: string, { method, body, actor }: Request): Promise<unknown> {
  const headers = { 'content-type': 'application/json', 'x-datahub-actor': actor };
  const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
  const text = await response.text();
  expect(`${response.status} ${text}`).toMatch(/^200 (?!.*"errors")/s);
  return text === '' ? undefined : JSON.parse(text);
}
