import type { Urn } from '../../urn/urn.js';
import { requireAllowed } from '../metamodel/bracketed-urns.js';
import { checkPolicyInfo, POLICY_ASPECT } from '../policy/read-policy.js';
import {
  checksUpstreams,
  enforcesReferences,
  judgesBatchesAsWhole,
  refusesUnknownAspects,
} from '../shared/dialect.js';
import { isLineageAspect } from '../shared/lineage-aspects.js';
import type { StoredAspect } from '../store/aspect-store.js';
import { requireEditableReferences, requireWritable } from './authorize-writes.js';
import { isKnownAspect, requireKnownNames } from './known-names.js';
import { normalizeAspect } from './normalize-aspect.js';
import { withOwnerTypes } from './owner-types.js';
import { resolvePatch } from './patch/apply-patch.js';
import { checkPropertyDefinition, PROPERTY_ASPECT } from './property-definition.js';
import type { AnyProposal, Proposal } from './proposal.js';
import { ProposalBatch } from './proposal-batch.js';
import { refuseProtected } from './protected-entities.js';
import { requireConditions } from './require-conditions.js';
import { addedReferences, requireExistingReferences } from './require-existing-references.js';
import type { RestWriteOptions, WriteOptions } from './write-options.js';

/**
 * Carries out proposals in their order, in one durable transaction.
 *
 * @returns first the aspects that come with new entities, if the dialect shows them; then the
 *   stored aspect of each proposal except deletions, or the existing aspect of a skipped creation
 * @throws RequestError of any kind; then the store keeps no proposal of the batch
 */
export function writeProposals(
  proposals: readonly AnyProposal[],
  options: WriteOptions,
): readonly StoredAspect[] {
  return options.store.transaction(() => writeAll(proposals, options));
}

function writeAll(given: readonly AnyProposal[], options: WriteOptions): readonly StoredAspect[] {
  const isSkipped = options.channel === 'bulk' && !refusesUnknownAspects(options.dialect);
  const proposals = isSkipped ? given.filter((one) => isKnownAspect(one.aspectName)) : given;
  if (options.channel !== 'file') {
    if (options.channel !== 'restli') requireKnownNames(proposals);
    requireWritable(proposals, options);
    refuseProtected(proposals);
  }
  const checked = proposals.map((one) => normalizeValue(one, options));
  if (judgesBatchesAsWhole(options.dialect)) requireConditions(checked, options);
  const batch = new ProposalBatch(checked, options);
  const rest = options.channel === 'file' ? undefined : options;
  const before = rest && readLineage(checked, rest);
  const after = new Map<string, StoredAspect | undefined>();
  const written: StoredAspect[] = [];
  for (const one of checked) {
    const stored = writeOne(one, batch, options);
    if (isLineageAspect(one.aspectName)) after.set(keyOf(one), stored);
    if (stored) written.push(stored);
  }
  if (rest && before) checkLineage(before, after, rest);
  return [...batch.defaults, ...written];
}

/** Carries out one proposal. Returns the stored aspect, or undefined after a deletion. */
function writeOne(
  proposal: AnyProposal,
  batch: ProposalBatch,
  options: WriteOptions,
): StoredAspect | undefined {
  switch (proposal.changeType) {
    case 'DELETE':
      batch.delete(proposal);
      return undefined;
    case 'PATCH': {
      const resolved = resolvePatch(proposal, options);
      return batch.write(normalize(resolved, options));
    }
    default:
      return batch.write(proposal);
  }
}

/** An aspect with lineage before a batch. */
interface FormerLineage {
  readonly urn: Urn;
  readonly aspectName: string;
  readonly stored: StoredAspect | undefined;
}

/**
 * Compares the lineage after a batch with the lineage before it. Only the write of a patch shows
 * its additions, so the check runs last in the transaction. If the check throws, the batch stores
 * nothing.
 */
function checkLineage(
  before: readonly FormerLineage[],
  after: ReadonlyMap<string, StoredAspect | undefined>,
  options: RestWriteOptions,
): void {
  const { store, dialect } = options;
  const added = before.map((one) => ({
    holder: one.urn,
    references: addedReferences(one.stored, after.get(keyOf(one))),
  }));
  if (checksUpstreams(dialect)) requireEditableReferences(added, options);
  if (enforcesReferences(dialect)) requireExistingReferences(added, store);
}

function keyOf({ urn, aspectName }: Pick<AnyProposal, 'urn' | 'aspectName'>): string {
  return `${urn} ${aspectName}`;
}

/** Normalizes the value of a proposal. A patch has no value yet, and a deletion never has one. */
function normalizeValue(proposal: AnyProposal, options: WriteOptions): AnyProposal {
  requireAllowed(proposal.urn, options.dialect);
  return proposal.changeType === 'PATCH' || proposal.changeType === 'DELETE'
    ? proposal
    : normalize(proposal, options);
}

function normalize(proposal: Proposal, { dialect, channel, store }: WriteOptions): Proposal {
  const { urn, aspectName, value } = proposal;
  if (aspectName === POLICY_ASPECT) checkPolicyInfo(urn, value);
  if (aspectName === PROPERTY_ASPECT && channel !== 'file')
    checkPropertyDefinition(proposal, store);
  if (aspectName === 'ownership') return { ...proposal, value: withOwnerTypes(value) };
  return { ...proposal, value: normalizeAspect(proposal, dialect) };
}

/**
 * Reads the stored lineage in every aspect that the proposals write. Deletions add no references.
 * Undefined if the dialect has no rule for lineage.
 */
function readLineage(
  proposals: readonly AnyProposal[],
  { store, dialect }: RestWriteOptions,
): readonly FormerLineage[] | undefined {
  if (!checksUpstreams(dialect) && !enforcesReferences(dialect)) return undefined;
  const writes = proposals.filter(
    ({ changeType, aspectName }) => changeType !== 'DELETE' && isLineageAspect(aspectName),
  );
  const keyed = new Map(writes.map((one) => [keyOf(one), one]));
  return [...keyed.values()].map(({ urn, aspectName }) => ({
    urn,
    aspectName,
    stored: store.readAspect(urn, aspectName),
  }));
}
