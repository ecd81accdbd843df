import type { KeyboardEvent } from 'react';
import type { Direction } from '../../entity/entity.js';
import { isJob } from '../../entity/entity-kinds.js';
import type { PlacedGraph } from '../layout/placed.js';
import type { Active, GraphActions } from '../look/look.js';
import { sideButton } from '../model/box-words.js';
import type { GraphBox } from '../model/graph.js';
import { boxElementId } from './element-ids.js';
import { boxOf, isArrow, moveActive } from './move-active.js';

/** The commands of keys that act on no box. */
export interface KeyCommands {
  readonly setActive: (active: Active | null) => void;
  readonly fit: () => void;
  readonly zoomBy: (direction: 1 | -1) => void;
  /** Runs the command of a key that means the same in the list. Returns true if there is one. */
  readonly onKey: (key: string) => boolean;
}

interface KeyState {
  readonly placed: PlacedGraph;
  readonly active: Active | null;
  readonly actions: GraphActions;
  readonly commands: KeyCommands;
}

type Keys = Readonly<Record<string, () => void>>;

/** Handles the keys of the graph. The browser keeps keys with a modifier. */
export function runKey(state: KeyState, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { active, placed, commands } = state;
  const { key } = event;
  if (isArrow(key)) {
    // Arrow keys never scroll the page. Without an active thing they do nothing.
    event.preventDefault();
    const next = active && moveActive(placed, active, key);
    if (next) commands.setActive(next);
    return;
  }
  const command = plainKeys(commands)[key] ?? activeKeys(state)[key];
  command?.();
  if (command || commands.onKey(key)) event.preventDefault();
}

function plainKeys({ fit, zoomBy }: KeyCommands): Keys {
  return { f: fit, '+': () => zoomBy(1), '=': () => zoomBy(1), '-': () => zoomBy(-1) };
}

function activeKeys({ placed: { graph }, active, actions, commands }: KeyState): Keys {
  if (active?.kind === 'group') {
    const group = graph.groups.find(({ id }) => id === active.id);
    const toggle = (): void => group && actions.toggleGroup(group);
    return { ['Enter']: toggle, ' ': toggle };
  }
  const box = boxOf(graph, active);
  if (active === null || box === undefined) return {};
  const { urn } = box;
  const [first] = box.columns;
  const column = active.kind === 'column' ? active.column : null;
  return {
    ...(column !== null && { ['Escape']: () => commands.setActive({ kind: 'box', urn }) }),
    ['Enter']: () =>
      column === null ? actions.select({ kind: 'box', key: box.key }) : actions.pin(box, column),
    p: () => actions.pin(box, column),
    ' ': () => first && commands.setActive({ kind: 'column', urn, column: first.name }),
    x: () => isJob(box.type) && actions.toggleJob(box.key),
    m: () => actions.show({ kind: 'columns', urn }),
    '[': () => toggleSide(box, 'up', actions),
    ']': () => toggleSide(box, 'down', actions),
    '{': () => showHops(box, 'up', actions),
    '}': () => showHops(box, 'down', actions),
  };
}

function toggleSide(box: GraphBox, direction: Direction, actions: GraphActions): void {
  const button = sideButton(box, direction);
  if (button?.opens) actions.open(box, direction, 1);
  else if (button) actions.close(box, direction);
}

function showHops(box: GraphBox, direction: Direction, actions: GraphActions): void {
  const place = document.getElementById(boxElementId(box.key))?.getBoundingClientRect();
  if (!place || !sideButton(box, direction)?.opens) return;
  const x = direction === 'up' ? place.left : place.right;
  actions.show({ kind: 'hops', box, direction, x, y: place.top + place.height / 2 });
}
