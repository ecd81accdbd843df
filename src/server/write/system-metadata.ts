import type { JsonObject } from '../../model/json.js';
import { objectAt } from '../shared/json-accessors.js';
import { TRACE_ID } from '../store/trace-ids.js';

/** The run id of a write without one. Source: `DEFAULT_RUN_ID` of DataHub. */
export const NO_RUN_ID = 'no-run-id-provided';

/** The time and the request of a write. */
export interface WriteMoment {
  /** Milliseconds since 1970. */
  readonly time: number;
  /** The trace id of the request. Absent if clients cannot ask for it later. */
  readonly traceId?: string | undefined;
}

/** Adds defaults to the system metadata of a writer. The trace id is always that of the request. */
export function completeSystemMetadata(
  given: JsonObject | undefined,
  { time, traceId }: WriteMoment,
): JsonObject {
  const complete = { runId: NO_RUN_ID, lastRunId: NO_RUN_ID, lastObserved: time, ...given };
  if (traceId === undefined) return complete;
  return { ...complete, properties: { ...objectAt(complete, 'properties'), [TRACE_ID]: traceId } };
}
