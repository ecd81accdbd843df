import { groupBy } from '../../model/group-by.js';
import { MARK_PROPERTY } from '../../model/mark.js';
import type { UpstreamLineage, UpstreamRecord } from '../../model/upstream-lineage.js';
import type { Dataset, Neighbour, Relationship } from '../dataset/read-dataset.js';
import { type ColumnPair, columnPairs, parseLineage } from './pairs.js';

/** Who changed something, and when. A time of 0 or null: not recorded. */
export interface Stamp {
  readonly time: number | null;
  readonly actor: string | null;
}

/** One edge of the dataset, with the column pairs on it. */
export interface Edge {
  /** The entity at the other end. */
  readonly urn: string;
  readonly displayName: string | null;
  /** DataHub's type of the other end, such as `DATASET`. */
  readonly entityType: string;
  /** Why the other end cannot be opened as usual. */
  readonly state: 'present' | 'missing' | 'removed';
  /** The type of the lineage, such as `TRANSFORMED`. Undefined if it is not recorded. */
  readonly type: string | undefined;
  readonly created: Stamp;
  readonly updated: Stamp;
  readonly query: string | undefined;
  /** The text of the marks. */
  readonly mark: string | undefined;
  readonly pairs: readonly ColumnPair[];
}

/** The upstream edges: those of the dataset's aspect, then those that other entities give. */
export function upstreamEdges(dataset: Dataset, lineage: UpstreamLineage | undefined): Edge[] {
  const related = byUrn(dataset.upstreams?.relationships ?? []);
  const pairs = groupBy(columnPairs(lineage), ({ upstream }) => upstream.dataset);
  const records = new Map(lineage?.upstreams.map((record) => [record.dataset, record]));
  return [...new Set([...records.keys(), ...related.keys()])].map((urn) =>
    toEdge(urn, related.get(urn), records.get(urn), pairs.get(urn) ?? []),
  );
}

/** The downstream edges that the answer lists. */
export function downstreamEdges(dataset: Dataset): Edge[] {
  return [...byUrn(dataset.downstreams?.relationships ?? [])].map(([urn, relationship]) => {
    const lineage = neighbourLineage(relationship.entity);
    const record = lineage?.upstreams.find((one) => one.dataset === dataset.urn);
    const pairs = columnPairs(lineage).filter(({ upstream }) => upstream.dataset === dataset.urn);
    return toEdge(urn, relationship, record, pairs);
  });
}

export function neighbourLineage(neighbour: Neighbour | null): UpstreamLineage | undefined {
  return parseLineage(neighbour?.aspects?.[0]?.payload);
}

function byUrn(relationships: readonly Relationship[]): ReadonlyMap<string, Relationship> {
  return new Map(
    relationships.flatMap((one): [string, Relationship][] =>
      one.entity ? [[one.entity.urn, one]] : [],
    ),
  );
}

function toEdge(
  urn: string,
  related: Relationship | undefined,
  record: UpstreamRecord | undefined,
  pairs: readonly ColumnPair[],
): Edge {
  const { entity } = related ?? {};
  return {
    urn,
    displayName: entity?.properties?.name ?? null,
    entityType: entity?.type ?? 'DATASET',
    state: stateOf(entity),
    ...edgeFacts(record, related),
    pairs,
  };
}

/** The facts of an edge that do not depend on its ends. */
export type EdgeFacts = Pick<Edge, 'type' | 'created' | 'updated' | 'query' | 'mark'>;

/** The facts of a record. Its stamps come from the index if the record has none. */
export function edgeFacts(
  record: UpstreamRecord | undefined,
  related: Omit<Relationship, 'entity'> | undefined,
): EdgeFacts {
  return {
    type: record?.type,
    created: record?.created ?? stampOf(related?.createdOn, related?.createdActor),
    updated: record?.auditStamp ?? stampOf(related?.updatedOn, related?.updatedActor),
    query: record?.query,
    mark: record?.properties?.[MARK_PROPERTY],
  };
}

function stampOf(
  time: number | null | undefined,
  actor: { readonly urn: string } | null | undefined,
): Stamp {
  return { time: time ?? null, actor: actor?.urn ?? null };
}

/** The words for an entity that cannot be opened as usual. */
export const entityStates: Readonly<Record<Edge['state'], string>> = {
  present: '',
  missing: 'not in the catalog',
  removed: 'soft-deleted',
};

/** Tells whether an entity exists, as far as the answer says. */
export function stateOf(
  entity: Pick<Neighbour, 'exists' | 'status'> | null | undefined,
): Edge['state'] {
  if (entity?.status?.removed) return 'removed';
  return entity?.exists === false ? 'missing' : 'present';
}
