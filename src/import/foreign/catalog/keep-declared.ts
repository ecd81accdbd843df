import type { DesiredUnit } from '../../../model/desired-state.js';
import { groupAt, groupBy } from '../../../model/group-by.js';
import type {
  PortableLineage,
  PortablePair,
  PortableUnit,
} from '../../../model/portable-lineage.js';
import { expandWildcard, isPlainWildcard, type KnownColumns } from '../declared-lineage.js';
import { columnFinder } from './stored-names.js';

/**
 * Removes pairs that wildcards of a stack already declare, and keeps these wildcards. Separate
 * pairs would stay when somebody removes the wildcard.
 */
export function keepDeclared(
  { units }: PortableLineage,
  declared: readonly DesiredUnit[],
  columns: KnownColumns,
): PortableLineage {
  const byDownstream = new Map(declared.map((unit) => [unit.downstream, unit]));
  return {
    units: units.map((unit) => {
      const own = byDownstream.get(unit.downstream);
      return own === undefined ? unit : keepInUnit(unit, own, columns);
    }),
  };
}

function keepInUnit(unit: PortableUnit, own: DesiredUnit, columns: KnownColumns): PortableUnit {
  const { downstream } = unit;
  const findColumn = columnFinder(columns);
  const keyOf = ({ downstreamColumn, upstream: { dataset, column }, confidence }: PortablePair) =>
    JSON.stringify([
      findColumn(downstream, downstreamColumn),
      dataset,
      findColumn(dataset, column),
      Math.fround(confidence),
    ]);
  const named = own.columns.flatMap((one) =>
    one.kind === 'wildcard' ? [] : [one.downstreamColumn],
  );
  const mappings = own.columns.filter((one) => one.kind === 'wildcard');
  const declared = groupBy(
    mappings.flatMap((mapping) => expandWildcard({ ...mapping, downstream, named }, columns) ?? []),
    keyOf,
  );
  // A pair without a transform accepts any.
  const isDeclared = (pair: PortablePair) =>
    groupAt(declared, keyOf(pair)).some(
      ({ transform = pair.transform }) => transform === pair.transform,
    );
  const covered = new Set(unit.pairs.filter(isDeclared).map(({ upstream }) => upstream.dataset));
  const kept = mappings.filter((one) => isPlainWildcard(one) && covered.has(one.upstream));
  const wildcards = new Set([...unit.wildcards, ...kept].map(({ upstream }) => upstream));
  return {
    ...unit,
    pairs: unit.pairs.filter((pair) => !isDeclared(pair)),
    wildcards: [...wildcards].sort().map((upstream) => ({ upstream })),
  };
}
