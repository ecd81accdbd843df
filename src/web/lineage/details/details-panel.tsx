import type { ReactNode } from 'react';
import { Button } from '../../ui/button.js';
import { useGraphActions } from '../look/graph-actions.js';
import type { Graph } from '../model/graph.js';
import { keyOfPair } from '../model/key-of.js';
import type { LineageView, Selection } from '../model/view.js';
import { BoxDetails } from './box-details.js';
import styles from './details.module.css';
import { EdgeDetails, PairDetails } from './edge-details.js';

interface DetailsPanelProps {
  readonly graph: Graph;
  readonly view: LineageView;
  readonly selected: Selection;
}

/** Details of what is selected: a box, an edge or a column pair. */
export function DetailsPanel(props: DetailsPanelProps): ReactNode {
  const { select } = useGraphActions();
  return (
    <aside className={styles.panel} aria-label="Details">
      <div className={styles.close}>
        <Button aria-label="Close the details" onClick={() => select(null)}>
          ×
        </Button>
      </div>
      {contentOf(props) ?? <p>What this link selects is not in the graph.</p>}
    </aside>
  );
}

/** Undefined if what is selected is not in the graph. */
function contentOf({ graph, view, selected }: DetailsPanelProps): ReactNode {
  if (selected.kind === 'box') {
    const box = graph.boxes.find(({ key }) => key === selected.key);
    const isAdded = view.open.some(({ action, key }) => action === 'add' && key === selected.key);
    return box && <BoxDetails box={box} graph={graph} isAdded={isAdded} />;
  }
  const edge = graph.edges.find(({ id }) => id === `${selected.upstream}-${selected.downstream}`);
  const upstream = graph.boxes.find(({ urn }) => urn === edge?.upstream);
  const downstream = graph.boxes.find(({ urn }) => urn === edge?.downstream);
  if (!edge || !upstream || !downstream) return undefined;
  if (selected.kind === 'edge') return <EdgeDetails {...{ edge, upstream, downstream }} />;
  const [first, ...others] = edge.pairs.filter((pair) => keyOfPair(pair) === selected.pair);
  return first && <PairDetails {...{ edge, upstream, downstream }} pairs={[first, ...others]} />;
}
