import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.js';
import type { DrawnLinks } from './drawn-links.js';
import type { FilteredSection } from './filter-rows.js';
import styles from './plan-page.module.css';
import { RowItem } from './row-item.js';

/** A longer section that may be folded is folded at first. */
const MAX_OPEN = 100;

/** Rows that a section shows at once. Browsers become slow with more. */
const STEP = { whole: 5_000, folded: 200 } as const;

interface RowSectionProps {
  readonly section: FilteredSection;
  readonly isFiltered: boolean;
  readonly onColumn: (column: string) => void;
  /** Undefined if there is no drawing. */
  readonly links: DrawnLinks | undefined;
}

/** A section of rows under its heading. One that must not be missed is never folded. */
export function RowSection({ section, isFiltered, ...row }: RowSectionProps): ReactNode {
  const { id, title, facts, rows, all, isWhole } = section;
  const list = <Rows section={section} {...row} />;
  const count = isFiltered ? `${number(rows.length)} of ${number(all)}` : number(all);
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
      {isFiltered && all > 0 && rows.length === 0 && <p>No row of this section matches.</p>}
      {isWhole || rows.length <= MAX_OPEN ? (
        list
      ) : (
        <details className={styles.folded}>
          <summary>{`Show ${number(rows.length)} rows`}</summary>
          {list}
        </details>
      )}
    </section>
  );
}

function Rows({ section, ...shared }: Omit<RowSectionProps, 'isFiltered'>): ReactNode {
  const { rows, title, isWhole } = section;
  const step = isWhole ? STEP.whole : STEP.folded;
  const [limit, setLimit] = useState<number>(step);
  const rest = rows.length - limit;
  return (
    <>
      <ul className={styles.rows}>
        {rows.slice(0, limit).map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity, and never move
          <RowItem key={at} row={row} {...shared} />
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
