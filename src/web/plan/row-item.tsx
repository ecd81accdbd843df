import { memo, type ReactNode } from 'react';
import type { DrawnLinks } from './drawn-links.js';
import styles from './plan-page.module.css';
import type { ViewRow } from './view-model.js';

interface RowItemProps {
  readonly row: ViewRow;
  readonly onColumn: (column: string) => void;
  readonly links: DrawnLinks | undefined;
}

/** One row: its sign with a word, the element with its values, and its place. */
export const RowItem: (props: RowItemProps) => ReactNode = memo(function Item({
  row,
  onColumn,
  links,
}: RowItemProps): ReactNode {
  const { tone, sign, word, element, address, lines, command, place, columns } = row;
  const [column] = columns;
  const isLink = address.includes(' <- ');
  const light = (): void => links?.light(isLink ? row : null);
  return (
    <li
      className={`${styles.row} ${styles[tone]}`}
      onMouseEnter={light}
      onMouseLeave={() => links?.light(null)}
      onFocus={light}
    >
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
      <span className={styles.place}>
        {place}
        {links && isLink && (
          <button
            type="button"
            className={styles.show}
            aria-label={`Show ${address} in the drawing`}
            onClick={() => links.show(row)}
          >
            in the drawing
          </button>
        )}
      </span>
    </li>
  );
});
