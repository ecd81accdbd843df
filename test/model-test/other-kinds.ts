import { listOf } from '../../src/model/edge-end.js';
import type { Json, JsonObject } from '../../src/model/json.js';
import { kinds } from '../../src/model/kinds.js';
import { COLUMN_ASPECT, fromCommonForm, toCommonForm } from '../../src/model/lineage-form.js';
import type { UpstreamLineage } from '../../src/model/upstream-lineage.js';
import type { EntityUrn } from '../../src/urn/entity-urn.js';
import type { Aspect, EdgeRecord } from './aspect-view.js';
import { type Downstream, type End, isOutput, typeOf, urnOf, writtenBy } from './domain.js';

/**
 * The stored lineage of every kind, and its common form, which the checks read. A round trip of
 * their own tests the form.
 */

/** An entity as the catalog sends it. */
export type Entity = Readonly<Record<string, { readonly value: JsonObject } | undefined>> & {
  readonly urn: string;
};

/** Returns the names of the aspects that hold the lineage of an entity. */
export function aspectsOf(name: Downstream): readonly string[] {
  const { aspect, columns } = kinds[typeOf(name)];
  return columns === 'fields' ? [aspect, COLUMN_ASPECT] : [aspect];
}

/** Brings the lineage of an entity into the common form. */
export function lineageOf(name: Downstream, entity: Entity | undefined): Aspect | undefined {
  const [edges, columns] = aspectsOf(name).map((aspect) => entity?.[aspect]?.value);
  if (edges === undefined || typeOf(name) === 'dataset') return edges as Aspect | undefined;
  return toCommonForm(urnOf(name) as EntityUrn, { edges, columns }) as Aspect;
}

/** Brings lineage into the form of the catalog: its aspects, by name. */
export function storedOf(name: Downstream, lineage: Aspect): Readonly<Record<string, JsonObject>> {
  const common = lineage as UpstreamLineage;
  if (typeOf(name) === 'dataset') return { upstreamLineage: common };
  const { edges, columns } = fromCommonForm(urnOf(name) as EntityUrn, common);
  return { [kinds[typeOf(name)].aspect]: edges, ...(columns && { [COLUMN_ASPECT]: columns }) };
}

/** Returns the name of the list of an edge, and the edge as the list has it. */
export function listedEdge(name: Downstream, record: EdgeRecord): readonly [string, Json] {
  const [edges = {}] = Object.values(storedOf(name, { upstreams: [record] }));
  const [found] = Object.entries(edges).flatMap(([list, items]) =>
    Array.isArray(items) && items.length > 0 ? [[list, items[0] as Json] as const] : [],
  );
  if (found === undefined) throw new Error(`${name} has no list for ${record.dataset}`);
  return found;
}

/**
 * Returns an edge as an older list has it. Undefined if the kind has no such list: the one of charts
 * has datasets alone.
 */
export function olderRecord(name: Downstream, end: End): EdgeRecord | undefined {
  const list = listOf(typeOf(name), urnOf(end))?.urns;
  if (list === undefined || (name === 'chart' && end === 'chart')) return undefined;
  const urn = urnOf(isOutput(end) ? writtenBy(end) : end);
  const item = name === 'chart' ? { string: urn } : urn;
  return { dataset: urnOf(end), type: 'TRANSFORMED', list, item };
}

/** The edges that a connector writes, each in an older list, as a record, or in both forms. */
const connected: Readonly<
  Partial<Record<Downstream, Readonly<Record<'items' | 'edges', readonly End[]>>>>
> = {
  job: { items: ['u2', 'output d1'], edges: ['output d1', 'd1'] },
  chart: { items: ['u2'], edges: [] },
  board: { items: ['chart', 'd1'], edges: ['d1'] },
};

/** Returns the edges that a connector writes of an entity. None for datasets. */
export function connectorEdges(name: Downstream): readonly EdgeRecord[] {
  const { items = [], edges = [] } = connected[name] ?? {};
  const records = edges.map((end) => ({ dataset: urnOf(end), type: 'TRANSFORMED' }));
  return [...records, ...items.flatMap((end) => olderRecord(name, end) ?? [])];
}

/** Returns lineage without edges that a connector writes, with what else its aspect holds. */
export function emptyLineage(name: Downstream, title: string): Aspect {
  if (typeOf(name) !== 'chart' && typeOf(name) !== 'dashboard') return { upstreams: [] };
  const stamp = { time: 1, actor: 'urn:li:corpuser:looker' };
  return {
    title,
    description: 'as ingested',
    customProperties: { team: 'sales' },
    lastModified: { created: stamp, lastModified: stamp },
    ...(name === 'board' && { charts: [], datasets: [] }),
    upstreams: [],
  };
}
