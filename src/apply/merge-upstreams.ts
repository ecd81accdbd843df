import type { AuditStamp, UpstreamLineage, UpstreamRecord } from '../model/upstream-lineage.js';
import type { EdgeChange } from '../plan/change.js';

/**
 * A lineage aspect with our elements changed and everything else as it was read: other records, their order, their
 * fields that we do not know, and all column lineage.
 *
 * @param stamp goes on new records only: a stamp that moved at every run would be a change at every run
 */
export function mergeUpstreams(aspect: UpstreamLineage | undefined, changes: readonly EdgeChange[], stamp: AuditStamp): UpstreamLineage {
  const types = new Map<string, string>(changes.map(({ upstream, after }) => [upstream, after.type]));
  const kept = (aspect?.upstreams ?? []).map((record) => withType(record, types.get(record.dataset)));
  const present = new Set(kept.map(({ dataset }) => dataset));
  const added = changes.filter(({ upstream }) => !present.has(upstream)).map((change) => newRecord(change, stamp));
  return { ...aspect, upstreams: [...kept, ...added] };
}

function withType(record: UpstreamRecord, type: string | undefined): UpstreamRecord {
  return type === undefined ? record : { ...record, type };
}

function newRecord({ upstream, after }: EdgeChange, stamp: AuditStamp): UpstreamRecord {
  return { dataset: upstream, type: after.type, auditStamp: stamp, created: stamp };
}
