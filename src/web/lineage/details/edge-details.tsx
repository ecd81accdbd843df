import type { ReactNode } from 'react';
import { EdgeFacts, Fact, Pairs } from '../../entity/edge-facts.js';
import { Button } from '../../ui/button.js';
import type { Box, GraphEdge } from '../model/graph.js';
import type { Selection } from '../model/view.js';
import styles from './details.module.css';

export interface EdgeDetailsProps {
  readonly edge: GraphEdge;
  readonly upstream: Box;
  readonly downstream: Box;
  readonly onSelect: (selection: Selection | null) => void;
}

export function EdgeDetails({ edge, upstream, downstream, onSelect }: EdgeDetailsProps): ReactNode {
  return (
    <>
      <h2>
        <bdi>{upstream.name}</bdi> → <bdi>{downstream.name}</bdi>
      </h2>
      <EdgeFacts edge={edge}>
        {!edge.query && <Fact name="Query">not recorded</Fact>}
        <Fact name="Source">{edge.source ?? 'not recorded'}</Fact>
        {edge.mark === undefined && <Fact name="Owner">not recorded</Fact>}
      </EdgeFacts>
      {edge.pairs.length > 0 ? (
        <Pairs pairs={edge.pairs} isOpen={true} />
      ) : (
        <p>No column pairs are recorded.</p>
      )}
      {edge.fromWhole.length > 0 && (
        <p>
          From the whole dataset: <bdi>{edge.fromWhole.join(', ')}</bdi>
        </p>
      )}
      <EndButtons upstream={upstream} downstream={downstream} onSelect={onSelect} />
    </>
  );
}

/** Buttons that select the boxes at the ends of an edge. */
function EndButtons({ upstream, downstream, onSelect }: Omit<EdgeDetailsProps, 'edge'>): ReactNode {
  return (
    <div className={styles.actions}>
      {[...new Set([upstream, downstream])].map(({ key, name }) => (
        <Button key={key} onClick={() => onSelect({ kind: 'box', key })}>
          <bdi>{name}</bdi>
        </Button>
      ))}
    </div>
  );
}
