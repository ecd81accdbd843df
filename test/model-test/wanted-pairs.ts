import type { AspectView } from './aspect-view.js';
import type { Mapping, Unit } from './declared.js';
import {
  type Column,
  columns,
  type Dataset,
  type Downstream,
  fieldOf,
  type Name,
  urnOf,
} from './domain.js';
import { columnIn, isDecided, isGone, looseName, type Schema, simplified } from './meaning.js';
import { type Occurrence, ownOf, type Pair, pairKey, pairsOf } from './pairs.js';

/** A pair that a manifest asks for. */
export interface WantedPair {
  readonly upstream: Dataset;
  /** Null if any transform will do. */
  readonly transform: string | null;
  readonly confidence: number;
}

export interface WantedPairs {
  /** Wanted pairs by key. */
  readonly pairs: ReadonlyMap<string, WantedPair>;
  /** Pairs of ours that stay although one of their columns is gone, by key. */
  readonly kept: ReadonlySet<string>;
}

export interface Asked {
  readonly stack: string;
  readonly downstream: Downstream;
  readonly unit: Unit | undefined;
}

/**
 * Returns the column pairs that a manifest asks for, given the existing pairs and the current
 * schemas.
 */
export function wantedPairs({ stack, downstream, unit }: Asked, view: AspectView): WantedPairs {
  if (!unit) return { pairs: new Map(), kept: new Set() };
  const found = pairsOf(view);
  const owned = new Map([...found].filter(([, pair]) => ownOf(pair, view, stack).length > 0));
  const pairs = new Map<string, WantedPair>();
  for (const [column, mapping] of unit.mappings)
    for (const [key, wanted] of explicit({ downstream, column, mapping }, { view, found, owned }))
      pairs.set(key, wanted);
  if (unit.every === null) return { pairs, kept: new Set() };
  const upstream = unit.every;
  for (const column of sharedColumns(downstream, upstream, view))
    if (!isMapped(column.field, unit, { downstream, view }))
      pairs.set(pairKey(column, view.schemas), { upstream, transform: null, confidence: 1 });
  const isKept = ([{ field, from, upstream: urn }]: Pair) =>
    urn === urnOf(upstream) &&
    looseName(field) === looseName(from) &&
    (isGone(field, view.schemas) || isGone(from, view.schemas));
  const kept = [...owned].filter(
    ([, pair]) => isKept(pair) && !isMapped(pair[0].field, unit, { downstream, view }),
  );
  return { pairs, kept: new Set(kept.map(([key]) => key)) };
}

interface Line {
  readonly downstream: Downstream;
  readonly column: Column;
  readonly mapping: Mapping;
}

interface There {
  readonly view: AspectView;
  readonly found: ReadonlyMap<string, Pair>;
  readonly owned: ReadonlyMap<string, Pair>;
}

function explicit(
  { downstream, column, mapping }: Line,
  { view, found, owned }: There,
): readonly (readonly [string, WantedPair])[] {
  const { transform, confidence } = mapping;
  return mapping.from.map(({ name, column: upstreamColumn }) => {
    const fields = { field: fieldOf(downstream, column), from: fieldOf(name, upstreamColumn) };
    const key = pairKey(fields, view.schemas);
    const wanted = { upstream: name, transform, confidence };
    if (
      found.has(key) ||
      (isDecided(fields.field, view.schemas) && isDecided(fields.from, view.schemas))
    )
      return [key, wanted];
    // If a schema does not decide any more, the mapping means our own pair of that name.
    const alike = [...owned].filter(([, [pair]]) => isAlike(pair, fields));
    return [alike.length === 1 ? (alike[0]?.[0] ?? key) : key, wanted];
  });
}

function isAlike(pair: Occurrence, { field, from }: Pick<Occurrence, 'field' | 'from'>): boolean {
  const sameNames =
    looseName(pair.field) === looseName(field) && looseName(pair.from) === looseName(from);
  return sameNames && pair.from.startsWith(from.slice(0, from.lastIndexOf(',') + 1));
}

/**
 * Returns the columns that both schemas have: those with equal names, then those that differ in
 * letter case alone.
 */
function sharedColumns(
  downstream: Downstream,
  upstream: Name,
  { schemas }: AspectView,
): readonly Pick<Occurrence, 'field' | 'from'>[] {
  const [down, up] = [schemas.get(urnOf(downstream)) ?? null, schemas.get(urnOf(upstream)) ?? null];
  if (down === null || up === null) return [];
  const fields = (field: string, from: string) => ({
    field: `urn:li:schemaField:(${urnOf(downstream)},${field})`,
    from: `urn:li:schemaField:(${urnOf(upstream)},${from})`,
  });
  const isExact = (path: string, schema: readonly string[]) =>
    schema.map(simplified).includes(simplified(path));
  return up.flatMap((path) => {
    const other = isExact(path, down)
      ? columnIn(simplified(path), down.map(simplified))
      : loosely(path, up, down);
    const field = down.find((one) => simplified(one) === other);
    return field === undefined ? [] : [fields(field, path)];
  });
}

/**
 * Finds the only column of the same name in another letter case. Undefined if either side has two.
 */
function loosely(
  path: string,
  own: readonly string[],
  other: readonly string[],
): string | undefined {
  const isLeft = (one: string, schema: NonNullable<Schema>) =>
    !schema.map(simplified).includes(simplified(one));
  const same = (one: string) => simplified(one).toLowerCase() === simplified(path).toLowerCase();
  const found = other.filter((one) => same(one) && isLeft(one, own));
  return found.length === 1 && own.filter((one) => same(one) && isLeft(one, other)).length === 1
    ? simplified(found[0] ?? '')
    : undefined;
}

/** Returns true if an explicit mapping names the column as its downstream column. */
function isMapped(
  field: string,
  unit: Unit,
  { downstream, view }: { readonly downstream: Downstream; readonly view: AspectView },
): boolean {
  const key = (one: string) => pairKey({ field: one, from: one }, view.schemas);
  return columns.some(
    (column) => unit.mappings.has(column) && key(fieldOf(downstream, column)) === key(field),
  );
}
