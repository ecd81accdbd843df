import { groupBy } from '../../model/group-by.js';
import { MARK_PROPERTY } from '../../model/mark.js';
import type { UpstreamLineage, UpstreamRecord } from '../../model/upstream-lineage.js';
import type { Entity } from './entity.js';
import { ownerName, readOwners } from './ownership.js';
import { type ColumnPair, columnEnd, columnPairs, parseLineage } from './pairs.js';

/** The lineage of a dataset from one upstream, as its aspect tells. */
export interface Link {
  /** Undefined if only columns name the upstream. */
  readonly record: UpstreamRecord | undefined;
  readonly pairs: readonly ColumnPair[];
  /** Columns that depend on the whole upstream. */
  readonly fromWhole: readonly string[];
}

/** The lineage aspect of a dataset, in the form that the pages show. */
export interface Links {
  /** Undefined without a readable aspect. */
  readonly lineage: UpstreamLineage | undefined;
  readonly byUpstream: ReadonlyMap<string, Link>;
  /** The owners that marks name, sorted. */
  readonly owners: readonly string[];
}

type Source = Pick<Entity, 'urn' | 'aspects'>;

const parsed = new WeakMap<Source, Links>();

/** The links of an entity. An aspect is parsed once for each answer. */
export function linksOf(entity: Source): Links {
  const known = parsed.get(entity);
  if (known) return known;
  const lineage = parseLineage(entity.aspects?.[0]?.payload);
  const byUpstream = readLinks(lineage, entity.urn);
  const links = { lineage, byUpstream, owners: ownersOf(lineage) };
  parsed.set(entity, links);
  return links;
}

function readLinks(lineage: UpstreamLineage | undefined, urn: string): ReadonlyMap<string, Link> {
  const records = new Map(lineage?.upstreams.map((record) => [record.dataset, record]));
  const own = columnPairs(lineage).filter(({ downstream }) => downstream.dataset === urn);
  const pairs = groupBy(own, ({ upstream }) => upstream.dataset);
  const wholes = groupBy(wholeEnds(lineage, urn), ([upstream]) => upstream);
  const upstreams = new Set([...records.keys(), ...pairs.keys(), ...wholes.keys()]);
  return new Map(
    [...upstreams].map((upstream) => [
      upstream,
      {
        record: records.get(upstream),
        pairs: pairs.get(upstream) ?? [],
        fromWhole: [...new Set(wholes.get(upstream)?.map(([, column]) => column))],
      },
    ]),
  );
}

/** The columns of a dataset that depend on whole datasets, each with its upstream. */
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
