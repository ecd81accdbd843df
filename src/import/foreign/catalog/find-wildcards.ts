import type { WildcardCase } from '../../../model/column-settings.js';
import { groupBy } from '../../../model/group-by.js';
import type { PortablePair } from '../../../model/portable-lineage.js';
import { findSameNames, type SameName } from '../../../model/same-names.js';
import type { DatasetUrn } from '../../../urn/dataset-urn.js';
import type { FindColumn, FindSchema } from './stored-names.js';

export interface WildcardInput {
  readonly downstream: DatasetUrn;
  /** Each pair once. */
  readonly pairs: readonly PortablePair[];
  readonly findSchema: FindSchema;
  readonly findColumn: FindColumn;
  readonly wildcardCase: WildcardCase;
}

/** Pairs, of which some are written as wildcards. */
export interface FoundWildcards {
  readonly upstreams: readonly DatasetUrn[];
  /** The pairs that no wildcard stands for. */
  readonly pairs: readonly PortablePair[];
}

/**
 * Finds the upstreams of which a wildcard stands for exactly the pairs that there are. A wildcard
 * leaves out downstream columns that another pair of the unit names, so these keep all their pairs.
 */
export function findWildcards(input: WildcardInput): FoundWildcards {
  const column = ({ downstreamColumn }: PortablePair) =>
    input.findColumn(input.downstream, downstreamColumn);
  const candidates = [...groupBy(input.pairs, ({ upstream }) => upstream.dataset)].map(
    ([upstream, pairs]) => toCandidate(upstream, pairs, input),
  );
  const fixed = new Set(candidates.flatMap(({ others }) => others).map(column));
  // More fixed columns never spoil a wildcard: they leave its columns and its pairs alike.
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
    upstreams: [...covered].flatMap(([upstream, pairs]) => (pairs.size > 0 ? [upstream] : [])),
    pairs: input.pairs.filter((pair) => !covered.get(pair.upstream.dataset)?.has(pair)),
  };
}

/** An upstream whose pairs a wildcard may stand for. Columns of the downstream are exact paths. */
interface Candidate {
  readonly upstream: DatasetUrn;
  /** The downstream columns that a wildcard maps, if no other pair names them. */
  readonly expansion: readonly string[];
  /** By downstream column: pairs that a wildcard would have. */
  readonly plain: ReadonlyMap<string, PortablePair>;
  readonly others: readonly PortablePair[];
}

function toCandidate(
  upstream: DatasetUrn,
  pairs: readonly PortablePair[],
  input: WildcardInput,
): Candidate {
  const names = new Map(sameNames(upstream, input).map((same) => [same.downstream, same.upstream]));
  const isPlain = ({
    downstreamColumn,
    upstream: { column },
    transform,
    confidence,
  }: PortablePair) =>
    transform === undefined &&
    confidence === 1 &&
    names.get(input.findColumn(input.downstream, downstreamColumn)) ===
      input.findColumn(upstream, column);
  const plain = pairs.filter(isPlain);
  return {
    upstream,
    expansion: [...names.keys()],
    plain: new Map(
      plain.map((pair) => [input.findColumn(input.downstream, pair.downstreamColumn), pair]),
    ),
    others: pairs.filter((pair) => !isPlain(pair)),
  };
}

/** None if a schema is missing: a plan then does not know what a wildcard stands for. */
function sameNames(
  upstream: DatasetUrn,
  { downstream, findSchema, wildcardCase }: WildcardInput,
): readonly SameName[] {
  const schemas = { downstream: findSchema(downstream), upstream: findSchema(upstream) };
  return schemas.downstream === null || schemas.upstream === null
    ? []
    : findSameNames({ downstream: schemas.downstream, upstream: schemas.upstream }, wildcardCase);
}
