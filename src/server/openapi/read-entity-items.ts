import type { Json } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { acceptAspectKey, urn } from '../parameters/request-schemas.js';
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
  text,
} from '../shared/json-schema.js';
import { asObject } from '../shared/read-json.js';
import { listReader } from '../turns/list-reader.js';
import type { Turn } from '../turns/turn-scheduler.js';
import type { PatchProposal } from '../write/patch/patch.js';
import { readPatch } from '../write/patch/read-patch.js';
import type { Proposal } from '../write/proposal.js';
import { readSystemMetadata } from '../write/read-proposal.js';

/** The members of an aspect besides its value. System metadata may be JSON in a string. */
const writerMembers = {
  systemMetadata: optional(accepted(readSystemMetadata)),
  headers: nullish(dictionary(text)),
};

const aspectItem = object({ ...writerMembers, value: anyObject });

/** The schema accepts any value here. `readPatch` checks the patch itself. */
const patchItem = object({ ...writerMembers, value: optional(anything) });

const readItems = listReader(objectWith({ urn }, aspectItem, acceptAspectKey));
const readPatches = listReader(objectWith({ urn }, patchItem, acceptAspectKey));
const readItem = jsonReader(aspectItem, itemPlace);

/** Version 2 has no conditions. */
const aspectItemV2 = object({ systemMetadata: writerMembers.systemMetadata, value: anyObject });
const readItemsV2 = listReader(object({ urn, aspects: dictionary(aspectItemV2, acceptAspectKey) }));

/**
 * Reads the body of a bulk write in turns: `[{ urn, <aspect>: { value, systemMetadata?, headers? }, … },
 * …]`.
 *
 * @throws RequestError `malformed`
 */
export async function readEntityItems(body: Json, turn: Turn): Promise<readonly Proposal[]> {
  const items = await readItems(body, turn);
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
export function readAspectItem(body: Json): AspectToWrite {
  const aspect = readItem(body);
  return { value: aspect.value, ...toWriterMembers(aspect) };
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
export async function readPatchItems(body: Json, turn: Turn): Promise<readonly PatchProposal[]> {
  const items = await readPatches(body, turn);
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
  aspects: Readonly<Record<string, TypeOf<typeof aspectItem | typeof aspectItemV2>>>,
): readonly Proposal[] {
  return Object.entries(aspects).map(
    ([aspectName, aspect]): Proposal => ({
      urn,
      aspectName,
      changeType: 'UPSERT',
      value: aspect.value,
      ...toWriterMembers(aspect),
    }),
  );
}

function toWriterMembers({
  systemMetadata,
  headers,
}: Omit<TypeOf<typeof patchItem>, 'value'>): Pick<Proposal, 'systemMetadata' | 'headers'> {
  const metadata = readSystemMetadata(systemMetadata, 'systemMetadata');
  return { ...(metadata && { systemMetadata: metadata }), ...(headers && { headers }) };
}
