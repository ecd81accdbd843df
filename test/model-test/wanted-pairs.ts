import type { Mapping, Unit } from './declared.js';
import { type Column, columns, type Downstream, fieldOf, type Name, urnOf } from './domain.js';
import { columnIn, isDecided, isGone, looseName, type Schema, simplified } from './meaning.js';
import { type Occurrence, ownOf, type Pair, pairKey, pairsOf } from './pairs.js';
import type { Sight } from './picture.js';

/** A pair that a manifest asks for. */
export interface WantedPair {
  readonly upstream: Name;
  /** Null where any will do. */
  readonly transform: string | null;
  readonly confidence: number;
}

export interface WantedPairs {
  /** By key. */
  readonly pairs: ReadonlyMap<string, WantedPair>;
  /** Pairs of ours that stay although a column of theirs is gone, by key. */
  readonly kept: ReadonlySet<string>;
}

export interface Asked {
  readonly stack: string;
  readonly downstream: Downstream;
  readonly unit: Unit | undefined;
}

/** What a manifest asks for of columns, by what is there and by the schemas of this moment. */
export function wantedPairs({ stack, downstream, unit }: Asked, sight: Sight): WantedPairs {
  if (!unit) return { pairs: new Map(), kept: new Set() };
  const found = pairsOf(sight);
  const owned = new Map([...found].filter(([, pair]) => ownOf(pair, sight, stack).length > 0));
  const pairs = new Map<string, WantedPair>();
  for (const [column, mapping] of unit.mappings)
    for (const [key, wanted] of explicit({ downstream, column, mapping }, { sight, found, owned }))
      pairs.set(key, wanted);
  if (unit.every === null) return { pairs, kept: new Set() };
  const upstream = unit.every;
  for (const column of sharedColumns(downstream, upstream, sight))
    if (!isMapped(column.field, unit, { downstream, sight }))
      pairs.set(pairKey(column, sight.schemas), { upstream, transform: null, confidence: 1 });
  const isKept = ([{ field, from, upstream: urn }]: Pair) =>
    urn === urnOf(upstream) &&
    looseName(field) === looseName(from) &&
    (isGone(field, sight.schemas) || isGone(from, sight.schemas));
  const kept = [...owned].filter(
    ([, pair]) => isKept(pair) && !isMapped(pair[0].field, unit, { downstream, sight }),
  );
  return { pairs, kept: new Set(kept.map(([key]) => key)) };
}

interface Line {
  readonly downstream: Downstream;
  readonly column: Column;
  readonly mapping: Mapping;
}

interface There {
  readonly sight: Sight;
  readonly found: ReadonlyMap<string, Pair>;
  readonly owned: ReadonlyMap<string, Pair>;
}

function explicit(
  { downstream, column, mapping }: Line,
  { sight, found, owned }: There,
): readonly (readonly [string, WantedPair])[] {
  const { transform, confidence } = mapping;
  return mapping.from.map(({ name, column: upstreamColumn }) => {
    const fields = { field: fieldOf(downstream, column), from: fieldOf(name, upstreamColumn) };
    const key = pairKey(fields, sight.schemas);
    const wanted = { upstream: name, transform, confidence };
    if (
      found.has(key) ||
      (isDecided(fields.field, sight.schemas) && isDecided(fields.from, sight.schemas))
    )
      return [key, wanted];
    // Of what a schema does not say any more, our own pair of that name is what was meant.
    const alike = [...owned].filter(([, [pair]]) => isAlike(pair, fields));
    return [alike.length === 1 ? (alike[0]?.[0] ?? key) : key, wanted];
  });
}

function isAlike(pair: Occurrence, { field, from }: Pick<Occurrence, 'field' | 'from'>): boolean {
  const sameNames =
    looseName(pair.field) === looseName(field) && looseName(pair.from) === looseName(from);
  return sameNames && pair.from.startsWith(from.slice(0, from.lastIndexOf(',') + 1));
}

/** Columns that both schemas have: by name, and what is left over without regard to letter case. */
function sharedColumns(
  downstream: Downstream,
  upstream: Name,
  { schemas }: Sight,
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

/** The one column of the same name in another letter case, where neither side has two. */
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

/** Whether an explicit mapping says where a column comes from. */
function isMapped(
  field: string,
  unit: Unit,
  { downstream, sight }: { readonly downstream: Downstream; readonly sight: Sight },
): boolean {
  const key = (one: string) => pairKey({ field: one, from: one }, sight.schemas);
  return columns.some(
    (column) => unit.mappings.has(column) && key(fieldOf(downstream, column)) === key(field),
  );
}
