import { isJsonObject, type JsonObject } from '../../../model/json.js';
import type { AuditStamp, UpstreamRecord } from '../../../model/upstream-lineage.js';
import type { Urn } from '../../../urn/urn.js';
import { listAt } from '../../opaque-json.js';

export interface UpstreamEdit {
  readonly add: readonly Urn[];
  readonly remove: readonly Urn[];
  readonly stamp: AuditStamp;
}

/**
 * The aspect `upstreamLineage` after an `updateLineage`, as DataHub rewrites it. Everything but `upstreams` is carried
 * through, column lineage of removed edges included.
 *
 * An edge that is there is left as it is. One that is new and given twice is appended twice: DataHub compares with the
 * stored list alone. Removal comes last. Source: `LineageService.buildDatasetLineageProposal`.
 */
export function editUpstreams(aspect: JsonObject | undefined, { add, remove, stamp }: UpstreamEdit): JsonObject {
  const stored = listAt(aspect ?? {}, 'upstreams').map((record) => ({
    record,
    dataset: isJsonObject(record) ? record['dataset'] : undefined,
  }));
  const known = new Set(stored.map(({ dataset }) => dataset));
  const removed = new Set<unknown>(remove);
  const added = add.filter((urn) => !known.has(urn)).map((urn) => ({ record: newUpstream(urn, stamp), dataset: urn }));
  const upstreams = [...stored, ...added].filter(({ dataset }) => !removed.has(dataset)).map(({ record }) => record);
  return { ...aspect, upstreams };
}

/** Marked as made by hand, whoever calls: DataHub thinks that only its user interface does. */
function newUpstream(dataset: Urn, stamp: AuditStamp): UpstreamRecord {
  return { auditStamp: stamp, created: stamp, dataset, type: 'TRANSFORMED', properties: { source: 'UI' } };
}
