import type { Json } from '../../model/json.js';
import { acceptAspectKey, urn } from '../parameters/request-schemas.js';
import { checksItems, type Dialect } from '../shared/dialect.js';
import { itemPlace, jsonReader } from '../shared/json-reader.js';
import {
  accepted,
  anyObject,
  anything,
  dictionary,
  nullish,
  object,
  objectWith,
  optional,
  type TypeOf,
} from '../shared/json-schema.js';
import { asObject, asText } from '../shared/read-json.js';
import { RequestError } from '../shared/request-error.js';
import { listReader } from '../turns/list-reader.js';
import type { Turn } from '../turns/turn-scheduler.js';
import { readPatch } from '../write/patch/read-patch.js';
import type { PatchProposal, Proposal } from '../write/proposal.js';
import { readSystemMetadata } from '../write/read-proposal.js';

/** A text, or a value that Java takes for one. */
const scalar = accepted<string | number | boolean>(
  (json, what) => ['number', 'boolean'].includes(typeof json) || asText(json, what),
);

/**
 * The members of an aspect besides its value. System metadata may be JSON in a string. The dialect
 * decides later about headers that are not texts, and about an aspect without a value.
 */
const writerMembers = {
  systemMetadata: optional(accepted(readSystemMetadata)),
  headers: nullish(dictionary(scalar)),
};

const aspectItem = object({ ...writerMembers, value: optional(anyObject) });

/** The schema accepts any value here. `readPatch` checks the patch itself. */
const patchItem = object({ ...writerMembers, value: optional(anything) });

const readItems = listReader(objectWith({ urn }, aspectItem, acceptAspectKey));
const readPatches = listReader(objectWith({ urn }, patchItem, acceptAspectKey));
const readItem = jsonReader(aspectItem, itemPlace);

/** Version 2 has no conditions. */
const aspectItemV2 = object({ systemMetadata: writerMembers.systemMetadata, value: anyObject });
const readItemsV2 = listReader(object({ urn, aspects: dictionary(aspectItemV2, acceptAspectKey) }));

/**
 * Reads the body of a bulk write: `[{ urn, <aspect>: { value, systemMetadata?, headers? }, … }, …]`.
 *
 * @throws RequestError `malformed`
 */
export async function readEntityItems(
  body: Json,
  turn: Turn,
  dialect: Dialect,
): Promise<readonly Proposal[]> {
  const items = await readItems(body, turn);
  return items.flatMap(({ urn, ...aspects }, i) =>
    Object.entries(aspects).map(
      ([aspectName, aspect]): Proposal => ({
        urn,
        aspectName,
        changeType: 'UPSERT',
        ...toContent(aspect, `item ${i}: ${aspectName}`, dialect),
      }),
    ),
  );
}

/**
 * Reads the body of a bulk write of version 2: `[{ urn, aspects: { <aspect>: { value,
 * systemMetadata? }, … } }, …]`.
 *
 * @throws RequestError `malformed`
 */
export async function readEntityItemsV2(body: Json, turn: Turn): Promise<readonly Proposal[]> {
  const items = await readItemsV2(body, turn);
  return items.flatMap(({ urn, aspects }) =>
    Object.entries(aspects).map(
      ([aspectName, { value, systemMetadata }]): Proposal => ({
        urn,
        aspectName,
        changeType: 'UPSERT',
        value,
        systemMetadata: readSystemMetadata(systemMetadata, 'systemMetadata'),
      }),
    ),
  );
}

/** The content of a write of one aspect: all but its address. */
export type AspectToWrite = Pick<Proposal, 'value' | 'systemMetadata' | 'headers'>;

/**
 * Reads the value of one aspect with its metadata and headers: `{ value, systemMetadata?, headers?
 * }`.
 *
 * @throws RequestError `malformed`
 */
export function readAspectItem(body: Json, dialect: Dialect): AspectToWrite {
  return toContent(readItem(body), 'the body', dialect);
}

/**
 * Reads the value of one aspect of version 2, which is the whole body.
 *
 * @throws RequestError `malformed`
 */
export function readAspectValue(body: Json): AspectToWrite {
  return { value: asObject(body, 'the body') };
}

/**
 * Reads the body of a bulk PATCH. It has the shape of a bulk write, with a patch in place of each
 * value: `[{ urn, <aspect>: { value: { patch, arrayPrimaryKeys?, forceGenericPatch? },
 * systemMetadata?, headers? }, … }, …]`.
 *
 * @throws RequestError `malformed`
 */
export async function readPatchItems(
  body: Json,
  turn: Turn,
  dialect: Dialect,
): Promise<readonly PatchProposal[]> {
  const items = await readPatches(body, turn);
  return items.flatMap(({ urn, ...aspects }, i) =>
    Object.entries(aspects).map(
      ([aspectName, aspect]): PatchProposal => ({
        urn,
        aspectName,
        changeType: 'PATCH',
        patch: readPatch(aspect.value, `item ${i}: ${aspectName}: value`),
        systemMetadata: readSystemMetadata(aspect.systemMetadata, 'systemMetadata'),
        headers: toHeaders(aspect.headers, `item ${i}: ${aspectName}`, dialect),
      }),
    ),
  );
}

/** @throws RequestError `malformed`, or `broken` where DataHub fails */
function toContent(
  { value, systemMetadata, headers }: TypeOf<typeof aspectItem>,
  what: string,
  dialect: Dialect,
): AspectToWrite {
  if (value === undefined && !checksItems(dialect))
    throw new RequestError('broken', `${what} has no value`);
  return {
    value: asObject(value, `${what}: value`),
    systemMetadata: readSystemMetadata(systemMetadata, 'systemMetadata'),
    headers: toHeaders(headers, what, dialect),
  };
}

function toHeaders(
  given: TypeOf<typeof aspectItem>['headers'],
  what: string,
  dialect: Dialect,
): Proposal['headers'] {
  if (!given) return undefined;
  const texts = Object.entries(given).map(([name, value]) => [
    name,
    checksItems(dialect) ? asText(value, `${what}: headers: ${name}`) : String(value),
  ]);
  return Object.fromEntries(texts);
}
