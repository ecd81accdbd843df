import { createColors } from 'picocolors';

/** The values that every part of the text report needs. */
export interface TextContext {
  readonly paint: Paint;
  /** The text of each manifest by path. */
  readonly sources: ReadonlyMap<string, string>;
  /** The width of a line. */
  readonly columns: number;
  /** True to show every element in one line, without limits. */
  readonly full: boolean;
}

/** Colours by meaning. Colour only repeats what the words say. */
export interface Paint {
  readonly title: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly create: (text: string) => string;
  readonly update: (text: string) => string;
  readonly delete: (text: string) => string;
  readonly mark: (text: string) => string;
  readonly error: (text: string) => string;
  readonly warning: (text: string) => string;
  readonly info: (text: string) => string;
}

export function painter(color: boolean): Paint {
  return color ? colored : plain;
}

const same = (text: string): string => text;

const plain: Paint = {
  title: same,
  faint: same,
  create: same,
  update: same,
  delete: same,
  mark: same,
  error: same,
  warning: same,
  info: same,
};

// Forced on, since flag, environment and terminal were evaluated before.
const { bold, dim, green, yellow, red, cyan } = createColors(true);

const colored: Paint = {
  title: bold,
  faint: dim,
  create: green,
  update: yellow,
  delete: red,
  mark: cyan,
  error: red,
  warning: yellow,
  info: cyan,
};
