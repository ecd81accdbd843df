import { rmSync } from 'node:fs';
import { type Catalog, startCatalog } from '../../src/testing.js';
import type { Aspect } from './aspect-view.js';
import { downstreams, type Name, names, type SchemaForm, schemaForms, urnOf } from './domain.js';
import { Lineages } from './lineages.js';
import { edgeBy, INGESTION, isSensible, lineageAfter } from './other-writes.js';
import type { Other } from './steps.js';

export type { Lineages } from './lineages.js';

const DATASETS = '/openapi/v3/entity/dataset';

export interface StoreOptions {
  readonly dialect: 'spec' | 'datahub';
  /** A file that survives a restart. Undefined: the catalog lives in memory. */
  readonly db: string | undefined;
}

/** What happens between the read and the write of the next `updateLineage`. */
type Window = () => Promise<void>;

/** The catalog of one history, with every writer except the stacks. */
export class Store {
  #catalog: Catalog;
  readonly #options: StoreOptions;
  readonly #windows: Window[];

  private constructor(catalog: Catalog, options: StoreOptions, windows: Window[]) {
    this.#catalog = catalog;
    this.#options = options;
    this.#windows = windows;
  }

  static async start(options: StoreOptions): Promise<Store> {
    const { dialect, db } = options;
    if (db !== undefined)
      for (const file of [db, `${db}-wal`, `${db}-shm`]) rmSync(file, { force: true });
    const windows: Window[] = [];
    const store = new Store(await startWithWindows({ dialect, db }, windows), options, windows);
    await store.#send(
      'POST',
      `${DATASETS}?async=false`,
      names.filter((name) => name !== 'made').map(ingested),
    );
    return store;
  }

  get url(): string {
    return this.#catalog.url;
  }

  /** Restarts the catalog at the same address, since receipts and plans name it. Needs a file. */
  async restart(): Promise<void> {
    const { db, dialect } = this.#options;
    if (db === undefined) return;
    await this.#catalog.stop();
    const port = Number(new URL(this.#catalog.url).port);
    this.#catalog = await startWithWindows({ db, dialect, port }, this.#windows);
  }

  stop(): Promise<void> {
    return this.#catalog.stop();
  }

  /**
   * Acts between the read and the write of the next `updateLineage`. Returns a function that takes
   * the act back if it has not begun.
   */
  inNextWindow(act: Window): () => void {
    this.#windows.push(act);
    return () => void this.#windows.splice(0);
  }

  /** Reads all lineage, and the schemas that give field paths their meaning. */
  async lineages(): Promise<Lineages> {
    const asked = names.map((name) => ({
      urn: urnOf(name),
      upstreamLineage: {},
      schemaMetadata: {},
    }));
    const found = (await this.#send('POST', `${DATASETS}/batchGet`, asked)) as readonly Entity[];
    const of = (name: Name) => found.find(({ urn }) => urn === urnOf(name));
    return new Lineages(
      new Map(downstreams.map((name) => [name, of(name)?.upstreamLineage?.value])),
      new Map(
        names.map((name) => [
          urnOf(name),
          of(name)?.schemaMetadata?.value.fields.map(({ fieldPath }) => fieldPath) ?? null,
        ]),
      ),
    );
  }

  /**
   * Puts all lineage back. An aspect that did not exist becomes an empty one, since no writer can
   * delete an aspect.
   */
  async put(lineages: Lineages): Promise<void> {
    const now = await this.lineages();
    const items = [...lineages.aspects].flatMap(([name, value]) =>
      now.get(name) === undefined && value === undefined
        ? []
        : [{ urn: urnOf(name), upstreamLineage: { value: value ?? { upstreams: [] } } }],
    );
    if (items.length > 0) await this.#send('POST', `${DATASETS}?async=false`, items);
  }

  async #upsert(name: Name, aspect: string, value: unknown): Promise<void> {
    await this.#send('POST', `${DATASETS}?async=false`, [
      { urn: urnOf(name), [aspect]: { value } },
    ]);
  }

  /**
   * Plays a step of another writer. The catalog refuses a senseless step, such as the removal of an
   * edge that does not exist, and nothing changes.
   */
  async other(other: Other): Promise<void> {
    if (other.does === 'schema')
      return await this.#upsert(other.name, 'schemaMetadata', schemaOf(other.name, other.form));
    const down = 'edge' in other ? other.edge.down : other.down;
    // No other writer writes lineage of a dataset that a stack has yet to create.
    if (down === 'made') return;
    const now = (await this.lineages()).get(down);
    if (!isSensible(other, now)) return;
    switch (other.does) {
      case 'hide':
      case 'show':
        return await this.#upsert(down, 'status', { removed: other.does === 'hide' });
      case 'patch': {
        const value = {
          op: 'add',
          path: `/upstreams/${urnOf(other.edge.up)}`,
          value: edgeBy(other),
        };
        return void (await this.#send('PATCH', `${DATASETS}?async=false`, [
          { urn: urnOf(down), upstreamLineage: { value: { patch: [value] } } },
        ]));
      }
      case 'add-edge':
      case 'remove-edge': {
        const edges = [{ downstreamUrn: urnOf(down), upstreamUrn: urnOf(other.edge.up) }];
        const input =
          other.does === 'add-edge'
            ? { edgesToAdd: edges, edgesToRemove: [] }
            : { edgesToAdd: [], edgesToRemove: edges };
        return void (await this.#send('POST', '/api/graphql', {
          query: MUTATION,
          variables: { input },
        }));
      }
      default:
        return await this.#upsert(down, 'upstreamLineage', lineageAfter(now, other));
    }
  }

  async #send(method: string, path: string, body: unknown): Promise<unknown> {
    const headers = {
      'content-type': method === 'PATCH' ? 'application/json-patch+json' : 'application/json',
      'x-datahub-actor': INGESTION,
    };
    const response = await fetch(this.url + path, { method, headers, body: JSON.stringify(body) });
    const text = await response.text();
    if (!response.ok || text.includes('"errors":['))
      throw new Error(`${path} answered ${response.status}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  }
}

function startWithWindows(
  { db, ...options }: StoreOptions & { readonly port?: number },
  windows: Window[],
): Promise<Catalog> {
  return startCatalog({
    ...options,
    ...(db !== undefined && { db }),
    platforms: false,
    updateLineageWindow: async () => await windows.shift()?.(),
  });
}

const MUTATION = 'mutation edit($input: UpdateLineageInput!) { updateLineage(input: $input) }';

interface Entity {
  readonly urn: string;
  readonly upstreamLineage?: { readonly value: Aspect };
  readonly schemaMetadata?: {
    readonly value: { readonly fields: readonly { readonly fieldPath: string }[] };
  };
}

function ingested(name: Name): object {
  // Every other connector writes v2 field paths.
  const schema = schemaOf(name, name === 'u2' ? 'v2' : 'simple');
  return {
    urn: urnOf(name),
    datasetProperties: { value: { description: 'as ingested' } },
    schemaMetadata: { value: schema },
  };
}

function schemaOf(name: Name, form: SchemaForm): object {
  const fields = schemaForms[form].map((fieldPath) => ({
    fieldPath,
    type: { type: { 'com.linkedin.schema.StringType': {} } },
    nativeDataType: 'text',
  }));
  const platformSchema = { 'com.linkedin.schema.Schemaless': {} };
  return {
    schemaName: name,
    platform: 'urn:li:dataPlatform:hive',
    version: 0,
    hash: '',
    platformSchema,
    fields,
  };
}
