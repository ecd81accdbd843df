import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';
import { columnUrn } from '../../urn/schema-field-urn.js';
import { isUrn, type Urn } from '../../urn/urn.js';
import { encodeNames } from '../metamodel/bracketed-urns.js';
import { isJsonList, listAt, objectAt, objectsAt, textAt } from '../shared/json-accessors.js';
import { isColumn } from './lineage-edge.js';
import type { Relationship, RelationshipStamps, StampedRelationship } from './relationship.js';
import {
  aspectsWithRelationships,
  type RelationshipField,
  relationshipFields,
} from './relationship-fields.js';

/** The relationships that one aspect states. */
export interface DerivedRelationships {
  /** The relationships of entities, which the index stores. */
  readonly entities: readonly StampedRelationship[];
  /**
   * The relationships to a column, from a column or from another entity. They are far more, and each
   * read derives them again.
   */
  readonly columns: readonly StampedRelationship[];
}

/**
 * Derives the relationships that one aspect states.
 *
 * DataHub identifies an edge by source, type, destination and `via`. See {@link distinct}.
 */
export function deriveRelationships(
  urn: Urn,
  aspectName: string,
  value: JsonObject,
): DerivedRelationships {
  const entities: StampedRelationship[] = [];
  const columns: StampedRelationship[] = [];
  for (const one of statedRelationships(urn, aspectName, value)) {
    (isColumn(one.destination) ? columns : entities).push(one);
  }
  return { entities: distinct(entities), columns };
}

/** Keeps the first of several relationships with the same source, type, destination and `via`. */
export function distinct<T extends Relationship>(relationships: readonly T[]): readonly T[] {
  if (relationships.length < 2) return relationships;
  const found = new Map<string, T>();
  for (const one of relationships) {
    const key = [one.source, one.type, one.destination, one.via ?? ''].join(' ');
    if (!found.has(key)) found.set(key, one);
  }
  return [...found.values()];
}

/** Returns true if an aspect of this name can state relationships. */
export function statesRelationships(aspectName: string): boolean {
  return STATING_ASPECTS.has(aspectName);
}

/** The type of a relationship between columns. */
const COLUMN_LINEAGE = 'DownstreamOf';

function statedRelationships(
  urn: Urn,
  aspectName: string,
  value: JsonObject,
): readonly StampedRelationship[] {
  return [
    ...relationshipFields(aspectName).flatMap((field) => fromField(urn, field, value)),
    ...(COLUMN_DERIVATIONS.get(aspectName)?.(urn, value) ?? []),
  ];
}

type Derivation = (urn: Urn, value: JsonObject) => readonly StampedRelationship[];

/**
 * Derivations of relationships whose source is a column, not the entity of the aspect.
 *
 * Source: DataHub's `GraphIndexUtils`.
 */
const COLUMN_DERIVATIONS: ReadonlyMap<string, Derivation> = new Map<string, Derivation>([
  [
    'upstreamLineage',
    (_urn, value) => columnMappings(value, (record) => asUrn(textAt(record, 'query'))),
  ],
  ['dataJobInputOutput', (job, value) => columnMappings(value, () => job)],
  ['inputFields', chartColumns],
]);

const STATING_ASPECTS: ReadonlySet<string> = new Set([
  ...aspectsWithRelationships(),
  ...COLUMN_DERIVATIONS.keys(),
]);

function fromField(
  source: Urn,
  { type, path }: RelationshipField,
  value: JsonObject,
): readonly StampedRelationship[] {
  return placesAt(value, path, {}).flatMap(({ text, record }) =>
    isStored(text) ? [{ type, source, destination: text, ...readEdge(record) }] : [],
  );
}

/** A text and the object that contains it. */
interface Place {
  readonly text: string;
  readonly record: JsonObject;
}

function placesAt(
  value: Json | undefined,
  path: readonly string[],
  record: JsonObject,
): readonly Place[] {
  const [step, ...rest] = path;
  if (step === undefined) return typeof value === 'string' ? [{ text: value, record }] : [];
  if (step === '*')
    return isJsonList(value) ? value.flatMap((item) => placesAt(item, rest, record)) : [];
  return value !== undefined && isJsonObject(value) ? placesAt(value[step], rest, value) : [];
}

/**
 * Reads the query and the stamps of an edge. DataHub's name of the second time depends on the
 * aspect: `auditStamp` in an upstream, `lastModified` elsewhere.
 */
function readEdge(record: JsonObject): Pick<StampedRelationship, 'via' | keyof RelationshipStamps> {
  const via = asUrn(textAt(record, 'query'));
  const createdOn = readTime(record, 'created');
  const updatedOn = readTime(record, 'auditStamp') ?? readTime(record, 'lastModified');
  return {
    ...(via && { via }),
    ...(createdOn !== undefined && { createdOn }),
    ...(updatedOn !== undefined && { updatedOn }),
    ...(textAt(objectAt(record, 'properties'), 'source') === 'UI' && { manual: true }),
  };
}

/** Reads a time in milliseconds since 1970. In DataHub, 0 means no time. */
function readTime(record: JsonObject, key: string): number | undefined {
  const { time } = objectAt(record, key);
  return typeof time === 'number' && Number.isSafeInteger(time) && time !== 0 ? time : undefined;
}

/**
 * Derives relationships between columns from `fineGrainedLineages`. Like DataHub's indexer, it
 * stops at the first record that lacks an end: a client that relies on later records would work
 * here and fail there.
 */
function columnMappings(
  value: JsonObject,
  toVia: (record: JsonObject) => Urn | undefined,
): readonly StampedRelationship[] {
  const found: StampedRelationship[] = [];
  for (const record of listAt(value, 'fineGrainedLineages')) {
    if (
      !isJsonObject(record) ||
      record['upstreams'] === undefined ||
      record['downstreams'] === undefined
    )
      break;
    const via = toVia(record);
    const upstreams = columnsAt(record, 'upstreams');
    for (const source of columnsAt(record, 'downstreams')) {
      for (const destination of upstreams)
        found.push({ type: COLUMN_LINEAGE, source, destination, ...(via && { via }) });
    }
  }
  return found;
}

/** Derives lineage of the columns of a chart: each shows a dataset column, its upstream. */
function chartColumns(chart: Urn, value: JsonObject): readonly StampedRelationship[] {
  return objectsAt(value, 'fields').flatMap((field) => {
    const destination = asUrn(textAt(field, 'schemaFieldUrn'));
    if (destination === undefined || !isColumn(destination)) return [];
    const path = textAt(objectAt(field, 'schemaField'), 'fieldPath') ?? '';
    const source = asUrn(columnUrn(chart, path));
    return source ? [{ type: COLUMN_LINEAGE, source, destination }] : [];
  });
}

function columnsAt(record: JsonObject, key: string): readonly Urn[] {
  return listAt(record, key).filter(
    (item): item is Urn => typeof item === 'string' && isColumn(item) && isStored(item),
  );
}

function asUrn(text: string | null): Urn | undefined {
  return text !== null && isStored(text) ? text : undefined;
}

/** Returns true for an urn, with or without brackets in a name. */
function isStored(text: string): text is Urn {
  return isUrn(text) || isUrn(encodeNames(text));
}
