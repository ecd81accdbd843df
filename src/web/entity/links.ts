import { groupBy } from '../../model/group-by.js';
import { MARK_PROPERTY } from '../../model/mark.js';
import type { UpstreamLineage, UpstreamRecord } from '../../model/upstream-lineage.js';
import { simplifyFieldPath } from '../../urn/field-path.js';
import { parseSchemaFieldUrn } from '../../urn/schema-field-urn.js';
import type { Entity } from './entity.js';
import { ownerName, readOwners } from './ownership.js';
import { type ColumnPair, columnPairs, parseLineage } from './pairs.js';

/** The lineage of a dataset from one upstream, as its aspect tells. */
export interface Link {
  /** Undefined if only columns name the upstream. */
  readonly record: UpstreamRecord | undefined;
  readonly pairs: readonly ColumnPair[];
  /** Columns that depend on the whole upstream. */
  readonly fromWhole: readonly string[];
}

/** What the aspect of a dataset says, ready for the graph. */
export interface Links {
  readonly byUpstream: ReadonlyMap<string, Link>;
  /** The owners that marks name, sorted. */
  readonly owners: readonly string[];
}

const parsed = new WeakMap<Entity, Links>();

/** The links of an entity. An aspect is parsed once for each answer. */
export function linksOf(entity: Entity): Links {
  const known = parsed.get(entity);
  if (known) return known;
  const lineage = parseLineage(entity.aspects?.[0]?.payload);
  const links = { byUpstream: readLinks(lineage, entity.urn), owners: ownersOf(lineage) };
  parsed.set(entity, links);
  return links;
}

function readLinks(lineage: UpstreamLineage | undefined, urn: string): ReadonlyMap<string, Link> {
  const records = new Map(lineage?.upstreams.map((record) => [record.dataset, record]));
  const own = columnPairs(lineage).filter(({ downstream }) => downstream.dataset === urn);
  const pairs = groupBy(own, ({ upstream }) => upstream.dataset);
  const wholes = wholeRecords(lineage, urn);
  const upstreams = new Set([...records.keys(), ...pairs.keys(), ...wholes.keys()]);
  return new Map(
    [...upstreams].map((upstream) => [
      upstream,
      {
        record: records.get(upstream),
        pairs: pairs.get(upstream) ?? [],
        fromWhole: [...(wholes.get(upstream) ?? [])],
      },
    ]),
  );
}

/** The columns that depend on whole datasets, by upstream. */
function wholeRecords(
  lineage: UpstreamLineage | undefined,
  urn: string,
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const record of lineage?.fineGrainedLineages ?? []) {
    if (record.upstreamType !== 'DATASET') continue;
    const columns = (record.downstreams ?? []).flatMap((field) => columnIn(field, urn));
    for (const upstream of record.upstreams ?? []) {
      const known = found.get(upstream) ?? new Set();
      found.set(upstream, new Set([...known, ...columns]));
    }
  }
  return found;
}

function columnIn(field: string, urn: string): readonly string[] {
  const parts = parseSchemaFieldUrn(field);
  return parts.ok && parts.value.dataset === urn ? [simplifyFieldPath(parts.value.fieldPath)] : [];
}

function ownersOf(lineage: UpstreamLineage | undefined): readonly string[] {
  const shares = (lineage?.upstreams ?? []).flatMap(
    ({ properties }) => readOwners(properties?.[MARK_PROPERTY]) ?? [],
  );
  return [...new Set(shares.map(({ owner }) => ownerName(owner)))].sort();
}
