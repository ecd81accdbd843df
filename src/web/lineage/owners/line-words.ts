import type { LineWords } from '../canvas/line-batches.js';
import type { Graph, Path } from '../model/graph.js';
import type { Owners } from './owner-classes.js';

/** Stands for a transform that has no room on its line. */
const HAS_TRANSFORM = 'ƒ';

/**
 * The words on the lines of a graph: the transforms of a lit path, and the signs of owners.
 *
 * @param owners null: lines are not colored by owner
 */
export function lineWords(
  { edges, boxes }: Graph,
  path: Path | null,
  owners: Owners | null,
): LineWords {
  const byId = new Map(edges.map((edge) => [edge.id, edge]));
  const classOf: (line: Parameters<LineWords['toneOf']>[0]) => ReturnType<Owners['classOf']> = ({
    id,
    pair,
  }) => {
    const edge = byId.get(id);
    // A line of several pairs has the color of its edge.
    return edge && owners?.classOf(edge, pair);
  };
  return {
    toneOf: (line) => classOf(line)?.tone,
    textsOf: (line, light) => {
      const isLit = path !== null && path.start.column !== null && light !== 'plain';
      const transform = line.kind === 'column' && isLit ? line.pair?.transform : undefined;
      const sign = line.kind === 'edge' || isLit ? classOf(line)?.sign : undefined;
      const texts = transform ? [transform, HAS_TRANSFORM] : [];
      if (sign === undefined) return texts;
      return [...texts.map((text) => `${sign} ${text}`), sign];
    },
    strips: new Map(
      boxes.map(({ urn }) => [
        urn,
        (owners?.into(urn) ?? []).map(({ sign, tone }) => ({ text: sign, tone })),
      ]),
    ),
  };
}
