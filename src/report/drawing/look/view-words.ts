import { compareText } from '../../../errors/compare-text.js';
import { groupBy } from '../../../model/group-by.js';
import { escapeControls } from '../../words/escape.js';
import type { EntityNames } from './entity-names.js';
import { fitLines, type Room } from './fit-lines.js';

/** An entity that a view shows as a box. */
export interface NamedBox extends EntityNames {
  readonly urn: string;
  /** The word for its kind. */
  readonly kind: string;
}

/** The words in the head of a box, as far as they fit. */
export interface ShownWords {
  /** The database and the schema above the title, or more where that is not enough. May be empty. */
  readonly context: string;
  /** The lines of the title. Joined, they are the name. */
  readonly title: readonly string[];
  /** May be empty. */
  readonly env: string;
}

/** The room in the head of a box. */
export interface HeadRoom {
  readonly title: Room;
  readonly context: Room;
  readonly env: Room;
}

/**
 * The contexts of a box, from the shortest. The last is a number of the box in the view: it differs
 * always.
 */
const contexts: readonly ((box: NamedBox, number: number) => string)[] = [
  ({ schema }) => schema,
  ({ schema }) => schema,
  ({ full }) => full,
  ({ urn }) => urn,
  (_, number) => `#${number}`,
];

/**
 * Returns the words of all boxes of a view, by urn. No two boxes of a kind on a platform get the
 * same words: where the short names look the same, the words show what differs.
 */
export function viewWords<T extends NamedBox>(
  boxes: readonly T[],
  roomOf: (box: T) => HeadRoom,
): ReadonlyMap<string, ShownWords> {
  const numbers = new Map(
    boxes
      .map(({ urn }) => urn)
      .sort(compareText)
      .map((urn, at) => [urn, at + 1]),
  );
  const levels = new Map<string, number>();
  const contextOf = (box: NamedBox, level: number): string =>
    escapeControls(contexts[level]?.(box, numbers.get(box.urn) as number) as string);
  const show = (box: T, rivals: readonly T[]): ShownWords => {
    const { title, context, env } = roomOf(box);
    const level = levels.get(box.urn) ?? 0;
    const others = rivals.filter(({ urn }) => urn !== box.urn);
    const shown = (textOf: (one: T) => string, room: Room) =>
      fitLines(textOf(box), room, others.map(textOf));
    return {
      title: shown(({ name }) => escapeControls(name), title),
      context: shown((one) => contextOf(one, level), context).join(''),
      env: shown((one) => escapeControls(one.env), env).join(''),
    };
  };
  const words = new Map(boxes.map((box) => [box.urn, show(box, [])]));
  for (let same = sameWords(boxes, words); same.length > 0; same = sameWords(boxes, words)) {
    for (const group of same)
      for (const { urn } of group)
        levels.set(urn, Math.min((levels.get(urn) ?? 0) + 1, contexts.length - 1));
    for (const group of same) for (const box of group) words.set(box.urn, show(box, group));
  }
  return words;
}

/** The groups of boxes that would show the same. */
function sameWords<T extends NamedBox>(
  boxes: readonly T[],
  words: ReadonlyMap<string, ShownWords>,
): readonly (readonly T[])[] {
  const all = groupBy(boxes, ({ urn, kind, platform }) =>
    JSON.stringify([kind, platform, words.get(urn)]),
  );
  return [...all.values()].filter((group) => group.length > 1);
}
