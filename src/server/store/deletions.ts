import type { JsonObject } from '../../model/json.js';
import { type Urn, urnEntityType } from '../../urn/urn.js';
import { urnKeyAspectName } from '../metamodel/entity-keys.js';
import type { DeletedRows, EventSpan } from './aspect-store.js';
import { type DerivedIndex, indexAspect, unindexAspect, unindexEntity } from './derived-index.js';
import type { AspectRow } from './queries.js';
import type { Statements } from './statements.js';

/** The functions of this file require an open transaction. */
export function deleteAspect(index: DerivedIndex, urn: Urn, name: string): DeletedRows {
  const { sql } = index;
  const latest = sql.dropAspect.run(urn, name).changes;
  const former = sql.dropFormersByAspect.run(urn, name).changes;
  const events = sql.dropEventsByAspect.run(urn, name).changes;
  unindexAspect(index, urn, name);
  const rows = latest + former;
  if (name === urnKeyAspectName(urn)) deleteUserCredentials(index, urn, rows);
  return { rows, events };
}

export function hardDelete(index: DerivedIndex, urn: Urn): DeletedRows {
  const { sql } = index;
  const latest = sql.dropAspects.run(urn).changes;
  const former = sql.dropFormers.run(urn).changes;
  const events = sql.dropEvents.run(urn).changes;
  unindexEntity(index, urn);
  const rows = latest + former;
  deleteUserCredentials(index, urn, rows);
  return { rows, events };
}

/**
 * Deletes the credentials and the tokens of a deleted user and records the user as a former one.
 *
 * @param rows number of deleted rows; with 0 there was no such user, and nothing is recorded
 */
function deleteUserCredentials(index: DerivedIndex, urn: Urn, rows: number): void {
  if (!isUser(urn)) return;
  for (const token of deleteCredentials(index.sql, urn)) hardDelete(index, token);
  if (rows > 0) index.sql.addFormerUser.run(urn);
}

interface AspectKey {
  readonly urn: Urn;
  readonly name: string;
}

export function deleteEvents(
  sql: Statements,
  { urn, name }: AspectKey,
  { fromMs, toMs }: EventSpan,
): DeletedRows {
  const { changes } = sql.dropEventsBetween.run(
    urn,
    name,
    fromMs ?? Number.MIN_SAFE_INTEGER,
    toMs ?? Number.MAX_SAFE_INTEGER,
  );
  return { rows: 0, events: changes };
}

export function revertAspect(
  index: DerivedIndex,
  { urn, name }: AspectKey,
  shouldRevert: (version: AspectRow) => boolean,
): DeletedRows {
  const latest = index.sql.aspect.get(urn, name);
  if (latest === undefined || !shouldRevert(latest)) return { rows: 0, events: 0 };
  const former = findFormer(index.sql, latest, shouldRevert);
  return former === undefined
    ? deleteAspect(index, urn, name)
    : restore(index, { urn, name }, former);
}

/** Finds the newest version before the latest that is not to be reverted, one at a time. */
function findFormer(
  sql: Statements,
  { urn, name }: Pick<AspectRow, 'urn' | 'name'>,
  shouldRevert: (version: AspectRow) => boolean,
): AspectRow | undefined {
  let row: AspectRow | undefined;
  do {
    row = sql.formerBefore.get(urn, name, row?.version ?? Number.MAX_SAFE_INTEGER);
  } while (row !== undefined && shouldRevert(row));
  return row;
}

/**
 * Makes a former version the latest. Its own row in `former_aspect` is deleted as well, so the
 * number of deleted rows equals the number of removed versions.
 */
function restore(index: DerivedIndex, { urn, name }: AspectKey, row: AspectRow): DeletedRows {
  const { sql } = index;
  const { changes } = sql.dropFormersFrom.run(urn, name, row.version);
  sql.putAspect.run(row.urn, row.name, row.version, row.value, row.metadata, row.time, row.actor);
  const value: JsonObject = JSON.parse(row.value);
  indexAspect(index, { urn, name, value }, false);
  return { rows: changes, events: 0 };
}

/** Returns true for the urn of a user, who may have credentials. */
export function isUser(urn: Urn): boolean {
  return urnEntityType(urn) === 'corpuser';
}

/**
 * Deletes the password and the sessions of a deleted user. The deletion of rows calls it, so that
 * every kind of deletion does it, with or without authentication.
 *
 * @returns the records of the user's tokens; the caller must delete them as well
 */
function deleteCredentials(sql: Statements, user: Urn): readonly Urn[] {
  sql.dropPassword.run(user);
  sql.dropSessions.run(user);
  return sql.userTokens.all(user).map(({ urn }) => urn as Urn);
}
