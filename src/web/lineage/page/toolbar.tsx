import type { ReactNode } from 'react';
import { Button } from '../../ui/button.js';
import type { Direction } from '../model/graph.js';
import type { LineageView } from '../model/view.js';
import styles from './lineage.module.css';

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
  readonly onDirection: (direction: LineageView['direction']) => void;
  readonly onMode: (mode: LineageView['mode']) => void;
  readonly onColumns: () => void;
  readonly onTidy: () => void;
  readonly onHelp: () => void;
  /** The search box, and the menus of export and link. */
  readonly find: ReactNode;
  readonly share: ReactNode;
}

/** What changes the whole graph. */
export function Toolbar(props: ToolbarProps): ReactNode {
  const { view } = props;
  return (
    <div role="toolbar" aria-label="Lineage" className={styles.toolbar}>
      <Choice
        label="Direction"
        options={CHOICES}
        chosen={view.direction}
        onChoose={props.onDirection}
      />
      <label className={styles.check}>
        <input type="checkbox" checked={view.columns} onChange={props.onColumns} />
        Columns
      </label>
      {props.find}
      <Choice label="Form" options={MODES} chosen={view.mode} onChoose={props.onMode} />
      {props.share}
      {view.mode === 'graph' && <Button onClick={props.onTidy}>Tidy</Button>}
      <Button onClick={props.onHelp} aria-label="Help">
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
