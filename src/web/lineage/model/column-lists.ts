import { matchColumn, simplifyFieldPath } from '../../../urn/field-path.js';
import type { SchemaColumn } from '../../entity/entity.js';
import { type Box, type BoxColumn, columnKey, type GraphEdge, type Path } from './graph.js';

/** The largest number of columns that a box lists by itself. */
const MAX_COLUMNS = 10;

/** The largest number of drawn column edges. */
export const MAX_COLUMN_EDGES = 6_000;

/** The part of a box that says which columns it lists. */
export type ColumnList = Pick<Box, 'columns' | 'hiddenColumns' | 'listsAllColumns'>;

interface ColumnSources {
  /** The boxes that can list columns, in order. */
  readonly urns: readonly string[];
  readonly edges: readonly GraphEdge[];
  /** The pinned path. Its columns are listed before others. */
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
 * Chooses the columns that boxes list. A pair is drawn if a box lists one of its columns. Where the
 * pairs exceed the limit, a box lists fewer columns or none, and its other edges end at one place.
 */
export function columnLists(sources: ColumnSources): ColumnLists {
  const connected = connectedColumns(sources.edges);
  const lists = new Map<string, ColumnList>();
  const drawn = new Set<number>();
  let isFull = false;
  for (const urn of sources.urns) {
    const ends = connected.get(urn) ?? NO_ENDS;
    const listsAllColumns = sources.all.has(urn);
    const few = fewColumns(urn, ends, sources);
    const choices = listsAllColumns ? [allColumns(urn, ends, sources), few] : [few];
    const chosen = choices.find((list) => fits(list, ends, drawn));
    isFull ||= chosen !== choices[0];
    const columns = chosen ?? NONE;
    for (const pair of pairsOf(columns, ends)) drawn.add(pair);
    const listed = columns.filter(({ name }) => ends.has(name)).length;
    lists.set(urn, { columns, hiddenColumns: ends.size - listed, listsAllColumns });
  }
  return { lists, isFull };
}

/** The columns of a box with lineage to others, in the order of the edges, each with its pairs. */
type Ends = ReadonlyMap<string, readonly number[]>;

const NO_ENDS: Ends = new Map();

function pairsOf(columns: readonly BoxColumn[], ends: Ends): readonly number[] {
  return columns.flatMap(({ name }) => ends.get(name) ?? []);
}

function fits(columns: readonly BoxColumn[], ends: Ends, drawn: ReadonlySet<number>): boolean {
  const more = new Set(pairsOf(columns, ends).filter((pair) => !drawn.has(pair)));
  return drawn.size + more.size <= MAX_COLUMN_EDGES;
}

const NONE: readonly BoxColumn[] = [];

/** The columns that edges name, by box. Pairs have numbers, since texts of pairs take long to make. */
export function connectedColumns(edges: readonly GraphEdge[]): ReadonlyMap<string, Ends> {
  const found = new Map<string, Map<string, number[]>>();
  const add = (urn: string, column: string, pair: number): void => {
    const columns = found.get(urn) ?? new Map<string, number[]>();
    found.set(urn, columns);
    const pairs = columns.get(column);
    if (pairs) pairs.push(pair);
    else columns.set(column, [pair]);
  };
  let count = 0;
  for (const { upstream, downstream, pairs, fromWhole } of edges) {
    for (const pair of pairs) {
      add(upstream, pair.upstream.column, count);
      add(downstream, pair.downstream.column, count++);
    }
    for (const column of fromWhole) add(downstream, column, count++);
  }
  return found;
}

function fewColumns(
  urn: string,
  ends: Ends,
  { path, schema }: ColumnSources,
): readonly BoxColumn[] {
  // Most boxes are not on the path.
  const isLit = (name: string): boolean =>
    path?.boxes.has(urn) === true && path.columns.has(columnKey(urn, name));
  const names = connectedNames(urn, ends, path);
  const ranked = [...names.filter(isLit), ...names.filter((name) => !isLit(name))];
  const chosen = new Set(ranked.slice(0, MAX_COLUMNS));
  // A pin leaves the others in their order, since the pointer is on one of them.
  return describe(
    names.filter((name) => chosen.has(name)),
    schema(urn),
  );
}

/** The columns of a box with lineage, and the start of the path. */
function connectedNames(urn: string, ends: Ends, path: Path | undefined): readonly string[] {
  const start = path?.start.urn === urn && path.start.column ? [path.start.column] : [];
  return [...new Set([...ends.keys(), ...start])];
}

/** All columns of the schema, in its order, then those that only lineage names. */
function allColumns(
  urn: string,
  ends: Ends,
  { path, schema }: ColumnSources,
): readonly BoxColumn[] {
  const named = connectedNames(urn, ends, path);
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
