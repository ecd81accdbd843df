import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { checkPolicyInfo } from '../policy/read-policy.js';
import { POLICY_ASPECT } from '../policy/stored-policies.js';
import { checksUpstreams, type Dialect, enforcesReferences } from '../shared/dialect.js';
import type { AspectStore, StoredAspect } from '../store/aspect-store.js';
import { requireEditableUpstreams, requireWritable } from './authorize-writes.js';
import { normaliseUpstreamLineage } from './normalise-upstream-lineage.js';
import { resolvePatch } from './patch/resolve-patch.js';
import type { AnyProposal, Proposal } from './proposal.js';
import { ProposalBatch } from './proposal-batch.js';
import { refuseProtected } from './protected-entities.js';
import { addedReferences, requireExistingReferences } from './require-existing-references.js';
import type { RestWriteOptions, WriteOptions } from './write-options.js';

/**
 * Carries out proposals in their order, in one durable transaction.
 *
 * @returns the stored aspect for each proposal that is not a deletion; for a skipped creation,
 *   the existing one
 * @throws RequestError of any kind; then no proposal is stored
 */
export function writeProposals(
  proposals: readonly AnyProposal[],
  options: WriteOptions,
): readonly StoredAspect[] {
  const { store, dialect } = options;
  if (options.channel !== 'file') {
    requireWritable(proposals, options);
    refuseProtected(proposals);
  }
  const checked = proposals.map((one) =>
    one.changeType === 'PATCH' || one.changeType === 'DELETE' ? one : normalise(one, dialect),
  );
  return store.transaction(() => {
    const batch = new ProposalBatch(checked, options);
    const checkLineage =
      options.channel === 'file' ? undefined : createLineageCheck(checked, options);
    const written = checked.flatMap((one) => writeOne(one, batch, options));
    checkLineage?.();
    return written;
  });
}

function writeOne(
  proposal: AnyProposal,
  batch: ProposalBatch,
  options: WriteOptions,
): readonly StoredAspect[] {
  switch (proposal.changeType) {
    case 'DELETE':
      batch.delete(proposal);
      return [];
    case 'PATCH':
      return [batch.write(normalise(resolvePatch(proposal, options), options.dialect))];
    default:
      return [batch.write(proposal)];
  }
}

/**
 * Creates a check that compares the lineage after a batch with the lineage before it. Undefined if
 * the dialect has no rule. The additions of a patch are known only after it is written, so the
 * check runs last in the transaction. If it throws, no proposal is stored.
 */
function createLineageCheck(
  proposals: readonly AnyProposal[],
  options: RestWriteOptions,
): (() => void) | undefined {
  const { store, dialect } = options;
  if (!checksUpstreams(dialect) && !enforcesReferences(dialect)) return undefined;
  const before = readLineage(proposals, store);
  return () => {
    const added = addedReferences(before, store);
    if (checksUpstreams(dialect)) requireEditableUpstreams(added, options);
    if (enforcesReferences(dialect)) requireExistingReferences(added, store);
  };
}

function normalise(proposal: Proposal, dialect: Dialect): Proposal {
  const { urn, aspectName, value } = proposal;
  if (aspectName === POLICY_ASPECT) checkPolicyInfo(urn, value);
  return aspectName === 'upstreamLineage'
    ? { ...proposal, value: normaliseUpstreamLineage(urn, value, dialect) }
    : proposal;
}

/**
 * Reads the stored lineage of every dataset whose lineage the proposals write. Deletions add no
 * references.
 */
function readLineage(
  proposals: readonly AnyProposal[],
  store: AspectStore,
): ReadonlyMap<Urn, JsonObject | undefined> {
  const writes = proposals.filter((one) => one.changeType !== 'DELETE');
  const downstreams = writes
    .filter((one) => one.aspectName === 'upstreamLineage')
    .map((one) => one.urn);
  return new Map(downstreams.map((urn) => [urn, store.readAspect(urn, 'upstreamLineage')?.value]));
}
