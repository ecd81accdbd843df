import type { ReactNode } from 'react';
import type { Direction } from '../../entity/entity.js';
import { Button } from '../../ui/button.js';
import type { PlacedGraph } from '../layout/placed.js';
import type { Path } from '../model/graph.js';
import type { LineageView } from '../model/view.js';
import type { Commands } from './commands.js';
import styles from './lineage.module.css';
import { ShareBar } from './share-bar.js';
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
  readonly commands: Commands;
  /** Finds new places for all boxes. */
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
