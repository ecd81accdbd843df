import type { Json, JsonObject } from '../../../model/json.js';
import type { EdgeList } from '../../../model/kinds.js';
import type { AuditStamp, UpstreamRecord } from '../../../model/upstream-lineage.js';
import type { Urn } from '../../../urn/urn.js';
import { itemEnd } from '../../shared/item-end.js';
import { listAt } from '../../shared/json-accessors.js';

export interface EdgeEdit {
  /** The entity of the aspect. */
  readonly entity: Urn;
  readonly add: readonly Urn[];
  readonly remove: readonly Urn[];
  readonly stamp: AuditStamp;
}

/**
 * Applies an `updateLineage` to one of the lists of edges in an aspect. It keeps everything else.
 * It adds no edge that is in either list, and removes an edge from both lists. DataHub's newest
 * version does not change the older list, and so reports the removal of an edge that still exists.
 *
 * Source: `addNewEdge` and its callers in DataHub's `LineageService`.
 */
export function editEdges(
  aspect: JsonObject,
  { edges: name, urns: olderName = '' }: Pick<EdgeList, 'edges' | 'urns'>,
  { entity, add, remove, stamp }: EdgeEdit,
): JsonObject {
  const [edges, older] = [listAt(aspect, name), listAt(aspect, olderName)];
  const known = new Set(older.map(itemEnd));
  const added = add.filter((urn) => !known.has(urn));
  const toEdge = (urn: Urn) => newEdge(entity, urn, stamp);
  return {
    ...aspect,
    [name]: editItems(edges, { add: added, remove }, toEdge),
    ...(aspect[olderName] !== undefined && { [olderName]: without(older, remove) }),
  };
}

/** Applies an `updateLineage` to a plain list of urns in an aspect. The list has each urn once. */
export function editUrns(
  aspect: JsonObject,
  list: string,
  { add, remove }: Pick<EdgeEdit, 'add' | 'remove'>,
): JsonObject {
  const change = { add: [...new Set(add)], remove };
  return { ...aspect, [list]: editItems(listAt(aspect, list), change, (urn) => urn) };
}

/**
 * Applies an `updateLineage` to the aspect `upstreamLineage`, as DataHub rewrites it. It keeps
 * everything but `upstreams`, even the column lineage of removed edges. It appends a new edge twice
 * if the request names it twice: DataHub compares with the stored list alone.
 *
 * Source: `LineageService.buildDatasetLineageProposal`.
 */
export function editUpstreams(
  aspect: JsonObject | undefined,
  { stamp, ...change }: Omit<EdgeEdit, 'entity'>,
): JsonObject {
  const stored = listAt(aspect ?? {}, 'upstreams');
  return { ...aspect, upstreams: editItems(stored, change, (urn) => newUpstream(urn, stamp)) };
}

/** Adds an item for each urn that the stored items do not name. It removes items last. */
function editItems(
  stored: readonly Json[],
  { add, remove }: Pick<EdgeEdit, 'add' | 'remove'>,
  toItem: (urn: Urn) => Json,
): readonly Json[] {
  const known = new Set(stored.map(itemEnd));
  return without([...stored, ...add.filter((urn) => !known.has(urn)).map(toItem)], remove);
}

function without(items: readonly Json[], remove: readonly Urn[]): readonly Json[] {
  const removed = new Set<string | undefined>(remove);
  return items.filter((item) => !removed.has(itemEnd(item)));
}

/**
 * Makes a record marked as manual, for every caller: DataHub assumes that only its user interface
 * calls the mutation.
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
