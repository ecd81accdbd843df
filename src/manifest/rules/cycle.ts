import { type Finding, finding } from '../../errors/finding.js';
import { shortestCycles } from '../shortest-cycles.js';
import type { Stack } from '../stack.js';

/** Datasets that are derived from each other in a circle. One finding for each knot of circles, naming a shortest one. */
export function cycle({ units, nameOf }: Stack): readonly Finding[] {
  const edges = units.flatMap(({ downstream, edges: declared }) =>
    declared.map(({ upstream, place }) => ({ start: downstream, end: upstream, place })),
  );
  return shortestCycles(edges).map((circle) => {
    const names = circle.map(({ end }) => nameOf(end));
    const [place, ...related] = circle.map((edge) => edge.place);
    return finding('cycle', { message: `lineage runs in a circle: ${[...names.slice(-1), ...names].join(' <- ')}`, place, related });
  });
}
