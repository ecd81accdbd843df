import { rmSync } from 'node:fs';
import { type Catalog, startCatalog } from '../../src/testing.js';
import { downstreams, fieldOf, type Name, names, urnOf } from './domain.js';
import type { Aspect } from './picture.js';
import type { Other } from './steps.js';

export type Lineages = ReadonlyMap<string, Aspect | undefined>;

const DATASETS = '/openapi/v3/entity/dataset';
const INGESTION = 'urn:li:corpuser:ingestion';

export interface StoreOptions {
  readonly dialect: 'spec' | 'datahub';
  /** A file that survives a restart; nothing for memory. */
  readonly db: string | undefined;
}

/** The catalog of one history, and everybody in it but the stacks. */
export class Store {
  #catalog: Catalog;
  readonly #options: StoreOptions;

  private constructor(catalog: Catalog, options: StoreOptions) {
    this.#catalog = catalog;
    this.#options = options;
  }

  static async start(options: StoreOptions): Promise<Store> {
    const { dialect, db } = options;
    if (db !== undefined) for (const file of [db, `${db}-wal`, `${db}-shm`]) rmSync(file, { force: true });
    const store = new Store(await startCatalog({ dialect, ...(db !== undefined && { db }) }), options);
    await store.#send('POST', `${DATASETS}?async=false`, names.filter((name) => name !== 'made').map(ingested));
    return store;
  }

  get url(): string {
    return this.#catalog.url;
  }

  /** At the same address: receipts and plans name it. Only with a file. */
  async restart(): Promise<void> {
    const { db, dialect } = this.#options;
    if (db === undefined) return;
    await this.#catalog.stop();
    this.#catalog = await startCatalog({ db, dialect, port: Number(new URL(this.#catalog.url).port) });
  }

  stop(): Promise<void> {
    return this.#catalog.stop();
  }

  async lineages(): Promise<Lineages> {
    const asked = downstreams.map((name) => ({ urn: urnOf(name), upstreamLineage: {} }));
    const found = (await this.#send('POST', `${DATASETS}/batchGet`, asked)) as { urn: string; upstreamLineage?: { value: Aspect } }[];
    return new Map(downstreams.map((name) => [name, found.find(({ urn }) => urn === urnOf(name))?.upstreamLineage?.value]));
  }

  /** Puts all lineage back. One that there was not becomes one that says nothing: nobody can take an aspect away. */
  async put(lineages: Lineages): Promise<void> {
    const now = await this.lineages();
    const items = [...lineages].flatMap(([name, value]) =>
      now.get(name) === undefined && value === undefined
        ? []
        : [{ urn: urnOf(name as Name), upstreamLineage: { value: value ?? { upstreams: [] } } }],
    );
    if (items.length > 0) await this.#send('POST', `${DATASETS}?async=false`, items);
  }

  async #upsert(name: Name, aspect: string, value: unknown): Promise<void> {
    await this.#send('POST', `${DATASETS}?async=false`, [{ urn: urnOf(name), [aspect]: { value } }]);
  }

  /** What makes no sense, such as the removal of an edge that is not there, the catalog refuses, and nothing is done. */
  async other(other: Other): Promise<void> {
    const down = 'edge' in other ? other.edge.down : other.down;
    // Nobody writes lineage of a dataset that is not there yet.
    if (down === 'made') return;
    const now = (await this.lineages()).get(down);
    const { upstreams = [], fineGrainedLineages = [], ...rest } = now ?? {};
    switch (other.does) {
      case 'wipe':
        return await this.#upsert(down, 'upstreamLineage', { upstreams: [] });
      case 'hide':
      case 'show':
        return await this.#upsert(down, 'status', { removed: other.does === 'hide' });
      case 'replace':
        return await this.#upsert(down, 'upstreamLineage', { upstreams: [edgeBy(other)] });
      case 'add':
        if (upstreams.some(({ dataset }) => dataset === urnOf(other.edge.up))) return;
        return await this.#upsert(down, 'upstreamLineage', { ...rest, upstreams: [...upstreams, edgeBy(other)], fineGrainedLineages });
      case 'columns':
        return await this.#upsert(down, 'upstreamLineage', {
          ...rest,
          upstreams,
          fineGrainedLineages: [...fineGrainedLineages, columnsBy(other)],
        });
      case 'patch': {
        if (upstreams.some(({ dataset }) => dataset === urnOf(other.edge.up))) return;
        const value = { op: 'add', path: `/upstreams/${urnOf(other.edge.up)}`, value: edgeBy(other) };
        return void (await this.#send('PATCH', `${DATASETS}?async=false`, [
          { urn: urnOf(down), upstreamLineage: { value: { patch: [value] } } },
        ]));
      }
      case 'add-edge':
      case 'remove-edge': {
        const edges = [{ downstreamUrn: urnOf(down), upstreamUrn: urnOf(other.edge.up) }];
        const isThere = upstreams.some(({ dataset }) => dataset === urnOf(other.edge.up));
        if (isThere !== (other.does === 'remove-edge')) return;
        const input = { edgesToAdd: isThere ? [] : edges, edgesToRemove: isThere ? edges : [] };
        return void (await this.#send('POST', '/api/graphql', { query: MUTATION, variables: { input } }));
      }
    }
  }

  async #send(method: string, path: string, body: unknown): Promise<unknown> {
    const headers = {
      'content-type': method === 'PATCH' ? 'application/json-patch+json' : 'application/json',
      'x-datahub-actor': INGESTION,
    };
    const response = await fetch(this.url + path, { method, headers, body: JSON.stringify(body) });
    const text = await response.text();
    if (!response.ok || text.includes('"errors":[')) throw new Error(`${path} answered ${response.status}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  }
}

const MUTATION = 'mutation edit($input: UpdateLineageInput!) { updateLineage(input: $input) }';

function edgeBy({ edge, type }: Extract<Other, { type: unknown }>): object {
  return { dataset: urnOf(edge.up), type, properties: { job: 'nightly' }, auditStamp: { time: 7, actor: INGESTION } };
}

function columnsBy({ edge, column, opaque }: Extract<Other, { column: unknown }>): object {
  const downstreamField = fieldOf(edge.down, column);
  if (opaque) return { upstreamType: 'NONE', downstreamType: 'FIELD', downstreams: [downstreamField], transformOperation: 'CONSTANT' };
  const upstreams = [fieldOf(edge.up, 'a'), fieldOf(edge.up, 'b')];
  return { upstreamType: 'FIELD_SET', upstreams, downstreamType: 'FIELD', downstreams: [downstreamField], confidenceScore: 0.5 };
}

function ingested(name: Name): object {
  const fields = ['a', 'b'].map((fieldPath) => ({
    fieldPath,
    type: { type: { 'com.linkedin.schema.StringType': {} } },
    nativeDataType: 'text',
  }));
  const platformSchema = { 'com.linkedin.schema.Schemaless': {} };
  const schema = { schemaName: name, platform: 'urn:li:dataPlatform:hive', version: 0, hash: '', platformSchema, fields };
  return { urn: urnOf(name), datasetProperties: { value: { description: 'as ingested' } }, schemaMetadata: { value: schema } };
}
