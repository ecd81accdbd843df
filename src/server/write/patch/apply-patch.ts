import type { JsonObject } from '../../../model/json.js';
import { brokenInputCode, type Dialect } from '../../shared/dialect.js';
import { asObject } from '../../shared/read-json.js';
import { RequestError } from '../../shared/request-error.js';
import { applyOperations } from './apply-operations.js';
import { genericTemplate } from './generic-template.js';
import { keyedAspect } from './keyed-aspects.js';
import { keyedTemplate } from './keyed-template.js';
import type { Patch } from './patch.js';
import type { PatchTemplate } from './patch-template.js';
import { toJson } from './patch-tree.js';

export interface PatchTarget {
  readonly aspectName: string;
  /** The stored value. Undefined if there is none. */
  readonly stored: JsonObject | undefined;
  readonly dialect: Dialect;
  /** The time of required stamps, in milliseconds since 1970. */
  readonly time: number;
}

/**
 * Returns the value of an aspect after a patch. The stored value is not changed.
 *
 * An aspect is patched by its template, unless the patch is generic. The template of lineage
 * rebuilds all column lineage.
 *
 * @throws RequestError `malformed` or `validation`; `broken` in the dialect of DataHub
 */
export function applyPatch(
  patch: Patch,
  { aspectName, stored, dialect, time }: PatchTarget,
): JsonObject {
  const stamp = { time, actor: SYSTEM };
  const template = templateFor(patch, aspectName, stamp);
  try {
    const tree = template.expand(stored ?? keyedAspect(aspectName)?.blank(stamp) ?? {});
    return asObject(
      toJson(template.collapse(applyOperations(tree, patch.operations))),
      `the patched ${aspectName}`,
    );
  } catch (error) {
    if (
      !(error instanceof RequestError) ||
      error.kind !== 'broken' ||
      brokenInputCode(dialect) === 500
    )
      throw error;
    throw new RequestError('validation', error.message);
  }
}

/** The actor of stamps that DataHub adds to a patched aspect. */
const SYSTEM = 'urn:li:corpuser:__datahub_system';

function templateFor(patch: Patch, aspectName: string, stamp: JsonObject): PatchTemplate {
  if (patch.forceGenericPatch || patch.arrayPrimaryKeys.size > 0)
    return genericTemplate(patch.arrayPrimaryKeys);
  const keyed = keyedAspect(aspectName);
  if (keyed !== undefined) return keyedTemplate(keyed, stamp);
  throw new RequestError(
    'validation',
    `${aspectName} has no patch template in this version; name the keys of its arrays in arrayPrimaryKeys, or set forceGenericPatch`,
  );
}
