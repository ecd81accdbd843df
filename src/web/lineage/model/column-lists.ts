import { isDatasetUrn } from '../../../urn/entity-urn.js';
import { matchColumn, simplifyFieldPath } from '../../../urn/field-path.js';
import type { SchemaColumn } from '../../entity/entity.js';
import { hasColumns } from '../../entity/entity-kinds.js';
import { type BoxColumn, type BoxEdge, columnKey, type GraphBox, type Path } from './graph.js';
import type { GraphData, Need } from './graph-data.js';
import type { LineageView, Pin } from './lineage-address.js';
import { pathOf } from './path.js';
import type { Walk } from './walk.js';

/** The largest number of columns that a box lists by itself. */
const MAX_COLUMNS = 10;

/** The largest number of drawn column edges. */
export const MAX_COLUMN_EDGES = 6_000;

/** The part of a box that says which columns it lists. */
export type ColumnList = Pick<GraphBox, 'columns' | 'hiddenColumns' | 'listsAllColumns'>;

interface ColumnLists {
  readonly lists: ReadonlyMap<string, ColumnList>;
  /** True if some boxes list fewer columns, since their edges would be too many. */
  readonly isFull: boolean;
  readonly needs: readonly Need[];
}

/**
 * Chooses the columns that boxes list. A pair is drawn if a box lists one of its columns. Where the
 * pairs exceed the limit, a box lists fewer columns or none, and its other edges end at one place.
 */
export function columnLists(
  walk: Walk,
  edges: readonly BoxEdge[],
  view: LineageView,
  data: GraphData,
): ColumnLists {
  const lists = new Map<string, ColumnList>();
  if (!view.columns) return { lists, isFull: false, needs: [] };
  const whole = view.open.flatMap(({ action, key }) => {
    const urn = action === 'columns' ? walk.nodeOfKey.get(key)?.urn : undefined;
    return urn !== undefined && isDatasetUrn(urn) ? [urn] : [];
  });
  const path = pinnedPath(walk, edges, view.pin);
  const connected = connectedColumns(edges);
  const drawn = new Set<number>();
  let isFull = false;
  for (const { urn, entity } of walk.nodes.values()) {
    if (entity && !hasColumns(entity.type)) continue;
    const ends = connected.get(urn) ?? NO_ENDS;
    const listsAllColumns = isDatasetUrn(urn) && whole.includes(urn);
    const schema = listsAllColumns ? data.schema(urn).data : undefined;
    const named = connectedNames(urn, ends, path);
    const few = describe(fewColumns(urn, named, path), schema);
    const all = () => describe(schema ? allColumns(named, schema) : named, schema);
    const choices = listsAllColumns ? [all(), few] : [few];
    const chosen = choices.find((list) => fits(list, ends, drawn));
    isFull ||= chosen !== choices[0];
    const columns = chosen ?? NONE;
    for (const pair of pairsOf(columns, ends)) drawn.add(pair);
    const listed = columns.filter(({ name }) => ends.has(name)).length;
    lists.set(urn, { columns, hiddenColumns: ends.size - listed, listsAllColumns });
  }
  return { lists, isFull, needs: whole.map((urn): Need => ({ kind: 'schema', urn })) };
}

/** The pinned path, whose columns come first. A pin without a key belongs to the home dataset. */
function pinnedPath({ nodes, nodeOfKey }: Walk, edges: readonly BoxEdge[], pin: Pin | null) {
  if (pin === null || pin.column === null) return undefined;
  const urn = pin.key === null ? nodes.keys().next().value : nodeOfKey.get(pin.key)?.urn;
  return urn === undefined ? undefined : pathOf({ edges }, { urn, column: pin.column });
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

/** The listed columns of a box, then its others with lineage. */
export function namedColumns(
  { urn, columns }: GraphBox,
  connected: ReturnType<typeof connectedColumns>,
): readonly BoxColumn[] {
  const listed = new Set(columns.map(({ name }) => name));
  const others = [...(connected.get(urn)?.keys() ?? [])].filter((name) => !listed.has(name));
  return [...columns, ...others.map((name) => ({ name, type: undefined, isUnknown: false }))];
}

/** The columns that edges name, by box. Pairs have numbers, since texts of pairs take long to make. */
export function connectedColumns(edges: readonly BoxEdge[]): ReadonlyMap<string, Ends> {
  const found = new Map<string, Map<string, number[]>>();
  const add = (urn: string, column: string, pair: number): void => {
    const columns = found.get(urn) ?? new Map<string, number[]>();
    found.set(urn, columns);
    const pairs = columns.get(column);
    if (pairs) pairs.push(pair);
    else columns.set(column, [pair]);
  };
  let count = 0;
  for (const { downstream, pairs, fromWhole } of edges) {
    for (const { upstream: from, downstream: to } of pairs) {
      add(from.dataset, from.column, count);
      add(to.dataset, to.column, count++);
    }
    for (const column of fromWhole) add(downstream, column, count++);
  }
  return found;
}

/** The columns of a box with lineage, and the start of the path. */
function connectedNames(urn: string, ends: Ends, path: Path | undefined): readonly string[] {
  const start = path?.start.urn === urn && path.start.column ? [path.start.column] : [];
  return [...new Set([...ends.keys(), ...start])];
}

/** The columns with lineage, at most {@link MAX_COLUMNS}: columns on the path come first. */
function fewColumns(urn: string, names: readonly string[], path: Path | undefined) {
  // Most boxes are not on the path.
  const isLit = (name: string): boolean =>
    path?.boxes.has(urn) === true && path.columns.has(columnKey(urn, name));
  const ranked = [...names.filter(isLit), ...names.filter((name) => !isLit(name))];
  const chosen = new Set(ranked.slice(0, MAX_COLUMNS));
  // A pin leaves the others in their order, since the pointer is on one of them.
  return names.filter((name) => chosen.has(name));
}

/** All columns of the schema, in its order, then those that only lineage names. */
function allColumns(named: readonly string[], schema: readonly SchemaColumn[]): readonly string[] {
  const match = matcherOf(schema);
  const spelled = new Map(
    named.flatMap((name): [string, string][] => {
      const { column } = match(name);
      return column ? [[column.fieldPath, name]] : [];
    }),
  );
  // Lineage may spell a column in other letters. Edges end at its spelling.
  const names = schema.map(
    ({ fieldPath }) => spelled.get(fieldPath) ?? simplifyFieldPath(fieldPath),
  );
  return [...new Set([...names, ...named])];
}

function describe(
  names: readonly string[],
  schema: readonly SchemaColumn[] | undefined,
): readonly BoxColumn[] {
  if (schema === undefined)
    return names.map((name) => ({ name, type: undefined, isUnknown: false }));
  const match = matcherOf(schema);
  return names.map((name) => {
    const { column, isUnknown } = match(name);
    return { name, type: column && (column.nativeDataType || column.type), isUnknown };
  });
}

/** Finds the column of a schema that a name means. */
function matcherOf(schema: readonly SchemaColumn[]) {
  const paths = schema.map(({ fieldPath }) => fieldPath);
  const byPath = new Map(schema.map((column) => [column.fieldPath, column]));
  return (name: string) => {
    const match = matchColumn(name, paths);
    const column = match.kind === 'found' ? byPath.get(match.path) : undefined;
    return { column, isUnknown: match.kind === 'unknown' };
  };
}
