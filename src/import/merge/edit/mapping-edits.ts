import type { Place } from '../../../errors/place.js';
import type { NonEmpty } from '../../../model/group-by.js';
import { type LocatedMap, type LocatedNode, valueAt } from '../../../yaml/located-node.js';
import { attributesText, type PairElement, type WildcardElement } from '../element.js';
import { mappingValue, numberText, type PairAttributes } from '../lineage-values.js';
import type { NewMapping } from '../new-entries.js';
import type { Printable, PrintableMap } from '../print-value.js';
import type { Statement } from '../statements.js';
import { keptValue } from './edited-value.js';
import { type LocatedFile, type Member, membersOf } from './located-file.js';
import { fieldRank } from './member-rank.js';
import type { TreeEdits } from './tree-edits.js';

/** An upstream column of a mapping that gets other attributes. */
export interface MappingChange {
  readonly statement: Statement;
  /** The place of the key under `columns`. */
  readonly mapping: Place;
  readonly element: PairElement | WildcardElement;
}

/** The edits of what stands under `columns`. */
export class MappingEdits {
  private readonly file: LocatedFile;
  private readonly edits: TreeEdits;
  private readonly touched = new Set<Member>();
  private readonly attributes = new Map<LocatedNode, PairAttributes>();

  constructor(file: LocatedFile, edits: TreeEdits) {
    this.file = file;
    this.edits = edits;
  }

  /** Removes one upstream column. The mapping goes with its last one. */
  removeSource(mapping: Place, place: Place): void {
    const entry = this.file.entryAt(mapping);
    const { collection, id } = this.file.memberAt(place);
    if (collection.kind === 'list') this.edits.remove(collection, id);
    else this.edits.remove(entry.collection, entry.id);
    this.touched.add(entry);
  }

  /** Removes the mappings whose upstream columns are all removed. */
  removeBare(): void {
    for (const { collection, id, value } of this.touched) {
      const sources = sourcesOf(value);
      if (sources.kind === 'list' && this.edits.isBare(sources)) this.edits.remove(collection, id);
    }
  }

  /**
   * Gives all upstream columns of a mapping the same new attributes. False if the mapping has others,
   * which keep theirs.
   */
  changeWhole(group: NonEmpty<MappingChange>): boolean {
    const [{ mapping, element }] = group;
    const entry = this.file.entryAt(mapping);
    const wanted = attributesText(element);
    const isSame = group.every((one) => attributesText(one.element) === wanted);
    if (!isSame || group.length < this.sourceCount(entry)) return false;
    this.setAttributes(entry, element);
    return true;
  }

  private sourceCount({ value }: Member): number {
    const sources = sourcesOf(value);
    if (sources.kind !== 'list') return 1;
    return membersOf(sources).filter(({ id }) => !this.edits.isRemoved(sources, id)).length;
  }

  private setAttributes({ value }: Member, attributes: PairAttributes): void {
    const { transform, confidence } = attributes;
    this.attributes.set(value, attributes);
    if (value.kind !== 'map' || !value.entries.has('from')) {
      const kept =
        value.kind === 'list'
          ? value.items.map((item) => keptValue(this.file, item))
          : [keptValue(this.file, value)];
      this.edits.replace(value, mappingValue(kept, attributes));
      return;
    }
    this.setAttribute(value, 'transform', transform);
    this.setAttribute(
      value,
      'confidence',
      confidence === 1 ? undefined : { plain: numberText(confidence) },
    );
    this.setAttribute(value, 'except', undefined);
  }

  private setAttribute(map: LocatedMap, key: string, wanted: Printable | undefined): void {
    const stated = map.entries.get(key)?.value;
    if (stated === undefined) {
      if (wanted !== undefined)
        this.edits.insert(map, { key, value: wanted, rank: fieldRank(key) });
    } else if (wanted === undefined) this.edits.remove(map, key);
    else if (textOf(stated) !== wanted) this.edits.replace(stated, wanted);
  }

  /** Adds upstream columns to the mapping of a column that has the same attributes. False if none has. */
  append(columns: LocatedMap | undefined, { column, sources, attributes }: NewMapping): boolean {
    const value = columns?.entries.get(column)?.value;
    if (columns === undefined || value === undefined || !this.isOpen(columns, column)) return false;
    const current = this.attributes.get(value) ?? attributesOf(value);
    if (current === undefined || attributesText(current) !== attributesText(attributes))
      return false;
    const list = sourcesOf(value);
    if (this.edits.replacementOf(list) !== undefined) return false;
    if (list.kind === 'list')
      for (const source of sources) this.edits.insert(list, { value: source, rank: source });
    else this.edits.replace(list, [keptValue(this.file, list), ...sources]);
    return true;
  }

  private isOpen(columns: LocatedMap, column: string): boolean {
    const value = columns.entries.get(column)?.value;
    return (
      value !== undefined &&
      !this.edits.isRemoved(columns, column) &&
      this.edits.replacementOf(value) === undefined &&
      !isBareList(this.edits, sourcesOf(value))
    );
  }

  /** Returns true if a column has no mapping, or only one that is removed. */
  isFree(columns: LocatedMap | undefined, column: string): boolean {
    const value = columns?.entries.get(column)?.value;
    if (columns === undefined || value === undefined) return true;
    return this.edits.isRemoved(columns, column) || isBareList(this.edits, sourcesOf(value));
  }

  entryFor({ column, sources, attributes }: NewMapping): PrintableMap['entries'][number] {
    return [column, mappingValue(sources, attributes)];
  }
}

function isBareList(edits: TreeEdits, sources: LocatedNode): boolean {
  return sources.kind === 'list' && edits.isBare(sources);
}

/** Returns the upstream columns of a mapping: one, or a list. */
function sourcesOf(value: LocatedNode): LocatedNode {
  return valueAt(value, 'from') ?? value;
}

/** Undefined for a mapping that no source has. */
function attributesOf(value: LocatedNode): PairAttributes | undefined {
  if (valueAt(value, 'except') !== undefined) return undefined;
  const transform = textOf(valueAt(value, 'transform'));
  const confidence = valueAt(value, 'confidence');
  const sure = confidence?.kind === 'scalar' ? Number(confidence.value) : 1;
  return { transform, confidence: sure };
}

function textOf(node: LocatedNode | undefined): string | undefined {
  return node?.kind === 'scalar' && typeof node.value === 'string' ? node.value : undefined;
}
