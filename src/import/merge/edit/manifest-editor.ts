import type { Place } from '../../../errors/place.js';
import { groupBy } from '../../../model/group-by.js';
import type { LineageType } from '../../../model/upstream-lineage.js';
import type { DatasetUrn } from '../../../urn/dataset-urn.js';
import type { LocatedMap } from '../../../yaml/located-node.js';
import type { SourceFile } from '../../../yaml/read-yaml.js';
import { type Element, isColumnElement } from '../element.js';
import type { ElementChange } from '../merge-unit.js';
import {
  mappingValue,
  newEntries,
  newMappings,
  newUpstreams,
  type ShortNameOf,
  upstreamValue,
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

/** The downstreams of the entries of a file, in their order. */
type EntryDownstreams = readonly (DatasetUrn | undefined)[];

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
      if (this.#file.memberOf(member.collection)?.id !== 'upstreams') throw new CannotEdit();
      this.#edits.remove(member);
    }
  }

  /** Gives elements of one downstream other values. */
  change(downstream: DatasetUrn, changes: readonly ElementChange[]): void {
    for (const { statements, element } of changes)
      if (element.kind === 'edge')
        for (const { place } of statements) this.#changeType(place, element.type);
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

  #changeType(place: Place, type: LineageType): void {
    const { value } = this.#file.memberAt(place);
    const stated = value.kind === 'map' ? value.entries.get('type')?.value : undefined;
    if (stated !== undefined) this.#edits.replace(stated, type);
    else if (value.kind === 'map' && value.entries.has('dataset'))
      this.#edits.insert(value, { key: 'type', value: type, rank: fieldRank('type') });
    else this.#edits.replace(value, upstreamValue(keptValue(this.#file, value), type));
  }

  /** Adds elements of one downstream to its entries, or in new entries. */
  add(downstream: DatasetUrn, elements: readonly Element[]): void {
    const entries = this.#entriesOf(downstream);
    const open = this.#addColumns(entries, this.#addUpstreams(entries, elements));
    const spaced = this.#isSpaced();
    for (const entry of newEntries(downstream, open, this.#shortName)) {
      const rank = nameRank(this.#shortName(downstream));
      const lines = (indent: string) => entryLines(entry, indent);
      const { columns, upstreams } = entry;
      const value: PrintableMap = {
        entries: [
          ['downstream', entry.downstream],
          ...(upstreams === undefined ? [] : [['upstreams', upstreams] as const]),
          ...(columns.length === 0 ? [] : [['columns', { entries: columns }] as const]),
        ],
      };
      this.#addToSection('lineage', { value, rank, lines, isSpaced: spaced });
    }
  }

  /** Adds a short name. */
  addDataset(shortName: string, value: PrintableMap): void {
    this.#addToSection('datasets', { key: shortName, value, rank: nameRank(shortName) });
  }

  /** Removes the short name whose key is at a place. */
  removeDataset(keyPlace: Place): void {
    this.#edits.remove(this.#file.entryAt(keyPlace));
  }

  /** Returns the entries of a downstream. */
  #entriesOf(downstream: DatasetUrn): readonly LocatedMap[] {
    const items = listAt(this.#file.root, 'lineage')?.items ?? [];
    return items.flatMap((item, index) =>
      item.kind === 'map' && this.#downstreams[index] === downstream ? [item] : [],
    );
  }

  /** Adds upstreams to entries. Returns the elements that no entry took. */
  #addUpstreams(entries: readonly LocatedMap[], elements: readonly Element[]): readonly Element[] {
    const upstreams = newUpstreams(elements, this.#shortName);
    const entry = entries.find((one) => listAt(one, 'upstreams') !== undefined) ?? entries[0];
    if (upstreams === undefined || entry === undefined) return elements;
    const list = listAt(entry, 'upstreams');
    if (list === undefined) {
      const value = upstreams.map((one) => one.value);
      this.#edits.insert(entry, { key: 'upstreams', value, rank: fieldRank('upstreams') });
    } else if (upstreams.length === 0) this.#edits.replace(list, []);
    else for (const { name, value } of upstreams) this.#edits.insert(list, { value, rank: name });
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

  #addToSection(key: 'datasets' | 'lineage', member: NewMember): void {
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
