import { type Finding, finding } from '../../errors/finding.js';
import type { DeclaredStack } from '../declared-stack.js';
import { shortestCycles } from './shortest-cycles.js';

/**
 * Finds lineage in a circle. Gives one finding for each strongly connected component, with a
 * shortest cycle of it.
 */
export function cycle({ units, displayName }: DeclaredStack): readonly Finding[] {
  const edges = units.flatMap(({ downstream, edges: declared }) =>
    declared.map(({ upstream, place }) => ({ start: downstream, end: upstream, place })),
  );
  return shortestCycles(edges).map((circle) => {
    const names = circle.map(({ end }) => displayName(end));
    const [place, ...related] = circle.map((edge) => edge.place);
    return finding('cycle', {
      message: `lineage runs in a circle: ${[...names.slice(-1), ...names].join(' <- ')}`,
      place,
      related,
    });
  });
}
