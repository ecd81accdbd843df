import type { JsonObject } from '../../model/json.js';
import { type Urn, urnEntityType } from '../../urn/urn.js';
import { urnKeyAspectName } from '../metamodel/entity-keys.js';
import type { DeletedRows, EventSpan } from './aspect-store.js';
import { type DerivedIndex, indexAspect } from './derived-index.js';
import type { AspectKey } from './relationship-tables.js';
import type { Sql } from './sql.js';
import { ASPECT_COLUMNS, type AspectRow, LATEST_ASPECT } from './to-aspect.js';
import { TOKEN_INFO, TOKEN_TYPE } from './token-record.js';
import { putAspect } from './write-aspect.js';

/** The functions of this file require an open transaction. */
export function deleteAspect(index: DerivedIndex, urn: Urn, name: string): DeletedRows {
  const deleted = deleteRows(index, urn, name);
  if (name === urnKeyAspectName(urn)) deleteCredentials(index, urn);
  return deleted;
}

export function hardDelete(index: DerivedIndex, urn: Urn): DeletedRows {
  const deleted = deleteRows(index, urn, null);
  deleteCredentials(index, urn);
  return deleted;
}

const OF_ASPECT = 'WHERE urn = ?1 AND (?2 IS NULL OR name = ?2)';
const DELETE_LATEST = `DELETE FROM aspect ${OF_ASPECT} RETURNING name, value`;

/** @param name of the aspect; null for all aspects */
function deleteRows(index: DerivedIndex, urn: Urn, name: string | null): DeletedRows {
  const { sql } = index;
  const latest = sql.all<Pick<AspectRow, 'name' | 'value'>>(DELETE_LATEST, urn, name);
  const former = sql.run(`DELETE FROM former_aspect ${OF_ASPECT}`, urn, name);
  const events = sql.run(`DELETE FROM event ${OF_ASPECT}`, urn, name);
  for (const row of latest) {
    const value: JsonObject = JSON.parse(row.value);
    indexAspect(index, { urn, name: row.name, former: value });
  }
  return { rows: latest.length + former, events };
}

/**
 * Deletes the password, the sessions and the tokens of a deleted user. The deletion of rows calls
 * it, so that every kind of deletion does it, with or without authentication.
 */
function deleteCredentials(index: DerivedIndex, user: Urn): void {
  if (!isUser(user)) return;
  const { sql } = index;
  sql.run('DELETE FROM password WHERE user = ?', user);
  sql.run('DELETE FROM session WHERE user = ?', user);
  for (const { urn } of sql.all<{ readonly urn: Urn }>(TOKENS, user)) hardDelete(index, urn);
}

export function deleteEvents(
  sql: Sql,
  { urn, name }: AspectKey,
  { fromMs, toMs }: EventSpan,
): DeletedRows {
  const [from, to] = [fromMs ?? Number.MIN_SAFE_INTEGER, toMs ?? Number.MAX_SAFE_INTEGER];
  const drop = 'DELETE FROM event WHERE urn = ? AND name = ? AND timestamp_ms BETWEEN ? AND ?';
  return { rows: 0, events: sql.run(drop, urn, name, from, to) };
}

/** The newest version below a given version. */
const FORMER = `SELECT ${ASPECT_COLUMNS} FROM former_aspect WHERE urn = ? AND name = ? AND version < ?
  ORDER BY version DESC LIMIT 1`;

export function revertAspect(
  index: DerivedIndex,
  { urn, name }: AspectKey,
  shouldRevert: (version: AspectRow) => boolean,
): DeletedRows {
  const latest = index.sql.get<AspectRow>(LATEST_ASPECT, urn, name);
  if (latest === undefined || !shouldRevert(latest)) return { rows: 0, events: 0 };
  const former = findFormer(index.sql, latest, shouldRevert);
  return former === undefined ? deleteAspect(index, urn, name) : restore(index, latest, former);
}

/** Finds the newest former version to keep. It reads one version at a time. */
function findFormer(
  sql: Sql,
  { urn, name }: Pick<AspectRow, 'urn' | 'name'>,
  shouldRevert: (version: AspectRow) => boolean,
): AspectRow | undefined {
  let row: AspectRow | undefined;
  do {
    row = sql.get<AspectRow>(FORMER, urn, name, row?.version ?? Number.MAX_SAFE_INTEGER);
  } while (row !== undefined && shouldRevert(row));
  return row;
}

/**
 * Makes a former version the latest. It deletes the row of that version in `former_aspect`, so the
 * number of deleted rows equals the number of removed versions.
 */
function restore(index: DerivedIndex, latest: AspectRow, row: AspectRow): DeletedRows {
  const { sql } = index;
  const [urn, name] = [row.urn as Urn, row.name];
  const drop = 'DELETE FROM former_aspect WHERE urn = ? AND name = ? AND version >= ?';
  const rows = sql.run(drop, urn, name, row.version);
  putAspect(sql, row);
  const value: JsonObject = JSON.parse(row.value);
  const former: JsonObject = JSON.parse(latest.value);
  indexAspect(index, { urn, name, former, value });
  return { rows, events: 0 };
}

/** Returns true for the urn of a user, who may have credentials. */
export function isUser(urn: Urn): boolean {
  return urnEntityType(urn) === 'corpuser';
}

/** The records of the tokens that represent a user. */
const TOKENS = `SELECT aspect.urn FROM entity JOIN aspect ON aspect.urn = entity.urn
  WHERE entity.type = '${TOKEN_TYPE}' AND aspect.name = '${TOKEN_INFO}' AND json_extract(aspect.value, '$.actorUrn') = ?`;
