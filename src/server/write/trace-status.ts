import { objectAt } from '../opaque-json.js';
import type { StoredAspect } from '../store/aspect-store.js';
import { NO_OP_TRACE_ID, TRACE_ID, timeOfTrace } from '../store/trace-ids.js';

/** What has become of a write, by DataHub's names; nothing waits here, so none is pending. */
export type WriteStatus = 'ACTIVE_STATE' | 'HISTORIC_STATE' | 'NO_OP' | 'UNKNOWN';

/**
 * What has become of the write of one aspect by a request. Told from what is stored alone: from the ids that versions
 * keep, and of writes that found nothing to change, the last of which is kept, from the time in the id.
 *
 * Source: DataHub's `TraceServiceImpl`, which takes any earlier id for that of a version that was overwritten.
 *
 * @param versions of the aspect, the latest first; none where it is not stored
 */
export function writeStatus(traceId: string, versions: readonly StoredAspect[]): WriteStatus {
  const [latest, ...former] = versions;
  if (latest === undefined) return 'UNKNOWN';
  if (idOf(latest, TRACE_ID) === traceId) return 'ACTIVE_STATE';
  if (former.some((version) => idOf(version, TRACE_ID) === traceId)) return 'HISTORIC_STATE';
  if (foundEqual(traceId, latest)) return 'NO_OP';
  return former.some((version) => foundEqual(traceId, version)) ? 'HISTORIC_STATE' : 'UNKNOWN';
}

/** Whether a request can have found this version to be what it had to write: not before it was there, nor after the last that did. */
function foundEqual(traceId: string, version: StoredAspect): boolean {
  const last = idOf(version, NO_OP_TRACE_ID);
  if (last === undefined) return false;
  const time = timeOfTrace(traceId);
  return last === traceId || (version.created.time <= time && time < timeOfTrace(last));
}

function idOf({ systemMetadata }: StoredAspect, name: string): string | undefined {
  const id = objectAt(systemMetadata, 'properties')[name];
  return typeof id === 'string' && /^[0-9a-f]{32}$/.test(id) ? id : undefined;
}
