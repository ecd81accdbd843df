import { edgeEnds } from '../../../model/edge-end.js';
import { groupBy } from '../../../model/group-by.js';
import { kindOf } from '../../../model/kinds.js';
import { COLUMN_ASPECT, fromCommonForm } from '../../../model/lineage-form.js';
import { columnRecord } from '../../../plan/unit/record-pairs.js';
import { type EntityUrn, isDatasetUrn } from '../../../urn/entity-urn.js';
import type { Direction, Entity, Hop } from '../../entity/entity.js';
import { typeInUrn } from '../model/boxes-of.js';
import { buildGraph } from '../model/build-graph.js';
import type { Graph } from '../model/graph.js';
import type { GraphData, Loaded } from '../model/graph-data.js';
import { keyOf } from '../model/key-of.js';
import type { LineageView } from '../model/lineage-address.js';
import type { LineageVersion } from './read-versions.js';

const EMPTY: Loaded<never> = { data: undefined, error: null, isFetching: false };

/**
 * The graph of all links that an entity holds in one of two versions. The lineage of the other
 * boxes has a history of its own, so it is left out.
 */
export function timeGraph(
  home: string,
  view: LineageView,
  versions: readonly LineageVersion[],
  live: Pick<GraphData, 'home' | 'entity' | 'schema'>,
): Graph {
  const ends = endsIn(home, versions);
  const boxes = new Map(
    [...ends.up, ...ends.down].map((urn) => [urn, bare(urn, live.entity(urn).data)]),
  );
  const hop = (urns: readonly string[]): Loaded<Hop> => {
    const relationships = urns.map((urn) => ({ entity: boxes.get(urn) ?? null, ...NO_STAMPS }));
    return { ...EMPTY, data: { total: urns.length, relationships } };
  };
  const hops = { up: hop(ends.up), down: hop(ends.down) };
  const data: GraphData = {
    home: { ...bare(home, live.home), aspects: unitedAspects(home as EntityUrn, versions) },
    hop: (urn, direction) => (urn === home ? hops[direction] : hop([])),
    platforms: () => EMPTY,
    members: () => EMPTY,
    entity: live.entity,
    schema: live.schema,
  };
  // A change inside a group would be invisible, so that all ends are drawn one by one.
  const added = [...boxes.keys()].map((urn) => ({ action: 'add' as const, key: keyOf(urn) }));
  const columns = view.open.filter(({ action }) => action === 'columns');
  return buildGraph(home, { ...view, direction: 'both', open: [...added, ...columns] }, data).graph;
}

const NO_STAMPS = { createdOn: null, createdActor: null, updatedOn: null, updatedActor: null };

/** The urns at the other ends of all links, by direction. */
export function endsIn(
  home: string,
  versions: readonly LineageVersion[],
): Readonly<Record<Direction, readonly string[]>> {
  const all = versions.flatMap(({ unit }) =>
    [...unit.edges.values()].map(({ upstream }) => edgeEnds(home as EntityUrn, upstream)),
  );
  return {
    up: [...new Set(all.map(({ upstream }) => upstream))].filter((urn) => urn !== home),
    down: [...new Set(all.map(({ downstream }) => downstream))].filter((urn) => urn !== home),
  };
}

/** An entity without lineage of its own and without further neighbors. */
function bare(urn: string, entity: Entity | null | undefined): Entity {
  const none = { total: 0 };
  return { type: typeInUrn(urn), ...entity, urn, aspects: [], ups: none, downs: none };
}

/** The lineage of the first version, and all of the others that it lacks, as it is stored. */
function unitedAspects(
  urn: EntityUrn,
  versions: readonly LineageVersion[],
): NonNullable<Entity['aspects']> {
  const [first] = versions;
  if (first === undefined) return [];
  const known = new Set(first.unit.pairs.keys());
  const records = versions.flatMap(({ lineage }) => lineage.upstreams);
  const lost = versions.flatMap(({ unit }) =>
    [...unit.pairs.values()].filter(({ key }) => !known.has(key)),
  );
  const upstreams = [...groupBy(records, ({ dataset }) => dataset).values()].map(
    ([record]) => record,
  );
  const fineGrainedLineages = [
    ...(first.lineage.fineGrainedLineages ?? []),
    ...lost.map(({ occurrences: [pair] }) => columnRecord(pair, [pair.upstreamField])),
  ];
  const lineage = { ...first.lineage, upstreams, fineGrainedLineages };
  const { edges, columns } = isDatasetUrn(urn)
    ? { edges: lineage }
    : fromCommonForm(urn, lineage);
  const payloads = { [kindOf(urn).aspect]: edges, ...(columns && { [COLUMN_ASPECT]: columns }) };
  return Object.entries(payloads).map(([aspectName, value]) => ({
    aspectName,
    payload: JSON.stringify(value),
  }));
}
