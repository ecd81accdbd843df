import type { Json, JsonObject } from '../../../src/model/json.js';
import { applyPatch, type PatchTarget } from '../../../src/server/write/patch/apply-patch.js';
import { readPatchOrOperations } from '../../../src/server/write/patch/read-patch.js';
import { dataset } from './urns.js';

/** The pointer to a place below the given keys: `pointer('upstreams', urn)`. */
export function pointer(...segments: readonly string[]): string {
  return segments
    .map((segment) => `/${segment.replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

export function add(path: string, value: Json): JsonObject {
  return { op: 'add', path, value };
}

export function replace(path: string, value: Json): JsonObject {
  return { op: 'replace', path, value };
}

/** A remove operation as the official client sends it, with a value that has no meaning. */
export function remove(path: string): JsonObject {
  return { op: 'remove', path, value: {} };
}

/** The pointer to the upstream of this name. */
export function upstreamAt(name: string): string {
  return pointer('upstreams', dataset(name));
}

export function addUpstream(name: string, more: JsonObject = {}): JsonObject {
  return add(upstreamAt(name), { dataset: dataset(name), type: 'TRANSFORMED', ...more });
}

/**
 * Applies a patch, or a list of operations, to a stored aspect. Default: `upstreamLineage` in the
 * dialect `spec`.
 */
export function patched(
  stored: JsonObject | undefined,
  patch: Json,
  more: Partial<PatchTarget> = {},
): JsonObject {
  return applyPatch(readPatchOrOperations(patch, 'patch'), {
    aspectName: 'upstreamLineage',
    stored,
    dialect: 'spec',
    time: 5,
    ...more,
  });
}
