import {
  type EdgeFacts,
  type Entity,
  edgeFacts,
  type Hop,
  type Neighbor,
} from '../entity/entity.js';
import { type Link, linksOf } from '../entity/links.js';
import type { ColumnPair } from '../entity/pairs.js';
import type { Dataset } from './read-dataset.js';

/** One edge of the dataset, with the column pairs on it. */
export interface DatasetEdge extends EdgeFacts {
  readonly urn: string;
  /** The entity at the other end. Undefined if only the aspect names it. */
  readonly entity: Entity | undefined;
  readonly pairs: readonly ColumnPair[];
}

/** The upstream edges that the aspect records, then the edges of other entities. */
export function upstreamEdges(dataset: Dataset): readonly DatasetEdge[] {
  const related = byUrn(dataset.upstreams);
  const { byUpstream } = linksOf(dataset);
  const recorded = [...byUpstream.keys()].filter((urn) => byUpstream.get(urn)?.record);
  return [...new Set([...recorded, ...related.keys()])].map((urn) =>
    toEdge(urn, related.get(urn), byUpstream.get(urn)),
  );
}

/** The downstream edges that the answer lists. */
export function downstreamEdges({ urn, downstreams }: Dataset): readonly DatasetEdge[] {
  return [...byUrn(downstreams)].map(([downstream, one]) =>
    toEdge(downstream, one, one.entity ? linksOf(one.entity).byUpstream.get(urn) : undefined),
  );
}

function byUrn(hop: Hop | null): ReadonlyMap<string, Neighbor> {
  const found = (hop?.relationships ?? []).filter(({ entity }) => entity !== null);
  return new Map(found.map((one) => [one.entity?.urn ?? '', one]));
}

function toEdge(urn: string, related: Neighbor | undefined, link: Link | undefined): DatasetEdge {
  const entity = related?.entity ?? undefined;
  return { urn, entity, ...edgeFacts(link?.record, related), pairs: link?.pairs ?? [] };
}
