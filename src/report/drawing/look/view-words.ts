import { compareText } from '../../../errors/compare-text.js';
import { groupBy } from '../../../model/group-by.js';
import { escapeControls } from '../../words/escape.js';
import type { EntityNames } from './entity-names.js';
import { fitLines, type Room } from './fit-lines.js';
import { platformMark } from './platform-mark.js';

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
  /** Null: the head has a title only, which says more where it has to. */
  readonly place: { readonly context: Room; readonly env: Room } | null;
}

/**
 * The contexts of a box, from the shortest. The last is a number of the box in the view: it differs
 * always.
 */
const contexts: readonly Context[] = [
  ({ schema }) => schema,
  ({ schema }) => schema,
  ({ full }) => full,
  ({ urn }) => urn,
  (_, number) => `#${number}`,
];

type Context = (box: NamedBox, number: number) => string;

const LAST = contexts.length - 1;

/**
 * Returns the words of all boxes of a view, by urn. No two boxes of a kind with the same mark
 * get the same words: where the short names look the same, the words show what differs.
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
  const levelOf = ({ urn }: T): number => levels.get(urn) ?? 0;
  const contextAt = (level: number, box: T): string =>
    escapeControls((contexts[level] as Context)(box, numbers.get(box.urn) as number));
  const show = (box: T, rivals: readonly T[]): ShownWords => {
    const { title, place } = roomOf(box);
    const level = levelOf(box);
    const others = rivals.filter(({ urn }) => urn !== box.urn);
    const shown = (textOf: (one: T) => string, room: Room) =>
      fitLines(textOf(box), room, others.map(textOf));
    const name = (one: T) => escapeControls(one.name);
    if (place === null) {
      const whole = (one: T) => (level < 2 ? name(one) : contextAt(level, one));
      return { title: shown(whole, title), context: '', env: '' };
    }
    return {
      title: shown(name, title),
      context: shown((one) => contextAt(level, one), place.context).join(''),
      env: shown((one) => escapeControls(one.env), place.env).join(''),
    };
  };
  const words = new Map(boxes.map((box) => [box.urn, show(box, [])]));
  const alike = () =>
    sameWords(boxes, words).filter((group) => group.some((box) => levelOf(box) < LAST));
  for (let groups = alike(); groups.length > 0; groups = alike()) {
    for (const box of groups.flat()) levels.set(box.urn, Math.min(levelOf(box) + 1, LAST));
    for (const group of groups) for (const box of group) words.set(box.urn, show(box, group));
  }
  return words;
}

function sameWords<T extends NamedBox>(
  boxes: readonly T[],
  words: ReadonlyMap<string, ShownWords>,
): readonly (readonly T[])[] {
  const all = groupBy(boxes, ({ urn, kind, platform }) =>
    JSON.stringify([kind, platformMark(platform), words.get(urn)]),
  );
  return [...all.values()].filter((group) => group.length > 1);
}
