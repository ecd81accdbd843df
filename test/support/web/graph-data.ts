import type { JsonObject } from '../../../src/model/json.js';
import type { Direction, Entity, Hop } from '../../../src/web/entity/entity.js';
import type { GraphData, Loaded } from '../../../src/web/lineage/model/graph-data.js';
import { keyOf } from '../../../src/web/lineage/model/key-of.js';
import { column, dataset } from '../server/urns.js';

/** The lineage of a small catalog: for each dataset its upstreams, or its whole aspect. */
export type Lineages = Readonly<Record<string, readonly string[] | JsonObject>>;

export interface DataOptions {
  /** Sides that are not read yet, such as `up orders`. */
  readonly unread?: readonly string[];
  /** Answers beside the hops. */
  readonly answers?: Partial<Pick<GraphData, 'members' | 'entity' | 'schema'>>;
  /** The largest number of neighbors that a hop lists. Default: 100. */
  readonly hopSize?: number;
}

/** The data that a graph reads of a small catalog. Datasets of any name exist. */
export function graphData(
  home: string,
  lineages: Lineages,
  { unread = [], answers = {}, hopSize = 100 }: DataOptions = {},
): GraphData {
  const entities = new Map<string, Entity>();
  const ups = (name: string): readonly string[] => upstreamsOf(lineages[name]);
  const downs = (name: string): readonly string[] =>
    Object.keys(lineages).filter((one) => ups(one).includes(name));
  const entityOf = (name: string): Entity => {
    const known = entities.get(name);
    if (known) return known;
    const made = makeEntity(name, lineages[name], { up: ups(name), down: downs(name) });
    entities.set(name, made);
    return made;
  };
  const names = new Map(
    Object.keys(lineages)
      .flatMap((name) => [name, ...ups(name)])
      .map((name) => [dataset(name) as string, name]),
  );
  const hop = (urn: string, direction: Direction): Loaded<Hop> => {
    const name = names.get(urn) ?? '';
    if (unread.includes(`${direction} ${name}`)) return NOTHING;
    const found = direction === 'up' ? ups(name) : downs(name);
    const relationships = found.slice(0, hopSize).map((one) => ({
      createdOn: null,
      createdActor: null,
      updatedOn: null,
      updatedActor: null,
      entity: entityOf(one),
    }));
    return read({ total: found.length, relationships });
  };
  return {
    home: entityOf(home),
    hop,
    members: () => NOTHING,
    entity: () => NOTHING,
    schema: () => NOTHING,
    ...answers,
  };
}

const NOTHING = { data: undefined, error: null, isFetching: true } as const;

/** An answer that is there. */
export function read<Data>(data: Data): Loaded<Data> {
  return { data, error: null, isFetching: false };
}

/** The key of a dataset of {@link graphData}. */
export function key(name: string): string {
  return keyOf(dataset(name));
}

/** An aspect with upstreams and column pairs such as `orders#total > mart#sum`. */
export function aspect(
  upstreams: readonly string[],
  pairs: readonly string[] = [],
  wholes: readonly string[] = [],
): JsonObject {
  const record = (text: string, upstreamType: string): JsonObject => {
    const [from = '', to = ''] = text.split(' > ');
    return {
      upstreamType,
      upstreams: [upstreamType === 'DATASET' ? dataset(from) : columnOf(from)],
      downstreamType: 'FIELD',
      downstreams: [columnOf(to)],
    };
  };
  return {
    upstreams: upstreams.map((name) => ({ dataset: dataset(name), type: 'TRANSFORMED' })),
    fineGrainedLineages: [
      ...pairs.map((text) => record(text, 'FIELD_SET')),
      ...wholes.map((text) => record(text, 'DATASET')),
    ],
  };
}

function columnOf(text: string): string {
  const [name = '', path = ''] = text.split('#');
  return column(name, path);
}

function upstreamsOf(lineage: Lineages[string] | undefined): readonly string[] {
  if (lineage === undefined) return [];
  if (Array.isArray(lineage)) return lineage;
  const records = (lineage as JsonObject)['upstreams'] as readonly { readonly dataset: string }[];
  return records.map(({ dataset: urn }) => urn.replace(/^.*hive,(.*),PROD\)$/, '$1'));
}

function makeEntity(
  name: string,
  lineage: Lineages[string] | undefined,
  { up, down }: Readonly<Record<Direction, readonly string[]>>,
): Entity {
  const value = Array.isArray(lineage) ? aspect(lineage) : lineage;
  return {
    urn: dataset(name),
    type: 'DATASET',
    exists: true,
    status: null,
    properties: null,
    aspects:
      value === undefined
        ? []
        : [{ aspectName: 'upstreamLineage', payload: JSON.stringify(value) }],
    ups: { total: up.length },
    downs: { total: down.length },
  };
}
