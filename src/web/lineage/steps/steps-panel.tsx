import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Button } from '../../ui/button.js';
import { CopyButton } from '../../ui/copy-button.js';
import { timeAgo } from '../../ui/time-text.js';
import panel from '../details/details.module.css';
import { useGraphActions } from '../look/look.js';
import type { Graph, Path } from '../model/graph.js';
import { keyOfPair } from '../model/key-of.js';
import type { Selection } from '../model/lineage-address.js';
import { type ReadStep, stepsOf } from './path-steps.js';
import {
  endsOf,
  factsOf,
  missingWords,
  type Names,
  namesOf,
  pathMermaid,
  pathText,
  sizeWords,
  titleOf,
} from './step-words.js';
import styles from './steps.module.css';

interface StepsPanelProps {
  readonly graph: Graph;
  readonly path: Path;
  /** The least number of steps that are not drawn. Null: not known. */
  readonly missing: number | null;
  /** True while details take the place of the panel. */
  readonly isCovered: boolean;
  readonly onClose: () => void;
}

/** A path as a list of steps from its sources to its ends. */
export function StepsPanel(props: StepsPanelProps): ReactNode {
  const { graph, path, missing, isCovered, onClose } = props;
  const steps = useMemo(() => stepsOf(graph, path), [graph, path]);
  const read = { graph, path, steps, missing };
  const names = useMemo(
    () => namesOf(graph.boxes.filter(({ urn }) => path.boxes.has(urn))),
    [graph, path],
  );
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef<HTMLElement>(null);
  // A page that opens with the panel keeps its heading in focus.
  useEffect(() => {
    if (!isCovered && !document.activeElement?.matches('h1'))
      (last.current ?? title.current)?.focus();
  }, [isCovered]);
  const words = missingWords(read);
  const hasSides = steps.some(({ number }) => number.includes('.'));
  return (
    <aside
      className={`${panel.panel} ${styles.panel}`}
      aria-label="Read the path"
      hidden={isCovered}
      onFocus={({ target }) => {
        last.current = target;
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={panel.close}>
        <Button aria-label="Close the steps" onClick={onClose}>
          ×
        </Button>
      </div>
      <h2 ref={title} tabIndex={-1}>
        How data flows through <bdi>{titleOf(path, names)}</bdi>
      </h2>
      <p>
        {sizeWords(steps)}, from the sources to the ends.{' '}
        {hasSides && 'Steps with the same first number lie side by side. '}
        {words && `Not shown: ${words}.`}
      </p>
      <div className={panel.actions}>
        <CopyButton name="The path as text" textOf={() => pathText(read)}>
          Copy as text
        </CopyButton>
        <CopyButton name="The path as a Mermaid flowchart" textOf={() => pathMermaid(read)}>
          Copy as Mermaid
        </CopyButton>
      </div>
      <ol className={`${panel.edges} ${styles.steps}`}>
        {steps.map((step) => (
          <StepRow key={step.number} {...{ step, graph, names }} />
        ))}
      </ol>
    </aside>
  );
}

interface StepRowProps {
  readonly step: ReadStep;
  readonly graph: Graph;
  readonly names: Names;
}

function StepRow({ step, graph, names }: StepRowProps): ReactNode {
  const { select } = useGraphActions();
  const { from, to } = endsOf(step, names);
  const { edge, pair } = step;
  const selection: Selection = { kind: 'edge', id: edge.id, pair: pair && keyOfPair(pair) };
  return (
    <li>
      <b>{step.number}</b>
      <div>
        <button type="button" onClick={() => select(selection)}>
          <bdi>{from}</bdi> → <bdi>{to}</bdi>
        </button>
        <StepFacts step={step} graph={graph} />
      </div>
    </li>
  );
}

interface StepFactsProps extends Pick<StepRowProps, 'step' | 'graph'> {
  /** True to show the transform alone. Default: false. */
  readonly isShort?: boolean;
}

/** The transform of a step, and what else is recorded of it. */
export function StepFacts({ step, graph, isShort = false }: StepFactsProps): ReactNode {
  const transform = step.pair?.transform;
  const none = step.pair && !transform ? ['no transform recorded'] : [];
  const facts = isShort ? [] : factsOf(step, graph, (time) => timeAgo(time, Date.now()));
  return (
    <>
      {transform && <code className={styles.transform}>{transform}</code>}
      <bdi className={styles.facts}>{[...none, ...facts].join(' · ')}</bdi>
    </>
  );
}
