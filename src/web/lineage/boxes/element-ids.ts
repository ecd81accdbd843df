/** The id of a box in the document. */
export function boxElementId(key: string): string {
  return `box-${key}`;
}

/** The id of a column in the document. */
export function columnElementId(key: string, index: number): string {
  return `column-${key}-${index}`;
}

/** The id of a group in the document. Ids of groups may hold any character. */
export function groupElementId(id: string): string {
  return `group-${encodeURIComponent(id.toWellFormed())}`;
}

/** The id of a block in the document. */
export function blockElementId(id: string): string {
  return encodeURIComponent(id.toWellFormed());
}
