import type { JsonObject } from '../../model/json.js';
import { objectAt } from '../opaque-json.js';
import { TRACE_ID } from '../store/trace-ids.js';

/** What stands for a run where a writer names none. Source: `DEFAULT_RUN_ID` of DataHub. */
export const NO_RUN_ID = 'no-run-id-provided';

export interface Observation {
  /** Milliseconds since 1970. */
  readonly time: number;
  /** Of the request, where it can be asked for later. */
  readonly traceId?: string | undefined;
}

/** What a writer says about a write, completed. Its own words count, but for the trace id: that is the request's. */
export function completeMetadata(given: JsonObject | undefined, { time, traceId }: Observation): JsonObject {
  const complete = { runId: NO_RUN_ID, lastRunId: NO_RUN_ID, lastObserved: time, ...given };
  if (traceId === undefined) return complete;
  return { ...complete, properties: { ...objectAt(complete, 'properties'), [TRACE_ID]: traceId } };
}
