import { compareText } from '../../errors/compare-text.js';
import type { JsonObject } from '../../model/json.js';
import { simplifyFieldPath } from '../../urn/field-path.js';
import { textAt } from '../shared/json-accessors.js';
import type { Renames } from './renamed-columns.js';

/**
 * The categories that a caller of the timeline may request. Source: DataHub's `ChangeCategory`. Its
 * other categories are not supported.
 */
export const changeCategories = [
  'DOCUMENTATION',
  'GLOSSARY_TERM',
  'OWNERSHIP',
  'TECHNICAL_SCHEMA',
  'TAG',
  'DOMAIN',
  'STRUCTURED_PROPERTY',
  'APPLICATION',
  'ASSET_MEMBERSHIP',
  'LIFECYCLE',
] as const;

export type ChangeCategory = (typeof changeCategories)[number];

/** The size of a change, by the rules of semantic versioning, the smallest first. */
const semanticChanges = ['NONE', 'PATCH', 'MINOR', 'MAJOR'] as const;

export type SemanticChange = (typeof semanticChanges)[number];

/** One item of an aspect that was added, removed or changed. Source: DataHub's `ChangeEvent`. */
export interface ChangeEvent {
  /** The entity, or its column. */
  readonly entityUrn: string;
  readonly category: ChangeCategory;
  readonly operation: 'ADD' | 'MODIFY' | 'REMOVE';
  /** The item that was added, removed or changed, such as the urn of a tag. */
  readonly modifier?: string;
  readonly parameters?: JsonObject;
  readonly semVerChange: SemanticChange;
  readonly description: string;
}

/** Returns the greatest of the changes, or `NONE` without changes. */
export function greatestChange(changes: readonly SemanticChange[]): SemanticChange {
  return semanticChanges.findLast((one) => changes.includes(one)) ?? 'NONE';
}

/** A part of an aspect that a writer adds or removes as a whole. */
export interface AspectItem {
  /** The identity among the items of one aspect. A renamed column has its new path. */
  readonly key: string;
  /** The part of the item that may change. */
  readonly detail: string;
  /** The entity that the item belongs to. Default: the entity of the aspect. */
  readonly entityUrn?: string;
  readonly modifier?: string;
  readonly parameters?: JsonObject;
}

/** One kind of item: how to read the items from an aspect, and how to describe their changes. */
export interface ItemKind {
  readonly readItems: (value: JsonObject, urn: string, renames: Renames) => readonly AspectItem[];
  /**
   * The size and the sentence of each change, and the parameters that the item lacks. In a
   * sentence, `{entity}` stands for the urn.
   */
  readonly sentences: Readonly<
    Partial<Record<ItemChange['change'], readonly [SemanticChange, string, JsonObject?]>>
  >;
}

/** One change of an item. */
export interface ItemChange {
  /** The operation of the event. To rename is to modify. */
  readonly change: ChangeEvent['operation'] | 'RENAME';
  readonly item: AspectItem;
  /** The entity, or its column. */
  readonly entityUrn: string;
  /** The detail before the change. Empty if the item is new. */
  readonly before: string;
  /** The detail after the change. Empty if the item was removed. */
  readonly after: string;
}

/** Compares the items of two versions of an aspect. The changes are sorted by key. */
export function compareItems(
  before: readonly AspectItem[],
  after: readonly AspectItem[],
  urn: string,
): readonly ItemChange[] {
  const was = new Map(before.map((one) => [one.key, one]));
  const is = new Map(after.map((one) => [one.key, one]));
  return [...new Set([...was.keys(), ...is.keys()])].sort(compareText).flatMap((key) => {
    const [old, now] = [was.get(key), is.get(key)];
    if (old && now && old.modifier !== now.modifier) return [renaming(old, now, urn)];
    const item = now ?? old;
    if (item === undefined || old?.detail === now?.detail) return [];
    const change = old === undefined ? 'ADD' : now === undefined ? 'REMOVE' : 'MODIFY';
    const [before, after] = [old?.detail ?? '', now?.detail ?? ''];
    return [{ change, item, entityUrn: item.entityUrn ?? urn, before, after }];
  });
}

/** As in DataHub, the event has the former column, and its sentence has both. */
function renaming(old: AspectItem, now: AspectItem, entityUrn: string): ItemChange {
  const [before, after] = [columnOf(old), columnOf(now)];
  return { change: 'RENAME', item: old, entityUrn, before, after };
}

function columnOf({ parameters }: AspectItem): string {
  return simplifyFieldPath(textAt(parameters ?? {}, 'fieldPath') ?? '');
}

/** Describes a change of an item, in the words of its kind. */
export function describeChange(
  { change, item, entityUrn, before, after }: ItemChange,
  { sentences }: ItemKind,
): Pick<ChangeEvent, 'semVerChange' | 'description' | 'parameters'> {
  const [semVerChange, sentence, more] = sentences[change] ?? ['NONE', ''];
  const values: Readonly<Record<string, string>> = {
    // Everything after the type of an urn.
    id: item.modifier?.split(':').slice(3).join(':') ?? '',
    key: item.key,
    path: textAt(item.parameters ?? {}, 'fieldPath') ?? '',
    column: columnOf(item),
    entity: entityUrn,
    before,
    after,
  };
  const description = sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const parameters = item.parameters && { ...item.parameters, ...more };
  return { semVerChange, description, ...(parameters && { parameters }) };
}
