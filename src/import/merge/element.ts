import { type EdgeEnd, edgeEnds, endUrn } from '../../model/edge-end.js';
import type { LineageType } from '../../model/upstream-lineage.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { EntityUrn } from '../../urn/entity-urn.js';

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

export interface EdgeElement {
  readonly kind: 'edge';
  /** The other end. */
  readonly upstream: EdgeEnd;
  readonly type: LineageType;
  /** Absent if nobody states it. */
  readonly note?: string | undefined;
}

export interface PairElement extends PairAttributes {
  readonly kind: 'pair';
  /** The output of a job that has the downstream column. */
  readonly of?: DatasetUrn | undefined;
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

/** `upstreams: []`, or `inputs: []` of a job. */
interface EmptyElement {
  readonly kind: 'empty';
}

/** Returns a text that identifies an element within its holder. */
export function elementKey(element: Element): string {
  switch (element.kind) {
    case 'edge':
      return `e\n${element.upstream}`;
    case 'pair':
      return `p\n${outputText(element)}${element.downstreamColumn}\n${element.upstream}\n${element.column}`;
    case 'wildcard':
      return `w\n${element.upstream}`;
    case 'empty':
      return '0';
  }
}

function outputText({ of }: PairElement): string {
  return of === undefined ? '' : `${of}\n`;
}

/** Lists the entities that an element names beside its holder. */
export function entitiesIn(element: Element): readonly EntityUrn[] {
  if (element.kind === 'empty') return [];
  if (element.kind === 'edge') return [endUrn(element.upstream)];
  const output = element.kind === 'pair' ? element.of : undefined;
  return output === undefined ? [element.upstream] : [element.upstream, output];
}

/** Returns a text of the parts of an element that can change. */
export function elementValue(element: Element): string {
  switch (element.kind) {
    case 'edge':
      return element.note === undefined ? element.type : `${element.type}\n${element.note}`;
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

/** Describes an element of a holder for people. */
export function describeElement(
  holder: EntityUrn,
  element: Element,
  displayName: (urn: EntityUrn) => string,
): string {
  const below = displayName(holder);
  switch (element.kind) {
    case 'edge': {
      const { downstream, upstream } = edgeEnds(holder, element.upstream);
      return `${displayName(downstream)} <- ${displayName(upstream)}`;
    }
    case 'pair':
      return `${displayName(element.of ?? holder)}.${element.downstreamColumn} <- ${displayName(element.upstream)}.${element.column}`;
    case 'wildcard':
      return `${below}.* <- ${displayName(element.upstream)}.*`;
    case 'empty':
      return `${below} without upstreams`;
  }
}
