import type { Place } from '../errors/place.js';

/** A value of a YAML file and where it stands. */
export type Located = LocatedScalar | LocatedList | LocatedMap;

export interface LocatedScalar {
  readonly kind: 'scalar';
  readonly value: string | number | boolean | null;
  /** As the file spells it, quotes and escapes aside: `0x10` for 16. */
  readonly text: string;
  readonly place: Place;
}

export interface LocatedList {
  readonly kind: 'list';
  readonly items: readonly Located[];
  readonly place: Place;
}

export interface LocatedMap {
  readonly kind: 'map';
  /** In the order of the file. */
  readonly entries: ReadonlyMap<string, LocatedEntry>;
  readonly place: Place;
}

export interface LocatedEntry {
  readonly key: string;
  readonly keyPlace: Place;
  readonly value: Located;
}

/** What a mapping holds under a key; nothing where it lacks the key or is no mapping. */
export function entryAt(node: Located | undefined, key: string): LocatedEntry | undefined {
  return node?.kind === 'map' ? node.entries.get(key) : undefined;
}

export function valueAt(node: Located | undefined, key: string): Located | undefined {
  return entryAt(node, key)?.value;
}

/** The entries of a mapping; none where it is no mapping. */
export function entriesOf(node: Located | undefined): readonly LocatedEntry[] {
  return node?.kind === 'map' ? [...node.entries.values()] : [];
}

/** The items of a list; none where it is no list. */
export function itemsOf(node: Located | undefined): readonly Located[] {
  return node?.kind === 'list' ? node.items : [];
}
