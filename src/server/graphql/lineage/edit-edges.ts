import { isJsonObject, type Json, type JsonObject } from '../../../model/json.js';
import type { AuditStamp, UpstreamRecord } from '../../../model/upstream-lineage.js';
import type { Urn } from '../../../urn/urn.js';
import { listAt } from '../../shared/json-accessors.js';

/** The members of an aspect that hold the edges to entities of one type. */
export interface EdgeList {
  /** The list of records, such as `inputDatasetEdges`. */
  readonly edges: string;
  /**
   * The list of urns that older writers fill, such as `inputDatasets`. Its items can be unions of
   * one member.
   */
  readonly urns: string;
}

export interface EdgeEdit {
  /** The entity of the aspect. */
  readonly entity: Urn;
  readonly add: readonly Urn[];
  readonly remove: readonly Urn[];
  readonly stamp: AuditStamp;
}

/**
 * Applies an `updateLineage` to one of the lists of edges in an aspect. Everything else is kept.
 *
 * An edge that exists in either list is left as it is. Removal comes last, and from both lists.
 * DataHub's newest version leaves the older list alone, and so reports a removal of an edge that
 * still exists.
 *
 * Source: `addNewEdge` and its callers in DataHub's `LineageService`.
 */
export function editEdges(
  aspect: JsonObject,
  list: EdgeList,
  { entity, add, remove, stamp }: EdgeEdit,
): JsonObject {
  const edges = listAt(aspect, list.edges);
  const urns = listAt(aspect, list.urns);
  const known = new Set([...edges, ...urns].map(edgeEnd));
  const removed = new Set<string | undefined>(remove);
  const isKept = (item: Json): boolean => !removed.has(edgeEnd(item));
  const added = add.filter((urn) => !known.has(urn)).map((urn) => newEdge(entity, urn, stamp));
  return {
    ...aspect,
    [list.edges]: [...edges, ...added].filter(isKept),
    ...(aspect[list.urns] !== undefined && { [list.urns]: urns.filter(isKept) }),
  };
}

/**
 * Applies an `updateLineage` to a plain list of urns in an aspect. Each urn is in the list once.
 */
export function editUrns(
  aspect: JsonObject,
  list: string,
  { add, remove }: Pick<EdgeEdit, 'add' | 'remove'>,
): JsonObject {
  const stored = listAt(aspect, list);
  const known = new Set(stored);
  const removed = new Set<Json>(remove);
  const added = [...new Set(add)].filter((urn) => !known.has(urn));
  return { ...aspect, [list]: [...stored, ...added].filter((item) => !removed.has(item)) };
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
  { add, remove, stamp }: Omit<EdgeEdit, 'entity'>,
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
function newEdge(sourceUrn: Urn, destinationUrn: Urn, stamp: AuditStamp): JsonObject {
  return {
    sourceUrn,
    destinationUrn,
    created: stamp,
    lastModified: stamp,
    properties: { source: 'UI' },
  };
}

/** Makes a record of the aspect `upstreamLineage`, marked as manual like an edge. */
function newUpstream(dataset: Urn, stamp: AuditStamp): UpstreamRecord {
  return {
    auditStamp: stamp,
    created: stamp,
    dataset,
    type: 'TRANSFORMED',
    properties: { source: 'UI' },
  };
}

/**
 * Returns the destination of a record, of an urn, or of an urn in a union of one member (`{
 * "string": urn }`).
 */
function edgeEnd(item: Json): string | undefined {
  const end = isJsonObject(item) ? (item['destinationUrn'] ?? Object.values(item)[0]) : item;
  return typeof end === 'string' ? end : undefined;
}
