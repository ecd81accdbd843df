import { isTimeseries } from '../../metamodel/timeseries-aspects.js';
import { Refusal } from '../../refusal.js';
import type { Proposal } from '../proposal.js';
import type { WriteOptions } from '../write-options.js';
import { applyPatch } from './apply-patch.js';
import type { PatchProposal } from './patch.js';

/**
 * What a patch comes down to: an UPSERT of the patched value. Inside the transaction that writes it, so that nothing
 * comes between the reading and the writing, and a patch sees what its batch has written before it.
 *
 * @throws Refusal `malformed`, `validation` or `broken`
 */
export function settlePatch({ patch, ...proposal }: PatchProposal, { store, dialect, time }: WriteOptions): Proposal {
  const { urn, aspectName } = proposal;
  if (isTimeseries(aspectName)) throw new Refusal('validation', `PATCH is not supported for ${aspectName}: its events are never changed`);
  const stored = store.readAspect(urn, aspectName)?.value;
  return { ...proposal, changeType: 'UPSERT', value: applyPatch(patch, { aspectName, stored, dialect, time }) };
}
