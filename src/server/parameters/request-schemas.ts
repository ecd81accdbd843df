import type { Json } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { canonicalEntityType } from '../metamodel/entity-types.js';
import { jsonReader } from '../shared/json-reader.js';
import { accepted, object, type Schema, type Words, wholeNumber } from '../shared/json-schema.js';
import { asText } from '../shared/read-json.js';
import { malformed } from '../shared/request-error.js';
import type { LineageDirection } from '../store/lineage-edge.js';
import { readAspectName, readUrn } from '../write/read-proposal.js';
import { asNumber } from './query-values.js';

/** The urn of an entity. */
export const urn: Schema<Urn> = accepted<Urn>(readUrn);

/** Reads the urn that a body names. The route reads other members after the check of rights. */
export const readSubject: (body: Json) => { readonly urn: Urn } = jsonReader(object({ urn }));

export const aspectName: Schema<string> = accepted<string>(readAspectName);

/** The name of an aspect as the key of an object. */
export const acceptAspectKey: Words = (key, what) => readAspectName(key, `${what}: aspect`);

/** The name of an entity type, in any spelling that {@link readEntityType} knows. */
export const entityType: Schema<string> = accepted<string>((json, what) =>
  readEntityType(asText(json, what)),
);

export const integer: Schema<number> = wholeNumber(asNumber);

/**
 * Reads the entity type that a request names, and returns it as urns spell it.
 *
 * @throws RequestError `malformed`, with the message of DataHub's registry
 */
export function readEntityType(text: string): string {
  const type = canonicalEntityType(text);
  if (type !== undefined) return type;
  throw malformed(`Failed to find entity with name ${text} in EntityRegistry`);
}

/** @throws RequestError `malformed` */
export function readLineageDirection(json: Json | undefined): LineageDirection {
  if (json === 'UPSTREAM' || json === 'DOWNSTREAM') return json;
  throw malformed(`direction is ${JSON.stringify(json ?? null)}; use UPSTREAM or DOWNSTREAM`);
}
