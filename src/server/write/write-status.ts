import { objectAt } from '../shared/json-accessors.js';
import type { VersionStamp } from '../store/aspect-store.js';
import { NO_OP_TRACE_ID, TRACE_ID, traceTime } from '../store/trace-ids.js';

/** The state of a write, by DataHub's names. There is no pending state, since no write waits. */
export type WriteStatus = 'ACTIVE_STATE' | 'HISTORIC_STATE' | 'NO_OP' | 'UNKNOWN';

/**
 * Determines the state of the write of one aspect by a request. It uses only stored data: the trace
 * ids in the versions, and for writes of equal values, of which a version keeps only the last id,
 * the times in the ids.
 *
 * Source: DataHub's `TraceServiceImpl`, which takes any earlier id for an overwritten
 * version.
 *
 * @param versions the versions of the aspect, the latest first; empty if it is not stored
 */
export function writeStatus(traceId: string, versions: readonly VersionStamp[]): WriteStatus {
  const [latest, ...former] = versions;
  if (latest === undefined) return 'UNKNOWN';
  if (readTraceId(latest, TRACE_ID) === traceId) return 'ACTIVE_STATE';
  if (former.some((version) => readTraceId(version, TRACE_ID) === traceId)) return 'HISTORIC_STATE';
  if (mayHaveFoundEqual(traceId, latest)) return 'NO_OP';
  return former.some((version) => mayHaveFoundEqual(traceId, version))
    ? 'HISTORIC_STATE'
    : 'UNKNOWN';
}

/**
 * Returns true if a request may have written a value equal to this version: not before the version
 * existed, and not after the last such request.
 */
function mayHaveFoundEqual(traceId: string, version: VersionStamp): boolean {
  const last = readTraceId(version, NO_OP_TRACE_ID);
  if (last === undefined) return false;
  const time = traceTime(traceId);
  return last === traceId || (version.created.time <= time && time < traceTime(last));
}

function readTraceId({ systemMetadata }: VersionStamp, name: string): string | undefined {
  const id = objectAt(systemMetadata, 'properties')[name];
  return typeof id === 'string' && /^[0-9a-f]{32}$/.test(id) ? id : undefined;
}
