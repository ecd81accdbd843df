import type { ReactNode } from 'react';
import { timeAgo } from '../../ui/time-text.js';
import type { Graph } from '../model/graph.js';
import type { PathStep } from './path-steps.js';
import { factsOf } from './step-words.js';
import styles from './steps.module.css';

interface StepFactsProps {
  readonly step: PathStep;
  readonly graph: Graph;
}

/** The transform of a step, and what else is recorded of it. */
export function StepFacts({ step, graph }: StepFactsProps): ReactNode {
  const transform = step.pair?.transform;
  const facts = factsOf(step, graph, (time) => timeAgo(time, Date.now()));
  return (
    <>
      {transform && <code className={styles.transform}>{transform}</code>}
      <bdi className={styles.facts}>
        {!transform && step.pair && 'no transform recorded · '}
        {facts.join(' · ')}
      </bdi>
    </>
  );
}
