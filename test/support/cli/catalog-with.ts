import { onTestFinished } from 'vitest';
import { type Catalog, type StartCatalogOptions, startCatalog } from '../../../src/testing.js';

export interface StockedCatalog extends Catalog {
  /** Reads the stored `upstreamLineage` with its version, over REST. Undefined if none exists. */
  readonly lineageOf: (urn: string) => Promise<StoredLineage | undefined>;
  readonly post: (path: string, body: unknown) => Promise<unknown>;
}

export interface StoredLineage {
  readonly version: string;
  readonly value: {
    readonly upstreams: readonly { readonly dataset: string; readonly type: string }[];
    readonly fineGrainedLineages?: readonly unknown[];
  };
}

/** Starts an embedded catalog with these datasets. It stops after the test. */
export async function catalogWith(
  urns: readonly string[],
  options: StartCatalogOptions = {},
): Promise<StockedCatalog> {
  const catalog = await startCatalog(options);
  onTestFinished(() => catalog.stop());
  const post = (path: string, body: unknown) => postJson(`${catalog.url}${path}`, body);
  if (urns.length > 0) {
    await post(
      '/openapi/v3/entity/dataset?async=false',
      urns.map((urn) => ({ urn, datasetProperties: { value: { description: 'as ingested' } } })),
    );
  }
  return { ...catalog, post, lineageOf: (urn) => lineageOf(post, urn) };
}

async function lineageOf(
  post: StockedCatalog['post'],
  urn: string,
): Promise<StoredLineage | undefined> {
  const answer = await post('/openapi/v3/entity/dataset/batchGet?systemMetadata=true', [
    { urn, upstreamLineage: {} },
  ]);
  const [entity] = answer as {
    upstreamLineage?: { value: StoredLineage['value']; systemMetadata: { version: string } };
  }[];
  const aspect = entity?.upstreamLineage;
  return aspect && { version: aspect.systemMetadata.version, value: aspect.value };
}

async function postJson(url: string, body: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return await response.json();
}
