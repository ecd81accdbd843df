import type { JsonObject } from '../../../model/json.js';
import { isTimeseries } from '../../metamodel/timeseries-aspects.js';
import { brokenInputCode, type Dialect } from '../../shared/dialect.js';
import { asObject } from '../../shared/read-json.js';
import { invalid, RequestError } from '../../shared/request-error.js';
import type { PatchProposal, Proposal } from '../proposal.js';
import type { WriteOptions } from '../write-options.js';
import { applyOperations } from './apply-operations.js';
import { type KeyedAspect, keyedAspect } from './keyed-aspects.js';
import { collapse, expand } from './keyed-template.js';
import { toJson } from './patch-tree.js';
import type { Patch } from './read-patch.js';

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
  const keyed = keyedParts(patch, aspectName);
  try {
    const tree = expand(stored ?? keyedAspect(aspectName)?.blank(stamp) ?? {}, keyed);
    const patched = applyOperations(tree, patch.operations);
    return asObject(toJson(collapse(patched, keyed, stamp)), `the patched ${aspectName}`);
  } catch (error) {
    if (
      !(error instanceof RequestError) ||
      error.kind !== 'broken' ||
      brokenInputCode(dialect) === 500
    )
      throw error;
    throw invalid(error.message);
  }
}

/** The actor of stamps that DataHub adds to a patched aspect. */
const SYSTEM = 'urn:li:corpuser:__datahub_system';

/**
 * Returns the arrays that a patch addresses by key. The patch names them, or the template does. A
 * keyed array exists after the patch, even if it is empty.
 */
function keyedParts(
  { forceGenericPatch, arrayPrimaryKeys }: Patch,
  aspectName: string,
): Pick<KeyedAspect, 'arrays' | 'hasColumnLineage'> {
  if (forceGenericPatch || arrayPrimaryKeys.size > 0) {
    const arrays = [...arrayPrimaryKeys].map(([array, key]) => ({ at: [array], key }));
    return { arrays };
  }
  const keyed = keyedAspect(aspectName);
  if (keyed !== undefined) return keyed;
  throw invalid(
    `${aspectName} has no patch template in this version; name the keys of its arrays in arrayPrimaryKeys, or set forceGenericPatch`,
  );
}

/**
 * Resolves a patch to an UPSERT of the patched value. Call it inside the transaction of the write:
 * then no other write comes between, and a patch sees the earlier writes of its batch.
 *
 * @throws RequestError `malformed`, `validation` or `broken`
 */
export function resolvePatch(
  { patch, ...proposal }: PatchProposal,
  { store, dialect, time }: WriteOptions,
): Proposal {
  const { urn, aspectName } = proposal;
  if (isTimeseries(aspectName))
    throw invalid(`PATCH is not supported for ${aspectName}: its events are never changed`);
  const aspect = store.readAspect(urn, aspectName);
  const target = { aspectName, stored: aspect?.value, dialect, time };
  return { ...proposal, changeType: 'UPSERT', value: applyPatch(patch, target) };
}
