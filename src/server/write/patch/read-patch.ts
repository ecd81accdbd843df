import type { Json, JsonObject } from '../../../model/json.js';
import { asFlag, asList, asObject, asText } from '../../shared/read-json.js';
import { malformed } from '../../shared/request-error.js';

/** One operation of a JSON Patch (RFC 6902). The path is the split and unescaped pointer. */
export type PatchOperation =
  | { readonly op: 'add' | 'replace'; readonly path: readonly string[]; readonly value: Json }
  | { readonly op: 'remove'; readonly path: readonly string[] };

export interface Patch {
  readonly operations: readonly PatchOperation[];
  /**
   * The arrays of the aspect whose items the patch addresses by key, not by index, with the members
   * of the key. Without members, the items are strings. U+241F separates the two names of a nested
   * member.
   */
  readonly arrayPrimaryKeys: ReadonlyMap<string, readonly string[]>;
  /** True to patch the aspect as plain JSON even if it has a template. */
  readonly forceGenericPatch: boolean;
}

/**
 * Reads `{ patch: [{ op, path, value? }, …], arrayPrimaryKeys?, forceGenericPatch? }`. It ignores
 * other members.
 *
 * @param what the name of the patch in messages
 * @throws RequestError `malformed`
 */
export function readPatch(json: Json | undefined, what: string): Patch {
  const { patch, arrayPrimaryKeys, forceGenericPatch } = asObject(json, what);
  if (patch === undefined || patch === null) throw malformed('Missing `patch` field.');
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
      throw malformed(`${what}: op "${op}" is not supported; use add, remove or replace`);
  }
}

function readValue(json: Json | undefined, what: string): Json {
  if (json !== undefined) return json;
  throw malformed(`${what} is missing`);
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
    throw malformed(`${what} has more than ${MAX_SEGMENTS} members`);
  return members;
}

/**
 * Maximum number of segments. No aspect is deeper. The limit exists because patches create the
 * levels of their pointers, and recursive functions walk the values.
 */
const MAX_SEGMENTS = 50;

/**
 * Splits a JSON pointer (RFC 6901): `/upstreams/a~1b` has the segments `upstreams` and `a/b`, and
 * the empty pointer has none.
 *
 * @param what the name of the pointer in messages
 * @throws RequestError `malformed`
 */
function readPointer(text: string, what: string): readonly string[] {
  if (text === '') return [];
  if (!text.startsWith('/'))
    throw malformed(`${what} must be empty or start with a slash, but is "${text}"`);
  if (/~(?![01])/.test(text))
    throw malformed(`${what} holds a "~" that is neither "~0" nor "~1": "${text}"`);
  const segments = text.slice(1).split('/', MAX_SEGMENTS + 1);
  if (segments.length > MAX_SEGMENTS)
    throw malformed(`${what} has more than ${MAX_SEGMENTS} segments`);
  return segments.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}
