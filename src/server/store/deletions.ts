import type { Urn } from '../../urn/urn.js';
import { keyAspectOf } from '../metamodel/key-aspects.js';
import type { DeletedRows, EventSpan } from './aspect-store.js';
import { type DerivedIndex, indexAspect, unindexAspect, unindexEntity } from './derived-index.js';
import { endUser, isUser } from './end-user.js';
import type { AspectRow } from './queries.js';
import type { Statements } from './statements.js';

/** All of these belong in a transaction. */
export function deleteAspect(index: DerivedIndex, urn: Urn, name: string): DeletedRows {
  const { sql } = index;
  const rows = sql.dropAspect.run(urn, name).changes + sql.dropFormersOf.run(urn, name).changes;
  const events = sql.dropEventsOf.run(urn, name).changes;
  unindexAspect(index, urn, name);
  if (name === keyAspectOf(urn)) endIfUser(index, urn, rows);
  return { rows, events };
}

export function hardDelete(index: DerivedIndex, urn: Urn): DeletedRows {
  const { sql } = index;
  const rows = sql.dropAspects.run(urn).changes + sql.dropFormers.run(urn).changes;
  const events = sql.dropEvents.run(urn).changes;
  unindexEntity(index, urn);
  endIfUser(index, urn, rows);
  return { rows, events };
}

/** @param rows how many went; none where there was no such user, of whom nothing needs to be noted */
function endIfUser(index: DerivedIndex, urn: Urn, rows: number): void {
  if (!isUser(urn)) return;
  for (const token of endUser(index.sql, urn)) hardDelete(index, token);
  if (rows > 0) index.sql.addFormerUser.run(urn);
}

interface AspectKey {
  readonly urn: Urn;
  readonly name: string;
}

export function deleteEvents(sql: Statements, { urn, name }: AspectKey, { fromMs, toMs }: EventSpan): DeletedRows {
  const { changes } = sql.dropEventsBetween.run(urn, name, fromMs ?? Number.MIN_SAFE_INTEGER, toMs ?? Number.MAX_SAFE_INTEGER);
  return { rows: 0, events: changes };
}

export function revertAspect(index: DerivedIndex, { urn, name }: AspectKey, goes: (version: AspectRow) => boolean): DeletedRows {
  const { sql } = index;
  const latest = sql.aspect.get(urn, name);
  if (latest === undefined || !goes(latest)) return { rows: 0, events: 0 };
  const former = sql.formerAspects.all(urn, name).find((row) => !goes(row));
  return former === undefined ? deleteAspect(index, urn, name) : restore(index, { urn, name }, former);
}

/** Its own row moves, so that those that go are one more than those that were written after it. */
function restore(index: DerivedIndex, { urn, name }: AspectKey, row: AspectRow): DeletedRows {
  const { sql } = index;
  const { changes } = sql.dropFormersFrom.run(urn, name, row.version);
  sql.putAspect.run(row.urn, row.name, row.version, row.value, row.metadata, row.time, row.actor);
  indexAspect(index, { urn, name, value: JSON.parse(row.value) });
  return { rows: changes, events: 0 };
}
