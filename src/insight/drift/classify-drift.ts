import { edgeHolder } from '../../model/edge-end.js';
import { canonicalJson } from '../../plan/document/canonical-json.js';
import type { EdgeValue, PairValue } from '../../plan/document/change.js';
import { isAsDeclared } from '../../plan/unit/pair-value.js';
import type { Difference, Evidence, Writing } from './drift.js';
import type { DriftCandidate, EdgeCandidate, PairCandidate } from './drift-candidate.js';
import type { LineageHistory, StoredVersion } from './lineage-history.js';

/**
 * Decides if a candidate is drift, with the evidence and the write that caused it. Empty if it is
 * not drift.
 */
export function classifyDrift(
  candidate: DriftCandidate,
  history: LineageHistory,
): readonly Difference[] {
  const evidence = findEvidence(candidate, history);
  if (evidence === null) return [];
  const found = { evidence, since: findCause(candidate, history) };
  if (candidate.element === 'edge') {
    const { presumed, ...edge } = candidate;
    return [{ ...edge, ...found }];
  }
  const { presumed, key, fingerprint, ...pair } = candidate;
  return [{ ...pair, ...found }];
}

/**
 * Returns true if a version shows the element as ours, and for an altered element also as declared.
 */
export function showsApplied(candidate: DriftCandidate, version: StoredVersion): boolean {
  const state = elementIn(candidate, version);
  return state?.owned === true && (candidate.kind !== 'altered' || isDeclared(candidate, version));
}

function isDeclared(candidate: DriftCandidate, version: StoredVersion): boolean {
  if (candidate.element === 'edge')
    return edgeIn(candidate, version)?.type === candidate.after.type;
  const pair = pairIn(candidate, version);
  return pair !== null && isAsDeclared(candidate.after, pair);
}

/**
 * Finds the evidence of drift; null if the candidate is not drift. Stored versions take precedence
 * over the presumed evidence. If they go back to the first version and never show the element, no
 * apply has created it yet. A pair that our mark names was created, whatever the versions show.
 */
function findEvidence(
  candidate: DriftCandidate,
  { versions, whole }: LineageHistory,
): Evidence | null {
  if (versions.some((version) => showsApplied(candidate, version))) return 'version';
  const { kind, presumed } = candidate;
  if (kind === 'missing' && presumed === 'mark') return presumed;
  if (kind === 'missing' && versions.some((version) => elementIn(candidate, version) !== null))
    return 'seen';
  return whole ? null : presumed;
}

/**
 * Finds the write that gave the element its present state; null if no stored version shows another
 * state.
 */
function findCause(candidate: DriftCandidate, { versions }: LineageHistory): Writing | null {
  const states = versions.map((version) => canonicalJson(elementIn(candidate, version)));
  const before = states.findIndex((state) => state !== states[0]);
  return versions[before - 1]?.writing ?? null;
}

type ElementState = EdgeState | PairValue;

type EdgeState = Pick<EdgeValue, 'type' | 'owned'>;

/** Finds the element in one version by its identity; null if it does not exist there. */
function elementIn(candidate: DriftCandidate, version: StoredVersion): ElementState | null {
  return candidate.element === 'edge' ? edgeIn(candidate, version) : pairIn(candidate, version);
}

function edgeIn(candidate: EdgeCandidate, { unit, marks }: StoredVersion): EdgeState | null {
  const { after } = candidate;
  const { end } = edgeHolder(candidate);
  const types = unit.edges.get(end)?.types;
  return types
    ? { type: types.includes(after.type) ? after.type : types[0], owned: marks.edges.has(end) }
    : null;
}

/**
 * Reads the pair from the record that matches the declaration, if any does, as the planner does. Our
 * mark stands for the pair in a version without columns: both were written together.
 */
function pairIn(
  { key, fingerprint, after }: PairCandidate,
  { unit, marks, hasColumns }: StoredVersion,
): PairValue | null {
  const pair = unit.pairs.get(key);
  if (!pair) return !hasColumns && marks.names(fingerprint) ? after : null;
  const { transform, confidence } =
    pair.occurrences.find((one) => isAsDeclared(after, one)) ?? pair.occurrences[0];
  return { transform, confidence: Math.fround(confidence), owned: marks.pairs.has(key) };
}
