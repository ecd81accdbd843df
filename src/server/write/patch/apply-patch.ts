import type { JsonObject } from '../../../model/json.js';
import { isTimeseries } from '../../metamodel/timeseries-aspects.js';
import { brokenInputCode, type Dialect } from '../../shared/dialect.js';
import { asObject } from '../../shared/read-json.js';
import { RequestError } from '../../shared/request-error.js';
import type { Proposal } from '../proposal.js';
import type { WriteOptions } from '../write-options.js';
import { applyOperations } from './apply-operations.js';
import { keyedAspect } from './keyed-aspects.js';
import { keyedTemplate } from './keyed-template.js';
import type { Patch, PatchProposal } from './patch.js';
import { type PatchTemplate, toJson } from './patch-tree.js';

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
    const patched = applyOperations(tree, patch.operations);
    const value = toJson(template.collapse(patched));
    return asObject(value, `the patched ${aspectName}`);
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
    return genericTemplate(patch.arrayPrimaryKeys, stamp);
  const keyed = keyedAspect(aspectName);
  if (keyed !== undefined) return keyedTemplate(keyed, stamp);
  throw new RequestError(
    'validation',
    `${aspectName} has no patch template in this version; name the keys of its arrays in arrayPrimaryKeys, or set forceGenericPatch`,
  );
}

/**
 * Creates a template of plain JSON, with keyed arrays where `keys` names them. A keyed array exists
 * after the patch, even if it is empty.
 */
function genericTemplate(keys: Patch['arrayPrimaryKeys'], stamp: JsonObject): PatchTemplate {
  const arrays = [...keys].map(([array, key]) => ({ at: [array], key }));
  return keyedTemplate({ arrays, hasColumnLineage: false }, stamp);
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
    throw new RequestError(
      'validation',
      `PATCH is not supported for ${aspectName}: its events are never changed`,
    );
  const aspect = store.readAspect(urn, aspectName);
  const target = { aspectName, stored: aspect?.value, dialect, time };
  return { ...proposal, changeType: 'UPSERT', value: applyPatch(patch, target) };
}
