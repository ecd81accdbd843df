import type { LineageType } from '../../model/upstream-lineage.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';

/** The attributes of a column pair. */
export interface PairAttributes {
  readonly transform?: string | undefined;
  readonly confidence: number;
}

/** The smallest part of a lineage entry that an import writes, changes or removes. */
export type Element = EdgeElement | PairElement | WildcardElement | EmptyElement;

export type ColumnElement = PairElement | WildcardElement;

export function isColumnElement(element: Element): element is ColumnElement {
  return element.kind === 'pair' || element.kind === 'wildcard';
}

interface EdgeElement {
  readonly kind: 'edge';
  readonly upstream: DatasetUrn;
  readonly type: LineageType;
}

interface PairElement extends PairAttributes {
  readonly kind: 'pair';
  readonly downstreamColumn: string;
  readonly upstream: DatasetUrn;
  readonly column: string;
}

interface WildcardElement extends PairAttributes {
  readonly kind: 'wildcard';
  readonly upstream: DatasetUrn;
  /** Sorted. Empty for a source, since only people write exceptions. */
  readonly except: readonly string[];
}

/** `upstreams: []` */
interface EmptyElement {
  readonly kind: 'empty';
}

/** Returns a text that identifies an element within its downstream. */
export function elementKey(element: Element): string {
  switch (element.kind) {
    case 'edge':
      return `e\n${element.upstream}`;
    case 'pair':
      return `p\n${element.downstreamColumn}\n${element.upstream}\n${element.column}`;
    case 'wildcard':
      return `w\n${element.upstream}`;
    case 'empty':
      return '0';
  }
}

/** Returns a text of the parts of an element that can change. */
export function elementValue(element: Element): string {
  switch (element.kind) {
    case 'edge':
      return element.type;
    case 'pair':
      return attributesText(element);
    case 'wildcard':
      return `${attributesText(element)}\n${JSON.stringify(element.except)}`;
    case 'empty':
      return '';
  }
}

/** Returns a text that is equal for equal attributes. Catalogs store a confidence as a float32. */
export function attributesText({ transform = '', confidence }: PairAttributes): string {
  return `${Math.fround(confidence)}\n${transform}`;
}

/** Describes an element of a downstream for people. */
export function describeElement(
  downstream: DatasetUrn,
  element: Element,
  displayName: (urn: DatasetUrn) => string,
): string {
  const below = displayName(downstream);
  switch (element.kind) {
    case 'edge':
      return `${below} <- ${displayName(element.upstream)}`;
    case 'pair':
      return `${below}.${element.downstreamColumn} <- ${displayName(element.upstream)}.${element.column}`;
    case 'wildcard':
      return `${below}.* <- ${displayName(element.upstream)}.*`;
    case 'empty':
      return `${below} without upstreams`;
  }
}
