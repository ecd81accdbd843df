import { isJsonObject, type Json, type JsonObject } from '../../../model/json.js';
import type { AuditStamp } from '../../../model/upstream-lineage.js';
import type { Urn } from '../../../urn/urn.js';
import { listAt } from '../../opaque-json.js';

/** Where an aspect keeps the edges to entities of one kind. */
export interface EdgeList {
  /** The list of records, such as `inputDatasetEdges`. */
  readonly edges: string;
  /** The list of urns that older writers fill, such as `inputDatasets`; its items may be unions of one member. */
  readonly urns: string;
}

export interface EdgeEdit {
  /** The entity that the aspect belongs to. */
  readonly owner: Urn;
  readonly add: readonly Urn[];
  readonly remove: readonly Urn[];
  readonly stamp: AuditStamp;
}

/**
 * An aspect after an `updateLineage` has changed one of its lists of edges; everything else is carried through.
 *
 * An edge that is there, in either list, is left as it is. Removal comes last, and from both lists: DataHub's newest
 * version leaves the older list alone, and so says that it has removed what is still there.
 *
 * Source: `addNewEdge` and its callers in DataHub's `LineageService`.
 */
export function editEdges(aspect: JsonObject, list: EdgeList, { owner, add, remove, stamp }: EdgeEdit): JsonObject {
  const edges = listAt(aspect, list.edges);
  const urns = listAt(aspect, list.urns);
  const known = new Set([...edges, ...urns].map(endOf));
  const removed = new Set<string | undefined>(remove);
  const isKept = (item: Json): boolean => !removed.has(endOf(item));
  const added = add.filter((urn) => !known.has(urn)).map((urn) => newEdge(owner, urn, stamp));
  return {
    ...aspect,
    [list.edges]: [...edges, ...added].filter(isKept),
    ...(aspect[list.urns] !== undefined && { [list.urns]: urns.filter(isKept) }),
  };
}

/** An aspect after an `updateLineage` has changed a plain list of urns in it, each of them there once. */
export function editUrns(aspect: JsonObject, list: string, { add, remove }: Pick<EdgeEdit, 'add' | 'remove'>): JsonObject {
  const stored = listAt(aspect, list);
  const known = new Set(stored);
  const removed = new Set<Json>(remove);
  const added = [...new Set(add)].filter((urn) => !known.has(urn));
  return { ...aspect, [list]: [...stored, ...added].filter((item) => !removed.has(item)) };
}

/** Marked as made by hand, whoever calls: DataHub thinks that only its user interface does. */
function newEdge(sourceUrn: Urn, destinationUrn: Urn, stamp: AuditStamp): JsonObject {
  return { sourceUrn, destinationUrn, created: stamp, lastModified: stamp, properties: { source: 'UI' } };
}

/** Where a record, an urn, or an urn in a union of one member (`{ "string": urn }`) leads. */
function endOf(item: Json): string | undefined {
  const end = isJsonObject(item) ? (item['destinationUrn'] ?? Object.values(item)[0]) : item;
  return typeof end === 'string' ? end : undefined;
}
