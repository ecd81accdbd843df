import { matchColumn, simplifyFieldPath } from '../../../urn/field-path.js';
import type { SchemaColumn } from '../../dataset/column-rows.js';
import { type Box, type BoxColumn, columnKey, type GraphEdge, type Path } from './graph.js';

/** The largest number of columns that a box lists by itself. */
export const MAX_COLUMNS = 10;

/** The largest number of drawn column edges. */
export const MAX_COLUMN_EDGES = 6_000;

/** The part of a box that says which columns it lists. */
export type ColumnList = Pick<Box, 'columns' | 'hiddenColumns' | 'listsAllColumns'>;

export interface ColumnSources {
  /** The boxes that can list columns, in order. */
  readonly urns: readonly string[];
  readonly edges: readonly GraphEdge[];
  /** The pinned path. Its columns come first. */
  readonly path: Path | undefined;
  /** Urns of the boxes that list all columns. */
  readonly all: ReadonlySet<string>;
  readonly schema: (urn: string) => readonly SchemaColumn[] | undefined;
}

export interface ColumnLists {
  readonly lists: ReadonlyMap<string, ColumnList>;
  /** True if some boxes list fewer columns, since their edges would be too many. */
  readonly isFull: boolean;
}

/**
 * Chooses the columns that boxes list. Edges to a column that is not listed end at one place of the
 * box, so they count once. A box whose edges exceed the limit lists fewer columns or none.
 */
export function columnLists(sources: ColumnSources): ColumnLists {
  const { urns, edges, all } = sources;
  const connected = connectedColumns(edges);
  const edgesOf = edgesByBox(edges);
  const lists = new Map<string, ColumnList>();
  const drawn = new Set<string>();
  let isFull = false;
  for (const urn of urns) {
    const columns = connected.get(urn) ?? new Set<string>();
    const few = fewColumns(urn, columns, sources);
    const wanted = all.has(urn) ? [allColumns(urn, columns, sources), few, NONE] : [few, NONE];
    for (const list of wanted) {
      const names = new Set(list.map(({ name }) => name));
      const hiddenColumns = [...columns].filter((name) => !names.has(name)).length;
      lists.set(urn, { columns: list, hiddenColumns, listsAllColumns: all.has(urn) });
      const more = drawnEdges(edgesOf.get(urn) ?? [], lists);
      const size = [...more].filter((one) => !drawn.has(one)).length;
      if (drawn.size + size <= MAX_COLUMN_EDGES || list === NONE) {
        for (const one of more) drawn.add(one);
        break;
      }
      isFull = true;
    }
  }
  return { lists, isFull };
}

const NONE: readonly BoxColumn[] = [];

/** The columns with lineage to other boxes, in the order of the edges. */
export function connectedColumns(
  edges: readonly GraphEdge[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const add = (urn: string, column: string): void => {
    const columns = found.get(urn);
    if (columns) columns.add(column);
    else found.set(urn, new Set([column]));
  };
  for (const { upstream, downstream, pairs, fromWhole } of edges) {
    for (const pair of pairs) {
      add(upstream, pair.upstream.column);
      add(downstream, pair.downstream.column);
    }
    for (const column of fromWhole) add(downstream, column);
  }
  return found;
}

function edgesByBox(edges: readonly GraphEdge[]): ReadonlyMap<string, readonly GraphEdge[]> {
  const found = new Map<string, GraphEdge[]>();
  for (const edge of edges) {
    for (const urn of new Set([edge.upstream, edge.downstream]))
      found.set(urn, [...(found.get(urn) ?? []), edge]);
  }
  return found;
}

/** The column edges between boxes whose columns are chosen, by their visible ends. */
function drawnEdges(
  edges: readonly GraphEdge[],
  lists: ReadonlyMap<string, ColumnList>,
): ReadonlySet<string> {
  const drawn = new Set<string>();
  for (const { id, upstream, downstream, pairs, fromWhole } of edges) {
    const from = lists.get(upstream);
    const to = lists.get(downstream);
    if (!from || !to) continue;
    const fromNames = new Set(from.columns.map(({ name }) => name));
    const toNames = new Set(to.columns.map(({ name }) => name));
    const end = (names: ReadonlySet<string>, name: string): string => (names.has(name) ? name : '');
    for (const pair of pairs)
      drawn.add(
        [id, end(fromNames, pair.upstream.column), end(toNames, pair.downstream.column)].join('\n'),
      );
    for (const column of fromWhole) drawn.add(`${id}\n\n\n${end(toNames, column)}`);
  }
  return drawn;
}

function fewColumns(
  urn: string,
  connected: ReadonlySet<string>,
  { path, schema }: ColumnSources,
): readonly BoxColumn[] {
  const isLit = (name: string): boolean => path?.columns.has(columnKey(urn, name)) ?? false;
  const start = path?.start.urn === urn && path.start.column ? [path.start.column] : [];
  const names = [...new Set([...start, ...connected])];
  const ordered = [...names.filter(isLit), ...names.filter((name) => !isLit(name))];
  return describe(ordered.slice(0, MAX_COLUMNS), schema(urn));
}

/** All columns of the schema, in its order, then those that only lineage names. */
function allColumns(
  urn: string,
  connected: ReadonlySet<string>,
  { path, schema }: ColumnSources,
): readonly BoxColumn[] {
  const start = path?.start.urn === urn && path.start.column ? [path.start.column] : [];
  const named = [...new Set([...start, ...connected])];
  const columns = schema(urn);
  if (columns === undefined) return describe(named, undefined);
  const paths = columns.map(({ fieldPath }) => fieldPath);
  const spelled = new Map(
    named.flatMap((name): [string, string][] => {
      const match = matchColumn(name, paths);
      return match.kind === 'found' ? [[match.path, name]] : [];
    }),
  );
  // Lineage may spell a column in other letters. Edges end at its spelling.
  const names = columns.map(
    ({ fieldPath }) => spelled.get(fieldPath) ?? simplifyFieldPath(fieldPath),
  );
  return describe([...new Set([...names, ...named])], columns);
}

function describe(
  names: readonly string[],
  columns: readonly SchemaColumn[] | undefined,
): readonly BoxColumn[] {
  if (columns === undefined)
    return names.map((name) => ({ name, type: undefined, isUnknown: false }));
  const paths = columns.map(({ fieldPath }) => fieldPath);
  const byPath = new Map(columns.map((column) => [column.fieldPath, column]));
  return names.map((name) => {
    const match = matchColumn(name, paths);
    const column = match.kind === 'found' ? byPath.get(match.path) : undefined;
    return {
      name,
      type: column && (column.nativeDataType || column.type),
      isUnknown: match.kind === 'unknown',
    };
  });
}
