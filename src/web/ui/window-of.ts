/** The rows of a long table that are drawn: those in view, and some around them. */
export interface RowWindow {
  readonly first: number;
  /** Exclusive. */
  readonly end: number;
}

export interface Scroll {
  readonly top: number;
  readonly height: number;
}

const AROUND = 10;

/** The rows to draw of a table whose rows all have one height. */
export function windowOf(count: number, rowHeight: number, { top, height }: Scroll): RowWindow {
  const first = Math.max(0, Math.min(count, Math.floor(top / rowHeight)) - AROUND);
  const end = Math.min(count, Math.ceil((top + height) / rowHeight) + AROUND);
  return { first, end: Math.max(first, end) };
}
