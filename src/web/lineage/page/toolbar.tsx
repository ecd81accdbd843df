import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.js';
import { CopyButton } from '../../ui/copy-button.js';
import { saveGraph } from '../export/save-graph.js';
import type { PlacedGraph } from '../layout/placed.js';
import type { Path } from '../model/graph.js';
import type { Owners } from '../owners/owner-classes.js';
import styles from './lineage.module.css';
import type { Work } from './use-work.js';

const CHOICES = { up: 'Up', both: 'Both', down: 'Down' };

const COLORS = { none: 'Plain', owner: 'By owner', writer: 'By writer' };

const MODES = { graph: 'Graph', list: 'List' };

interface ToolbarProps {
  readonly work: Work;
  readonly children: ReactNode;
}

/** The controls that change the whole graph. */
export function Toolbar({ work, children }: ToolbarProps): ReactNode {
  const { view, mode, setMode, change, commands, tidy, placed, pinned, owners } = work;
  return (
    <div role="toolbar" aria-label="Lineage" className={styles.toolbar}>
      <Choice
        label="Direction"
        options={CHOICES}
        chosen={view.direction}
        onChoose={(direction) => change((before) => ({ ...before, direction }))}
      />
      <label className={styles.check}>
        <input type="checkbox" checked={view.columns} onChange={commands.toggleColumns} />
        Columns
      </label>
      <label className={styles.check} title="Off: jobs are links between their inputs and outputs">
        <input type="checkbox" checked={view.jobs} onChange={commands.toggleJobs} />
        Jobs
      </label>
      <Choice
        label="Colors of lines"
        options={COLORS}
        chosen={view.by ?? 'none'}
        onChoose={(by) => change((before) => ({ ...before, by: by === 'none' ? null : by }))}
      />
      {children}
      <Choice label="Form" options={MODES} chosen={mode} onChoose={setMode} />
      <ShareBar placed={mode === 'graph' ? placed : null} path={pinned} owners={owners} />
      {mode === 'graph' && <Button onClick={tidy}>Tidy</Button>}
      <Button onClick={commands.help} aria-label="Help">
        ?
      </Button>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  /** The text of each value, in the order of the buttons. */
  readonly options: Readonly<Record<Value, string>>;
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** A group of buttons. One of them is pressed. */
function Choice<Value extends string>(props: ChoiceProps<Value>): ReactNode {
  const { label, options, chosen, onChoose } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a legend of its own
    <div role="group" aria-label={label} className={styles.choice}>
      {(Object.keys(options) as Value[]).map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {options[value]}
        </button>
      ))}
    </div>
  );
}

interface ShareBarProps {
  /** The graph that an export draws. Null: the boxes have no places yet. */
  readonly placed: PlacedGraph | null;
  readonly path: Path | null;
  readonly owners: Owners | null;
}

/** Exports the graph, and copies its address. */
function ShareBar({ placed, path, owners }: ShareBarProps): ReactNode {
  const [outcome, setOutcome] = useState('');
  const save = async (form: 'svg' | 'png'): Promise<void> => {
    if (placed === null) return;
    const saved = saveGraph(placed, { path, owners, form });
    setOutcome(await saved.catch((error: unknown) => `The export failed: ${String(error)}`));
  };
  return (
    <span className={styles.share}>
      {placed && (
        <>
          <Button onClick={() => void save('svg')}>Export SVG</Button>
          <Button onClick={() => void save('png')}>Export PNG</Button>
        </>
      )}
      <CopyButton name="Link to this view" textOf={() => window.location.href}>
        Copy link
      </CopyButton>
      <span role="status">{outcome}</span>
    </span>
  );
}
