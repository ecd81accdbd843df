import type { Place } from '../../../errors/place.js';
import { groupBy } from '../../../model/group-by.js';
import type { EntityUrn } from '../../../urn/entity-urn.js';
import type { LocatedMap } from '../../../yaml/located-node.js';
import type { SourceFile } from '../../../yaml/read-yaml.js';
import { type EdgeElement, type Element, isColumnElement } from '../element.js';
import { endKey, entryLists, type NameSection } from '../entry-lists.js';
import type { ElementChange } from '../merge-unit.js';
import {
  edgeValue,
  mappingValue,
  type NewList,
  newEntries,
  newLists,
  newMappings,
  type ShortNameOf,
} from '../new-entries.js';
import { entryLines } from '../new-file.js';
import { type Printable, type PrintableMap, printBlockMember } from '../print-value.js';
import type { Statement } from '../statements.js';
import { keptValue } from './edited-value.js';
import { CannotEdit, LocatedFile, type LocatedMember, membersOf } from './located-file.js';
import { type MappingChange, MappingEdits } from './mapping-edits.js';
import { fieldRank, nameRank } from './member-rank.js';
import { collectionAt, listAt, mapAt, type NewMember, TreeEdits } from './tree-edits.js';
import { writeEdits } from './write-edits.js';

/** The holders of the entries of a file, in their order. */
type EntryDownstreams = readonly (EntityUrn | undefined)[];

/**
 * Edits one manifest. Everything that is not edited keeps its bytes.
 *
 * Every method may throw {@link CannotEdit}. The file then has to stay as it is.
 */
export class ManifestEditor {
  readonly #start: string;
  readonly #file: LocatedFile;
  readonly #edits: TreeEdits;
  readonly #mappings: MappingEdits;
  readonly #downstreams: EntryDownstreams;
  readonly #shortName: ShortNameOf;

  constructor(source: SourceFile, downstreams: EntryDownstreams, shortName: ShortNameOf) {
    this.#start = source.text.startsWith('\uFEFF') ? '\uFEFF' : '';
    this.#file = new LocatedFile({ ...source, text: source.text.slice(this.#start.length) });
    this.#edits = new TreeEdits(this.#file);
    this.#mappings = new MappingEdits(this.#file, this.#edits);
    this.#downstreams = downstreams;
    this.#shortName = shortName;
  }

  /** Returns the text of the file with all edits. */
  text(): string {
    this.#mappings.removeBare();
    this.#edits.removeBare();
    return this.#start + writeEdits(this.#file, this.#edits);
  }

  remove({ element, place, mapping }: Statement): void {
    if (mapping !== undefined) this.#mappings.removeSource(mapping, place);
    else if (element.kind === 'empty') {
      const { value } = this.#file.memberAt(place);
      if (value.kind !== 'list') throw new CannotEdit();
      this.#edits.touch(value);
    } else {
      const member = this.#file.memberAt(place);
      const id = this.#file.memberOf(member.collection)?.id;
      if (!entryLists.some((list) => list === id)) throw new CannotEdit();
      this.#edits.remove(member);
    }
  }

  /** Gives elements of one holder other values. */
  change(downstream: EntityUrn, changes: readonly ElementChange[]): void {
    for (const { statements, element } of changes)
      if (element.kind === 'edge')
        for (const { place } of statements) this.#changeEdge(place, element);
    const columns = changes.flatMap(({ statements, element }) =>
      statements.flatMap((statement): readonly MappingChange[] => {
        const { mapping } = statement;
        return mapping && isColumnElement(element) ? [{ statement, mapping, element }] : [];
      }),
    );
    const groups = groupBy(columns, ({ mapping }) => JSON.stringify(mapping));
    const again = [...groups.values()].filter((group) => !this.#mappings.changeWhole(group)).flat();
    for (const { statement } of again) this.remove(statement);
    const moved = new Set(again.map(({ element }) => element));
    if (moved.size > 0) this.add(downstream, [...moved]);
  }

  /** Gives an edge another type and another note. A source without a note keeps the note. */
  #changeEdge(place: Place, element: EdgeElement): void {
    const { value } = this.#file.memberAt(place);
    const { upstream, type, note } = element;
    if (value.kind !== 'map' || !value.entries.has(endKey(upstream))) {
      this.#edits.replace(value, edgeValue(keptValue(this.#file, value), element));
      return;
    }
    if (value.entries.has('type') || type !== 'TRANSFORMED') this.#setField(value, 'type', type);
    if (note !== undefined) this.#setField(value, 'note', note);
  }

