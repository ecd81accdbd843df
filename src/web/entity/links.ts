import { type EdgeEnd, edgeEnds } from '../../model/edge-end.js';
import { groupBy } from '../../model/group-by.js';
import { kindOf } from '../../model/kinds.js';
import { MARK_PROPERTY } from '../../model/mark.js';
import type { UpstreamLineage, UpstreamRecord } from '../../model/upstream-lineage.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import type { Entity } from './entity.js';
import { ownerName, readOwners } from './ownership.js';
import { type ColumnPair, columnEnd, columnPairs } from './pairs.js';
import { storedLineage } from './stored-lineage.js';

/** An edge, as the aspect of its holder tells. */
export interface Link {
  readonly upstream: string;
  readonly downstream: string;
  /** Undefined if only columns name the other end. */
  readonly record: UpstreamRecord | undefined;
  /** The pairs of a job are on the edge to the dataset that they come from. */
  readonly pairs: readonly ColumnPair[];
  /** Columns that depend on the whole upstream. */
  readonly fromWhole: readonly string[];
}

/** The stored lineage of an entity, in the form that the pages show. */
export interface Links {
  /** Undefined without a readable aspect. */
  readonly lineage: UpstreamLineage | undefined;
  /** By the name of the other end: the urn of an upstream, or an output of a job. */
  readonly byEnd: ReadonlyMap<string, Link>;
  /** The owners that marks name, sorted. */
  readonly owners: readonly string[];
}

type Source = Pick<Entity, 'urn' | 'aspects'>;

const parsed = new WeakMap<Source, Links>();

/** The links of an entity. Its aspects are parsed once for each answer. */
export function linksOf(entity: Source): Links {
  const known = parsed.get(entity);
  if (known) return known;
  const lineage = storedLineage(entity);
  const byEnd = readLinks(lineage, entity.urn);
  const links = { lineage, byEnd, owners: ownersOf(lineage) };
  parsed.set(entity, links);
  return links;
}

function readLinks(lineage: UpstreamLineage | undefined, urn: string): ReadonlyMap<string, Link> {
  const records = recordsByEnd(lineage?.upstreams ?? []);
  const pairs = groupBy(ownPairs(lineage, urn), ({ upstream }) => upstream.dataset);
  const wholes = groupBy(wholeEnds(lineage, urn), ([upstream]) => upstream);
  const ends = new Set([...records.keys(), ...pairs.keys(), ...wholes.keys()]);
  return new Map(
    [...ends].map((end) => [
      end,
      {
        ...edgeEnds(urn as EntityUrn, end as EdgeEnd),
        record: records.get(end),
        pairs: pairs.get(end) ?? [],
        fromWhole: [...new Set(wholes.get(end)?.map(([, column]) => column))],
      },
    ]),
  );
}

/** The record of each end. A connector may list an end twice: as an edge and, bare, in an old list. */
function recordsByEnd(all: readonly UpstreamRecord[]): ReadonlyMap<string, UpstreamRecord> {
  const edges = new Set(all.filter(({ item }) => item === undefined).map(({ dataset }) => dataset));
  const records = all.filter(({ item, dataset }) => item === undefined || !edges.has(dataset));
  return new Map(records.map((record) => [record.dataset, record]));
}

/** The pairs that an entity holds: of its own columns or, for a job, between its datasets. */
function ownPairs(lineage: UpstreamLineage | undefined, urn: string): readonly ColumnPair[] {
  const pairs = columnPairs(lineage);
  return kindOf(urn).columns === 'between'
    ? pairs.map((pair) => ({ ...pair, via: urn }))
    : pairs.filter(({ downstream }) => downstream.dataset === urn);
}

/** The columns of an entity that depend on whole datasets, each with its upstream. */
function wholeEnds(lineage: UpstreamLineage | undefined, urn: string): [string, string][] {
  const wholes = lineage?.fineGrainedLineages?.filter((one) => one.upstreamType === 'DATASET');
  return (wholes ?? []).flatMap(({ upstreams = [], downstreams = [] }) => {
    const own = downstreams.flatMap(columnEnd).filter(({ dataset }) => dataset === urn);
    return upstreams.flatMap((upstream) =>
      own.map(({ column }): [string, string] => [upstream, column]),
    );
  });
}

function ownersOf(lineage: UpstreamLineage | undefined): readonly string[] {
  const owners = (lineage?.upstreams ?? []).flatMap(({ properties }) => [
    ...(readOwners(properties?.[MARK_PROPERTY])?.keys() ?? []),
  ]);
  return [...new Set(owners.map(ownerName))].sort();
}
