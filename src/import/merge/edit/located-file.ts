import type { Place } from '../../../errors/place.js';
import { type PlacedComment, scanComments } from '../../../manifest/format/scan-comments.js';
import {
  type LocatedList,
  type LocatedMap,
  type LocatedNode,
  mapEntries,
} from '../../../yaml/located-node.js';
import { readYaml, type SourceFile } from '../../../yaml/read-yaml.js';

/** The error for a text whose style allows no change at the right place. The file then stays. */
export class CannotEdit extends Error {
  override readonly name = 'CannotEdit';
}

export type LocatedCollection = LocatedList | LocatedMap;

/** A key of a mapping, or an index of a list. */
export type MemberId = string | number;

/** An item of a list, or a key of a mapping with its value. */
export interface LocatedMember {
  readonly collection: LocatedCollection;
  readonly id: MemberId;
  readonly value: LocatedNode;
  /** Present in a mapping. */
  readonly keyPlace?: Place;
}

/** A file with its tree, and with the way from each value to the collection around it. */
export class LocatedFile {
  readonly text: string;
  readonly lineBreak: string;
  readonly root: LocatedMap;
  readonly #lineStarts: number[] = [0];
  readonly #memberByValue = new Map<LocatedNode, LocatedMember>();
  readonly #memberByPlace = new Map<string, LocatedMember>();
  readonly #memberByKeyPlace = new Map<string, LocatedMember>();
  #comments: readonly PlacedComment[] | undefined;

  /** @param file without a byte order mark */
  constructor(file: SourceFile) {
    const { root } = readYaml(file);
    if (root?.kind !== 'map') throw new CannotEdit();
    this.text = file.text;
    this.lineBreak = file.text.includes('\r\n') ? '\r\n' : '\n';
    this.root = root;
    for (const { index } of file.text.matchAll(/\n/g)) this.#lineStarts.push(index + 1);
    this.#index(root);
  }

  #index(collection: LocatedCollection): void {
    for (const member of membersOf(collection)) {
      const { value, keyPlace } = member;
      this.#memberByValue.set(value, member);
      this.#memberByPlace.set(placeKey(value.place), member);
      if (keyPlace !== undefined) this.#memberByKeyPlace.set(placeKey(keyPlace), member);
      if (value.kind !== 'scalar') this.#index(value);
    }
  }

  /** Returns the member of a collection that a value is. Undefined for the root. */
  memberOf(value: LocatedNode): LocatedMember | undefined {
    return this.#memberByValue.get(value);
  }

  /** Returns the member whose value is at a place. */
  memberAt(place: Place): LocatedMember {
    return memberIn(this.#memberByPlace, place);
  }
  /** Returns the entry whose key is at a place. */
  entryAt(keyPlace: Place): LocatedMember {
    return memberIn(this.#memberByKeyPlace, keyPlace);
  }

  offsetAt(line: number, column: number): number {
    return this.lineStart(line) + column - 1;
  }

  /** Returns the offset at which a line starts. For a line behind the text, the end of the text. */
  lineStart(line: number): number {
    return this.#lineStarts[line - 1] ?? this.text.length;
  }

  /** Returns the offset behind the last character of a line. */
  lineEnd(line: number): number {
    const next = this.#lineStarts[line];
    if (next === undefined) return this.text.length;
    return this.text[next - 2] === '\r' ? next - 2 : next - 1;
  }

  get lineCount(): number {
    return this.#lineStarts.length;
  }

  lineText(line: number): string {
    return this.text.slice(this.lineStart(line), this.lineEnd(line));
  }

  range({ place }: LocatedNode): readonly [start: number, end: number] {
    return [this.offsetAt(place.line, place.column), this.endOf(place)];
  }

  endOf(place: Place): number {
    const { line, column, endLine = line, endColumn = column } = place;
    return this.offsetAt(endLine, endColumn);
  }

  /** Lists the comments that start in a range. */
  commentsIn(start: number, end: number): readonly string[] {
    if (!this.text.slice(start, end).includes('#')) return [];
    this.#comments ??= scanComments(this.text).comments;
    return this.#comments
      .filter(({ offset }) => offset >= start && offset < end)
      .map(({ text }) => text);
  }

  /** Returns true for a collection between brackets or braces. */
  isFlow(node: LocatedCollection): boolean {
    const first = this.text[this.range(node)[0]];
    return node.kind === 'list' ? first === '[' : first === '{';
  }
}

/** Lists the members of a collection, in their order. */
export function membersOf(collection: LocatedCollection): readonly LocatedMember[] {
  return collection.kind === 'list'
    ? collection.items.map((value, id) => ({ collection, id, value }))
    : mapEntries(collection).map(({ key: id, keyPlace, value }) => ({
        collection,
        id,
        value,
        keyPlace,
      }));
}

function placeKey({ line, column }: Place): string {
  return `${line}:${column}`;
}

function memberIn(members: ReadonlyMap<string, LocatedMember>, place: Place): LocatedMember {
  const member = members.get(placeKey(place));
  if (member === undefined) throw new CannotEdit();
  return member;
}
