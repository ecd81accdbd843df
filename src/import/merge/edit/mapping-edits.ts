import type { Place } from '../../../errors/place.js';
import type { NonEmpty } from '../../../model/group-by.js';
import { type LocatedMap, type LocatedNode, valueAt } from '../../../yaml/located-node.js';
import { numberText } from '../../../yaml/scalar-text.js';
import { attributesText, type ColumnElement, type PairAttributes } from '../element.js';
import { mappingValue, type NewMapping } from '../new-entries.js';
import type { Printable } from '../print-value.js';
import type { Statement } from '../statements.js';
import { keptValue } from './edited-value.js';
import { type LocatedFile, type LocatedMember, membersOf } from './located-file.js';
import { fieldRank } from './member-rank.js';
import type { TreeEdits } from './tree-edits.js';

/** An upstream column of a mapping that gets other attributes. */
export interface MappingChange {
  readonly statement: Statement;
  /** The place of the key under `columns`. */
  readonly mapping: Place;
  readonly element: ColumnElement;
}

/** The edits of `columns`. */
export class MappingEdits {
  readonly #file: LocatedFile;
  readonly #edits: TreeEdits;
  readonly #touched = new Set<LocatedMember>();
  readonly #attributes = new Map<LocatedNode, PairAttributes>();

  constructor(file: LocatedFile, edits: TreeEdits) {
    this.#file = file;
    this.#edits = edits;
  }

  /** Removes one upstream column. With its last upstream column, the mapping goes too. */
  removeSource(mapping: Place, place: Place): void {
    const entry = this.#file.entryAt(mapping);
    const source = this.#file.memberAt(place);
    this.#edits.remove(source.collection.kind === 'list' ? source : entry);
    this.#touched.add(entry);
  }

  /** Removes the mappings whose upstream columns are all removed. */
  removeBare(): void {
    for (const entry of this.#touched)
      if (isBareList(this.#edits, sourcesOf(entry.value))) this.#edits.remove(entry);
  }

  /** Gives a whole mapping new attributes. False if some upstream columns keep the old ones. */
  changeWhole(group: NonEmpty<MappingChange>): boolean {
    const [{ mapping, element }] = group;
    const entry = this.#file.entryAt(mapping);
    const wanted = attributesText(element);
    const isSame = group.every((one) => attributesText(one.element) === wanted);
    if (!isSame || group.length < this.#sourceCount(entry)) return false;
    this.#setAttributes(entry, element);
    return true;
  }

  #sourceCount({ value }: LocatedMember): number {
    const sources = sourcesOf(value);
    if (sources.kind !== 'list') return 1;
    return membersOf(sources).filter(({ id }) => !this.#edits.isRemoved(sources, id)).length;
  }

  #setAttributes({ value }: LocatedMember, attributes: PairAttributes): void {
    const { transform, confidence } = attributes;
    this.#attributes.set(value, attributes);
    if (value.kind !== 'map' || !value.entries.has('from')) {
      const sources = value.kind === 'list' ? value.items : [value];
      const kept = sources.map((source) => keptValue(this.#file, source));
      this.#edits.replace(value, mappingValue(kept, attributes));
      return;
    }
    const stated = confidence === 1 ? undefined : { plain: numberText(confidence) };
    this.#setAttribute(value, 'transform', transform);
    this.#setAttribute(value, 'confidence', stated);
    this.#setAttribute(value, 'except', undefined);
  }

  #setAttribute(map: LocatedMap, key: string, wanted: Printable | undefined): void {
    const stated = map.entries.get(key)?.value;
    if (stated === undefined) {
      if (wanted !== undefined)
        this.#edits.insert(map, { key, value: wanted, rank: fieldRank(key) });
    } else if (wanted === undefined) this.#edits.remove({ collection: map, id: key });
    else if (textOf(stated) !== wanted) this.#edits.replace(stated, wanted);
  }

  /** Adds upstream columns to a mapping with the same attributes. False without such a mapping. */
  append(columns: LocatedMap | undefined, { column, sources, attributes }: NewMapping): boolean {
    const value = columns?.entries.get(column)?.value;
    if (value === undefined || this.isFree(columns, column)) return false;
    const current = this.#attributes.get(value) ?? attributesOf(value);
    if (current === undefined || attributesText(current) !== attributesText(attributes))
      return false;
    const list = sourcesOf(value);
    if ([value, list].some((node) => this.#edits.replacementOf(node) !== undefined)) return false;
    if (list.kind === 'list')
      for (const source of sources) this.#edits.insert(list, { value: source, rank: source });
    else this.#edits.replace(list, [keptValue(this.#file, list), ...sources]);
    return true;
  }

  /** Returns true if a column has no mapping, or only a removed mapping. */
  isFree(columns: LocatedMap | undefined, column: string): boolean {
    const value = columns?.entries.get(column)?.value;
    if (columns === undefined || value === undefined) return true;
    return this.#edits.isRemoved(columns, column) || isBareList(this.#edits, sourcesOf(value));
  }
}

function isBareList(edits: TreeEdits, sources: LocatedNode): boolean {
  return sources.kind === 'list' && edits.isBare(sources);
}

/** Returns the upstream columns of a mapping: one, or a list. */
function sourcesOf(value: LocatedNode): LocatedNode {
  return valueAt(value, 'from') ?? value;
}

/** Returns the attributes of a mapping. Undefined for a mapping that no source can have. */
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
