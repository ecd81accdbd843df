import { type KeyboardEvent, useCallback } from 'react';
import type { Direction } from '../model/graph.js';
import type { GraphActions } from '../page/graph-actions.js';
import { sideButton } from './box-words.js';
import { type Active, boxId } from './look.js';
import { boxOf, isArrow, moveActive, type PlacedGraph } from './move-active.js';

/** What keys of the graph do besides the actions on boxes. */
export interface KeyCommands {
  readonly setActive: (active: Active | null) => void;
  readonly find: () => void;
  readonly fit: () => void;
  readonly zoomBy: (direction: 1 | -1) => void;
  readonly toggleColumns: () => void;
  readonly help: () => void;
  /** Closes the details, then clears the path. */
  readonly back: () => void;
}

interface UseKeys {
  readonly placed: PlacedGraph;
  readonly active: Active | null;
  readonly actions: GraphActions;
  readonly commands: KeyCommands;
}

/** Handles the keys of the graph. Keys with a modifier stay those of the browser. */
export function useKeys(state: UseKeys): (event: KeyboardEvent) => void {
  return useCallback(
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { active, placed, commands } = state;
      const done = isArrow(event.key)
        ? moveTo(commands, active, active && moveActive(placed, active, event.key))
        : runPlain(commands, event.key) || runOnActive(state, event.key);
      if (done) event.preventDefault();
    },
    [state],
  );
}

/** Arrow keys never scroll the page. Without an active thing they do nothing. */
function moveTo(commands: KeyCommands, from: Active | null, to: Active | null): boolean {
  if (from !== null && to !== null) commands.setActive(to);
  return true;
}

function runPlain(commands: KeyCommands, key: string): boolean {
  const plain: Readonly<Record<string, () => void>> = {
    '/': commands.find,
    f: commands.fit,
    '+': () => commands.zoomBy(1),
    '=': () => commands.zoomBy(1),
    '-': () => commands.zoomBy(-1),
    c: commands.toggleColumns,
    '?': commands.help,
  };
  const command = plain[key];
  command?.();
  return command !== undefined;
}

function runOnActive({ placed, active, actions, commands }: UseKeys, key: string): boolean {
  if (active?.kind === 'column' && key === 'Escape') {
    commands.setActive({ kind: 'box', urn: active.urn });
    return true;
  }
  if (key === 'Escape') {
    commands.back();
    return true;
  }
  if (active?.kind === 'group') return runOnGroup(placed, active.id, actions, key);
  const box = boxOf(placed.graph, active);
  if (active === null || box === undefined) return false;
  const [first] = box.columns;
  const column = active.kind === 'column' ? active.column : null;
  const enter = (): void =>
    column === null ? actions.select({ kind: 'box', key: box.key }) : actions.pin(box, column);
  const onBox: Readonly<Record<string, () => void>> = {
    ['Enter']: enter,
    p: () => actions.pin(box, column),
    ' ': () => first && commands.setActive({ kind: 'column', urn: box.urn, column: first.name }),
    m: () => actions.showColumns(box),
    '[': () => toggleSide(box, 'up', actions),
    ']': () => toggleSide(box, 'down', actions),
    '{': () => showHops(box, 'up', actions),
    '}': () => showHops(box, 'down', actions),
  };
  const run = onBox[key];
  run?.();
  return run !== undefined;
}

function runOnGroup(placed: PlacedGraph, id: string, actions: GraphActions, key: string): boolean {
  const group = placed.graph.groups.find((one) => one.id === id);
  if (group === undefined || (key !== 'Enter' && key !== ' ')) return false;
  actions.showGroup(group);
  return true;
}

type ActiveBox = NonNullable<ReturnType<typeof boxOf>>;

function toggleSide(box: ActiveBox, direction: Direction, actions: GraphActions): void {
  const button = sideButton(box, direction);
  if (button?.opens) actions.open(box, direction, 1);
  else if (button) actions.close(box, direction);
}

function showHops(box: ActiveBox, direction: Direction, actions: GraphActions): void {
  const place = document.getElementById(boxId(box.key))?.getBoundingClientRect();
  if (!place || !sideButton(box, direction)?.opens) return;
  actions.showHops(box, direction, {
    x: direction === 'up' ? place.left : place.right,
    y: place.top + place.height / 2,
  });
}
