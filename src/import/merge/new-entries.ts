import type { EdgeListKey } from '../../manifest/declared-edge.js';
import { endUrn } from '../../model/edge-end.js';
import { groupAt, groupBy } from '../../model/group-by.js';
import { sortByText } from '../../model/sort-by-text.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { numberText } from '../../yaml/scalar-text.js';
import {
  attributesText,
  type ColumnElement,
  type EdgeElement,
  type Element,
  isColumnElement,
  type PairAttributes,
  type PairElement,
} from './element.js';
import { emptyList, endKey, entryLists, isJob, listOfEdge } from './entry-lists.js';
import type { NewEntry } from './new-file.js';
import type { Printable, PrintableMap } from './print-value.js';

/** Returns the short name of an entity. */
export type ShortNameOf = (urn: EntityUrn) => string;

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
      column: isPair ? columnKey(element, shortName) : '*',
      rank: isPair ? `0${columnKey(element, shortName)}` : '1',
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

/** The key of an output of a job begins with the short name of its dataset. */
function columnKey({ of, downstreamColumn }: PairElement, shortName: ShortNameOf): string {
  return of === undefined ? downstreamColumn : `${shortName(of)}.${downstreamColumn}`;
}

/** New items of one list of an entry. */
export interface NewList {
  readonly key: EdgeListKey;
  /** Sorted. Empty for a list that says that there is no such edge. */
  readonly items: readonly { readonly name: string; readonly value: Printable }[];
}

/** Returns the lists that have the edges of a holder, in the order of the schema. */
export function newLists(
  holder: EntityUrn,
  elements: readonly Element[],
  shortName: ShortNameOf,
): readonly NewList[] {
  const edges = elements.filter((element) => element.kind === 'edge');
  const byList = groupBy(edges, ({ upstream }) => listOfEdge(holder, upstream));
  const isEmpty = elements.some(({ kind }) => kind === 'empty');
  return entryLists.flatMap((key) => {
    const own = groupAt(byList, key);
    if (own.length === 0 && !(isEmpty && key === emptyList(holder))) return [];
    const items = own.map((edge) => {
      const name = shortName(endUrn(edge.upstream));
      return { name, value: edgeValue(name, edge) };
    });
    return [{ key, items: sortByText(items, ({ name }) => name) }];
  });
}

/**
 * Returns the entries that state elements of one holder. One entry has one mapping for each column,
 * so columns with mappings of several attributes need several entries.
 */
export function newEntries(
  holder: EntityUrn,
  elements: readonly Element[],
  shortName: ShortNameOf,
): readonly NewEntry[] {
  const lists = newLists(holder, elements, shortName).map(({ key, items }) => {
    return [key, items.map(({ value }) => value)] as const;
  });
  const rounds: (readonly [string, Printable])[][] = [[]];
  const counts = new Map<string, number>();
  for (const { column, sources, attributes } of newMappings(elements, shortName)) {
    const round = counts.get(column) ?? 0;
    counts.set(column, round + 1);
    rounds[round] ??= [];
    rounds[round].push([column, mappingValue(sources, attributes)]);
  }
  const form = isJob(holder) ? 'job' : 'downstream';
  return rounds.flatMap((columns, round): NewEntry[] => {
    const own = round === 0 ? lists : [];
    return own.length === 0 && columns.length === 0
      ? []
      : [{ form, holder: shortName(holder), lists: own, columns }];
  });
}

/** Makes the value of an item of a list of edges. */
export function edgeValue(
  end: Printable,
  { upstream, type, note }: Pick<EdgeElement, 'upstream' | 'type' | 'note'>,
): Printable {
  const attributes: PrintableMap['entries'] = [
    ...(type === 'TRANSFORMED' ? [] : [['type', type] as const]),
    ...(note === undefined ? [] : [['note', note] as const]),
  ];
  return attributes.length === 0 ? end : { entries: [[endKey(upstream), end], ...attributes] };
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
