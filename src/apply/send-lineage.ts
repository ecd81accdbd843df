import type { HeadwaterError } from '../errors/headwater-error.js';
import type { AspectProposal, EdgeRef } from '../model/catalog-port.js';
import { identityPart } from '../model/mark.js';
import type { PlannedUnit } from '../plan/lineage/decided-unit.js';
import type { ObservedUnit } from '../plan/lineage/observe-unit.js';
import { type Owner, otherMarks, ownMark } from '../plan/lineage/owner.js';
import { markedPairs } from '../plan/lineage/seen-pair.js';
import type { UnitSteps } from '../plan/plan-writes.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { ApplyContext, LineageStep } from './apply-context.js';
import { type ApprovedUnit, asCatalogError, type Readings } from './approved-unit.js';
import { mergeLineage } from './merge-lineage.js';

/** A unit with what is left to be written of it. */
export interface ReadyUnit {
  readonly unit: ApprovedUnit;
  readonly fresh: PlannedUnit;
  readonly steps: UnitSteps;
}

/** How a write ended. `proposals` as they were sent, empty for a mutation; nothing was sent of what is too large. */
export type Sent =
  | { readonly kind: 'too-large' }
  | { readonly kind: 'written'; readonly proposals: readonly AspectProposal[] }
  | { readonly kind: 'failed'; readonly error: HeadwaterError };

export interface SendContext {
  readonly readings: Readings;
  readonly context: ApplyContext;
}

/** Half of what DataHub takes in one string, since others' records may hold more than we can foresee. */
const MAX_BATCH_BYTES = 8_000_000;

/** Sends one batch of one step. All edges of one downstream travel in one call, since the server rewrites its aspect whole. */
export async function sendStep(step: LineageStep, ready: readonly ReadyUnit[], { readings, context }: SendContext): Promise<Sent> {
  const proposals = step === 'proposals' ? ready.map((one) => lineageProposal(one, readings, context)) : [];
  if (proposals.length > 1 && Buffer.byteLength(JSON.stringify(proposals)) > MAX_BATCH_BYTES) return { kind: 'too-large' };
  try {
    if (step === 'proposals') await context.writer.propose(proposals);
    else await context.writer.updateLineage(mutation(step, ready));
    return { kind: 'written', proposals };
  } catch (thrown) {
    return { kind: 'failed', error: asCatalogError(thrown) };
  }
}

function mutation(
  step: 'edgesToAdd' | 'edgesToRemove',
  ready: readonly ReadyUnit[],
): { readonly edgesToAdd: readonly EdgeRef[]; readonly edgesToRemove: readonly EdgeRef[] } {
  const edges = ready.flatMap(({ unit, steps }) => steps[step].map((upstream) => edgeRef(unit.urn, upstream)));
  return { edgesToAdd: [], edgesToRemove: [], [step]: edges };
}

function edgeRef(downstreamUrn: DatasetUrn, upstreamUrn: DatasetUrn): EdgeRef {
  return { downstreamUrn, upstreamUrn };
}

/** The aspect as it was just read, with our elements changed, on the condition that nobody wrote in between. */
function lineageProposal({ unit, fresh, steps }: ReadyUnit, readings: Readings, { actor, clock, planner }: ApplyContext): AspectProposal {
  const reading = readings.get(unit.urn);
  const lineage = reading?.kind === 'present' ? reading.lineage : { version: '-1' };
  const stamp = { time: clock(), actor };
  const value = mergeLineage({
    downstream: unit.urn,
    aspect: lineage.value,
    target: steps.proposal,
    owner: planner.owner,
    exclusive: fresh.exclusive,
    ours: oursAlone(fresh.observed, { owner: planner.owner, coming: steps.proposal.marks.flatMap(({ mark }) => mark.pairs) }),
    stamp,
  });
  const unmodified = lineage.writtenAt === undefined ? {} : { ifUnmodifiedSince: lineage.writtenAt };
  return { urn: unit.urn, aspects: [{ name: 'upstreamLineage', value, ifVersionMatch: lineage.version, ...unmodified }] };
}

interface OwnPairs {
  readonly owner: Owner;
  /** Fingerprints that our marks will name. */
  readonly coming: readonly string[];
}

/** Fingerprints of the pairs that are ours, or will be, and no other stack's: a record that a stack shares with us keeps its form. */
function oursAlone({ edges }: ObservedUnit, { owner, coming }: OwnPairs): ReadonlySet<string> {
  const all = [...edges.values()];
  const { identities } = markedPairs(all.flatMap((edge) => otherMarks(edge, owner)));
  const ours = [...all.flatMap((edge) => ownMark(edge, owner).pairs), ...coming];
  return new Set(ours.filter((fingerprint) => !identities.has(identityPart(fingerprint))));
}
