import type { JsonObject } from '../../model/json.js';
import { eventTimestamp, isTimeseries } from '../metamodel/timeseries-aspects.js';
import { objectAt } from '../shared/json-accessors.js';
import { type AspectWrite, KEPT_VERSIONS, type StoredAspect, type Writer } from './aspect-store.js';
import { type DerivedIndex, indexAspect } from './derived-index.js';
import type { AspectRow } from './queries.js';
import { sameJson } from './same-json.js';
import type { Statements } from './statements.js';
import { type CompleteMetadata, markNoOp } from './system-stamps.js';
import { storedAspect } from './to-aspect.js';
import { NO_OP_TRACE_ID, TRACE_ID } from './trace-ids.js';

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
 * Adds an event. Events have no versions: all of them have version 1, since they never change. An
 * event that exists already is not added, because DataHub's index identifies events by a hash of
 * their content.
 */
function appendEvent(sql: Statements, row: AspectRow, write: AspectWrite): StoredAspect {
  sql.addEvent.run(
    row.urn,
    row.name,
    eventTimestamp(write.value) ?? row.time,
    row.value,
    row.metadata,
    row.time,
    row.actor,
  );
  return storedAspect(row, write);
}

/**
 * Writes an aspect with versions. Tries to add it first: large writes mostly add, and a read costs
 * as much.
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
  if (sql.addAspect.run(...columns(added)).changes === 1) {
    indexAspect(index, write, true);
    return storedAspect(added, { ...write, systemMetadata: first });
  }
  const stored = sql.aspect.get(write.urn, write.name);
  if (stored === undefined) throw new Error(`${write.name} of ${write.urn} conflicts with no row`);
  const equal = findEqual(stored.value, added.value, write.value);
  if (equal !== undefined)
    return recordEqualWrite(sql, stored, { ...write, value: equal }, complete !== undefined);
  keepFormer(sql, stored);
  const later = complete?.(given, row, stored) ?? given;
  const changed = { ...row, version: stored.version + 1, metadata: textOf(later) };
  sql.putAspect.run(...columns(changed));
  indexAspect(index, write, false);
  return storedAspect(changed, { ...write, systemMetadata: later });
}

/** The text of system metadata. The version is ours to say, and has its own column. */
function textOf({ version: _ours, ...metadata }: JsonObject): string {
  return JSON.stringify(metadata);
}

/** The parameters of a statement that writes an aspect. */
function columns(row: AspectRow): Parameters<Statements['putAspect']['run']> {
  return [row.urn, row.name, row.version, row.value, row.metadata, row.time, row.actor];
}

/** Returns the stored value if the written one equals it. Equal text needs no parsing. */
function findEqual(stored: string, written: string, value: JsonObject): JsonObject | undefined {
  if (stored === written) return value;
  const parsed: JsonObject = JSON.parse(stored);
  return sameJson(parsed, value) ? parsed : undefined;
}

function keepFormer(sql: Statements, { urn, name, version }: AspectRow): void {
  sql.keepFormer.run(urn, name);
  if (version > KEPT_VERSIONS) sql.dropFormer.run(urn, name, version - KEPT_VERSIONS);
}

/**
 * Records a write of the value that is stored already. Version, value and stamp stay. Only the run, the time and the
 * trace id of the last observation change.
 *
 * Source: DataHub's `EntityServiceImpl`.
 */
function recordEqualWrite(
  sql: Statements,
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
  if (metadata !== stored.metadata) sql.putMetadata.run(metadata, stored.urn, stored.name);
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
