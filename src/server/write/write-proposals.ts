import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { type Dialect, enforcesReferences } from '../dialect.js';
import type { AspectStore, StoredAspect } from '../store/aspect-store.js';
import { Batch } from './batch.js';
import { refuseMissing } from './existence-rule.js';
import { normaliseUpstreamLineage } from './normalise-upstream-lineage.js';
import { settlePatch } from './patch/settle-patch.js';
import type { AnyProposal, Proposal } from './proposal.js';
import { refuseProtected } from './protected-entities.js';
import type { WriteOptions } from './write-options.js';

/**
 * Carries out proposals in their order, in one durable transaction: all or nothing.
 *
 * @returns what is stored now, one for each proposal; of a creation that was passed over, what was there
 * @throws Refusal of any kind; nothing is stored then
 */
export function writeProposals(proposals: readonly AnyProposal[], options: WriteOptions): readonly StoredAspect[] {
  const { store, dialect, door } = options;
  if (door === 'rest') refuseProtected(proposals);
  const checked = proposals.map((one) => (one.changeType === 'PATCH' ? one : normalise(one, dialect)));
  return store.transaction(() => {
    const batch = new Batch(checked, options);
    const before = door === 'rest' && enforcesReferences(dialect) ? lineageBefore(checked, store) : undefined;
    const written = checked.map((one) => batch.carryOut(one.changeType === 'PATCH' ? normalise(settlePatch(one, options), dialect) : one));
    if (before !== undefined) refuseMissing(before, store);
    return written;
  });
}

function normalise(proposal: Proposal, dialect: Dialect): Proposal {
  return proposal.aspectName === 'upstreamLineage'
    ? { ...proposal, value: normaliseUpstreamLineage(proposal.urn, proposal.value, dialect) }
    : proposal;
}

/** The stored lineage of every dataset whose lineage is about to be written. */
function lineageBefore(proposals: readonly AnyProposal[], store: AspectStore): ReadonlyMap<Urn, JsonObject | undefined> {
  const downstreams = proposals.filter((one) => one.aspectName === 'upstreamLineage').map((one) => one.urn);
  return new Map(downstreams.map((urn) => [urn, store.readAspect(urn, 'upstreamLineage')?.value]));
}
