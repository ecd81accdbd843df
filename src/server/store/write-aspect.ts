import type { JsonObject } from '../../model/json.js';
import { eventTimestamp, isTimeseries } from '../metamodel/timeseries-aspects.js';
import { objectAt } from '../shared/json-accessors.js';
import type { Steps } from '../shared/steps.js';
import { type AspectWrite, KEPT_VERSIONS, type StoredAspect, type Writer } from './aspect-store.js';
import { type DerivedIndex, indexAspect } from './derived-index.js';
import type { AspectRow } from './queries.js';
import { sameJson } from './same-json.js';
import type { Statements } from './statements.js';
import { storedAspect, toAspect } from './to-aspect.js';
import { NO_OP_TRACE_ID, TRACE_ID } from './trace-ids.js';

/** Writes an aspect, or adds an event of a timeseries, in steps. Returns it as stored. */
export function* writeAspect(
  index: DerivedIndex,
  write: AspectWrite,
  by: Writer,
): Steps<StoredAspect> {
  return isTimeseries(write.name)
    ? appendEvent(index.sql, write, by)
    : yield* writeVersioned(index, write, by);
}

/**
 * Adds an event. Events have no versions: all of them have version 1, since they never change. An
 * event that exists already is not added, because DataHub's index identifies events by a hash of
 * their content.
 */
function appendEvent(sql: Statements, write: AspectWrite, by: Writer): StoredAspect {
  const row = newRow(write, { version: 1, by });
  sql.addEvent.run(
    row.urn,
    row.name,
    eventTimestamp(write.value) ?? by.time,
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
function* writeVersioned(index: DerivedIndex, write: AspectWrite, by: Writer): Steps<StoredAspect> {
  const { sql } = index;
  const added = newRow(write, { version: 1, by });
  if (sql.addAspect.run(...columns(added)).changes === 1) {
    yield* indexAspect(index, write, true);
    return storedAspect(added, write);
  }
  const stored = sql.aspect.get(write.urn, write.name);
  if (stored === undefined) throw new Error(`${write.name} of ${write.urn} conflicts with no row`);
  if (isSameValue(stored.value, added.value)) return recordEqualWrite(sql, stored, write);
  keepFormer(sql, stored);
  const row = { ...added, version: stored.version + 1 };
  sql.putAspect.run(...columns(row));
  yield* indexAspect(index, write, false);
  return storedAspect(row, write);
}

/** The parameters of a statement that writes an aspect. */
function columns(row: AspectRow): Parameters<Statements['putAspect']['run']> {
  return [row.urn, row.name, row.version, row.value, row.metadata, row.time, row.actor];
}

/** Compares two values as JSON text. Equal text needs no parsing. */
function isSameValue(stored: string, written: string): boolean {
  return stored === written || sameJson(JSON.parse(stored), JSON.parse(written));
}

function keepFormer(sql: Statements, { urn, name, version }: AspectRow): void {
  sql.keepFormer.run(urn, name);
  if (version > KEPT_VERSIONS) sql.dropFormer.run(urn, name, version - KEPT_VERSIONS);
}

/**
 * Records a write of an equal value. Version, value and stamp stay. Only the run, the time and the
 * trace id of the last observation change.
 *
 * Source: DataHub's `EntityServiceImpl`.
 */
function recordEqualWrite(sql: Statements, stored: AspectRow, write: AspectWrite): StoredAspect {
  const { lastObserved, lastRunId } = write.systemMetadata ?? {};
  const before: JsonObject = JSON.parse(stored.metadata);
  const traceId = objectAt(write.systemMetadata ?? {}, 'properties')[TRACE_ID];
  const metadata = JSON.stringify({
    ...before,
    ...(lastObserved !== undefined && { lastObserved }),
    ...(lastRunId !== undefined && { lastRunId }),
    ...(traceId !== undefined && {
      properties: { ...objectAt(before, 'properties'), [NO_OP_TRACE_ID]: traceId },
    }),
  });
  if (metadata !== stored.metadata) sql.putMetadata.run(metadata, stored.urn, stored.name);
  return toAspect({ ...stored, metadata });
}

function newRow(
  write: AspectWrite,
  version: { readonly version: number; readonly by: Writer },
): AspectRow {
  const { version: _ours, ...metadata } = write.systemMetadata ?? {};
  return {
    urn: write.urn,
    name: write.name,
    version: version.version,
    value: JSON.stringify(write.value),
    metadata: JSON.stringify(metadata),
    time: version.by.time,
    actor: version.by.actor,
  };
}
