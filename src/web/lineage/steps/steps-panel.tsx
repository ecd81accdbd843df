import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/button.js';
import { toClipboard } from '../../ui/to-clipboard.js';
import panel from '../details/details.module.css';
import { useGraphActions } from '../look/look.js';
import type { Graph, Path } from '../model/graph.js';
import { keyOfPair } from '../model/key-of.js';
import type { Selection } from '../model/lineage-address.js';
import { type PathStep, stepsOf } from './path-steps.js';
import { StepFacts } from './step-facts.js';
import {
  endsOf,
  missingWords,
  type Names,
  namesOf,
  pathMermaid,
  pathText,
  type ReadPath,
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
  const names = useMemo(
    () => namesOf(graph.boxes.filter(({ urn }) => path.boxes.has(urn))),
    [graph, path],
  );
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef<HTMLElement>(null);
  // The reader goes on where the details took over.
  useEffect(() => {
    if (!isCovered) (last.current ?? title.current)?.focus();
  }, [isCovered]);
  const hasSides = steps.some(({ number }) => number.includes('.'));
  return (
    <aside
      className={panel.panel}
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
        {missingWords({ missing })}
      </p>
      <CopyButtons {...{ graph, path, steps, missing }} />
      <ol className={styles.steps}>
        {steps.map((step) => (
          <StepRow key={step.number} {...{ step, graph, names }} />
        ))}
      </ol>
    </aside>
  );
}

interface StepRowProps {
  readonly step: PathStep;
  readonly graph: Graph;
  readonly names: Names;
}

function StepRow({ step, graph, names }: StepRowProps): ReactNode {
  const { select } = useGraphActions();
  const { from, to } = endsOf(step, names);
  const { edge, pair } = step;
  const selection: Selection = { kind: 'edge', id: edge.id, pair: pair && keyOfPair(pair) };
  return (
    <li data-hop={Math.min(step.hop, 4)}>
      <span className={styles.number}>{step.number}</span>
      <button type="button" onClick={() => select(selection)}>
        <bdi>{from}</bdi> → <bdi>{to}</bdi>
      </button>
      <StepFacts step={step} graph={graph} />
    </li>
  );
}

/** Copies the steps. Where the browser offers no clipboard, shows the text instead. */
function CopyButtons(read: ReadPath): ReactNode {
  const [outcome, setOutcome] = useState('');
  const [text, setText] = useState('');
  const copy = async (made: string): Promise<void> => {
    const isCopied = await toClipboard(made);
    setText(isCopied ? '' : made);
    setOutcome(isCopied ? 'Copied' : 'Press Ctrl+C');
  };
  return (
    <div className={panel.actions}>
      <Button onClick={() => void copy(pathText(read))}>Copy as text</Button>
      <Button onClick={() => void copy(pathMermaid(read))}>Copy as Mermaid</Button>
      <span role="status">{outcome}</span>
      {text && (
        <textarea
          ref={(field) => field?.select()}
          aria-label="Text of the path"
          readOnly={true}
          value={text}
        />
      )}
    </div>
  );
}
