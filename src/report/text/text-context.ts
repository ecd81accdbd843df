import type { Paint } from './paint.js';

/** The values that every part of the text report needs. */
export interface TextContext {
  readonly paint: Paint;
  /** The text of each manifest by path. */
  readonly sources: ReadonlyMap<string, string>;
  /** The width of a line. */
  readonly columns: number;
}
