import { compareText } from '../../errors/compare-text.js';
import type { JsonObject } from '../../model/json.js';
import { simplifyFieldPath } from '../../urn/field-path.js';
import { textAt } from '../shared/json-accessors.js';

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
  /** The identity among the items of one aspect. */
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
  readonly readItems: (value: JsonObject, urn: string) => readonly AspectItem[];
  /** The size and the sentence of each change. In a sentence, `{entity}` stands for the urn. */
  readonly sentences: Readonly<
    Partial<Record<ChangeEvent['operation'], readonly [SemanticChange, string]>>
  >;
}

/** One change of an item. */
export interface ItemChange {
  readonly operation: ChangeEvent['operation'];
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
    const item = now ?? old;
    if (item === undefined || old?.detail === now?.detail) return [];
    const operation = old === undefined ? 'ADD' : now === undefined ? 'REMOVE' : 'MODIFY';
    return [
      {
        operation,
        item,
        entityUrn: item.entityUrn ?? urn,
        before: old?.detail ?? '',
        after: now?.detail ?? '',
      },
    ];
  });
}

/** Describes a change of an item, in the words of its kind. */
export function describeChange(
  { operation, item, entityUrn, before, after }: ItemChange,
  { sentences }: ItemKind,
): Pick<ChangeEvent, 'semVerChange' | 'description'> {
  const [semVerChange, sentence] = sentences[operation] ?? ['NONE', ''];
  const path = textAt(item.parameters ?? {}, 'fieldPath') ?? '';
  const values: Readonly<Record<string, string>> = {
    // Everything after the type of an urn.
    id: item.modifier?.split(':').slice(3).join(':') ?? '',
    key: item.key,
    path,
    column: simplifyFieldPath(path),
    entity: entityUrn,
    before,
    after,
  };
  const description = sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return { semVerChange, description };
}
