import { isTimeseries } from '../../metamodel/timeseries-aspects.js';
import { RequestError } from '../../shared/request-error.js';
import type { Proposal } from '../proposal.js';
import type { WriteOptions } from '../write-options.js';
import { applyPatch } from './apply-patch.js';
import type { PatchProposal } from './patch.js';

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
  const stored = store.readAspect(urn, aspectName)?.value;
  return {
    ...proposal,
    changeType: 'UPSERT',
    value: applyPatch(patch, { aspectName, stored, dialect, time }),
  };
}
