import { canonicalJson } from '../canonical-json.js';
import type { EdgeValue, PairValue } from '../change.js';
import type { Difference, Evidence, Writing } from './drift.js';
import type { History, StoredVersion } from './history.js';
import type { Suspect } from './suspect.js';

/** Says of a suspect whether it is drift, how that is known, and who brought it about. */
export function judge(suspect: Suspect, history: History): readonly Difference[] {
  const evidence = evidenceOf(suspect, history);
  if (evidence === null) return [];
  const found = { evidence, since: sinceOf(suspect, history) };
  if (suspect.element === 'edge') {
    const { presumed, ...edge } = suspect;
    return [{ ...edge, ...found }];
  }
  const { presumed, fingerprint, ...pair } = suspect;
  return [{ ...pair, ...found }];
}

/** Whether a version shows the element as ours; for one that was altered, as declared too. */
export function isProof(suspect: Suspect, version: StoredVersion): boolean {
  const state = stateIn(suspect, version);
  return suspect.kind === 'altered' ? canonicalJson(state) === canonicalJson(declaredState(suspect)) : state?.owned === true;
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

type State = Pick<EdgeValue, 'type' | 'owned'> | Pick<PairValue, 'confidence' | 'owned'>;

/** The element in one version, by its identity; null where it is not there. */
function stateIn(suspect: Suspect, { unit, marks }: StoredVersion): State | null {
  if (suspect.element === 'edge') {
    const { upstream, after } = suspect;
    const types = unit.edges.get(upstream)?.types;
    return types ? { type: types.includes(after.type) ? after.type : types[0], owned: marks.edges.has(upstream) } : null;
  }
  const pair = unit.pairs.get(suspect.fingerprint);
  return pair ? { confidence: Math.fround(pair.confidence), owned: marks.pairs.has(suspect.fingerprint) } : null;
}

/** As an apply leaves it. */
function declaredState(suspect: Suspect): State {
  const { after } = suspect;
  return 'type' in after ? { type: after.type, owned: true } : { confidence: Math.fround(after.confidence), owned: true };
}
