import type { ReactNode } from 'react';
import type { NonEmpty } from '../../../model/group-by.js';
import { EdgeFacts, Pairs, roundConfidence } from '../../entity/edge-facts.js';
import type { ColumnPair } from '../../entity/pairs.js';
import { Button } from '../../ui/button.js';
import { Fact } from '../../ui/fact.js';
import { useGraphActions } from '../look/graph-actions.js';
import type { Box, GraphEdge } from '../model/graph.js';
import styles from './details.module.css';

interface EdgeDetailsProps {
  readonly edge: GraphEdge;
  readonly upstream: Box;
  readonly downstream: Box;
}

export function EdgeDetails({ edge, upstream, downstream }: EdgeDetailsProps): ReactNode {
  const { select } = useGraphActions();
  return (
    <>
      <h2>
        <bdi>{upstream.name}</bdi> → <bdi>{downstream.name}</bdi>
      </h2>
      <EdgeFacts edge={edge}>
        {!edge.query && <Fact name="Query">not recorded</Fact>}
        <RareFacts edge={edge} />
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

/** The facts that few writers record. */
function RareFacts({ edge: { source, mark } }: Pick<EdgeDetailsProps, 'edge'>): ReactNode {
  return (
    <>
      <Fact name="Source">{source ?? 'not recorded'}</Fact>
      {mark === undefined && <Fact name="Owner">not recorded</Fact>}
    </>
  );
}

interface PairDetailsProps extends EdgeDetailsProps {
  /** The records of one pair. They may differ in their transform. */
  readonly pairs: NonEmpty<ColumnPair>;
}

export function PairDetails({ edge, pairs, upstream, downstream }: PairDetailsProps): ReactNode {
  const { pin, select } = useGraphActions();
  const from = pairs[0].upstream.column;
  const to = pairs[0].downstream.column;
  const whole = { kind: 'edge', upstream: upstream.key, downstream: downstream.key } as const;
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
      <EdgeFacts edge={edge}>
        <RareFacts edge={edge} />
      </EdgeFacts>
      <div className={styles.actions}>
        <Button onClick={() => pin(upstream, from)}>
          Path of <bdi>{from}</bdi>
        </Button>
        <Button onClick={() => select(whole)}>Whole edge</Button>
      </div>
    </>
  );
}
