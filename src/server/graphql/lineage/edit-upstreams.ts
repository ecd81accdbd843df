import { isJsonObject, type JsonObject } from '../../../model/json.js';
import type { AuditStamp, UpstreamRecord } from '../../../model/upstream-lineage.js';
import type { Urn } from '../../../urn/urn.js';
import { listAt } from '../../shared/json-accessors.js';

export interface UpstreamEdit {
  readonly add: readonly Urn[];
  readonly remove: readonly Urn[];
  readonly stamp: AuditStamp;
}

/**
 * Applies an `updateLineage` to the aspect `upstreamLineage`, as DataHub rewrites it. Everything
 * but `upstreams` is kept, including the column lineage of removed edges.
 *
 * An existing edge is left as it is. A new edge that is given twice is appended twice: DataHub
 * compares with the stored list alone. Removal comes last. Source:
 * `LineageService.buildDatasetLineageProposal`.
 */
export function editUpstreams(
  aspect: JsonObject | undefined,
  { add, remove, stamp }: UpstreamEdit,
): JsonObject {
  const stored = listAt(aspect ?? {}, 'upstreams').map((record) => ({
    record,
    dataset: isJsonObject(record) ? record['dataset'] : undefined,
  }));
  const known = new Set(stored.map(({ dataset }) => dataset));
  const removed = new Set<unknown>(remove);
  const added = add
    .filter((urn) => !known.has(urn))
    .map((urn) => ({ record: newUpstream(urn, stamp), dataset: urn }));
  const upstreams = [...stored, ...added]
    .filter(({ dataset }) => !removed.has(dataset))
    .map(({ record }) => record);
  return { ...aspect, upstreams };
}

/**
 * Makes a record that is marked as manual for every caller: DataHub assumes that only its user
 * interface calls the mutation.
 */
function newUpstream(dataset: Urn, stamp: AuditStamp): UpstreamRecord {
  return {
    auditStamp: stamp,
    created: stamp,
    dataset,
    type: 'TRANSFORMED',
    properties: { source: 'UI' },
  };
}
