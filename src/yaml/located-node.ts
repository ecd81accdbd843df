import type { Place } from '../errors/place.js';
import type { Json, JsonObject } from '../model/json.js';
import { SourceRange, type SourceText, SourceWord } from './source-text.js';

/** A value of a YAML file and its place. */
export type LocatedNode = LocatedScalar | LocatedList | LocatedMap;

/** Its text is the spelling in the file, without quotes and escapes: `0x10` for 16. */
export class LocatedScalar extends SourceWord {
  readonly kind: 'scalar' = 'scalar';
  readonly value: string | number | boolean | null;

  constructor(
    source: SourceText,
    start: number,
    end: number,
    text: string,
    value: LocatedScalar['value'] = text,
  ) {
    super(source, start, end, text);
    this.value = value;
  }
}

export class LocatedList extends SourceRange {
  readonly kind: 'list' = 'list';
  readonly items: readonly LocatedNode[];

  constructor(source: SourceText, start: number, end: number, items: readonly LocatedNode[]) {
    super(source, start, end);
    this.items = items;
  }
}

/** The entries of a mapping by key, in the order of the file. */
export type LocatedEntries = ReadonlyMap<string, LocatedEntry>;

export class LocatedMap extends SourceRange {
  readonly kind: 'map' = 'map';
  readonly entries: LocatedEntries;

  constructor(source: SourceText, start: number, end: number, entries: LocatedEntries) {
    super(source, start, end);
    this.entries = entries;
  }
}

/** A key of a mapping, which is the text, and its value. */
export class LocatedEntry extends SourceWord {
  readonly value: LocatedNode;

  constructor(source: SourceText, start: number, end: number, key: string, value: LocatedNode) {
    super(source, start, end, key);
    this.value = value;
  }

  get key(): string {
    return this.text;
  }

  get keyPlace(): Place {
    return this.place;
  }

  withValue(value: LocatedNode): LocatedEntry {
    return new LocatedEntry(this.source, this.start, this.end, this.key, value);
  }
}

/** Returns the scalar of a key without a value, or of a value that nothing may read. */
export function emptyAt({ source, start, end }: SourceRange): LocatedScalar {
  return new LocatedScalar(source, start, end, '', null);
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

/** Returns true for a key without a value: `key:` with nothing after it. */
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
