import { compareText } from '../../../errors/compare-text.js';
import { getOrMake } from '../../../model/get-or-make.js';
import type { LocatedList, LocatedMap, LocatedNode } from '../../../yaml/located-node.js';
import { entryLists, type NameSection, nameSections } from '../entry-lists.js';
import { type Printable, printHead, printMember } from '../print-value.js';
import {
  type LocatedCollection,
  type LocatedFile,
  type LocatedMember,
  type MemberId,
  membersOf,
} from './located-file.js';
import { fieldRank } from './member-rank.js';

/** A member that a collection gets. */
export interface NewMember {
  /** Present in a mapping. */
  readonly key?: string;
  readonly value: Printable;
  /** Decides the position: before the first member of a greater rank. */
  readonly rank: string;
  /** The lines of the member in a block. Default: its key and its value. */
  readonly lines?: (indent: string) => readonly string[];
  /** True for an item that a blank line separates from the others. */
  readonly isSpaced?: boolean;
}

/** Prints a member of a block. */
function memberLines({ key, value, lines }: NewMember, indent: string): readonly string[] {
  if (lines !== undefined) return lines(indent);
  return printMember(key === undefined ? `${indent}-` : printHead(indent, key), value, indent);
}

/** Prints members of a block, with blank lines between them if one member wants that. */
export function spacedLines(members: readonly NewMember[], indent: string): readonly string[] {
  const isSpaced = members.some((one) => one.isSpaced);
  return members.flatMap((one, index) => [
    ...(isSpaced && index > 0 ? [''] : []),
    ...memberLines(one, indent),
  ]);
}

/** The changes of the members of a collection. */
export interface CollectionEdit {
  readonly removed: Set<MemberId>;
  readonly inserted: NewMember[];
}

/** The edits of one file, as changes of its tree. */
export class TreeEdits {
  readonly #file: LocatedFile;
  readonly #edits = new Map<LocatedCollection, CollectionEdit>();
  readonly #replaced = new Map<LocatedNode, Printable>();
  readonly #sections = new Map<string, NewMember[]>();

  constructor(file: LocatedFile) {
    this.#file = file;
  }

  remove({ collection, id }: Pick<LocatedMember, 'collection' | 'id'>): void {
    this.#editOf(collection).removed.add(id);
  }

  insert(collection: LocatedCollection, member: NewMember): void {
    this.#editOf(collection).inserted.push(member);
  }

  /** Marks a collection as edited, so that it counts as bare if nothing is inserted. */
  touch(collection: LocatedCollection): void {
    this.#editOf(collection);
  }

  /** Inserts a member into a section that the file does not have yet. */
  insertInNewSection(key: NameSection | 'lineage', member: NewMember): void {
    getOrMake(this.#sections, key, () => []).push(member);
  }

  replace(node: LocatedNode, value: Printable): void {
    this.#replaced.set(node, value);
  }

  editAt(collection: LocatedCollection): CollectionEdit | undefined {
    return this.#edits.get(collection);
  }

  replacementOf(node: LocatedNode): Printable | undefined {
    return this.#replaced.get(node);
  }

  isRemoved(collection: LocatedCollection, id: MemberId): boolean {
    return this.#edits.get(collection)?.removed.has(id) ?? false;
  }

  /** Returns true if a collection has no member left. */
  isBare(node: LocatedCollection): boolean {
    const edit = this.#edits.get(node);
    return (
      edit !== undefined &&
      edit.inserted.length === 0 &&
      !this.#replaced.has(node) &&
      membersOf(node).every(({ id }) => edit.removed.has(id))
    );
  }

  /** Sorts the insertions, and returns every collection and value on the way to an edit. */
  finish(): ReadonlySet<LocatedNode> {
    const touched = new Set<LocatedNode>();
    for (const [key, members] of this.#sections) this.#insertSection(key, members);
    for (const edit of this.#edits.values())
      edit.inserted.sort((a, b) => compareText(a.rank, b.rank));
    for (const node of [...this.#edits.keys(), ...this.#replaced.keys()]) {
      let up: LocatedNode | undefined = node;
      while (up !== undefined && !touched.has(up)) {
        touched.add(up);
        up = this.#file.memberOf(up)?.collection;
      }
    }
    return touched;
  }

  /**
   * Removes collections that the removals left empty: a mapping without upstream columns, a list
   * without upstreams, an entry without lineage.
   */
  removeBare(): void {
    const lineage = listAt(this.#file.root, 'lineage');
    for (const [id, entry] of lineage?.items.entries() ?? [])
      if (entry.kind === 'map' && lineage !== undefined && this.#isLineageGone(entry))
        this.remove({ collection: lineage, id });
    for (const key of ['lineage', ...nameSections]) {
      const section = collectionAt(this.#file.root, key);
      if (section !== undefined && this.isBare(section))
        this.remove({ collection: this.#file.root, id: key });
    }
  }

  #insertSection(key: string, members: readonly NewMember[]): void {
    const sorted = members.toSorted((a, b) => compareText(a.rank, b.rank));
    const isMap = sorted.every((one) => one.key !== undefined);
    this.insert(this.#file.root, {
      key,
      rank: fieldRank(key),
      isSpaced: true,
      value: isMap
        ? { entries: sorted.map((one) => [String(one.key), one.value]) }
        : sorted.map((one) => one.value),
      lines: (indent) => [`${indent}${key}:`, ...spacedLines(sorted, `${indent}  `)],
    });
  }

  #isLineageGone(entry: LocatedMap): boolean {
    const keys = [...entryLists, 'columns'].filter((key) => {
      const value = collectionAt(entry, key);
      const inserted = this.#edits.get(value ?? entry)?.inserted ?? [];
      if (value === undefined) return inserted.some((one) => one.key === key);
      if (this.isBare(value)) this.remove({ collection: entry, id: key });
      // An empty `columns` says nothing. An empty list says that there are no such edges.
      const isEmpty = membersOf(value).length + inserted.length === 0;
      return !this.isRemoved(entry, key) && (key !== 'columns' || !isEmpty);
    });
    return keys.length === 0 && this.#edits.has(entry);
  }

  #editOf(collection: LocatedCollection): CollectionEdit {
    return getOrMake(this.#edits, collection, () => ({ removed: new Set(), inserted: [] }));
  }
}

export function collectionAt(map: LocatedMap, key: string): LocatedCollection | undefined {
  return listAt(map, key) ?? mapAt(map, key);
}

export function listAt(map: LocatedMap, key: string): LocatedList | undefined {
  const value = map.entries.get(key)?.value;
  return value?.kind === 'list' ? value : undefined;
}

export function mapAt(map: LocatedMap, key: string): LocatedMap | undefined {
  const value = map.entries.get(key)?.value;
  return value?.kind === 'map' ? value : undefined;
}
