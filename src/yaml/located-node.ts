import type { Place } from '../errors/place.js';
import type { Json, JsonObject } from '../model/json.js';

/** A value of a YAML file and its place. */
export type LocatedNode = LocatedScalar | LocatedList | LocatedMap;

export interface LocatedScalar {
  readonly kind: 'scalar';
  readonly value: string | number | boolean | null;
  /** The spelling in the file, without quotes and escapes: `0x10` for 16. */
  readonly text: string;
  readonly place: Place;
}

export interface LocatedList {
  readonly kind: 'list';
  readonly items: readonly LocatedNode[];
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
  readonly value: LocatedNode;
}

/** Returns the entry under a key. Undefined if the key is missing or the node is not a mapping. */
export function entryAt(node: LocatedNode | undefined, key: string): LocatedEntry | undefined {
  return node?.kind === 'map' ? node.entries.get(key) : undefined;
}

export function valueAt(node: LocatedNode | undefined, key: string): LocatedNode | undefined {
  return entryAt(node, key)?.value;
}

const NONE: readonly never[] = [];

/** Returns the entries of a mapping; empty if the node is not a mapping. */
export function mapEntries(node: LocatedNode | undefined): readonly LocatedEntry[] {
  return node?.kind === 'map' ? [...node.entries.values()] : NONE;
}

/** Returns the items of a list; empty if the node is not a list. */
export function listItems(node: LocatedNode | undefined): readonly LocatedNode[] {
  return node?.kind === 'list' ? node.items : NONE;
}

/** A value with the place of its key, which findings use if the value is missing. */
export interface KeyedNode {
  readonly node: LocatedNode;
  /** The place of the value's key. The place of the value itself if it has no key. */
  readonly keyPlace: Place;
}

/** Returns the place of the value, or of its key for an empty value, which has no width to mark. */
export function visiblePlace({ node, keyPlace }: KeyedNode): Place {
  return isEmptyNode(node) ? keyPlace : node.place;
}

/** Returns true for a key without a value: `key:` and nothing behind it. */
export function isEmptyNode(node: LocatedNode): boolean {
  return node.kind === 'scalar' && node.value === null && node.text === '';
}

/**
 * Returns the plain JSON value of a node, for schema checks. Its objects have no prototype, since a
 * file chooses their keys.
 */
export function toPlain(node: LocatedNode): Json {
  switch (node.kind) {
    case 'scalar':
      return node.value;
    case 'list':
      return node.items.map(toPlain);
    case 'map':
      return plainMap(node);
  }
}

function plainMap({ entries }: LocatedMap): JsonObject {
  const plain: Record<string, Json> = Object.create(null);
  for (const { key, value } of entries.values()) plain[key] = toPlain(value);
  return plain;
}
