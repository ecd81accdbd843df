import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';
import { columnUrn } from '../../urn/schema-field-urn.js';
import { isUrn, type Urn } from '../../urn/urn.js';
import { entityTypeOf } from '../metamodel/key-aspects.js';
import { listAt, objectAt, objectsAt, textAt } from '../opaque-json.js';
import type { RelationshipStamps, StampedRelationship } from './relationship.js';
import { aspectsWithRelationships, type RelationshipField, relationshipFields } from './relationship-fields.js';

/** The relationships that one aspect states, each once. Pure, so that the index can be made again from the aspects. */
export function deriveRelationships(urn: Urn, aspectName: string, value: JsonObject): readonly StampedRelationship[] {
  const ofColumns = COLUMNS.get(aspectName)?.(urn, value) ?? [];
  const ofFields = relationshipFields(aspectName).flatMap((field) => fromField(urn, field, value));
  return withoutRepetitions([...ofFields, ...ofColumns]);
}

/** Whether an aspect of this name can state relationships. */
export function statesRelationships(aspectName: string): boolean {
  return STATING.has(aspectName);
}

type Derivation = (urn: Urn, value: JsonObject) => readonly StampedRelationship[];

/** Relationships that are not of the aspect's own entity but of columns. Source: DataHub's `GraphIndexUtils`. */
const COLUMNS: ReadonlyMap<string, Derivation> = new Map<string, Derivation>([
  ['upstreamLineage', (_urn, value) => columnMappings(value, (record) => asUrn(textAt(record, 'query')))],
  ['dataJobInputOutput', (job, value) => columnMappings(value, () => job)],
  ['inputFields', chartColumns],
]);

const STATING: ReadonlySet<string> = new Set([...aspectsWithRelationships(), ...COLUMNS.keys()]);

function fromField(source: Urn, { type, path }: RelationshipField, value: JsonObject): readonly StampedRelationship[] {
  return placesAt(value, path, {}).flatMap(({ text, record }) => {
    if (!isUrn(text)) return [];
    const via = asUrn(textAt(record, 'query'));
    return [{ type, source, destination: text, ...(via && { via }), ...stampsOf(record) }];
  });
}

/** A text, and the object that it stands in. */
interface Place {
  readonly text: string;
  readonly record: JsonObject;
}

function placesAt(value: Json | undefined, path: readonly string[], record: JsonObject): readonly Place[] {
  const [step, ...rest] = path;
  if (step === undefined) return typeof value === 'string' ? [{ text: value, record }] : [];
  if (step === '*') return Array.isArray(value) ? value.flatMap((item) => placesAt(item, rest, record)) : [];
  return value !== undefined && isJsonObject(value) ? placesAt(value[step], rest, value) : [];
}

/** DataHub names the two times of an edge differently by where it stands: `auditStamp` of an upstream, `lastModified` elsewhere. */
function stampsOf(record: JsonObject): RelationshipStamps {
  const createdOn = timeAt(record, 'created');
  const updatedOn = timeAt(record, 'auditStamp') ?? timeAt(record, 'lastModified');
  return {
    ...(createdOn !== undefined && { createdOn }),
    ...(updatedOn !== undefined && { updatedOn }),
    ...(textAt(objectAt(record, 'properties'), 'source') === 'UI' && { manual: true }),
  };
}

/** 0 is DataHub's word for no time. */
function timeAt(record: JsonObject, key: string): number | undefined {
  const { time } = objectAt(record, key);
  return typeof time === 'number' && Number.isSafeInteger(time) && time !== 0 ? time : undefined;
}

/**
 * DataHub's indexer stops at the first record that lacks one of its ends, and so do we: a client that relies on what
 * comes after such a record would work here and fail there.
 */
function columnMappings(value: JsonObject, viaOf: (record: JsonObject) => Urn | undefined): readonly StampedRelationship[] {
  const found: StampedRelationship[] = [];
  for (const record of listAt(value, 'fineGrainedLineages')) {
    if (!isJsonObject(record) || record['upstreams'] === undefined || record['downstreams'] === undefined) break;
    const via = viaOf(record);
    for (const source of columnsAt(record, 'downstreams')) {
      for (const destination of columnsAt(record, 'upstreams'))
        found.push({ type: 'DownstreamOf', source, destination, ...(via && { via }) });
    }
  }
  return found;
}

/** The columns of a chart: each is derived from the column of the dataset that it shows. */
function chartColumns(chart: Urn, value: JsonObject): readonly StampedRelationship[] {
  return objectsAt(value, 'fields').flatMap((field) => {
    const destination = asUrn(textAt(field, 'schemaFieldUrn'));
    const path = textAt(objectAt(field, 'schemaField'), 'fieldPath') ?? '';
    const source = asUrn(columnUrn(chart, path));
    return destination && source ? [{ type: 'DownstreamOf', source, destination }] : [];
  });
}

function columnsAt(record: JsonObject, key: string): readonly Urn[] {
  return listAt(record, key).filter((item): item is Urn => typeof item === 'string' && isUrn(item) && entityTypeOf(item) === 'schemaField');
}

function asUrn(text: string | null): Urn | undefined {
  return text !== null && isUrn(text) ? text : undefined;
}

/** DataHub knows an edge by its ends, its type and what it goes through. Of several, the first is kept. */
function withoutRepetitions(all: readonly StampedRelationship[]): readonly StampedRelationship[] {
  const found = new Map<string, StampedRelationship>();
  for (const one of all) {
    const key = [one.source, one.type, one.destination, one.via ?? ''].join(' ');
    if (!found.has(key)) found.set(key, one);
  }
  return [...found.values()];
}
