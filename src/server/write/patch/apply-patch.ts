import type { JsonObject } from '../../../model/json.js';
import { brokenInputCode, type Dialect } from '../../dialect.js';
import { asObject } from '../../read-json.js';
import { Refusal } from '../../refusal.js';
import { applyOperations } from './apply-operations.js';
import { genericTemplate } from './generic-template.js';
import { lineageTemplate } from './lineage-template.js';
import type { Patch } from './patch.js';
import type { PatchTemplate } from './patch-template.js';
import { toJson } from './patch-tree.js';

export interface PatchTarget {
  readonly aspectName: string;
  /** What is stored now, if anything is. */
  readonly stored: JsonObject | undefined;
  readonly dialect: Dialect;
}

/**
 * The value of an aspect after a patch; what is stored is not touched.
 *
 * `upstreamLineage` is patched by its template, which rebuilds all column lineage, unless the patch is generic.
 *
 * @throws Refusal `malformed` or `validation`; `broken` where the dialect answers as DataHub does
 */
export function applyPatch(patch: Patch, { aspectName, stored, dialect }: PatchTarget): JsonObject {
  const template = templateFor(patch, aspectName);
  try {
    const tree = template.open(stored ?? (aspectName === 'upstreamLineage' ? NO_LINEAGE : {}));
    return asObject(toJson(template.close(applyOperations(tree, patch.operations))), `the patched ${aspectName}`);
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== 'broken' || brokenInputCode(dialect) === 500) throw error;
    throw new Refusal('validation', error.message);
  }
}

const NO_LINEAGE: JsonObject = { upstreams: [], fineGrainedLineages: [] };

function templateFor(patch: Patch, aspectName: string): PatchTemplate {
  if (patch.forceGenericPatch || patch.arrayPrimaryKeys.size > 0) return genericTemplate(patch.arrayPrimaryKeys);
  if (aspectName === 'upstreamLineage') return lineageTemplate;
  throw new Refusal(
    'validation',
    `${aspectName} has no patch template in this version; name the keys of its arrays in arrayPrimaryKeys, or set forceGenericPatch`,
  );
}
