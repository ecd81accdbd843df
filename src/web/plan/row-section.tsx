import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.js';
import styles from './plan-page.module.css';
import type { ViewRow, ViewSection } from './view-model.js';

/** A longer section that may be folded is folded at first. */
const MAX_OPEN = 100;

/** Rows that a section shows at once. Browsers become slow with more. */
const STEP = { whole: 5_000, folded: 200 } as const;

interface RowSectionProps {
  readonly section: ViewSection;
  /** Tells which rows are shown. Null: all. */
  readonly filter: ((row: ViewRow) => boolean) | null;
  readonly onColumn: (column: string) => void;
  readonly chosen: ViewRow | null;
  readonly onChoose: (row: ViewRow) => void;
}

/** A section of rows under its heading. A section that must not be missed is never folded. */
export function RowSection({ section, filter, ...shared }: RowSectionProps): ReactNode {
  const { id, title, facts, isWhole } = section;
  const [isOpen, setOpen] = useState(false);
  const { chosen } = shared;
  useEffect(() => {
    if (chosen && section.rows.includes(chosen)) setOpen(true);
  }, [chosen, section]);
  const all = section.rows.length;
  const rows = filter ? section.rows.filter(filter) : section.rows;
  const list = <Rows rows={rows} section={section} {...shared} />;
  const count = filter ? `${number(rows.length)} of ${number(all)}` : number(all);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{all === 0 ? title : `${title} (${count})`}</h2>
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {all > 0 && rows.length === 0 && <p>No row of this section matches.</p>}
      {isWhole || rows.length <= MAX_OPEN ? (
        list
      ) : (
        <details
          className={styles.folded}
          open={isOpen}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>{`Show ${number(rows.length)} rows`}</summary>
          {list}
        </details>
      )}
    </section>
  );
}

interface RowsProps extends Omit<RowSectionProps, 'filter'> {
  readonly rows: readonly ViewRow[];
}

function Rows({ rows, section: { title, isWhole }, chosen, ...shared }: RowsProps): ReactNode {
  const step = isWhole ? STEP.whole : STEP.folded;
  const [wished, setLimit] = useState<number>(step);
  const at = chosen === null ? 0 : rows.indexOf(chosen) + 1;
  const limit = Math.max(wished, at);
  const rest = rows.length - limit;
  return (
    <>
      <ul className={styles.rows}>
        {rows.slice(0, limit).map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity, and never move
          <RowItem key={at} row={row} isChosen={row === chosen} {...shared} />
        ))}
      </ul>
      {rest > 0 && (
        <Button onClick={() => setLimit(limit + step)}>
          {`Show ${number(Math.min(rest, step))} more of ${title}, ${number(rest)} left`}
        </Button>
      )}
    </>
  );
}

function number(count: number): string {
  return count.toLocaleString('en');
}

interface RowItemProps extends Pick<RowSectionProps, 'onColumn' | 'onChoose'> {
  readonly row: ViewRow;
  readonly isChosen: boolean;
}

/** One row: its sign with a word, the element with its values, and its place. */
const RowItem = memo(({ row, isChosen, onColumn, onChoose }: RowItemProps): ReactNode => {
  const { tone, sign, word, element, address, lines, command, place, columns, ends } = row;
  const [column] = columns;
  const item = useRef<HTMLLIElement>(null);
  const wasChosen = useRef(true);
  useEffect(() => {
    // The page starts at the verdict.
    if (isChosen && !wasChosen.current) item.current?.scrollIntoView({ block: 'nearest' });
    wasChosen.current = isChosen;
  }, [isChosen]);
  return (
    <li
      ref={item}
      className={`${styles.row} ${styles[tone]} ${isChosen ? styles.chosen : ''}`}
      aria-current={isChosen}
    >
      <span className={styles.tag}>{`${sign} ${word}`.trim()}</span>
      <span>
        {element !== '' && <span className={styles.element}>{`${element} `}</span>}
        {address !== '' && column === undefined && <code>{address}</code>}
        {address !== '' && column !== undefined && (
          <button
            type="button"
            className={styles.column}
            title={`Show only the rows of ${column}`}
            onClick={() => onColumn(column)}
          >
            <code>{address}</code>
          </button>
        )}
        {lines.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
        {command !== null && <code className={styles.command}>{command}</code>}
      </span>
      <span className={styles.place}>
        {place}
        {ends.length > 0 && (
          <button
            type="button"
            className={styles.show}
            aria-label={`Show ${address} in the graph`}
            onClick={() => onChoose(row)}
          >
            in the graph
          </button>
        )}
      </span>
    </li>
  );
});
