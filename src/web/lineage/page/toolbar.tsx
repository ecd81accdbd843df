import { type ReactNode, useState } from 'react';
import type { Direction } from '../../entity/entity.js';
import { Button } from '../../ui/button.js';
import field from '../../ui/field.module.css';
import { toClipboard } from '../../ui/to-clipboard.js';
import { saveGraph } from '../export/save-graph.js';
import type { PlacedGraph } from '../layout/placed.js';
import type { Path } from '../model/graph.js';
import type { LineageView } from '../model/lineage-address.js';
import type { PageCommands } from './commands.js';
import styles from './lineage.module.css';
import type { ChangeView } from './use-lineage-view.js';

const CHOICES: readonly { readonly value: 'both' | Direction; readonly text: string }[] = [
  { value: 'up', text: 'Up' },
  { value: 'both', text: 'Both' },
  { value: 'down', text: 'Down' },
];

const MODES = [
  { value: 'graph', text: 'Graph' },
  { value: 'list', text: 'List' },
] as const;

interface ToolbarProps {
  readonly view: LineageView;
  readonly mode: LineageView['mode'];
  readonly setMode: (mode: LineageView['mode']) => void;
  readonly change: ChangeView;
  readonly commands: PageCommands;
  readonly tidy: () => void;
  readonly placed: PlacedGraph | null;
  readonly pinned: Path | null;
  /** The search field. */
  readonly children: ReactNode;
}

/** What changes the whole graph. */
export function Toolbar(props: ToolbarProps): ReactNode {
  const { view, mode, change, commands } = props;
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
      {props.children}
      <Choice label="Form" options={MODES} chosen={mode} onChoose={props.setMode} />
      <ShareBar placed={mode === 'graph' ? props.placed : null} path={props.pinned} />
      {mode === 'graph' && <Button onClick={props.tidy}>Tidy</Button>}
      <Button onClick={commands.help} aria-label="Help">
        ?
      </Button>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** Buttons of which one is pressed. */
function Choice<Value extends string>({
  label,
  options,
  chosen,
  onChoose,
}: ChoiceProps<Value>): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a legend of its own
    <div role="group" aria-label={label} className={styles.choice}>
      {options.map(({ value, text }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

interface ShareBarProps {
  /** What an export draws. Null: the boxes have no places yet. */
  readonly placed: PlacedGraph | null;
  readonly path: Path | null;
}

/** Exports the graph, and copies its address. */
function ShareBar({ placed, path }: ShareBarProps): ReactNode {
  const [outcome, setOutcome] = useState('');
  const [address, setAddress] = useState('');
  const copy = async (): Promise<void> => {
    const isCopied = await toClipboard(window.location.href);
    setAddress(isCopied ? '' : window.location.href);
    setOutcome(isCopied ? 'Copied' : 'Press Ctrl+C');
  };
  const save = async (form: 'svg' | 'png'): Promise<void> => {
    if (placed === null) return;
    const saved = saveGraph(placed, { path, form });
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
      <Button onClick={() => void copy()}>Copy link</Button>
      {address && (
        <input
          ref={(field) => field?.select()}
          aria-label="Link to this view"
          className={field.field}
          readOnly={true}
          value={address}
        />
      )}
      <span role="status">{outcome}</span>
    </span>
  );
}
