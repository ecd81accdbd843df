import type { Urn } from '../../urn/urn.js';

/** The start of the urn of a column with an ordinary parent, before the urn of the parent. */
export const COLUMN_START = 'urn:li:schemaField:(';

const COLUMN = /^urn:li:schemaField:\((urn:li:[\w-]+:\([^()]+\)),/;

/**
 * Returns the urn under which the index finds a column: its parent. Any other entity, and a column
 * with an unusual parent, is found under its own urn.
 */
export function homeOf(urn: Urn): Urn {
  return (COLUMN.exec(urn)?.[1] ?? urn) as Urn;
}
