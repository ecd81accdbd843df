/** A part of a text and what takes its place. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A text is written in a way that cannot be changed at the right place. The file then stays. */
export class CannotEdit extends Error {
  override readonly name = 'CannotEdit';
}