  #setField(map: LocatedMap, key: string, value: string): void {
    const stated = map.entries.get(key)?.value;
    if (stated === undefined) this.#edits.insert(map, { key, value, rank: fieldRank(key) });
    else this.#edits.replace(stated, value);
  }

  /** Adds elements of one holder to its entries, or in new entries. */
  add(downstream: EntityUrn, elements: readonly Element[]): void {
    const entries = this.#entriesOf(downstream);
    const lists = newLists(downstream, elements, this.#shortName);
    const open = this.#addColumns(entries, this.#addLists(entries, lists, elements));
    const spaced = this.#isSpaced();
    for (const entry of newEntries(downstream, open, this.#shortName)) {
      const rank = nameRank(this.#shortName(downstream));
      const lines = (indent: string) => entryLines(entry, indent);
      const { form, holder, columns } = entry;
      const value: PrintableMap = {
        entries: [
          [form, holder],
          ...entry.lists,
          ...(columns.length === 0 ? [] : [['columns', { entries: columns }] as const]),
        ],
      };
      this.#addToSection('lineage', { value, rank, lines, isSpaced: spaced });
    }
  }

  /** Adds a short name to its section. */
  addName(section: NameSection, shortName: string, value: PrintableMap): void {
    this.#addToSection(section, { key: shortName, value, rank: nameRank(shortName) });
  }

  /** Removes the short name whose key is at a place. */
  removeName(keyPlace: Place): void {
    this.#edits.remove(this.#file.entryAt(keyPlace));
  }

  /** Returns the entries of a holder. */
  #entriesOf(downstream: EntityUrn): readonly LocatedMap[] {
    const items = listAt(this.#file.root, 'lineage')?.items ?? [];
    return items.flatMap((item, index) =>
      item.kind === 'map' && this.#downstreams[index] === downstream ? [item] : [],
    );
  }

  /** Adds edges to entries. Returns the elements that no entry took. */
  #addLists(
    entries: readonly LocatedMap[],
    lists: readonly NewList[],
    elements: readonly Element[],
  ): readonly Element[] {
    const [first] = entries;
    if (lists.length === 0 || first === undefined) return elements;
    for (const { key, items } of lists) {
      const entry = entries.find((one) => listAt(one, key) !== undefined) ?? first;
      const list = listAt(entry, key);
      if (list === undefined) {
        const value = items.map((one) => one.value);
        this.#edits.insert(entry, { key, value, rank: fieldRank(key) });
      } else if (items.length === 0) this.#edits.replace(list, []);
      else for (const { name, value } of items) this.#edits.insert(list, { value, rank: name });
    }
    return elements.filter(({ kind }) => kind !== 'edge' && kind !== 'empty');
  }

  /** Adds columns to entries. Returns the elements that no entry took. */
  #addColumns(entries: readonly LocatedMap[], elements: readonly Element[]): readonly Element[] {
    const added = new Map<LocatedMap, Map<string, Printable>>();
    const open = newMappings(elements, this.#shortName).filter((mapping) => {
      const { column, sources, attributes } = mapping;
      if (entries.some((entry) => this.#mappings.append(mapAt(entry, 'columns'), mapping)))
        return false;
      const entry = entries.find(
        (one) =>
          this.#mappings.isFree(mapAt(one, 'columns'), column) && !added.get(one)?.has(column),
      );
      if (entry === undefined) return true;
      const columns = added.get(entry) ?? new Map();
      added.set(entry, columns.set(column, mappingValue(sources, attributes)));
      return false;
    });
    for (const [entry, columns] of added) this.#insertColumns(entry, [...columns]);
    return [
      ...elements.filter((element) => !isColumnElement(element)),
      ...open.flatMap((mapping) => mapping.elements),
    ];
  }

  #insertColumns(entry: LocatedMap, columns: readonly (readonly [string, Printable])[]): void {
    const map = mapAt(entry, 'columns');
    if (map !== undefined)
      for (const [key, value] of columns)
        this.#edits.insert(map, { key, value, rank: nameRank(key) });
    else {
      const value = { entries: columns };
      const lines = (indent: string) => printBlockMember(`${indent}columns:`, value);
      this.#edits.insert(entry, { key: 'columns', value, rank: fieldRank('columns'), lines });
    }
  }

  #addToSection(key: NameSection | 'lineage', member: NewMember): void {
    const section = collectionAt(this.#file.root, key);
    if (section === undefined) this.#edits.insertInNewSection(key, member);
    else this.#edits.insert(section, member);
  }

  /** Returns true if blank lines separate the entries of the file. */
  #isSpaced(): boolean {
    const lineage = listAt(this.#file.root, 'lineage');
    const second: LocatedMember | undefined = lineage && membersOf(lineage)[1];
    if (second === undefined) return true;
    return this.#file.lineText(second.value.place.line - 1).trim() === '';
  }
}
