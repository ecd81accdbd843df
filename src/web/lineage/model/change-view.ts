import { DIRECTIONS, type Direction } from '../../entity/entity.js';
import type { Graph, GraphBox, Group } from './graph.js';
import { keyOf } from './key-of.js';
import {
  COLORINGS,
  isCollapsed,
  type LineageView,
  MAX_OPENINGS,
  type Opening,
  type Pin,
  type Selection,
  tokenOf,
} from './lineage-address.js';
import { isInGroup } from './neighbor-groups.js';
import { neighborsOf } from './neighbors.js';

/** True if a view holds as many openings as an address can. Further openings change nothing. */
export function hasMostOpenings({ open }: LineageView): boolean {
  return open.length >= MAX_OPENINGS;
}

/** Draws the neighbors of a box in one direction. */
export function openSide(
  view: LineageView,
  { key, isRoot }: Pick<GraphBox, 'key' | 'isRoot'>,
  direction: Direction,
): LineageView {
  const opening: Opening = { action: direction, key };
  const opened = isRoot ? without(view, [opening]) : withOpenings(view, [opening]);
  const hides = opened.direction !== 'both' && opened.direction !== direction;
  return hides ? { ...opened, direction: 'both' } : opened;
}

/** Hides the neighbors of a box in one direction, and all that only they reach. */
export function closeSide(
  view: LineageView,
  graph: Graph,
  { urn, key, isRoot }: Pick<GraphBox, 'urn' | 'key' | 'isRoot'>,
  direction: Direction,
): LineageView {
  const opening: Opening = { action: direction, key };
  const closed = isRoot ? withOpenings(view, [opening]) : without(view, [opening]);
  return forget(closed, graph, { urn, direction });
}

/** Draws neighbors out of a group, by their keys. */
export function addMembers(view: LineageView, keys: readonly string[]): LineageView {
  return withOpenings(
    view,
    keys.map((key): Opening => ({ action: 'add', key })),
  );
}

/** Draws the members of a group, or folds them again and hides all that only they reach. */
export function toggleGroup(view: LineageView, graph: Graph, { id, isOpen }: Group): LineageView {
  const opening: Opening = { action: 'group', key: keyOf(id) };
  if (!isOpen) return withOpenings(view, [opening]);
  return forget(without(view, [opening]), graph, { group: id });
}

/** Puts a box back into its group, and hides all that only it reaches. */
export function removeMember(view: LineageView, graph: Graph, box: GraphBox): LineageView {
  const removed = without(view, [{ action: 'add', key: box.key }]);
  return forget(removed, graph, { urn: box.urn });
}

/** Shows the history, with the latest version, or the present lineage. */
export function toggleTime(view: LineageView): LineageView {
  return { ...view, time: view.time ? null : { older: null, newer: 0 } };
}

/** Turns the columns of boxes on or off. Without columns there is no pinned column. */
export function toggleColumns(view: LineageView): LineageView {
  if (!view.columns) return { ...view, columns: true };
  return { ...view, columns: false, pin: view.pin?.column ? null : view.pin };
}

/** Starts or stops to list all columns of a box. Turns columns on. */
export function toggleAllColumns(view: LineageView, key: string): LineageView {
  const opening: Opening = { action: 'columns', key };
  const isListed = view.open.some((one) => tokenOf(one) === tokenOf(opening));
  if (isListed && view.columns) return without(view, [opening]);
  return { ...withOpenings(view, [opening]), columns: true };
}

/** Draws all jobs as boxes, or all as links between their inputs and outputs. */
export function toggleJobs(view: LineageView): LineageView {
  const open = view.open.filter(({ action }) => action !== 'job');
  return { ...view, jobs: !view.jobs, open, selected: null };
}

/** Draws one job as a link instead of a box, or the other way around. */
export function toggleJob(view: LineageView, key: string): LineageView {
  const opening: Opening = { action: 'job', key };
  const isListed = view.open.some((one) => tokenOf(one) === tokenOf(opening));
  const after = isListed ? without(view, [opening]) : withOpenings(view, [opening]);
  // The details of a link lead to its job. A job that is a link has no details and no path.
  if (!isCollapsed(after, key)) return { ...after, selected: { kind: 'box', key } };
  return { ...after, selected: null, pin: view.pin?.key === key ? null : view.pin };
}

