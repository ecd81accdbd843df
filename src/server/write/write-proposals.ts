import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { checksUpstreams, type Dialect, enforcesReferences } from '../dialect.js';
import { requireEditableUpstreams, requireWritable } from '../policy/authorize-writes.js';
import { checkPolicyInfo } from '../policy/read-policy.js';
import { POLICY_ASPECT } from '../policy/stored-policies.js';
import type { AspectStore, StoredAspect } from '../store/aspect-store.js';
import { Batch } from './batch.js';
import { addedReferences, refuseMissing } from './existence-rule.js';
import { normaliseUpstreamLineage } from './normalise-upstream-lineage.js';
import { settlePatch } from './patch/settle-patch.js';
import type { AnyProposal, Proposal } from './proposal.js';
import { refuseProtected } from './protected-entities.js';
import type { RestWriteOptions, WriteOptions } from './write-options.js';

/**
 * Carries out proposals in their order, in one durable transaction: all or nothing.
 *
 * @returns what is stored now, one for each proposal that deletes nothing; of a creation that was passed over, what was there
 * @throws Refusal of any kind; nothing is stored then
 */
export function writeProposals(proposals: readonly AnyProposal[], options: WriteOptions): readonly StoredAspect[] {
  const { store, dialect } = options;
  if (options.door !== 'file') {
    requireWritable(proposals, options);
    refuseProtected(proposals);
  }
  const checked = proposals.map((one) => (one.changeType === 'PATCH' || one.changeType === 'DELETE' ? one : normalise(one, dialect)));
  return store.transaction(() => {
    const batch = new Batch(checked, options);
    const judgeLineage = options.door === 'file' ? undefined : lineageJudge(checked, options);
    const written = checked.flatMap((one) => carryOut(one, batch, options));
    judgeLineage?.();
    return written;
  });
}

function carryOut(proposal: AnyProposal, batch: Batch, options: WriteOptions): readonly StoredAspect[] {
  switch (proposal.changeType) {
    case 'DELETE':
      batch.remove(proposal);
      return [];
    case 'PATCH':
      return [batch.carryOut(normalise(settlePatch(proposal, options), options.dialect))];
    default:
      return [batch.carryOut(proposal)];
  }
}

/**
 * What holds the lineage that is stored after a batch against what was there before; nothing where the dialect has no
 * rule. What a patch adds is known once it is written, so lineage is judged last, and nothing is stored if it is refused.
 */
function lineageJudge(proposals: readonly AnyProposal[], options: RestWriteOptions): (() => void) | undefined {
  const { store, dialect } = options;
  if (!checksUpstreams(dialect) && !enforcesReferences(dialect)) return undefined;
  const before = lineageBefore(proposals, store);
  return () => {
    const added = addedReferences(before, store);
    if (checksUpstreams(dialect)) requireEditableUpstreams(added, options);
    if (enforcesReferences(dialect)) refuseMissing(added, store);
  };
}

function normalise(proposal: Proposal, dialect: Dialect): Proposal {
  const { urn, aspectName, value } = proposal;
  if (aspectName === POLICY_ASPECT) checkPolicyInfo(urn, value);
  return aspectName === 'upstreamLineage' ? { ...proposal, value: normaliseUpstreamLineage(urn, value, dialect) } : proposal;
}

/** The stored lineage of every dataset whose lineage is about to be written. What is deleted names nothing. */
function lineageBefore(proposals: readonly AnyProposal[], store: AspectStore): ReadonlyMap<Urn, JsonObject | undefined> {
  const writes = proposals.filter((one) => one.changeType !== 'DELETE');
  const downstreams = writes.filter((one) => one.aspectName === 'upstreamLineage').map((one) => one.urn);
  return new Map(downstreams.map((urn) => [urn, store.readAspect(urn, 'upstreamLineage')?.value]));
}
