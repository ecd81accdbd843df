import type { ReactNode } from 'react';
import { Button } from '../ui/button.js';
import { usePageKeys } from '../ui/use-page-keys.js';
import type { GraphRows } from './graph-rows.js';
import styles from './plan-graph.module.css';
import page from './plan-page.module.css';
import type { ViewRow } from './view-model.js';

interface StepBarProps {
  readonly rows: GraphRows;
  /** The row that the graph shows. Null: none. */
  readonly current: ViewRow | null;
  readonly onStep: (row: ViewRow) => void;
}

/** The row that the graph shows, and the ways to the next and the previous change. */
export function StepBar({ rows: { steps }, current, onStep }: StepBarProps): ReactNode {
  const at = current === null ? -1 : steps.indexOf(current);
  const next = stepFrom(steps, current, 1);
  const previous = stepFrom(steps, current, -1);
  usePageKeys((event) => {
    const row = { n: next, p: previous }[event.key];
    if (row === undefined) return;
    // The graph would take the key, and the focus with it.
    event.preventDefault();
    onStep(row);
  });
  if (steps.length === 0 && current === null) return null;
  const count = `${(at + 1).toLocaleString('en')} of ${steps.length.toLocaleString('en')}`;
  return (
    <div className={styles.bar}>
      {steps.length > 0 && (
        <>
          <StepButton name="Previous change" sign="p" row={previous} onStep={onStep}>
            ↑
          </StepButton>
          <StepButton name="Next change" sign="n" row={next} onStep={onStep}>
            ↓
          </StepButton>
        </>
      )}
      <p role="status" className={`${styles.current} ${page[current?.tone ?? 'plain']}`}>
        {at >= 0 && <b>{count}</b>} {current && <RowWords row={current} />}
      </p>
    </div>
  );
}

/** The step after or before a row. Undefined: there is none. */
export function stepFrom(
  steps: readonly ViewRow[],
  current: ViewRow | null,
  direction: 1 | -1,
): ViewRow | undefined {
  const at = current === null ? -1 : steps.indexOf(current);
  return at < 0 ? steps[0] : steps[at + direction];
}

interface StepButtonProps {
  readonly name: string;
  readonly sign: string;
  readonly row: ViewRow | undefined;
  readonly onStep: (row: ViewRow) => void;
  readonly children: ReactNode;
}

function StepButton({ name, sign, row, onStep, children }: StepButtonProps): ReactNode {
  return (
    <Button
      aria-label={name}
      aria-keyshortcuts={sign}
      title={`${name} (${sign})`}
      // The focus stays on the button at the last change.
      aria-disabled={row === undefined}
      onClick={() => row && onStep(row)}
    >
      {children}
    </Button>
  );
}

/** The state, the ends, the values with the reason, and the place of a row. */
function RowWords({ row: { sign, word, element, address, lines, place } }: RowProps): ReactNode {
  return (
    <>
      <span className={page.tag}>{`${sign} ${word}`.trim()}</span> {element} <code>{address}</code>{' '}
      {[...lines, place ?? ''].filter((line) => line !== '').join(' · ')}
    </>
  );
}

interface RowProps {
  readonly row: ViewRow;
}
