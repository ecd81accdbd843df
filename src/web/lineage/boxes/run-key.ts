import type { KeyboardEvent } from 'react';
import type { GraphActions } from '../look/graph-actions.js';
import { type Active, boxElementId } from '../look/look.js';
import { sideButton } from '../model/box-words.js';
import type { Direction } from '../model/graph.js';
import { boxOf, isArrow, moveActive, type PlacedGraph } from './move-active.js';

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

/** Handles the keys of the graph. Keys with a modifier stay those of the browser. */
export function runKey(state: KeyState, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { active, placed, commands } = state;
  const { key } = event;
  const done = isArrow(key)
    ? moveTo(commands, active, active && moveActive(placed, active, key))
    : runPlain(commands, key) || runOnActive(state, key) || commands.onKey(key);
  if (done) event.preventDefault();
}

/** Arrow keys never scroll the page. Without an active thing they do nothing. */
function moveTo(commands: KeyCommands, from: Active | null, to: Active | null): boolean {
  if (from !== null && to !== null) commands.setActive(to);
  return true;
}

function runPlain(commands: KeyCommands, key: string): boolean {
  const plain: Readonly<Record<string, () => void>> = {
    f: commands.fit,
    '+': () => commands.zoomBy(1),
    '=': () => commands.zoomBy(1),
    '-': () => commands.zoomBy(-1),
  };
  const command = plain[key];
  command?.();
  return command !== undefined;
}

function runOnActive({ placed, active, actions, commands }: KeyState, key: string): boolean {
  if (active?.kind === 'column' && key === 'Escape') {
    commands.setActive({ kind: 'box', urn: active.urn });
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
  const place = document.getElementById(boxElementId(box.key))?.getBoundingClientRect();
  if (!place || !sideButton(box, direction)?.opens) return;
  actions.showHops(box, direction, {
    x: direction === 'up' ? place.left : place.right,
    y: place.top + place.height / 2,
  });
}
