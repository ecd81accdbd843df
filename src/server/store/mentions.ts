import type Database from 'libsql';
import type { Urn } from '../../urn/urn.js';
import { type Query, query } from './prepared.js';

/** Rows that are looked at in one step: small, so that other requests are answered between two steps. */
const ROWS = 250;

/** The tables that hold what was written, versions that a rollback may bring back included. */
const TABLES = ['aspect', 'former_aspect', 'event'] as const;

/** What may follow an urn in JSON, in JSON inside a text, or in an urn that the urn is a part of. No urn holds the last three. */
const ENDS: readonly string[] = ['"', '\\', ',', ')', '\u241f'];

interface Step {
  readonly last: number | null;
  readonly found: number | null;
}

type StepQuery = Query<readonly [urn: string, inJson: string, after: number], Step>;

/** Looks for an urn in all that is stored: as the entity, as its writer, or anywhere in a value. Each step says whether it was found there. */
export type FindMentions = (urn: Urn) => Iterable<boolean>;

/** @param db migrated */
export function prepareMentions(db: Database.Database): FindMentions {
  const steps = TABLES.map((table) => stepOf(db, table));
  return function* findMentions(urn) {
    const inJson = JSON.stringify(urn).slice(1, -1);
    for (const step of steps) {
      let after: number | null = 0;
      while (after !== null) {
        const { last, found }: Step = step.get(urn, inJson, after) ?? { last: null, found: null };
        if (last !== null) yield found === 1;
        after = last;
      }
    }
  };
}

function stepOf(db: Database.Database, table: string): StepQuery {
  return query(
    db,
    `SELECT max(id) AS last, max(found) AS found FROM (
       SELECT rowid AS id, (${names('?1', `urn || '"' || created_actor || '"'`)} OR ${names('?2', 'value')}) AS found
       FROM ${table} WHERE rowid > ?3 ORDER BY rowid LIMIT ${ROWS})`,
  );
}

/** Most texts do not hold the urn at all, so that is asked first. */
function names(urn: string, text: string): string {
  const ended = ENDS.map((end) => `instr(${text}, ${urn} || '${end}') > 0`);
  return `(instr(${text}, ${urn}) > 0 AND (${ended.join(' OR ')}))`;
}
