import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { EntityType, EntityUrn } from '../urn/entity-urn.js';
import { columnParts, columnUrn } from '../urn/schema-field-urn.js';
import { urnEntityType } from '../urn/urn.js';
import { type EdgeEnd, endUrn, listOf, outputEnd } from './edge-end.js';
import { itemAt } from './item-at.js';
import { isJsonObject, type Json, type JsonObject } from './json.js';
import { type EdgeList, kinds } from './kinds.js';
import type {
  AuditStamp,
  FineGrainedRecord,
  UpstreamLineage,
  UpstreamRecord,
} from './upstream-lineage.js';

/**
 * The lineage of an entity as a catalog stores it: the aspect of the edges, and the aspect of the
 * columns where a kind has one.
 */
export interface StoredAspects {
  readonly edges: JsonObject;
  readonly columns?: JsonObject | undefined;
}

/** The aspect of the columns of charts and dashboards. */
export const COLUMN_ASPECT = 'inputFields';

/**
 * Brings the stored lineage of an entity into the form of a dataset's lineage, the only form that
 * the planner knows. `fromCommonForm` restores every member that is not changed.
 *
 * `upstreams` has one record for each item of a list. An `Edge` gets the member names of an upstream.
 * `list` names the list of an item, unless the other end tells it. All other members of the aspect
 * stay.
 */
export function toCommonForm(
  entity: EntityUrn,
  { edges, columns }: StoredAspects,
): UpstreamLineage {
  const type = urnEntityType(entity) as EntityType;
  const { lists } = kinds[type];
  // An empty list stays empty. An older list that lost its last item is not removed either.
  const emptied = lists.flatMap(({ edges: name, urns = '' }) => [
    ...(listAt(edges, name).length > 0 ? [[name, undefined] as const] : []),
    ...(edges[urns] === undefined ? [] : [[urns, []] as const]),
  ]);
  return {
    ...edges,
    ...Object.fromEntries(emptied),
    upstreams: [
      ...lists.flatMap((list) =>
        listAt(edges, list.edges).map((item) => toRecord(type, list, item)),
      ),
      ...lists.flatMap(({ urns = '', ...list }) =>
        listAt(edges, urns).map((item) => toBareRecord(urns, list, item)),
      ),
    ],
    ...(columns && {
      fineGrainedLineages: listAt(columns, 'fields').map((field) => toPair(entity, field)),
    }),
  };
}

/** Brings lineage back into the form in which a catalog stores it for the entity. */
export function fromCommonForm(entity: EntityUrn, lineage: UpstreamLineage): StoredAspects {
  const type = urnEntityType(entity) as EntityType;
  const { required = [], columns } = kinds[type];
  const { upstreams, fineGrainedLineages: pairs, ...others } = lineage;
  const lists = new Map<string, Json[]>(required.map((name) => [name, []]));
  for (const record of upstreams) {
    // A record without a list has an end that tells it.
    const name = record.list ?? (listOf(type, record.dataset) as EdgeList).edges;
    lists.set(name, [...(lists.get(name) ?? []), fromRecord(record)]);
  }
  const edges = { ...others, ...Object.fromEntries(lists) };
  if (pairs === undefined) return { edges };
  return columns === 'fields'
    ? { edges, columns: { fields: pairs.flatMap((pair) => fromPair(pair as FieldPair, pairs)) } }
    : { edges: { ...edges, fineGrainedLineages: pairs } };
}

/** The type of every edge that has no type of its own. */
const TYPE = 'TRANSFORMED';

/** Gives an `Edge` the member names of an upstream. */
function toRecord(
  type: EntityType,
  { edges: list, isOutput }: EdgeList,
  item: Json,
): UpstreamRecord {
  const { destinationUrn, lastModified, ...others } = item as StoredEdge;
  const dataset = isOutput ? outputEnd(destinationUrn as DatasetUrn) : destinationUrn;
  const implied = listOf(type, dataset)?.edges === list ? {} : { list };
  const auditStamp = lastModified && { auditStamp: lastModified };
  return { ...others, ...implied, ...auditStamp, dataset, type: TYPE };
}

/** An `Edge` as catalogs send it. Source: `Edge.pdl` of DataHub. */
interface StoredEdge extends JsonObject {
  readonly destinationUrn: string;
  readonly lastModified?: AuditStamp;
}

/** Keeps an item of an older list whole: an urn, or a union of one member. It can carry no mark. */
function toBareRecord(list: string, { isOutput }: EdgeList, item: Json): UpstreamRecord {
  const urn = isJsonObject(item) ? item['string'] : item;
  const text = typeof urn === 'string' ? urn : '';
  return { dataset: isOutput ? outputEnd(text as DatasetUrn) : text, type: TYPE, list, item };
}

function fromRecord(record: UpstreamRecord): Json {
  const { dataset, type: _, list: _list, auditStamp, item, ...others } = record;
  if (item !== undefined) return item;
  const destinationUrn = endUrn(dataset as EdgeEnd);
  return { ...others, destinationUrn, ...(auditStamp && { lastModified: auditStamp }) };
}

/** Brings a field of a chart into the form of a column record. */
function toPair(entity: EntityUrn, field: Json): FineGrainedRecord {
  const stored = field as JsonObject;
  const path = textAt(objectAt(stored, 'schemaField'), 'fieldPath');
  const upstream = textAt(stored, 'schemaFieldUrn');
  return {
    upstreamType: 'FIELD_SET',
    upstreams: upstream === undefined ? [] : [upstream],
    downstreamType: 'FIELD',
    downstreams: path === undefined ? [] : [columnUrn(entity, path)],
    field: stored,
  };
}

/** A column record of a chart. {@link toPair} and the writer give it both lists. */
type FieldPair = FineGrainedRecord &
  Readonly<Record<'upstreams' | 'downstreams', readonly string[]>>;

/** @param all the records beside it; one of them may describe the same column */
function fromPair(
  { upstreams, downstreams, field }: FieldPair,
  all: readonly FineGrainedRecord[],
): readonly JsonObject[] {
  if (field !== undefined && upstreams.length < 2) return [field];
  const column = itemAt(downstreams, 0);
  const known = all.find((one) => one.field !== undefined && one.downstreams?.[0] === column);
  const { schemaField = newField(column) } = known?.field ?? {};
  return upstreams.map((schemaFieldUrn) => ({ schemaFieldUrn, schemaField }));
}

/** Describes a column of a chart, whose type nobody declares. */
function newField(column: string): JsonObject {
  return {
    fieldPath: columnParts(column).fieldPath,
    nullable: false,
    type: { type: { 'com.linkedin.schema.NullType': {} } },
    nativeDataType: 'unknown',
    recursive: false,
    isPartOfKey: false,
  };
}

function listAt(object: JsonObject, name: string): readonly Json[] {
  const list = object[name];
  return Array.isArray(list) ? list : [];
}

function objectAt(object: JsonObject, name: string): JsonObject {
  const value = object[name];
  return isJsonObject(value) ? value : {};
}

function textAt(object: JsonObject, name: string): string | undefined {
  const value = object[name];
  return typeof value === 'string' ? value : undefined;
}
