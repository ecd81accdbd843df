/** A range of a file, as editors count: lines and columns start at 1, the end is exclusive. */
export interface Place {
  /** Path relative to the folder of the settings file, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine?: number;
  readonly endColumn?: number;
}

/** Orders places by file, line and column, so that findings print in reading order. */
export function comparePlaces(a: Place | undefined, b: Place | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}

/** Formats a place as `lineage/orders.yaml:12:5`, which editors and terminals turn into a link. */
export function formatPlace(place: Place): string {
  return `${place.file}:${place.line}:${place.column}`;
}
