import type { Urn } from '../../urn/urn.js';
import type { Sql } from './sql.js';

/**
 * Number of rows that one step searches. Small, so that other requests get answers between two
 * steps.
 */
const ROWS = 250;

/** The tables of written aspects, including versions that a rollback may restore. */
const TABLES = ['aspect', 'former_aspect', 'event'] as const;

/**
 * The characters that may follow an urn in JSON, in JSON inside a text, or in an urn that contains
 * it. No urn contains the last three.
 */
const ENDS: readonly string[] = ['"', '\\', ',', ')', '\u241f'];

interface Step {
  readonly last: number | null;
  readonly found: number | null;
}

/**
 * Searches everything stored for an urn: as an entity, as a writer, or anywhere in a value. Each
 * step yields true if it found the urn.
 */
export function* findMentions(sql: Sql, urn: Urn): Iterable<boolean> {
  const inJson = JSON.stringify(urn).slice(1, -1);
  for (const text of STEPS) {
    let after: number | null = 0;
    while (after !== null) {
      const step: Step | undefined = sql.get<Step>(text, urn, inJson, after);
      after = step?.last ?? null;
      if (after !== null) yield step?.found === 1;
    }
  }
}

const STEPS: readonly string[] = TABLES.map(
  (table) => `SELECT max(id) AS last, max(found) AS found FROM (
    SELECT rowid AS id, (${containsUrn('?1', `urn || '"' || created_actor || '"'`)} OR ${containsUrn('?2', 'value')}) AS found
    FROM ${table} WHERE rowid > ?3 ORDER BY rowid LIMIT ${ROWS})`,
);

/**
 * Builds the SQL condition that a text contains an urn. It first checks for the bare urn, since
 * most texts do not contain it at all.
 */
function containsUrn(urn: string, text: string): string {
  const ended = ENDS.map((end) => `instr(${text}, ${urn} || '${end}') > 0`);
  return `(instr(${text}, ${urn}) > 0 AND (${ended.join(' OR ')}))`;
}