/** Pins a column or a dataset. Null clears. A column turns columns on. */
export function pinPath(view: LineageView, pin: Pin | null): LineageView {
  const columns = view.columns || (pin?.column ?? null) !== null;
  return { ...view, pin, columns, reads: view.reads && pin !== null };
}

/** Closes the details or, if there are none, the steps of the path or, at last, the path. */
export function stepBack(view: LineageView): LineageView {
  if (view.selected) return { ...view, selected: null };
  return view.reads ? { ...view, reads: false } : pinPath(view, null);
}

/** Colors lines by the next fact, and by none after the last. */
export function nextColoring(view: LineageView): LineageView {
  const next = view.by === null ? 0 : COLORINGS.indexOf(view.by) + 1;
  return { ...view, by: COLORINGS[next] ?? null };
}

/** Adds openings that the view does not have, as far as an address can hold them. */
export function withOpenings(view: LineageView, openings: readonly Opening[]): LineageView {
  const known = new Map([...view.open, ...openings].map((one) => [tokenOf(one), one]));
  if (known.size === view.open.length) return view;
  return { ...view, open: [...known.values()].slice(0, MAX_OPENINGS) };
}

function without(view: LineageView, openings: readonly Opening[]): LineageView {
  const tokens = new Set(openings.map(tokenOf));
  return { ...view, open: view.open.filter((one) => !tokens.has(tokenOf(one))) };
}

/** Drops keys of boxes that are no longer drawn. Unknown keys stay: their boxes may be loading. */
function forget(view: LineageView, graph: Graph, cut: Cut): LineageView {
  const added = view.open.filter(({ action }) => action === 'add').map(({ key }) => key);
  const reached = reachedWithout(graph, cut, new Set(added));
  const isCut = ({ anchor, direction }: Group): boolean =>
    !reached.has(anchor) || (anchor === cut.urn && direction === cut.direction);
  const hidden = new Set([
    ...graph.boxes.filter(({ urn }) => !reached.has(urn)).map(({ key }) => key),
    ...graph.groups.filter(isCut).map(({ id }) => keyOf(id)),
  ]);
  const isDrawn = (key: string): boolean => !hidden.has(key);
  return {
    ...view,
    open: view.open.filter(({ key }) => isDrawn(key)),
    pin: view.pin && isDrawn(view.pin.key ?? '') ? view.pin : null,
    selected: view.selected && keysOf(view.selected).every(isDrawn) ? view.selected : null,
  };
}

function keysOf(selected: Selection): readonly string[] {
  return selected.kind === 'box' ? [selected.key] : selected.id.split('-');
}

/** A side to close; or a box to remove, without a direction; or a group to fold. */
interface Cut {
  readonly urn?: string;
  readonly direction?: Direction;
  readonly group?: string;
}

/**
 * The boxes that the open sides still reach after a cut. Of the members of folded groups, a side
 * reaches the added boxes alone.
 *
 * @param added keys of the boxes that the view draws out of groups
 */
function reachedWithout(graph: Graph, cut: Cut, added: ReadonlySet<string>): ReadonlySet<string> {
  const neighbors = neighborsOf(graph.edges);
  const boxes = new Map(graph.boxes.map((box) => [box.urn, box]));
  const folded = graph.groups.filter(({ id, isOpen }) => !isOpen || id === cut.group);
  const isOpen = (urn: string, direction: Direction): boolean =>
    !(cut.urn === urn && cut.direction === direction) &&
    boxes.get(urn)?.sides[direction].isOpen === true;
  const isReached = (urn: string, groups: readonly Group[]): boolean =>
    (cut.direction !== undefined || urn !== cut.urn) &&
    (added.has(boxes.get(urn)?.key ?? '') || !groups.some((group) => isInGroup(urn, group)));
  const roots = graph.boxes.filter(({ isRoot }) => isRoot);
  const reached = new Set(roots.map(({ urn }) => urn));
  // The set grows while the loop runs through it.
  for (const urn of reached) {
    for (const direction of DIRECTIONS.filter((one) => isOpen(urn, one))) {
      const groups = folded.filter((one) => one.anchor === urn && one.direction === direction);
      const next = neighbors[direction].get(urn) ?? [];
      for (const one of next.filter((other) => isReached(other, groups))) reached.add(one);
    }
  }
  return reached;
}
