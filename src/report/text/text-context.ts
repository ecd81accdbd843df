import { createColors } from 'picocolors';
import type { FindingLevel } from '../../errors/code-entry.js';
import type { ChangeKind } from '../../plan/document/change.js';

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

/** Colors by meaning. A color only repeats what the words say. */
export type Paint = Readonly<
  Record<'title' | 'faint' | ChangeKind | FindingLevel, (text: string) => string>
>;

/** Without color, a paint adds nothing. The caller evaluates flag, environment and terminal. */
export function painter(color: boolean): Paint {
  const { bold, dim, green, yellow, red, cyan } = createColors(color);
  return {
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
}
