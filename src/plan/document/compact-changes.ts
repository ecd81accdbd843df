import type { Place } from '../../errors/place.js';
import { ok, problem, type Result } from '../../errors/result.js';
import { type EdgeEnd, edgeEnds, endUrn } from '../../model/edge-end.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { parseColumnUrn, schemaFieldUrn } from '../../urn/schema-field-urn.js';
import { type AddressBook, edgeAddress, longName, pairAddress } from './address-book.js';
import { changedEnd, type EdgeChange, type LineageChange, type PairChange } from './change.js';

/**
 * Shortens the changes of a downstream. Leaves out addresses, since they follow from the names of
 * the datasets.
 *
 * @param book the book that made the addresses of the changes
 */
export function compactChanges(
  downstream: EntityUrn,
  changes: readonly LineageChange[],
  book: AddressBook,
): CompactChanges {
  const [file = ''] = changes.flatMap(({ place }) => place?.file ?? []);
  const edges = numberedEffects<EdgeChange>();
  const pairs = numberedEffects<PairChange>();
  const upstreams: (CompactUpstream & { readonly rows: ChangeRow[] })[] = [];
  for (const change of changes) {
    const end = changedEnd(change);
    const upstream = endUrn(end);
    const place = compactPlace(change.place, file);
    const row: ChangeRow =
      change.element === 'edge'
        ? [edges.numberOf(change), place]
        : [
            pairs.numberOf(change),
            compactColumn(change.downstreamField, downstream),
            compactColumn(change.upstreamField, upstream),
            place,
          ];
    const last = upstreams.at(-1);
    if (last?.urn === end) last.rows.push(row);
    else upstreams.push({ name: book(upstream), rows: [row], urn: end });
  }
  return { edges: edges.list, file, name: book(downstream), pairs: pairs.list, upstreams };
}

/** A list of different effects, and the number of the effect of a change. */
function numberedEffects<C extends LineageChange>() {
  const numbers = new Map<string, number>();
  const list: StoredEffect<C>[] = [];
  return {
    list,
    numberOf: ({ kind, reason, before, after }: C): number => {
      const key = JSON.stringify([kind, reason, before, after]);
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, list.length);
      return list.push({ ...(after && { after }), ...(before && { before }), kind, reason }) - 1;
    },
  };
}

/**
 * Restores the changes of a downstream, in their order. Makes their addresses again.
 *
 * Fails with the place of a row that names no effect, relative to the compact changes.
 */
export function expandChanges(
  downstream: EntityUrn,
  compact: CompactChanges,
): Result<readonly LineageChange[]> {
  const changes: LineageChange[] = [];
  for (const [i, { urn: end, name, rows }] of compact.upstreams.entries()) {
    const names = new Map([[endUrn(end), name] as const, [downstream, compact.name] as const]);
    const book = (urn: EntityUrn) => names.get(urn) ?? longName(urn);
    const ends = { holder: downstream, end, book };
    for (const [j, row] of rows.entries()) {
      const change = expandRow(row, ends, compact);
      if (change === undefined) return problem(`/upstreams/${i}/rows/${j} names no effect`);
      changes.push(change);
    }
  }
  return ok(changes);
}

interface Ends {
  readonly holder: EntityUrn;
  readonly end: EdgeEnd;
  readonly book: AddressBook;
}

function isEdgeRow(row: ChangeRow): row is EdgeRow {
  return row.length === 2;
}

function expandRow(
  row: ChangeRow,
  { holder, end, book }: Ends,
  { edges, pairs, file }: CompactChanges,
): LineageChange | undefined {
  if (isEdgeRow(row)) {
    const [number, place] = row;
    const common = { address: edgeAddress(book, holder, end), ...edgeEnds(holder, end) };
    const effect = expandEffect(edges[number]);
    return effect && { element: 'edge', ...common, ...effect, place: expandPlace(place, file) };
  }
  const [number, downstreamColumn, upstreamColumn, place] = row;
  const fields = {
    downstreamField: expandColumn(downstreamColumn, holder),
    upstreamField: expandColumn(upstreamColumn, endUrn(end)),
  };
  const ends = { downstream: holder, upstream: endUrn(end) };
  const common = { address: pairAddress(fields, book, holder), ...ends, ...fields };
  const effect = expandEffect(pairs[number]);
  return effect && { element: 'pair', ...common, ...effect, place: expandPlace(place, file) };
}

