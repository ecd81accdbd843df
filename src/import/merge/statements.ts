import type { Place } from '../../errors/place.js';
import type { DeclaredUnit } from '../../manifest/declared-stack.js';
import type { NonEmpty } from '../../model/group-by.js';
import { type Element, elementKey } from './element.js';

/** An element that a manifest states, with its place. */
export interface Statement {
  readonly element: Element;
  /** The place of the item of `upstreams`, of the upstream column, or of `upstreams: []`. */
  readonly place: Place;
  /** The place of the key under `columns`. Absent for an edge. */
  readonly mapping?: Place;
}

/** The statements of one downstream, by the key of their element. */
export type UnitStatements = ReadonlyMap<string, NonEmpty<Statement>>;

/** Lists the statements of the manifests about one downstream. */
export function statementsOf(unit: DeclaredUnit | undefined): UnitStatements {
  const found = new Map<string, [Statement, ...Statement[]]>();
  if (unit === undefined) return found;
  const add = (statement: Statement): void => {
    const key = elementKey(statement.element);
    const others = found.get(key);
    if (others === undefined) found.set(key, [statement]);
    else others.push(statement);
  };
  for (const { upstream, type, note, place } of unit.edges)
    add({ element: { kind: 'edge', upstream, type, note }, place });
  for (const mapping of unit.columns) addMapping(mapping, add);
  for (const { emptyUpstreams } of unit.entries)
    if (emptyUpstreams !== undefined)
      add({ element: { kind: 'empty' }, place: emptyUpstreams.place });
  return found;
}

function addMapping(
  declared: DeclaredUnit['columns'][number],
  add: (statement: Statement) => void,
): void {
  const { kind, of, downstreamColumn, place: mapping, upstreams, transform, confidence } = declared;
  const attributes = { transform, confidence };
  const except = [...new Set(declared.except.map(({ text }) => text))].sort();
  for (const { dataset: upstream, column, wholePlace: place } of upstreams) {
    const pair = { of, downstreamColumn, upstream, column };
    const element: Element =
      kind === 'wildcard'
        ? { kind, upstream, except, ...attributes }
        : { kind: 'pair', ...pair, ...attributes };
    add({ element, place, mapping });
  }
}
