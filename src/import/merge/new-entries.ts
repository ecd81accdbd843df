import { groupBy } from '../../model/group-by.js';
import { sortByText } from '../../model/sort-by-text.js';
import type { LineageType } from '../../model/upstream-lineage.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { numberText } from '../../yaml/scalar-text.js';
import {
  attributesText,
  type ColumnElement,
  type Element,
  isColumnElement,
  type PairAttributes,
} from './element.js';
import type { NewEntry } from './new-file.js';
import type { Printable, PrintableMap } from './print-value.js';

/** Returns the short name of a dataset. */
export type ShortNameOf = (urn: DatasetUrn) => string;

/** The upstream columns of one downstream column that share their attributes. */
export interface NewMapping {
  readonly elements: readonly ColumnElement[];
  readonly column: string;
  /** Sorted. */
  readonly sources: readonly string[];
  readonly attributes: PairAttributes;
}

/** Groups column pairs and wildcards into mappings. Sorted by column, `*` last. */
export function newMappings(
  elements: readonly Element[],
  shortName: ShortNameOf,
): readonly NewMapping[] {
  const columns = elements.filter(isColumnElement).map((element) => {
    const isPair = element.kind === 'pair';
    return {
      element,
      column: isPair ? element.downstreamColumn : '*',
      rank: isPair ? `0${element.downstreamColumn}` : '1',
      source: `${shortName(element.upstream)}.${isPair ? element.column : '*'}`,
    };
  });
  const sorted = sortByText(columns, ({ rank, source }) => `${rank}\n${source}`);
  const groups = groupBy(sorted, ({ element, rank }) => `${rank}\n${attributesText(element)}`);
  return [...groups.values()].map((group) => ({
    elements: group.map(({ element }) => element),
    column: group[0].column,
    sources: group.map(({ source }) => source),
    attributes: group[0].element,
  }));
}

/** Returns the items of `upstreams`. Sorted. Undefined if no element states upstreams. */
export function newUpstreams(
  elements: readonly Element[],
  shortName: ShortNameOf,
): readonly { readonly name: string; readonly value: Printable }[] | undefined {
  const edges = elements.flatMap((element) =>
    element.kind === 'edge' ? [{ name: shortName(element.upstream), type: element.type }] : [],
  );
  if (edges.length === 0 && !elements.some(({ kind }) => kind === 'empty')) return undefined;
  return sortByText(edges, ({ name }) => name).map(({ name, type }) => ({
    name,
    value: upstreamValue(name, type),
  }));
}

/**
 * Returns the entries that state elements of one downstream. One entry has one mapping for each
 * column, so columns with mappings of several attributes need several entries.
 */
export function newEntries(
  downstream: DatasetUrn,
  elements: readonly Element[],
  shortName: ShortNameOf,
): readonly NewEntry[] {
  const upstreams = newUpstreams(elements, shortName)?.map(({ value }) => value);
  const rounds: (readonly [string, Printable])[][] = [[]];
  const counts = new Map<string, number>();
  for (const { column, sources, attributes } of newMappings(elements, shortName)) {
    const round = counts.get(column) ?? 0;
    counts.set(column, round + 1);
    rounds[round] ??= [];
    rounds[round].push([column, mappingValue(sources, attributes)]);
  }
  return rounds.flatMap((columns, round): NewEntry[] => {
    const own = round === 0 ? upstreams : undefined;
    return own === undefined && columns.length === 0
      ? []
      : [{ downstream: shortName(downstream), columns, ...(own && { upstreams: own }) }];
  });
}

/** Makes the value of an item of `upstreams`. */
export function upstreamValue(dataset: Printable, type: LineageType): Printable {
  const entries = [['dataset', dataset] as const, ['type', type] as const];
  return type === 'TRANSFORMED' ? dataset : { entries };
}

/** Makes the value of a key under `columns`. */
export function mappingValue(
  sources: readonly Printable[],
  { transform, confidence }: PairAttributes,
): Printable {
  const [only] = sources;
  const from = sources.length === 1 && only !== undefined ? only : sources;
  const attributes: PrintableMap['entries'] = [
    ...(transform === undefined ? [] : [['transform', transform] as const]),
    ...(confidence === 1 ? [] : [['confidence', { plain: numberText(confidence) }] as const]),
  ];
  return attributes.length === 0 ? from : { entries: [['from', from], ...attributes] };
}
