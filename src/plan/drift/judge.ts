import { canonicalJson } from '../canonical-json.js';
import type { EdgeValue, PairValue } from '../change.js';
import { isAsDeclared } from '../lineage/decide-pair.js';
import type { Difference, Evidence, Writing } from './drift.js';
import type { History, StoredVersion } from './history.js';
import type { EdgeSuspect, PairSuspect, Suspect } from './suspect.js';

/** Says of a suspect whether it is drift, how that is known, and who brought it about. */
export function judge(suspect: Suspect, history: History): readonly Difference[] {
  const evidence = evidenceOf(suspect, history);
  if (evidence === null) return [];
  const found = { evidence, since: sinceOf(suspect, history) };
  if (suspect.element === 'edge') {
    const { presumed, ...edge } = suspect;
    return [{ ...edge, ...found }];
  }
  const { presumed, key, ...pair } = suspect;
  return [{ ...pair, ...found }];
}

/** Whether a version shows the element as ours; for one that was altered, as declared too. */
export function isProof(suspect: Suspect, version: StoredVersion): boolean {
  const state = stateIn(suspect, version);
  return state?.owned === true && (suspect.kind !== 'altered' || isDeclared(suspect, version));
}

function isDeclared(suspect: Suspect, version: StoredVersion): boolean {
  if (suspect.element === 'edge') return edgeIn(suspect, version)?.type === suspect.after.type;
  const pair = pairIn(suspect, version);
  return pair !== null && isAsDeclared(suspect.after, pair);
}

/**
 * What the stored versions show beats what is presumed: where they go back to the beginning and never show the element, no
 * apply has made it yet. A pair that our mark names was made, whatever they show.
 */
function evidenceOf(suspect: Suspect, { versions, whole }: History): Evidence | null {
  if (versions.some((version) => isProof(suspect, version))) return 'version';
  const { kind, presumed } = suspect;
  if (kind === 'missing' && presumed === 'mark') return presumed;
  if (kind === 'missing' && versions.some((version) => stateIn(suspect, version) !== null)) return 'seen';
  return whole ? null : presumed;
}

/** The write that made the element what it is: the first of those since which it has not changed, where it was ever seen to. */
function sinceOf(suspect: Suspect, { versions }: History): Writing | null {
  const states = versions.map((version) => canonicalJson(stateIn(suspect, version)));
  const before = states.findIndex((state) => state !== states[0]);
  return versions[before - 1]?.writing ?? null;
}

type State = EdgeState | PairValue;

type EdgeState = Pick<EdgeValue, 'type' | 'owned'>;

/** The element in one version, by its identity; null where it is not there. */
function stateIn(suspect: Suspect, version: StoredVersion): State | null {
  return suspect.element === 'edge' ? edgeIn(suspect, version) : pairIn(suspect, version);
}

function edgeIn({ upstream, after }: EdgeSuspect, { unit, marks }: StoredVersion): EdgeState | null {
  const types = unit.edges.get(upstream)?.types;
  return types ? { type: types.includes(after.type) ? after.type : types[0], owned: marks.edges.has(upstream) } : null;
}

/** Of several records the one that is as declared counts, as for the planner. */
function pairIn({ key, after }: PairSuspect, { unit, marks }: StoredVersion): PairValue | null {
  const pair = unit.pairs.get(key);
  if (!pair) return null;
  const { transform, confidence } = pair.occurrences.find((one) => isAsDeclared(after, one)) ?? pair.occurrences[0];
  return { transform, confidence: Math.fround(confidence), owned: marks.pairs.has(key) };
}
