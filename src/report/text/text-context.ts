import type { Paint } from './paint.js';

/** What every part of the text report needs. */
export interface TextContext {
  readonly paint: Paint;
  /** The text of each manifest by path. */
  readonly sources: ReadonlyMap<string, string>;
  /** Of a line. */
  readonly columns: number;
}
