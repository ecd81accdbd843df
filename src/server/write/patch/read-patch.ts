import type { Json, JsonObject } from '../../../model/json.js';
import { asList, asObject, asText } from '../../read-json.js';
import { Refusal } from '../../refusal.js';
import { MAX_SEGMENTS, readPointer } from './json-pointer.js';
import type { Patch, PatchOperation } from './patch.js';

/**
 * Reads `{ patch: [{ op, path, value? }, …], arrayPrimaryKeys?, forceGenericPatch? }`. Other members are passed over.
 *
 * @param what names the patch in messages
 * @throws Refusal `malformed`
 */
export function readPatch(json: Json | undefined, what: string): Patch {
  const { patch, arrayPrimaryKeys, forceGenericPatch } = asObject(json, what);
  if (patch === undefined || patch === null) throw new Refusal('malformed', 'Missing `patch` field.');
  return {
    operations: readOperations(patch, `${what}: patch`),
    arrayPrimaryKeys: readKeys(arrayPrimaryKeys, `${what}: arrayPrimaryKeys`),
    forceGenericPatch: readFlag(forceGenericPatch, `${what}: forceGenericPatch`),
  };
}

/**
 * Reads the forms that a proposal may hold: the above, or the operations alone.
 *
 * @throws Refusal `malformed`
 */
export function readPatchOrOperations(json: Json | undefined, what: string): Patch {
  if (!Array.isArray(json)) return readPatch(json, what);
  return { operations: readOperations(json, what), arrayPrimaryKeys: new Map(), forceGenericPatch: false };
}

function readOperations(json: Json, what: string): readonly PatchOperation[] {
  return asList(json, what).map((one, i) => readOperation(asObject(one, `${what}[${i}]`), `${what}[${i}]`));
}

function readOperation(operation: JsonObject, what: string): PatchOperation {
  const op = asText(operation['op'], `${what}: op`);
  const path = readPointer(asText(operation['path'], `${what}: path`), `${what}: path`);
  switch (op) {
    case 'add':
    case 'replace':
      return { op, path, value: readValue(operation['value'], `${what}: value`) };
    case 'remove':
      // Clients send a value here, too. It says nothing.
      return { op, path };
    default:
      throw new Refusal('malformed', `${what}: op "${op}" is not supported; use add, remove or replace`);
  }
}

function readValue(json: Json | undefined, what: string): Json {
  if (json !== undefined) return json;
  throw new Refusal('malformed', `${what} is missing`);
}

function readKeys(json: Json | undefined, what: string): ReadonlyMap<string, readonly string[]> {
  if (json === undefined || json === null) return new Map();
  return new Map(Object.entries(asObject(json, what)).map(([array, keys]) => [array, readKey(keys, `${what}: ${array}`)]));
}

function readKey(json: Json | undefined, what: string): readonly string[] {
  const members = asList(json, what).map((one, i) => asText(one, `${what}[${i}]`));
  if (members.length > MAX_SEGMENTS) throw new Refusal('malformed', `${what} has more than ${MAX_SEGMENTS} members`);
  return members;
}

function readFlag(json: Json | undefined, what: string): boolean {
  if (json === undefined || json === null) return false;
  if (typeof json === 'boolean') return json;
  throw new Refusal('malformed', `${what} must be true or false, but is ${JSON.stringify(json)}`);
}
