import type { JsonObject } from '../../model/json.js';
import { type Dialect, stampsMetadata } from '../shared/dialect.js';
import { objectAt } from '../shared/json-accessors.js';
import { NO_RUN_ID } from '../store/system-stamps.js';
import { TRACE_ID } from '../store/trace-ids.js';

/** The time and the request of a write. */
export interface WriteMoment {
  readonly dialect: Dialect;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** The trace id of the request. Absent if clients cannot ask for it later. */
  readonly traceId?: string | undefined;
}

/**
 * Adds defaults to the system metadata of a writer, unless the store adds DataHub's. The trace id
 * always comes from the request.
 */
export function completeSystemMetadata(
  given: JsonObject | undefined,
  { dialect, time, traceId }: WriteMoment,
): JsonObject {
  const run = stampsMetadata(dialect) ? {} : { runId: NO_RUN_ID, lastRunId: NO_RUN_ID };
  const complete = { ...run, lastObserved: time, ...given };
  if (traceId === undefined) return complete;
  return { ...complete, properties: { ...objectAt(complete, 'properties'), [TRACE_ID]: traceId } };
}
