import type { WildcardCase } from '../../model/column-settings.js';
import type { DesiredUnit, WildcardMapping } from '../../model/desired-state.js';
import type { SchemaReading } from '../../model/observed-state.js';
import type { PortableLineage, PortablePair } from '../../model/portable-lineage.js';
import { findSameNames } from '../../model/same-names.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { matchColumn, writtenPath } from '../../urn/field-path.js';
import { type Loss, listLosses } from './exported-text.js';
import { LineageCollector } from './lineage-collector.js';

export interface DeclaredLineageInput {
  readonly units: readonly DesiredUnit[];
  readonly columns: KnownColumns;
  /** True if the format has wildcards. If not, they become pairs, if the columns are known. */
  readonly hasWildcards: boolean;
}

/** Declared lineage to export, with the parts that no format can express. */
export interface DeclaredLineage {
  readonly lineage: PortableLineage;
  readonly losses: readonly Loss[];
}

/** Returns the lineage that manifests declare, without places and without rules of the stack. */
export function declaredLineage({
  units,
  columns,
  hasWildcards,
}: DeclaredLineageInput): DeclaredLineage {
  const collector = new LineageCollector();
  let wildcard = 0;
  for (const unit of units) {
    const { downstream } = unit;
    addEdges(unit, collector);
    const named = addPairs(unit, collector);
    const wildcards = unit.columns.filter((mapping) => mapping.kind === 'wildcard');
    const expanded = wildcards.filter((mapping) => !hasWildcards || !isPlainWildcard(mapping));
    for (const { upstream } of wildcards.filter((mapping) => !expanded.includes(mapping)))
      collector.addWildcard(downstream, upstream);
    for (const mapping of expanded) {
      const pairs = expandWildcard({ ...mapping, downstream, named }, columns);
      if (pairs === undefined) wildcard++;
      for (const pair of pairs ?? []) collector.addPair(downstream, pair);
    }
  }
  const count = (has: (unit: DesiredUnit) => boolean) => units.filter(has).length;
  return {
    lineage: collector.finish(),
    losses: listLosses({
      wildcard,
      protect: count(({ protect }) => protect),
      ownership: count(({ ownership }) => ownership !== undefined),
    }),
  };
}

function addEdges({ downstream, edges }: DesiredUnit, collector: LineageCollector): void {
  collector.addUnit(downstream);
  for (const { upstream, type, note } of edges)
    collector.addEdge(downstream, upstream, { type, note });
}

/** Adds the pairs of a unit. Returns their downstream columns. */
function addPairs({ downstream, columns }: DesiredUnit, collector: LineageCollector) {
  return columns.flatMap((mapping) => {
    if (mapping.kind === 'wildcard') return [];
    const { of, downstreamColumn, upstreams, transform, confidence } = mapping;
    for (const { dataset, column } of upstreams) {
      const pair = { downstreamColumn, upstream: { dataset, column }, transform, confidence };
      collector.addPair(downstream, of === undefined ? pair : { ...pair, of });
    }
    return [downstreamColumn];
  });
}

/** Returns true for a wildcard that states no more than a format can. */
export function isPlainWildcard({ except, transform, confidence }: WildcardMapping): boolean {
  return except.length === 0 && transform === undefined && confidence === 1;
}

/** The known columns of entities. */
export interface KnownColumns {
  /** Null if the columns are not known. */
  readonly findSchema: (entity: EntityUrn) => SchemaReading;
  /** The setting of the stack. */
  readonly wildcardCase: WildcardCase;
}

export interface WildcardOf
  extends Pick<WildcardMapping, 'upstream' | 'except' | 'transform' | 'confidence'> {
  readonly downstream: EntityUrn;
  /** The downstream columns that other pairs of the unit name. */
  readonly named: readonly string[];
}

/**
 * Returns the pairs that a wildcard stands for, as a plan resolves it. Undefined if the columns of
 * one of its datasets are not known.
 */
export function expandWildcard(
  { downstream, upstream, except, named, transform, confidence }: WildcardOf,
  { findSchema, wildcardCase }: KnownColumns,
): readonly PortablePair[] | undefined {
  const [down, up] = [findSchema(downstream), findSchema(upstream)];
  if (down === null || up === null) return undefined;
  const skipped = exactPaths([...named, ...except], down);
  const excepted = exactPaths(except, up);
  return findSameNames({ downstream: down, upstream: up }, wildcardCase)
    .filter((same) => !skipped.has(same.downstream) && !excepted.has(same.upstream))
    .map((same) => ({
      downstreamColumn: writtenPath(same.downstream, down, 'simple'),
      upstream: { dataset: upstream, column: writtenPath(same.upstream, up, 'simple') },
      transform,
      confidence,
    }));
}

function exactPaths(columns: readonly string[], schema: readonly string[]): ReadonlySet<string> {
  return new Set(
    columns.map((column) => {
      const match = matchColumn(column, schema);
      return match.kind === 'found' ? match.path : column;
    }),
  );
}
