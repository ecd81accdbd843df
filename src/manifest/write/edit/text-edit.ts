/** A part of a text and what takes its place. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}
