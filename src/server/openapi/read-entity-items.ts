import type { Json } from '../../model/json.js';
import { acceptAspectKey, urn } from '../parameters/request-schemas.js';
import { itemPlace, jsonReader } from '../shared/json-reader.js';
import {
  accepted,
  anyObject,
  anything,
  dictionary,
  list,
  nullish,
  object,
  objectWith,
  optional,
  type TypeOf,
  text,
} from '../shared/json-schema.js';
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

const readItems = jsonReader(list(objectWith({ urn }, aspectItem, acceptAspectKey)), itemPlace);
const readPatches = jsonReader(list(objectWith({ urn }, patchItem, acceptAspectKey)), itemPlace);
const readItem = jsonReader(aspectItem, itemPlace);

/**
 * Reads the body of a bulk write: `[{ urn, <aspect>: { value, systemMetadata?, headers? }, … },
 * …]`.
 *
 * @throws RequestError `malformed`
 */
export function readEntityItems(body: Json): readonly Proposal[] {
  return readItems(body).flatMap(({ urn, ...aspects }) =>
    Object.entries(aspects).map(
      ([aspectName, aspect]): Proposal => ({
        urn,
        aspectName,
        changeType: 'UPSERT',
        value: aspect.value,
        ...toWriterMembers(aspect),
      }),
    ),
  );
}

/**
 * Reads the value of one aspect with its metadata and headers: `{ value, systemMetadata?, headers?
 * }`.
 *
 * @throws RequestError `malformed`
 */
export function readAspectItem(body: Json): Pick<Proposal, 'value' | 'systemMetadata' | 'headers'> {
  const aspect = readItem(body);
  return { value: aspect.value, ...toWriterMembers(aspect) };
}

/**
 * Reads the body of a bulk PATCH. It has the shape of a bulk write, with a patch in place of each
 * value: `[{ urn, <aspect>: { value: { patch, arrayPrimaryKeys?, forceGenericPatch? },
 * systemMetadata?, headers? }, … }, …]`.
 *
 * @throws RequestError `malformed`
 */
export function readPatchItems(body: Json): readonly PatchProposal[] {
  return readPatches(body).flatMap(({ urn, ...aspects }, i) =>
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

function toWriterMembers({
  systemMetadata,
  headers,
}: Omit<TypeOf<typeof patchItem>, 'value'>): Pick<Proposal, 'systemMetadata' | 'headers'> {
  const metadata = readSystemMetadata(systemMetadata, 'systemMetadata');
  return { ...(metadata && { systemMetadata: metadata }), ...(headers && { headers }) };
}
