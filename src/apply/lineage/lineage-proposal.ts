import type { AspectProposal, ProposedAspect } from '../../model/catalog-port.js';
import type { EdgeRef } from '../../model/edge-ref.js';
import type { JsonObject } from '../../model/json.js';
import { kindOf } from '../../model/kinds.js';
import { COLUMN_ASPECT, fromCommonForm } from '../../model/lineage-form.js';
import { identityPart } from '../../model/mark.js';
import type { AspectReading } from '../../model/observed-state.js';
import type { LineageStep } from '../../model/progress.js';
import { canonicalJson } from '../../plan/document/canonical-json.js';
import { type Owner, otherMarks, ownMark } from '../../plan/unit/owner.js';
import { markedPairs } from '../../plan/unit/seen-pair.js';
import type { WriteRequest } from '../engine/write-strategy.js';
import type { FreshUnit, LineageContext, ReadyLineage } from './approved-unit.js';
import { mergeLineage } from './merge-lineage.js';
import type { SentAspects } from './sent-aspects.js';

/** Half of the size that DataHub accepts in one string. Records of other writers may be large. */
const MAX_BATCH_BYTES = 8_000_000;

export interface RequestContext extends LineageContext {
  readonly sent: SentAspects;
}

/**
 * Builds the request of one batch of one step. All edges of a downstream go into one request, since
 * the server rewrites the whole aspect.
 */
export function lineageRequest(
  step: LineageStep,
  ready: readonly ReadyLineage[],
  context: RequestContext,
): WriteRequest | 'too-large' {
  if (step !== 'proposals') {
    const edges = ready.flatMap(({ unit, steps }) =>
      steps[step].map((upstreamUrn): EdgeRef => ({ downstreamUrn: unit.urn, upstreamUrn })),
    );
    return { kind: 'mutation', edges: { edgesToAdd: [], edgesToRemove: [], [step]: edges } };
  }
  const proposals = ready.map((one) => lineageProposal(one, context));
  const texts = proposals.flatMap(({ aspects }) => aspects.map(({ json = '' }) => json));
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  if (proposals.length > 1 && bytes > MAX_BATCH_BYTES) return 'too-large';
  return { kind: 'proposals', proposals };
}

/**
 * Builds the proposal of a unit: the aspect as it was just read, with our elements merged in. The
 * catalog refuses it if anyone wrote the aspect in between.
 */
function lineageProposal(
  ready: ReadyLineage,
  { planner: { owner }, actor, clock, sent }: RequestContext,
): AspectProposal {
  const { unit, lineage, fresh, steps } = ready;
  const coming = steps.proposal.marks.flatMap(({ mark }) => mark.pairs);
  const value = mergeLineage({
    downstream: unit.urn,
    aspect: lineage.value,
    target: steps.proposal,
    owner,
    exclusive: fresh.exclusive,
    ours: exclusivelyOwnedPairs(fresh.observed, owner, coming),
    stamp: { time: clock(), actor },
  });
  sent.note(ready, value);
  const { aspect, columns: form } = kindOf(unit.urn);
  if (form === 'records')
    return { urn: unit.urn, aspects: [proposedAspect(aspect, value, lineage)] };
  const { edges, columns } = fromCommonForm(unit.urn, value);
  const own = proposedAspect(aspect, edges, lineage);
  const before = lineage.columns ?? NO_ASPECT;
  // A list that lost its last pair is still to be written.
  const written = columns ?? (before.value && { ...before.value, fields: [] });
  if (!written) return { urn: unit.urn, aspects: [own] };
  const stored = lineage.value && fromCommonForm(unit.urn, lineage.value).edges;
  const fields = proposedAspect(COLUMN_ASPECT, written, before);
  const aspects = [...changed(own, stored), ...changed(fields, before.value)];
  return { urn: unit.urn, aspects: aspects.length > 0 ? aspects : [own] };
}

/** Returns an aspect if it changes. The condition probe needs a write that makes a new version. */
function changed(
  aspect: ProposedAspect,
  stored: JsonObject | undefined,
): readonly ProposedAspect[] {
  return canonicalJson(aspect.value) === canonicalJson(stored ?? null) ? [] : [aspect];
}

/** The reading of an aspect that does not exist. */
const NO_ASPECT: AspectReading = { version: '-1' };

function proposedAspect(
  name: ProposedAspect['name'],
  value: JsonObject,
  { version, writtenAt }: Pick<AspectReading, 'version' | 'writtenAt'>,
): ProposedAspect {
  const unmodified = writtenAt !== undefined && { ifUnmodifiedSince: writtenAt };
  return { name, value, json: JSON.stringify(value), ifVersionMatch: version, ...unmodified };
}

/**
 * Returns the fingerprints of the pairs that only we own, now or after the write. A record keeps
 * its form if another stack also owns its pair.
 *
 * @param coming the fingerprints that our marks will contain after the write
 */
function exclusivelyOwnedPairs(
  { edges }: FreshUnit['observed'],
  owner: Owner,
  coming: readonly string[],
): ReadonlySet<string> {
  const all = [...edges.values()];
  const { identities } = markedPairs(all.flatMap((edge) => otherMarks(edge, owner)));
  const ours = [...all.flatMap((edge) => ownMark(edge, owner).pairs), ...coming];
  return new Set(ours.filter((fingerprint) => !identities.has(identityPart(fingerprint))));
}
