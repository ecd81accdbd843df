import type { ReactNode } from 'react';
import { pluralize } from '../../../report/words/pluralize.js';
import type { Box, Graph, GraphEdge } from '../model/graph.js';
import { keyOf } from '../model/key-of.js';
import type { Selection } from '../model/view.js';
import styles from './details.module.css';

/** The largest number of edges that the details list. */
const MAX_LISTED = 100;

interface BoxEdgesProps {
  readonly graph: Graph;
  readonly box: Box;
  readonly onSelect: (selection: Selection) => void;
}

/** The edges of a box in the graph. Each opens its details, so that the keyboard gets there too. */
export function BoxEdges({ graph, box, onSelect }: BoxEdgesProps): ReactNode {
  const edges = graph.edges.filter(
    ({ upstream, downstream }) => upstream === box.urn || downstream === box.urn,
  );
  if (edges.length === 0) return null;
  const names = new Map(graph.boxes.map(({ urn, name }) => [urn, name]));
  const rest = edges.length - MAX_LISTED;
  return (
    <>
      <h3>Edges in the graph ({edges.length})</h3>
      <ul className={styles.edges}>
        {edges.slice(0, MAX_LISTED).map((edge) => (
          <li key={edge.id}>
            <button type="button" onClick={() => onSelect(selectionOf(edge))}>
              <bdi>{names.get(edge.upstream)}</bdi> → <bdi>{names.get(edge.downstream)}</bdi>
            </button>{' '}
            {pluralize(edge.pairs.length, 'column pair')}
          </li>
        ))}
      </ul>
      {rest > 0 && <p>{pluralize(rest, 'more edge')}: see the details of the other ends.</p>}
    </>
  );
}

function selectionOf({ upstream, downstream }: GraphEdge): Selection {
  return { kind: 'edge', upstream: keyOf(upstream), downstream: keyOf(downstream) };
}
