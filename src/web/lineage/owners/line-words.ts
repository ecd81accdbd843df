import type { LineWords } from '../canvas/line-batches.js';
import type { Line } from '../canvas/lines.js';
import type { Graph, Path } from '../model/graph.js';
import type { OwnerClass, Owners } from './owner-classes.js';

/**
 * The words on the lines of a graph: the transforms of a lit path, and the signs of owners.
 *
 * @param owners null: lines are not colored by owner
 */
export function lineWords({ edges }: Graph, path: Path | null, owners: Owners | null): LineWords {
  const byId = new Map(edges.map((edge) => [edge.id, edge]));
  /** The classes of a line. A line of several pairs has the class of its edge. */
  const classesOf = ({ ids, pair }: Line): readonly OwnerClass[] => {
    const some = ids.flatMap((id) => byId.get(id) ?? []);
    return [...new Set(some.flatMap((edge) => owners?.classOf(edge, pair) ?? []))];
  };
  return {
    toneOf: (line) => {
      const [first, second] = classesOf(line);
      return second === undefined ? first?.tone : 'soft';
    },
    textsOf: (line, light) => {
      const isColumn = line.kind === 'column';
      const isLit = path !== null && path.start.column !== null && light !== 'plain';
      const transform = isColumn && isLit ? line.pair?.transform : undefined;
      const hasSigns = !isColumn || isLit;
      const signs = hasSigns
        ? classesOf(line)
            .map(({ sign }) => sign)
            .join(' ')
        : '';
      const both = [signs, transform].filter(Boolean).join(' ');
      return [...new Set([both, signs])].filter(Boolean);
    },
  };
}
