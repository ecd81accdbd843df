import type { Json, JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { acceptAspectKey, urn } from '../parameters/request-schemas.js';
import { checksItems, type Dialect } from '../shared/dialect.js';
import { itemPlace, jsonReader } from '../shared/json-reader.js';
import {
  accepted,
  anyObject,
  anything,
  dictionary,
  nullish,
  type OptionalSchema,
  object,
  objectWith,
  optional,
  type Schema,
  type TypeOf,
  text,
} from '../shared/json-schema.js';
import { asObject, asText } from '../shared/read-json.js';
import { RequestError } from '../shared/request-error.js';
import { listReader } from '../turns/list-reader.js';
import type { Turn } from '../turns/turn-scheduler.js';
import type { PatchProposal } from '../write/patch/patch.js';
import { readPatch } from '../write/patch/read-patch.js';
import type { Proposal } from '../write/proposal.js';
import { readSystemMetadata } from '../write/read-proposal.js';

/** System metadata may be JSON in a string. */
const systemMetadata = optional(accepted(readSystemMetadata));

/** A text, or a value that Java turns into one. */
const scalar = accepted<string | number | boolean>((json, what) =>
  ['number', 'boolean'].includes(typeof json) ? json : asText(json, what),
);

type HeaderValue = Schema<string | number | boolean>;

/** An aspect with its value. */
function aspectItem(header: HeaderValue, value: OptionalSchema<JsonObject>) {
  return object({ systemMetadata, headers: nullish(dictionary(header)), value });
}

/** An aspect with a patch. The schema accepts any value here. `readPatch` checks the patch itself. */
function patchItem(header: HeaderValue) {
  return object({
    systemMetadata,
    headers: nullish(dictionary(header)),
    value: optional(anything),
  });
}

function itemReaders(header: HeaderValue, value: Schema<JsonObject>) {
  // The type of an optional value suits a required one, too.
  const item = aspectItem(header, value as OptionalSchema<JsonObject>);
  return {
    items: listReader(objectWith({ urn }, item, acceptAspectKey)),
    patches: listReader(objectWith({ urn }, patchItem(header), acceptAspectKey)),
    item: jsonReader(item, itemPlace),
  };
}

const strict = itemReaders(text, anyObject);
const lax = itemReaders(scalar, optional(anyObject));

function readersOf(dialect: Dialect): typeof strict {
  return checksItems(dialect) ? strict : lax;
}

/** Version 2 has no conditions. */
const aspectItemV2 = object({ systemMetadata, value: anyObject });
const readItemsV2 = listReader(object({ urn, aspects: dictionary(aspectItemV2, acceptAspectKey) }));

/**
 * Reads the body of a bulk write in turns: `[{ urn, <aspect>: { value, systemMetadata?, headers? }, … },
 * …]`.
 *
 * @throws RequestError `malformed`
 */
export async function readEntityItems(
  body: Json,
  turn: Turn,
  dialect: Dialect,
): Promise<readonly Proposal[]> {
  const items = await readersOf(dialect).items(body, turn);
  return items.flatMap(({ urn, ...aspects }) => toProposals(urn, aspects));
}

/**
 * Reads the body of a bulk write of version 2 in turns: `[{ urn, aspects: { <aspect>: { value,
 * systemMetadata? }, … } }, …]`.
 *
 * @throws RequestError `malformed`
 */
export async function readEntityItemsV2(body: Json, turn: Turn): Promise<readonly Proposal[]> {
  const items = await readItemsV2(body, turn);
  return items.flatMap(({ urn, aspects }) => toProposals(urn, aspects));
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
  const aspect = readersOf(dialect).item(body);
  return { value: requireValue(aspect.value, 'the body'), ...toWriterMembers(aspect) };
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
 * Reads the body of a bulk PATCH in turns. It has the shape of a bulk write, with a patch in place of each
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
  const items = await readersOf(dialect).patches(body, turn);
  return items.flatMap(({ urn, ...aspects }, i) =>
    Object.entries(aspects).map(
      ([aspectName, aspect]): PatchProposal => ({
        urn,
        aspectName,
        changeType: 'PATCH',
        patch: readPatch(aspect.value, `item ${i}: ${aspectName}: value`),
        ...toWriterMembers(aspect),
      }),
    ),
  );
}

function toProposals(
  urn: Urn,
  aspects: Readonly<Record<string, Members & { readonly value?: JsonObject }>>,
): readonly Proposal[] {
  return Object.entries(aspects).map(
    ([aspectName, aspect]): Proposal => ({
      urn,
      aspectName,
      changeType: 'UPSERT',
      value: requireValue(aspect.value, `${urn}: ${aspectName}`),
      ...toWriterMembers(aspect),
    }),
  );
}

/** @throws RequestError `broken`, as DataHub fails here; a schema refuses it earlier elsewhere */
function requireValue(value: JsonObject | undefined, what: string): JsonObject {
  if (value === undefined) throw new RequestError('broken', `${what} has no value`);
  return value;
}

/** The members of an aspect besides its value. */
type Members = Partial<Omit<TypeOf<ReturnType<typeof patchItem>>, 'value'>>;

function toWriterMembers({
  systemMetadata: given,
  headers,
}: Members): Pick<Proposal, 'systemMetadata' | 'headers'> {
  const metadata = readSystemMetadata(given, 'systemMetadata');
  const texts = Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)]);
  return {
    ...(metadata && { systemMetadata: metadata }),
    ...(headers && { headers: Object.fromEntries(texts) }),
  };
}
