import type { Json, JsonObject } from '../../../model/json.js';
import { asFlag, asList, asObject, asText } from '../../shared/read-json.js';
import { RequestError } from '../../shared/request-error.js';
import { MAX_SEGMENTS, readPointer } from './json-pointer.js';
import type { Patch, PatchOperation } from './patch.js';

/**
 * Reads `{ patch: [{ op, path, value? }, …], arrayPrimaryKeys?, forceGenericPatch? }`. Other
 * members are ignored.
 *
 * @param what the name of the patch in messages
 * @throws RequestError `malformed`
 */
export function readPatch(json: Json | undefined, what: string): Patch {
  const { patch, arrayPrimaryKeys, forceGenericPatch } = asObject(json, what);
  if (patch === undefined || patch === null)
    throw new RequestError('malformed', 'Missing `patch` field.');
  return {
    operations: readOperations(patch, `${what}: patch`),
    arrayPrimaryKeys: readKeys(arrayPrimaryKeys, `${what}: arrayPrimaryKeys`),
    forceGenericPatch: asFlag(forceGenericPatch, `${what}: forceGenericPatch`),
  };
}

/**
 * Reads a patch in a proposal: the form of {@link readPatch}, or only the list of operations.
 *
 * @throws RequestError `malformed`
 */
export function readPatchOrOperations(json: Json | undefined, what: string): Patch {
  if (!Array.isArray(json)) return readPatch(json, what);
  return {
    operations: readOperations(json, what),
    arrayPrimaryKeys: new Map(),
    forceGenericPatch: false,
  };
}

function readOperations(json: Json, what: string): readonly PatchOperation[] {
  return asList(json, what).map((one, i) =>
    readOperation(asObject(one, `${what}[${i}]`), `${what}[${i}]`),
  );
}

function readOperation(operation: JsonObject, what: string): PatchOperation {
  const op = asText(operation['op'], `${what}: op`);
  const path = readPointer(asText(operation['path'], `${what}: path`), `${what}: path`);
  switch (op) {
    case 'add':
    case 'replace':
      return { op, path, value: readValue(operation['value'], `${what}: value`) };
    case 'remove':
      // Some clients also send a value. It has no meaning.
      return { op, path };
    default:
      throw new RequestError(
        'malformed',
        `${what}: op "${op}" is not supported; use add, remove or replace`,
      );
  }
}

function readValue(json: Json | undefined, what: string): Json {
  if (json !== undefined) return json;
  throw new RequestError('malformed', `${what} is missing`);
}

function readKeys(json: Json | undefined, what: string): ReadonlyMap<string, readonly string[]> {
  if (json === undefined || json === null) return new Map();
  return new Map(
    Object.entries(asObject(json, what)).map(([array, keys]) => [
      array,
      readKey(keys, `${what}: ${array}`),
    ]),
  );
}

function readKey(json: Json | undefined, what: string): readonly string[] {
  const members = asList(json, what).map((one, i) => asText(one, `${what}[${i}]`));
  if (members.length > MAX_SEGMENTS)
    throw new RequestError('malformed', `${what} has more than ${MAX_SEGMENTS} members`);
  return members;
}
