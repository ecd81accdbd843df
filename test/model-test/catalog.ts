import { rmSync } from 'node:fs';
import { type Catalog, startCatalog } from '../../src/testing.js';
import type { Aspect } from './aspect-view.js';
import {
  type Dataset,
  type Downstream,
  datasets,
  downstreams,
  isDataset,
  isOutput,
  names,
  type SchemaForm,
  schemaForms,
  typeOf,
  urnOf,
  writtenBy,
} from './domain.js';
import { Lineages } from './lineages.js';
import {
  aspectsOf,
  type Entity,
  emptyLineage,
  lineageOf,
  listedEdge,
  storedOf,
} from './other-kinds.js';
import type { Edge } from './other-steps.js';
import { edgeBy, INGESTION, isSensible, lineageAfter } from './other-writes.js';
import type { Other } from './steps.js';

export type { Lineages } from './lineages.js';

/** Takes entities of all types. */
const BULK = '/openapi/v3/entity/dataset?async=false';

export interface StoreOptions {
  readonly dialect: 'spec' | 'datahub';
  /** A file that survives a restart. Undefined: the catalog lives in memory. */
  readonly db: string | undefined;
  /** True if the catalog has a job, a chart and a dashboard. Readings then take more requests. */
  readonly hasAllKinds: boolean;
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
    const { dialect, db, hasAllKinds } = options;
    if (db !== undefined)
      for (const file of [db, `${db}-wal`, `${db}-shm`]) rmSync(file, { force: true });
    const windows: Window[] = [];
    const store = new Store(await startWithWindows({ dialect, db }, windows), options, windows);
    const tables = datasets.filter((name) => name !== 'made').map(ingested);
    await store.#send('POST', BULK, hasAllKinds ? [...tables, ...ingestedKinds()] : tables);
    return store;
  }

  /** The entities of this catalog whose aspects hold lineage. */
  get holders(): readonly Downstream[] {
    return this.#options.hasAllKinds ? downstreams : downstreams.filter(isDataset);
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
    const others = otherTypes.map((type) => this.holders.filter((one) => typeOf(one) === type));
    const lists = [datasets, ...others.filter((list) => list.length > 0)];
    const read = await Promise.all(lists.map((list) => this.#read(list)));
    const found = read.flat();
    const of = (name: Dataset | Downstream) => found.find(({ urn }) => urn === urnOf(name));
    return new Lineages(
      new Map(downstreams.map((name) => [name, lineageOf(name, of(name))])),
      new Map(datasets.map((name) => [urnOf(name), pathsOf(of(name))])),
    );
  }

  /** Reads the lineage and the schemas of entities of one type. */
  async #read(list: readonly (Dataset | Downstream)[]): Promise<readonly Entity[]> {
    const [first] = list;
    const asked = list.map((name) => {
      const aspects = isDataset(name) ? ['upstreamLineage', 'schemaMetadata'] : aspectsOf(name);
      return { urn: urnOf(name), ...Object.fromEntries(aspects.map((aspect) => [aspect, {}])) };
    });
    const path = `/openapi/v3/entity/${typeOf(first ?? 'u1')}/batchGet`;
    return (await this.#send('POST', path, asked)) as readonly Entity[];
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
        : [[name, { ...emptied(name, now.get(name)), ...(value ?? { upstreams: [] }) }] as const],
    );
    for (const [name, value] of items) await this.#upsert(name, storedOf(name, value));
  }

  async #upsert(
    name: Dataset | Downstream,
    aspects: Readonly<Record<string, object>>,
  ): Promise<void> {
    await this.#send('POST', BULK, [{ urn: urnOf(name), ...withValues(aspects) }]);
  }

  /**
   * Plays a step of another writer. The catalog refuses a senseless step, such as the removal of an
   * edge that does not exist, and nothing changes.
   */
  async other(other: Other): Promise<void> {
    if (other.does === 'schema')
      return await this.#upsert(other.name, { schemaMetadata: schemaOf(other.name, other.form) });
    const down = 'edge' in other ? other.edge.down : other.down;
    // No other writer writes lineage of a dataset that a stack has yet to create.
    if (down === 'made') return;
    const now = (await this.lineages()).get(down);
    if (!isSensible(other, now)) return;
    switch (other.does) {
      case 'hide':
      case 'show':
        return await this.#upsert(down, { status: { removed: other.does === 'hide' } });
      case 'patch': {
        const [list, edge] = isDataset(down)
          ? (['upstreams', edgeBy(other)] as const)
          : listedEdge(down, edgeBy(other));
        const value = { op: 'add', path: `/${list}/${plainUrn(other.edge)}`, value: edge };
        const [aspect = ''] = aspectsOf(down);
        return void (await this.#send('PATCH', BULK, [
          { urn: urnOf(down), [aspect]: { value: { patch: [value] } } },
        ]));
      }
      case 'add-edge':
      case 'remove-edge': {
        const edges = [endsOf(other.edge)];
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
        return await this.#upsert(down, storedOf(down, lineageAfter(now, other)));
    }
  }

  async #send(method: string, path: string, body: unknown): Promise<unknown> {
    const headers = {
      'content-type': method === 'PATCH' ? 'application/json-patch+json' : 'application/json',
      'x-datahub-actor': INGESTION,
    };
    const send = () => fetch(this.url + path, { method, headers, body: JSON.stringify(body) });
    // On a starved machine, the catalog gives up on a connection before it has read the request.
    const first = await send();
    const response = first.status === 408 ? await send() : first;
    const text = await response.text();
    if (!response.ok || text.includes('"errors":['))
      throw new Error(`${path} answered ${response.status}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  }
}

function startWithWindows(
  { db, ...options }: Omit<StoreOptions, 'hasAllKinds'> & { readonly port?: number },
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

const otherTypes = ['dataJob', 'chart', 'dashboard'] as const;

function pathsOf(entity: Entity | undefined): readonly string[] | null {
  const fields = entity?.['schemaMetadata']?.value['fields'] as
    | readonly { readonly fieldPath: string }[]
    | undefined;
  return fields?.map(({ fieldPath }) => fieldPath) ?? null;
}

/** Returns what has to be emptied. A chart has its columns in an aspect of their own. */
function emptied(name: Downstream, now: Aspect | undefined): Aspect {
  return name === 'chart' && now?.fineGrainedLineages ? { fineGrainedLineages: [] } : {};
}

/** Returns the urn of the other end of an edge, as the list of its kind has it. */
function plainUrn({ up }: Edge): string {
  return urnOf(isOutput(up) ? writtenBy(up) : up);
}

/** Names the ends of an edge in the direction of the data. */
function endsOf(edge: Edge): object {
  const [holder, other] = [urnOf(edge.down), plainUrn(edge)];
  return isOutput(edge.up)
    ? { downstreamUrn: other, upstreamUrn: holder }
    : { downstreamUrn: holder, upstreamUrn: other };
}

/** Other entities than datasets, as a connector writes them. */
function ingestedKinds(): readonly object[] {
  return names
    .filter((name) => !isDataset(name))
    .map((name) => ({
      urn: urnOf(name),
      ...(typeOf(name) === 'dataJob'
        ? { status: { value: { removed: false } } }
        : withValues(
            storedOf(name as Downstream, emptyLineage(name as Downstream, 'as ingested')),
          )),
    }));
}

function withValues(aspects: Readonly<Record<string, object>>): object {
  return Object.fromEntries(Object.entries(aspects).map(([name, value]) => [name, { value }]));
}

function ingested(name: Dataset): object {
  // Every other connector writes v2 field paths.
  const schema = schemaOf(name, name === 'u2' ? 'v2' : 'simple');
  return {
    urn: urnOf(name),
    datasetProperties: { value: { description: 'as ingested' } },
    schemaMetadata: { value: schema },
  };
}

function schemaOf(name: Dataset, form: SchemaForm): object {
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
