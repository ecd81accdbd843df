import { fitFacts } from './fit-lines.js';
import type { ShownKind, Size } from './kind-look.js';
import { textWidth } from './text-width.js';
import type { HeadRoom, ShownWords } from './view-words.js';

/** The head of a box: a mark beside the context and the title, and facts in a line below. */
export interface BoxHead extends ShownWords {
  readonly kind: ShownKind;
  /** Empty: there is no mark. */
  readonly platform: string;
  /** The facts in the last line, the most important first. The first is the kind. */
  readonly facts: readonly string[];
}

/** Sizes in pixels. The style sheet of the pages has the same ones. */
export const TITLE_SIZE = 14;
export const TITLE_LINE = 17;
export const SMALL_SIZE = 11;
export const SMALL_LINE = 14;
export const TILE = 26;
/** The room of the mark and of the gap behind it. */
export const TILE_ROOM: number = TILE + 8;
/** The room of the sign of a kind and of the gap behind it. */
export const SIGN_ROOM = 18;
/** The height of a head with two lines of title. */
export const HEAD_HEIGHT = 72;

/** Bold letters are wider than others by this factor. */
const BOLD = 1.08;
/** The part of a line that an environment may take. */
const ENV_SHARE = 0.45;
const GAP = 6;

/** The distance of the words from the sides of a box. The ends of a job are pointed. */
export function headPadding(kind: ShownKind): number {
  return kind === 'dataJob' ? 18 : 12;
}

/** The letters of a head, in pixels: small ones, and the lines of a title in its height. */
export interface HeadLetters {
  readonly size: number;
  /** True for a head that has room for nothing but a title. */
  readonly isTitleOnly: boolean;
}

/** The letters of a head that is seen at its own size. */
export const NEAR: HeadLetters = { size: SMALL_SIZE, isTitleOnly: false };

/** The room for the words of a box of some width. */
export function headRoom(
  { kind, platform }: Pick<BoxHead, 'kind' | 'platform'>,
  {
    env,
    width,
    letters,
  }: { readonly env: string; readonly width: number; readonly letters: HeadLetters },
): HeadRoom {
  const inner = width - 2 * headPadding(kind) - (platform === '' ? 0 : TILE_ROOM);
  const small = { font: 'sans', size: letters.size, lines: 1 } as const;
  const title = {
    ...small,
    size: Math.max(TITLE_SIZE, letters.size),
    width: inner / BOLD,
    lines: 2,
  };
  if (letters.isTitleOnly) return { title, place: null };
  const wanted = env === '' ? 0 : textWidth(env, 'sans') * letters.size;
  const envWidth = Math.min(inner * ENV_SHARE, wanted);
  return {
    title,
    place: {
      context: { ...small, width: inner - envWidth - (env === '' ? 0 : GAP) },
      env: { ...small, width: envWidth },
    },
  };
}

/** The width of a box that shows a name on one line, and its other words whole. */
export function headWidth(
  { kind, platform, facts }: Pick<BoxHead, 'kind' | 'platform' | 'facts'>,
  { name, context, env }: { readonly name: string; readonly context: string; readonly env: string },
): number {
  const tile = platform === '' ? 0 : TILE_ROOM;
  const envWidth = env === '' ? 0 : smallWidth(env) + GAP;
  const wanted = [
    tile + textWidth(name, 'sans') * TITLE_SIZE * BOLD,
    tile + smallWidth(context) + envWidth,
    SIGN_ROOM + smallWidth(facts.join(' · ')),
  ];
  return Math.max(...wanted) + 2 * headPadding(kind);
}

function smallWidth(text: string): number {
  return textWidth(text, 'sans') * SMALL_SIZE;
}

/** The last line of a head, as far as its facts fit. */
export function headNote(
  { kind, facts, size = SMALL_SIZE }: Pick<BoxHead, 'kind' | 'facts'> & { readonly size?: number },
  width: number,
): string {
  return fitFacts(facts, { font: 'sans', size, width: width - 2 * headPadding(kind) - SIGN_ROOM });
}

/** The top of the words in a head, which are in its middle. */
export function headTop(
  { context, env, title }: ShownWords,
  { height }: Pick<Size, 'height'>,
): number {
  const first = context === '' && env === '' ? 0 : SMALL_LINE;
  return (height - first - title.length * TITLE_LINE - SMALL_LINE) / 2;
}
