import type { JsonObject } from '../../../model/json.js';
import { brokenInputCode, type Dialect } from '../../dialect.js';
import { asObject } from '../../read-json.js';
import { Refusal } from '../../refusal.js';
import { applyOperations } from './apply-operations.js';
import { genericTemplate } from './generic-template.js';
import { keyedAspect } from './keyed-aspects.js';
import { keyedTemplate } from './keyed-template.js';
import type { Patch } from './patch.js';
import type { PatchTemplate } from './patch-template.js';
import { toJson } from './patch-tree.js';

export interface PatchTarget {
  readonly aspectName: string;
  /** What is stored now, if anything is. */
  readonly stored: JsonObject | undefined;
  readonly dialect: Dialect;
  /** Milliseconds since 1970, for what an aspect has to have a stamp of. */
  readonly time: number;
}

/**
 * The value of an aspect after a patch; what is stored is not touched.
 *
 * An aspect is patched by its template, unless the patch is generic; that of lineage rebuilds all column lineage.
 *
 * @throws Refusal `malformed` or `validation`; `broken` where the dialect answers as DataHub does
 */
export function applyPatch(patch: Patch, { aspectName, stored, dialect, time }: PatchTarget): JsonObject {
  const stamp = { time, actor: SYSTEM };
  const template = templateFor(patch, aspectName, stamp);
  try {
    const tree = template.open(stored ?? keyedAspect(aspectName)?.blank(stamp) ?? {});
    return asObject(toJson(template.close(applyOperations(tree, patch.operations))), `the patched ${aspectName}`);
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== 'broken' || brokenInputCode(dialect) === 500) throw error;
    throw new Refusal('validation', error.message);
  }
}

/** On whose behalf DataHub fills in what a patch leaves out. */
const SYSTEM = 'urn:li:corpuser:__datahub_system';

function templateFor(patch: Patch, aspectName: string, stamp: JsonObject): PatchTemplate {
  if (patch.forceGenericPatch || patch.arrayPrimaryKeys.size > 0) return genericTemplate(patch.arrayPrimaryKeys);
  const keyed = keyedAspect(aspectName);
  if (keyed !== undefined) return keyedTemplate(keyed, stamp);
  throw new Refusal(
    'validation',
    `${aspectName} has no patch template in this version; name the keys of its arrays in arrayPrimaryKeys, or set forceGenericPatch`,
  );
}
