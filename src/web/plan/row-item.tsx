import { memo, type ReactNode } from 'react';
import styles from './plan-page.module.css';
import type { ViewRow } from './view-model.js';

interface RowItemProps {
  readonly row: ViewRow;
  readonly onColumn: (column: string) => void;
}

/** One row: its sign with a word, the element with its values, and its place. */
export const RowItem: (props: RowItemProps) => ReactNode = memo(function Item({
  row,
  onColumn,
}: RowItemProps): ReactNode {
  const { tone, sign, word, element, address, lines, command, place, columns } = row;
  const [column] = columns;
  return (
    <li className={`${styles.row} ${styles[tone]}`}>
      <span className={styles.tag}>{`${sign} ${word}`.trim()}</span>
      <span>
        {element !== '' && <span className={styles.element}>{`${element} `}</span>}
        {address !== '' &&
          (column === undefined ? (
            <code>{address}</code>
          ) : (
            <button
              type="button"
              className={styles.column}
              title={`Show only the rows of ${column}`}
              onClick={() => onColumn(column)}
            >
              <code>{address}</code>
            </button>
          ))}
        {lines.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
        {command !== null && <code className={styles.command}>{command}</code>}
      </span>
      {place !== null && <span className={styles.place}>{place}</span>}
    </li>
  );
});
