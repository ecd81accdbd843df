import type { Place } from '../../errors/place.js';
import type { CodePlace, CodePlaces } from '../../model/code-places.js';
import type {
  ColumnRef,
  DesiredMapping,
  DesiredUnit,
  ExplicitMapping,
} from '../../model/desired-state.js';
import { groupBy } from '../../model/group-by.js';
import type { PortableLineage, PortablePair } from '../../model/portable-lineage.js';
import { simplifyFieldPath } from '../../urn/field-path.js';

/** The column lineage of code, with datasets spelled as the manifests spell them. */
export interface CodeLineage {
  readonly lineage: PortableLineage;
  readonly places: CodePlaces;
}

/** A difference between a declared downstream and the code that makes it. */
export type CodeDifference = { readonly unit: DesiredUnit; readonly related: readonly Place[] } & (
  | { readonly kind: 'missing'; readonly pair: PortablePair }
  | (MappedPair & { readonly kind: 'stale'; readonly hasColumn: boolean })
  /** The texts differ, perhaps not in meaning. */
  | (MappedPair & {
      readonly kind: 'transform';
      readonly pair: PortablePair;
      readonly declared: string;
    })
  | { readonly kind: 'undeclared'; readonly columns: number }
  | { readonly kind: 'unread'; readonly problem: string }
);

/** A pair of a mapping that a manifest declares. */
export interface MappedPair {
  readonly mapping: ExplicitMapping;
  readonly ref: ColumnRef;
}

/**
 * Compares the declared columns of each downstream that the code makes with the columns of the
 * code. Letter case does not count, and field paths count in their simple form.
 */
export function compareCode(
  units: readonly DesiredUnit[],
  { lineage, places }: CodeLineage,
): readonly CodeDifference[] {
  const made = new Map(lineage.units.map(({ downstream, pairs }) => [downstream, pairs]));
  return units.flatMap((unit) => {
    const code = places.get(unit.downstream);
    const pairs = made.get(unit.downstream) ?? [];
    return code === undefined && pairs.length === 0 ? [] : compareUnit(unit, pairs, code);
  });
}

function compareUnit(
  unit: DesiredUnit,
  pairs: readonly PortablePair[],
  code: CodePlace | undefined,
): readonly CodeDifference[] {
  const related = code === undefined ? [] : [code.place];
  if (unit.columns.length === 0) {
    const columns = groupBy(pairs, ({ downstreamColumn }) => foldColumn(downstreamColumn)).size;
    return columns === 0 ? [] : [{ kind: 'undeclared', unit, related, columns }];
  }
  const problem = code && problemOf(code);
  if (problem !== undefined) return [{ kind: 'unread', unit, related, problem }];
  const relatedTo = (column: string): readonly Place[] => {
    const place = code?.columns.get(foldColumn(column));
    return place === undefined ? related : [place];
  };
  const explicit = unit.columns.filter((mapping) => mapping.kind === 'explicit');
  const declared = explicit.flatMap((mapping) =>
    mapping.upstreams.map((ref) => ({ mapping, ref })),
  );
  const isDeclared = declaredTest(unit.columns, declared);
  const missing = pairs
    .filter((pair) => !isDeclared(pair))
    .map((pair): CodeDifference => {
      return { kind: 'missing', unit, related: relatedTo(pair.downstreamColumn), pair };
    });
  const made = new Map(pairs.map((pair) => [pairKey(pair), pair]));
  const others = declared.flatMap(({ mapping, ref }): readonly CodeDifference[] => {
    const { downstreamColumn, transform } = mapping;
    const pair = made.get(pairKey({ downstreamColumn, upstream: ref }));
    const common = { unit, mapping, ref, related: relatedTo(downstreamColumn) };
    const hasColumn = code?.columns.has(foldColumn(downstreamColumn)) ?? true;
    if (pair === undefined) return [{ kind: 'stale', ...common, hasColumn }];
    if (transform === undefined || transform === pair.transform) return [];
    return [{ kind: 'transform', ...common, pair, declared: transform }];
  });
  return [...missing, ...withoutStars(others, code)];
}

function problemOf({ problem, columns }: CodePlace): string | undefined {
  return columns.size === 0 ? (problem ?? 'the parser of SQL found no columns') : problem;
}

/** A star over a table with unknown columns may make any column, so such pairs are not stale. */
function withoutStars(
  differences: readonly CodeDifference[],
  code: CodePlace | undefined,
): readonly CodeDifference[] {
  const [table] = code?.unknown ?? [];
  if (table === undefined) return differences;
  const isOpen = (one: CodeDifference) => one.kind === 'stale' && !one.hasColumn;
  const [open] = differences.filter(isOpen);
  if (open === undefined) return differences;
  const problem = `the columns of "${table}" are not known, and a star may read them`;
  const { unit, related } = open;
  const unread = { kind: 'unread', unit, related, problem } as const;
  return [...differences.filter((one) => !isOpen(one)), unread];
}

/** Returns the test for pairs that a mapping names, or that a wildcard covers. */
function declaredTest(
  columns: readonly DesiredMapping[],
  declared: readonly MappedPair[],
): (pair: PortablePair) => boolean {
  const keys = new Set(
    declared.map(({ mapping: { downstreamColumn }, ref }) =>
      pairKey({ downstreamColumn, upstream: ref }),
    ),
  );
  const mapped = new Set(declared.map(({ mapping }) => foldColumn(mapping.downstreamColumn)));
  const wildcards = columns.filter((mapping) => mapping.kind === 'wildcard');
  return (pair) => {
    const { downstreamColumn, upstream } = pair;
    const name = foldColumn(downstreamColumn);
    if (keys.has(pairKey(pair))) return true;
    if (mapped.has(name) || name !== foldColumn(upstream.column)) return false;
    return wildcards.some(
      (one) => one.upstream === upstream.dataset && !one.except.map(foldColumn).includes(name),
    );
  };
}

function pairKey({
  downstreamColumn,
  upstream: { dataset, column },
}: Pick<PortablePair, 'downstreamColumn' | 'upstream'>): string {
  return JSON.stringify([foldColumn(downstreamColumn), dataset, foldColumn(column)]);
}

/** Returns the form of a column name in which names are compared. */
export function foldColumn(column: string): string {
  return simplifyFieldPath(column).toLowerCase();
}
