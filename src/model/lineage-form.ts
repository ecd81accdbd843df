import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { EntityType, EntityUrn } from '../urn/entity-urn.js';
import { columnUrn, parseColumnUrn } from '../urn/schema-field-urn.js';
import { urnEntityType } from '../urn/urn.js';
import { type EdgeEnd, endUrn, listOf, outputEnd } from './edge-end.js';
import { isJsonObject, type Json, type JsonObject } from './json.js';
import { type EdgeList, kinds } from './kinds.js';
import type { FineGrainedRecord, UpstreamLineage, UpstreamRecord } from './upstream-lineage.js';

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
  const emptied = lists.flatMap(({ edges: name, urns }) => [
    ...(listAt(edges, name).length > 0 ? [[name, undefined] as const] : []),
    ...(urns !== undefined && edges[urns] !== undefined ? [[urns, []] as const] : []),
  ]);
  return {
    ...edges,
    ...Object.fromEntries(emptied),
    upstreams: [
      ...lists.flatMap((list) =>
        listAt(edges, list.edges).map((item) => toRecord(type, list, list.edges, item)),
      ),
      ...lists.flatMap((list) =>
        listAt(edges, list.urns).map((item) => toRecord(type, list, list.urns, item)),
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
    const name = textAt(record, 'list') ?? listOf(type, record.dataset)?.edges ?? '';
    lists.set(name, [...(lists.get(name) ?? []), fromRecord(record)]);
  }
  const edges = { ...others, ...Object.fromEntries(lists) };
  if (pairs === undefined) return { edges };
  return columns === 'fields'
    ? { edges, columns: { fields: pairs.flatMap((pair) => fromPair(pair, pairs)) } }
    : { edges: { ...edges, fineGrainedLineages: pairs } };
}


/** The type of every edge that has no type of its own. */
const TYPE = 'TRANSFORMED';

function toRecord(
  type: EntityType,
  { isOutput }: EdgeList,
  list: string | undefined,
  item: Json,
): UpstreamRecord {
  const urn = isJsonObject(item) ? (item['destinationUrn'] ?? item['string']) : item;
  const text = typeof urn === 'string' ? urn : '';
  const dataset = isOutput ? outputEnd(text as DatasetUrn) : text;
  const implied = list === undefined || listOf(type, dataset)?.edges === list ? {} : { list };
  // Only an edge has a place for a mark. Any other item is kept whole.
  if (!isJsonObject(item) || typeof item['destinationUrn'] !== 'string')
    return { dataset, type: TYPE, ...implied, item };
  const { destinationUrn: _, lastModified, ...others } = item;
  const auditStamp = lastModified === undefined ? {} : { auditStamp: lastModified };
  return { ...others, ...implied, ...auditStamp, dataset, type: TYPE } as UpstreamRecord;
}

function fromRecord({
  dataset,
  type: _,
  list: _list,
  auditStamp,
  item,
  ...others
}: UpstreamRecord): Json {
  if (item !== undefined) return item;
  const destinationUrn = endUrn(dataset as EdgeEnd);
  return { ...others, destinationUrn, ...(auditStamp && { lastModified: auditStamp }) };
}

/** Brings a field of a chart into the form of a column record. */
function toPair(entity: EntityUrn, field: Json): FineGrainedRecord {
  const stored = isJsonObject(field) ? field : {};
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

/** @param all the records beside it; one of them may describe the same column */
function fromPair(
  pair: FineGrainedRecord,
  all: readonly FineGrainedRecord[],
): readonly JsonObject[] {
  const { upstreams = [], downstreams = [], field } = pair;
  if (isJsonObject(field) && upstreams.length < 2) return [field];
  const known = all.find(
    (one) => one.field !== undefined && one.downstreams?.[0] === downstreams[0],
  );
  const described = isJsonObject(known?.field) ? known.field['schemaField'] : undefined;
  const schemaField = described ?? newField(downstreams[0] ?? '');
  return upstreams.map((schemaFieldUrn) => ({ schemaFieldUrn, schemaField }));
}

/** Describes a column of a chart, whose type nobody declares. */
function newField(column: string): JsonObject {
  const parsed = parseColumnUrn(column);
  return {
    fieldPath: parsed.ok ? parsed.value.fieldPath : column,
    nullable: false,
    type: { type: { 'com.linkedin.schema.NullType': {} } },
    nativeDataType: 'unknown',
    recursive: false,
    isPartOfKey: false,
  };
}

function listAt(object: JsonObject, name: string | undefined): readonly Json[] {
  const list = name === undefined ? undefined : object[name];
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