function expandEffect<C extends LineageChange>(
  effect: StoredEffect<C> | undefined,
): Pick<C, 'kind' | 'reason' | 'before' | 'after'> | undefined {
  if (effect === undefined) return undefined;
  const { kind, reason, before = null, after = null } = effect;
  return { kind, reason, before, after };
}

/** @param common the file of ranges */
function compactPlace(place: Place | null, common: string): CompactPlace {
  if (place === null) return null;
  const { file, line, column, endLine, endColumn } = place;
  return file === common && endLine !== undefined && endColumn !== undefined
    ? [line, column, endLine, endColumn]
    : place;
}

function expandPlace(place: CompactPlace, common: string): Place | null {
  if (!isRange(place)) return place;
  const [line, column, endLine, endColumn] = place;
  return { file: common, line, column, endLine, endColumn };
}

function isRange(place: CompactPlace): place is Extract<CompactPlace, readonly unknown[]> {
  return Array.isArray(place);
}

/** The beginning of every urn. The path of a column may also begin with it. */
const URN = 'urn:';

/**
 * Shortens the urn of a column to its path. Keeps an urn that {@link expandColumn} could not make
 * again: the urn of a column of another dataset, or an urn in another spelling.
 */
function compactColumn(field: string, dataset: EntityUrn): string {
  const parsed = parseColumnUrn(field);
  if (!parsed.ok) return field;
  const { fieldPath } = parsed.value;
  return expandColumn(fieldPath, dataset) === field ? fieldPath : field;
}

/** @param column the path of a column of the dataset, or the urn of a column */
function expandColumn(column: string, dataset: EntityUrn): string {
  return column.startsWith(URN) ? column : schemaFieldUrn(dataset, column);
}

/**
 * The changes of one downstream as a receipt stores them. They omit the downstream and state each
 * upstream and each effect once. This makes the receipt of a first apply a fifth as long.
 */
export interface CompactChanges {
  /** The name of the downstream in addresses. */
  readonly name: string;
  /** The file of the places that are ranges. Empty if no change has a place. */
  readonly file: string;
  /** The effects on edges. A row names one by its number, from 0. */
  readonly edges: readonly StoredEffect<EdgeChange>[];
  /** The effects on column pairs. A row names one by its number, from 0. */
  readonly pairs: readonly StoredEffect<PairChange>[];
  /** Rows of neighboring changes with one upstream, in the order of the changes. */
  readonly upstreams: readonly CompactUpstream[];
}

/** The effect of a change on its element. Most changes of a downstream share one. */
export interface StoredEffect<C extends LineageChange> extends Pick<C, 'kind' | 'reason'> {
  /** Absent if the element did not exist. */
  readonly before?: NonNullable<C['before']>;
  /** Absent if the element is removed. */
  readonly after?: NonNullable<C['after']>;
}

export interface CompactUpstream {
  /** The urn, after `output ` if the entity of the changes is upstream of it. */
  readonly urn: EdgeEnd;
  /** The name of the upstream in addresses. */
  readonly name: string;
  readonly rows: readonly ChangeRow[];
}

export type ChangeRow = EdgeRow | PairRow;

/** The change of an edge. */
export type EdgeRow = readonly [effect: number, place: CompactPlace];

/** The change of a column pair. A column is its path, or its urn if no path gives that urn. */
export type PairRow = readonly [
  effect: number,
  downstreamColumn: string,
  upstreamColumn: string,
  place: CompactPlace,
];

/** A range in the file of the changes, or a whole place in another file or without an end. */
export type CompactPlace =
  | readonly [line: number, column: number, endLine: number, endColumn: number]
  | Place
  | null;
