import { outputEnd } from '../../model/edge-end.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { type EdgeFacts, edgeFacts } from '../entity/edge-record.js';
import type { Entity, Hop, Neighbor } from '../entity/entity.js';
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

/** The upstream edges that the aspect records, then the edges that jobs and others hold. */
export function upstreamEdges(dataset: Dataset): readonly DatasetEdge[] {
  const related = byUrn(dataset.upstreams);
  const { byEnd } = linksOf(dataset);
  const recorded = [...byEnd.keys()].filter((urn) => byEnd.get(urn)?.record);
  const output = outputEnd(dataset.urn as DatasetUrn);
  return [...new Set([...recorded, ...related.keys()])].map((urn) =>
    toEdge(urn, related.get(urn), byEnd.get(urn) ?? linkOf(related.get(urn), output)),
  );
}

/** The downstream edges that the answer lists. */
export function downstreamEdges({ urn, downstreams }: Dataset): readonly DatasetEdge[] {
  return [...byUrn(downstreams)].map(([downstream, one]) =>
    toEdge(downstream, one, linkOf(one, urn)),
  );
}

/** The edge that a neighbor holds to an end. */
function linkOf(neighbor: Neighbor | undefined, end: string): Link | undefined {
  return neighbor?.entity ? linksOf(neighbor.entity).byEnd.get(end) : undefined;
}

function byUrn(hop: Hop | null): ReadonlyMap<string, Neighbor> {
  const found = (hop?.relationships ?? []).filter(({ entity }) => entity !== null);
  return new Map(found.map((one) => [one.entity?.urn ?? '', one]));
}

function toEdge(urn: string, related: Neighbor | undefined, link: Link | undefined): DatasetEdge {
  const entity = related?.entity ?? undefined;
  return { urn, entity, ...edgeFacts(link, related), pairs: link?.pairs ?? [] };
}
