import type { ReactNode } from 'react';
import { EdgeFacts, Fact, roundConfidence } from '../../entity/edge-facts.js';
import type { ColumnPair } from '../../entity/pairs.js';
import { Button } from '../../ui/button.js';
import type { Box } from '../model/graph.js';
import styles from './details.module.css';
import type { EdgeDetailsProps } from './edge-details.js';

interface PairDetailsProps extends EdgeDetailsProps {
  /** The records of one pair. They may differ in their transform. */
  readonly pairs: readonly ColumnPair[];
  readonly onPin: (box: Box, column: string) => void;
}

export function PairDetails(props: PairDetailsProps): ReactNode {
  const { edge, pairs, upstream, downstream, onSelect, onPin } = props;
  const [first] = pairs;
  if (first === undefined) return null;
  const from = first.upstream.column;
  const to = first.downstream.column;
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
        <Fact name="Source">{edge.source ?? 'not recorded'}</Fact>
        {edge.mark === undefined && <Fact name="Owner">not recorded</Fact>}
      </EdgeFacts>
      <div className={styles.actions}>
        <Button onClick={() => onPin(upstream, from)}>
          Path of <bdi>{from}</bdi>
        </Button>
        <Button
          onClick={() =>
            onSelect({ kind: 'edge', upstream: upstream.key, downstream: downstream.key })
          }
        >
          Whole edge
        </Button>
      </div>
    </>
  );
}
