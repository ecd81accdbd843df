import type { JsonObject } from '../../model/json.js';
import { eventTimestamp, isTimeseries } from '../metamodel/timeseries-aspects.js';
import { objectAt } from '../shared/json-accessors.js';
import { type AspectWrite, KEPT_VERSIONS, type StoredAspect, type Writer } from './aspect-store.js';
import { type DerivedIndex, indexAspect } from './derived-index.js';
import { sameJson } from './same-json.js';
import type { Parameter, Sql } from './sql.js';
import { type CompleteMetadata, markNoOp } from './system-stamps.js';
import { type AspectRow, LATEST_ASPECT, storedAspect } from './to-aspect.js';
import { NO_OP_TRACE_ID, TRACE_ID } from './trace-ids.js';

const FIELDS = 'urn, name, version, value, system_metadata, created_time, created_actor';
const INSERT = `INSERT INTO aspect (${FIELDS}) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (urn, name)`;
/** Changes no row if the aspect exists. */
const ADD = `${INSERT} DO NOTHING`;
const PUT = `${INSERT} DO UPDATE SET version = excluded.version, value = excluded.value, system_metadata = excluded.system_metadata,
  created_time = excluded.created_time, created_actor = excluded.created_actor`;
const PUT_METADATA = 'UPDATE aspect SET system_metadata = ? WHERE urn = ? AND name = ?';
// A row with this version may exist: another program may have deleted the aspect, so that the
// versions began at 1 again.
const KEEP_FORMER = `INSERT OR REPLACE INTO former_aspect (${FIELDS}) SELECT ${FIELDS} FROM aspect WHERE urn = ? AND name = ?`;
const ADD_EVENT = `INSERT INTO event (urn, name, timestamp_ms, value, system_metadata, created_time, created_actor)
  SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
  WHERE NOT EXISTS (SELECT 1 FROM event WHERE urn = ?1 AND name = ?2 AND timestamp_ms = ?3 AND value = ?4)`;

/** Writes an aspect, or adds an event of a timeseries. Returns it as stored. */
export function writeAspect(
  index: DerivedIndex,
  write: AspectWrite,
  by: Writer,
  complete: CompleteMetadata | undefined,
): StoredAspect {
  const row = newRow(write, by);
  return isTimeseries(write.name)
    ? appendEvent(index.sql, row, write)
    : writeVersioned(index, row, write, complete);
}

/**
 * Adds an event. Events have no versions: all of them have version 1, since they never change. It
 * does not add an existing event again, because DataHub's index identifies events by a hash of
 * their content.
 */
function appendEvent(sql: Sql, row: AspectRow, write: AspectWrite): StoredAspect {
  const timeMs = eventTimestamp(write.value) ?? row.time;
  const { urn, name, value, metadata, time, actor } = row;
  sql.run(ADD_EVENT, urn, name, timeMs, value, metadata, time, actor);
  return storedAspect(row, write);
}

/**
 * Writes an aspect with versions. Tries to add it first: large writes mostly add, and a read costs
 * as much. Equal text needs no parsing.
 */
function writeVersioned(
  index: DerivedIndex,
  row: AspectRow,
  write: AspectWrite,
  complete: CompleteMetadata | undefined,
): StoredAspect {
  const { sql } = index;
  const given = write.systemMetadata ?? {};
  const first = complete?.(given, row) ?? given;
  const added = { ...row, metadata: textOf(first) };
  if (sql.run(ADD, ...columns(added)) === 1) {
    indexAspect(index, write);
    return storedAspect(added, { ...write, systemMetadata: first });
  }
  const stored = sql.get<AspectRow>(LATEST_ASPECT, write.urn, write.name);
  if (stored === undefined) throw new Error(`${write.name} of ${write.urn} conflicts with no row`);
  const former: JsonObject = stored.value === row.value ? write.value : JSON.parse(stored.value);
  if (sameJson(former, write.value))
    return recordEqualWrite(sql, stored, { ...write, value: former }, complete !== undefined);
  keepFormer(sql, stored);
  const later = complete?.(given, row, stored) ?? given;
  const changed = { ...row, version: stored.version + 1, metadata: textOf(later) };
  putAspect(sql, changed);
  indexAspect(index, { ...write, former });
  return storedAspect(changed, { ...write, systemMetadata: later });
}

/** Writes the latest version of an aspect in place of the previous version. */
export function putAspect(sql: Sql, row: AspectRow): void {
  sql.run(PUT, ...columns(row));
}

/** The text of system metadata, without the version: the store sets it, in its own column. */
function textOf({ version: _ours, ...metadata }: JsonObject): string {
  return JSON.stringify(metadata);
}

/** The parameters of a statement that writes an aspect. */
function columns(row: AspectRow): readonly Parameter[] {
  return [row.urn, row.name, row.version, row.value, row.metadata, row.time, row.actor];
}

function keepFormer(sql: Sql, { urn, name, version }: AspectRow): void {
  sql.run(KEEP_FORMER, urn, name);
  const drop = 'DELETE FROM former_aspect WHERE urn = ? AND name = ? AND version <= ?';
  if (version > KEPT_VERSIONS) sql.run(drop, urn, name, version - KEPT_VERSIONS);
}

/**
 * Records a write of the stored value. Version, value and stamp stay. Only the run, the time and
 * the trace id of the last observation change.
 *
 * Source: DataHub's `EntityServiceImpl`.
 */
function recordEqualWrite(
  sql: Sql,
  stored: AspectRow,
  write: AspectWrite,
  isMarked: boolean,
): StoredAspect {
  const { lastObserved, lastRunId } = write.systemMetadata ?? {};
  const before: JsonObject = JSON.parse(stored.metadata);
  const traceId = objectAt(write.systemMetadata ?? {}, 'properties')[TRACE_ID];
  const observed = {
    ...before,
    ...(lastObserved !== undefined && { lastObserved }),
    ...(lastRunId !== undefined && { lastRunId }),
    ...(traceId !== undefined && {
      properties: { ...objectAt(before, 'properties'), [NO_OP_TRACE_ID]: traceId },
    }),
  };
  const systemMetadata = isMarked ? markNoOp(observed, true) : observed;
  const metadata = JSON.stringify(systemMetadata);
  if (metadata !== stored.metadata) sql.run(PUT_METADATA, metadata, stored.urn, stored.name);
  return storedAspect(stored, { value: write.value, systemMetadata });
}

/** Creates the row of a first version, or of an event. */
function newRow(write: AspectWrite, by: Writer): AspectRow {
  return {
    urn: write.urn,
    name: write.name,
    version: 1,
    value: JSON.stringify(write.value),
    metadata: textOf(write.systemMetadata ?? {}),
    time: by.time,
    actor: by.actor,
  };
}
