import type { ReactNode } from 'react';
import { Button } from '../../ui/button.js';
import type { Box, Graph, GraphEdge } from '../model/graph.js';
import { keyOfPair } from '../model/key-of.js';
import type { Selection } from '../model/view.js';
import { BoxDetails } from './box-details.js';
import { BoxEdges } from './box-edges.js';
import styles from './details.module.css';
import { EdgeDetails } from './edge-details.js';
import { PairDetails } from './pair-details.js';

interface DetailsPanelProps {
  readonly graph: Graph;
  readonly selected: Selection;
  /** Keys of the boxes that the view draws out of groups. */
  readonly added: ReadonlySet<string>;
  readonly onSelect: (selection: Selection | null) => void;
  readonly onPin: (box: Box, column: string | null) => void;
  readonly onAllColumns: (box: Box) => void;
  readonly onRemove: (box: Box) => void;
}

/** Details of what is selected: a box, an edge or a column pair. */
export function DetailsPanel(props: DetailsPanelProps): ReactNode {
  return (
    <aside className={styles.panel} aria-label="Details">
      <div className={styles.close}>
        <Button aria-label="Close the details" onClick={() => props.onSelect(null)}>
          ×
        </Button>
      </div>
      <Content {...props} />
    </aside>
  );
}

function Content(props: DetailsPanelProps): ReactNode {
  const { graph, selected, onSelect } = props;
  if (selected.kind === 'box') {
    const box = graph.boxes.find(({ key }) => key === selected.key);
    return box ? (
      <BoxDetails
        box={box}
        onPin={() => props.onPin(box, null)}
        onAllColumns={() => props.onAllColumns(box)}
        onRemove={props.added.has(box.key) ? () => props.onRemove(box) : undefined}
      >
        <BoxEdges graph={graph} box={box} onSelect={onSelect} />
      </BoxDetails>
    ) : (
      <Gone />
    );
  }
  const edge = graph.edges.find(({ id }) => id === `${selected.upstream}-${selected.downstream}`);
  const ends = edge && endsOf(graph, edge);
  if (edge === undefined || ends === undefined) return <Gone />;
  if (selected.kind === 'edge') return <EdgeDetails edge={edge} {...ends} onSelect={onSelect} />;
  const pairs = edge.pairs.filter((pair) => keyOfPair(pair) === selected.pair);
  return pairs.length > 0 ? (
    <PairDetails edge={edge} pairs={pairs} {...ends} onSelect={onSelect} onPin={props.onPin} />
  ) : (
    <Gone />
  );
}

function endsOf(graph: Graph, edge: GraphEdge) {
  const upstream = graph.boxes.find(({ urn }) => urn === edge.upstream);
  const downstream = graph.boxes.find(({ urn }) => urn === edge.downstream);
  return upstream && downstream ? { upstream, downstream } : undefined;
}

function Gone(): ReactNode {
  return <p>What this link selects is not in the graph.</p>;
}
