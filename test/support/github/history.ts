import type { GithubState } from './state.js';

/**
 * Lists the commits reachable from a commit, newest first. With equal times, the one that was seen
 * first comes first.
 */
export function historyOf(
  { commits }: Pick<GithubState, 'commits'>,
  start: string,
): readonly string[] {
  const seen = new Set([start]);
  const waiting = [start];
  const history: string[] = [];
  for (;;) {
    const next = takeNewest(waiting, (sha) => commits.get(sha)?.time ?? 0);
    if (next === undefined) return history;
    history.push(next);
    for (const parent of commits.get(next)?.parents ?? []) {
      if (!seen.has(parent)) waiting.push(parent);
      seen.add(parent);
    }
  }
}

function takeNewest(waiting: string[], timeOf: (sha: string) => number): string | undefined {
  const newest = Math.max(...waiting.map(timeOf));
  const [taken] = waiting.splice(
    waiting.findIndex((sha) => timeOf(sha) === newest),
    1,
  );
  return taken;
}
