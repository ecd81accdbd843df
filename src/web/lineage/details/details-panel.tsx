import type { ReactNode } from 'react';
import type { NonEmpty } from '../../../model/group-by.js';
import { pluralize } from '../../../report/words/pluralize.js';
import { Pairs, roundConfidence } from '../../entity/edge-facts.js';
import { isJob } from '../../entity/entity-kinds.js';
import type { ColumnPair } from '../../entity/pairs.js';
import { Button } from '../../ui/button.js';
import { Fact } from '../../ui/fact.js';
import { useGraphActions } from '../look/look.js';
import type { BoxEdge, Graph, GraphBox } from '../model/graph.js';
import { keyOfPair } from '../model/key-of.js';
import type { LineageView, Selection } from '../model/lineage-address.js';
import { BoxDetails } from './box-details.js';
import styles from './details.module.css';
import { EdgeParts } from './edge-parts.js';

interface DetailsPanelProps {
  readonly graph: Graph;
  readonly view: LineageView;
  readonly selected: Selection;
}

/** Details of the selection: a box, an edge or a column pair. */
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

/** Undefined if the selection is not in the graph. */
function contentOf({ graph, view, selected }: DetailsPanelProps): ReactNode {
  if (selected.kind === 'box') {
    const box = graph.boxes.find(({ key }) => key === selected.key);
    const isAdded = view.open.some(({ action, key }) => action === 'add' && key === selected.key);
    return box && <BoxDetails box={box} graph={graph} isAdded={isAdded} />;
  }
  const edge = graph.edges.find(({ id }) => id === selected.id);
  const boxOf = (urn?: string) => graph.boxes.find((box) => box.urn === urn);
  const [upstream, downstream] = [boxOf(edge?.upstream), boxOf(edge?.downstream)];
  if (!edge || !upstream || !downstream) return undefined;
  if (selected.pair === null) return <EdgeDetails {...{ edge, upstream, downstream }} />;
  const [first, ...others] = edge.pairs.filter((pair) => keyOfPair(pair) === selected.pair);
  // A pair of a job leads past the end of its edge.
  const [from, to] = [boxOf(first?.upstream.dataset), boxOf(first?.downstream.dataset)];
  if (!first || !from || !to) return undefined;
  return <PairDetails edge={edge} upstream={from} downstream={to} pairs={[first, ...others]} />;
}

interface EdgeDetailsProps {
  readonly edge: BoxEdge;
  readonly upstream: GraphBox;
  readonly downstream: GraphBox;
}

function EdgeDetails({ edge, upstream, downstream }: EdgeDetailsProps): ReactNode {
  const { select } = useGraphActions();
  return (
    <>
      <h2>
        <bdi>{upstream.name}</bdi> → <bdi>{downstream.name}</bdi>
      </h2>
      <EdgeParts edge={edge}>{!edge.query && <Fact name="Query">not recorded</Fact>}</EdgeParts>
      {edge.pairs.length > 0 ? (
        <Pairs pairs={edge.pairs} isOpen={true} />
      ) : (
        edge.hiddenPairs === 0 && !isJob(upstream.type) && <p>No column pairs are recorded.</p>
      )}
      {edge.hiddenPairs > 0 && (
        <p>{pluralize(edge.hiddenPairs, 'column pair')} with datasets that are not drawn.</p>
      )}
      {edge.fromWhole.length > 0 && (
        <p>
          From the whole dataset: <bdi>{edge.fromWhole.join(', ')}</bdi>
        </p>
      )}
      <div className={styles.actions}>
        {[...new Set([upstream, downstream])].map(({ key, name }) => (
          <Button key={key} onClick={() => select({ kind: 'box', key })}>
            <bdi>{name}</bdi>
          </Button>
        ))}
      </div>
    </>
  );
}

interface PairDetailsProps extends EdgeDetailsProps {
  /** The records of one pair. They may differ in their transform. */
  readonly pairs: NonEmpty<ColumnPair>;
}

function PairDetails({ edge, pairs, upstream, downstream }: PairDetailsProps): ReactNode {
  const { pin, select } = useGraphActions();
  const from = pairs[0].upstream.column;
  const to = pairs[0].downstream.column;
  return (
    <>
      <h2>
        <bdi>
          {upstream.name}.{from}
        </bdi>{' '}
        →{' '}
        <bdi>
          {downstream.name}.{to}
        </bdi>
      </h2>
      {pairs.map(({ transform, confidence, query }) => (
        <dl key={`${transform}\n${query}`} className={styles.facts}>
          <Fact name="Transform">{transform ? <code>{transform}</code> : 'not recorded'}</Fact>
          <Fact name="Confidence">
            {confidence === undefined ? 'not recorded' : roundConfidence(confidence)}
          </Fact>
          <Fact name="Query">{query ?? 'not recorded'}</Fact>
        </dl>
      ))}
      <h3>On the edge</h3>
      <EdgeParts edge={edge} />
      <div className={styles.actions}>
        <Button onClick={() => pin(upstream, from)}>
          Path of <bdi>{from}</bdi>
        </Button>
        <Button onClick={() => select({ kind: 'edge', id: edge.id, pair: null })}>
          Whole edge
        </Button>
      </div>
    </>
  );
}
