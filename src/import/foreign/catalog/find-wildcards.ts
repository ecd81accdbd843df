import { groupBy } from '../../../model/group-by.js';
import type { PortablePair } from '../../../model/portable-lineage.js';
import { findSameNames, type SameName } from '../../../model/same-names.js';
import type { DatasetUrn } from '../../../urn/dataset-urn.js';
import type { EntityUrn } from '../../../urn/entity-urn.js';
import type { KnownColumns } from '../declared-lineage.js';
import { columnFinder } from './stored-names.js';

/** Pairs, and the upstreams that get a wildcard instead of pairs. */
export interface FoundWildcards {
  readonly upstreams: readonly DatasetUrn[];
  /** The pairs that no wildcard stands for. */
  readonly pairs: readonly PortablePair[];
}

/**
 * Finds the upstreams whose pairs a wildcard expresses exactly. A wildcard leaves out downstream
 * columns that another pair of the unit names, so these columns keep all their pairs.
 *
 * @param pairs each pair once
 */
export function findWildcards(
  downstream: EntityUrn,
  pairs: readonly PortablePair[],
  known: KnownColumns,
): FoundWildcards {
  const findColumn = columnFinder(known);
  const candidates = [...groupBy(pairs, ({ upstream }) => upstream.dataset)].map(
    ([upstream, own]): Candidate => {
      const same = sameNames(downstream, upstream, known);
      const names = new Map(same.map((one) => [one.downstream, one.upstream]));
      const all = own.map((pair) => [findColumn(downstream, pair.downstreamColumn), pair] as const);
      const isPlain = ([path, { upstream: up, transform, confidence }]: (typeof all)[number]) =>
        transform === undefined &&
        confidence === 1 &&
        names.get(path) === findColumn(upstream, up.column);
      return {
        upstream,
        expansion: [...names.keys()],
        plain: new Map(all.filter(isPlain)),
        others: all.filter((one) => !isPlain(one)).map(([path]) => path),
      };
    },
  );
  const fixed = new Set(candidates.flatMap(({ others }) => others));
  // More fixed columns never spoil a wildcard: its expansion and its pairs lose the same columns.
  const fitting = candidates.filter(({ expansion, plain }) =>
    expansion.every((path) => fixed.has(path) || plain.has(path)),
  );
  const fit = new Set(fitting);
  for (const candidate of candidates)
    if (!fit.has(candidate)) for (const path of candidate.plain.keys()) fixed.add(path);
  const covered = new Map(
    fitting.map(({ upstream, plain }) => [
      upstream,
      new Set([...plain].flatMap(([path, pair]) => (fixed.has(path) ? [] : [pair]))),
    ]),
  );
  return {
    upstreams: [...covered].flatMap(([upstream, own]) => (own.size > 0 ? [upstream] : [])),
    pairs: pairs.filter((pair) => !covered.get(pair.upstream.dataset)?.has(pair)),
  };
}

/** An upstream whose pairs a wildcard may stand for. Columns of the downstream are exact paths. */
interface Candidate {
  readonly upstream: DatasetUrn;
  /** The downstream columns that a wildcard maps, if no other pair names them. */
  readonly expansion: readonly string[];
  /** By downstream column: pairs that a wildcard would have. */
  readonly plain: ReadonlyMap<string, PortablePair>;
  /** The downstream columns of the other pairs. */
  readonly others: readonly string[];
}

/** Returns no names if a schema is missing, since a plan then cannot expand a wildcard. */
function sameNames(
  downstream: EntityUrn,
  upstream: DatasetUrn,
  { findSchema, wildcardCase }: KnownColumns,
): readonly SameName[] {
  const [down, up] = [findSchema(downstream), findSchema(upstream)];
  if (down === null || up === null) return [];
  return findSameNames({ downstream: down, upstream: up }, wildcardCase);
}
