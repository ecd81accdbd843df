import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { Button } from '../ui/button.js';
import field from '../ui/field.module.css';
import { graphRows } from './graph-rows.js';
import { usePlanAddress } from './plan-address.js';
import { PlanGraph } from './plan-graph.js';
import styles from './plan-page.module.css';
import { RowSection } from './row-section.js';
import type { ShownDocument } from './show-document.js';
import type { ViewRow } from './view-model.js';

/** The rows that the address asks for. Empty texts ask for all rows. */
interface RowFilter {
  /** A text of the row, in any case. */
  readonly find: string;
  /** The name of a column that the row is about. */
  readonly column: string;
}

/** A checked document: the verdict first, then its graph beside the losses and the rest. */
export function DocumentArticle({ shown }: { readonly shown: ShownDocument }): ReactNode {
  const { view, lineage } = shown;
  const { filter, change } = useRowFilter();
  const rows = useMemo(() => graphRows(view), [view]);
  const hasPairs = lineage.changes.links.some(({ columns }) => columns !== null);
  const address = usePlanAddress(hasPairs);
  const current = rows.all[(address.step ?? 0) - 1] ?? rows.steps[0] ?? null;
  const { goTo } = address;
  // The same functions keep thousands of rows from being drawn again.
  const onStep = useCallback((row: ViewRow) => goTo(rows.all.indexOf(row) + 1), [goTo, rows]);
  const onColumn = useCallback((column: string) => change('column', column), [change]);
  return (
    <article data-wide={true} className={styles.beside}>
      <div>
        <ul className={styles.facts}>
          {view.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <div className={`${styles.status} ${styles[view.status.mood]}`} role="status">
          {view.status.verdict !== '' && <b>{view.status.verdict}</b>}
          <span>{view.status.line}</span>
        </div>
        {view.sections.length > 0 && (
          <>
            <Contents sections={view.sections} />
            <Filter {...filter} onChange={change} />
          </>
        )}
        {view.sections.map((section) => (
          <RowSection
            key={section.id}
            section={section}
            filter={matcherOf(filter)}
            onColumn={onColumn}
            chosen={current}
            onChoose={onStep}
          />
        ))}
        <div className={styles.foot}>
          {view.foot.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
      </div>
      <PlanGraph {...{ shown, rows, current, address, onStep }} />
    </article>
  );
}

/** The filter of the rows, which the address of the page holds. */
function useRowFilter(): {
  readonly filter: RowFilter;
  readonly change: (name: keyof RowFilter, value: string) => void;
} {
  const [search, setSearch] = useSearchParams();
  const set = useRef(setSearch);
  set.current = setSearch;
  const change = useCallback((name: keyof RowFilter, value: string): void => {
    set.current(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: name === 'find' },
    );
  }, []);
  return { filter: { find: search.get('find') ?? '', column: search.get('column') ?? '' }, change };
}

function Contents({ sections }: Pick<ShownDocument['view'], 'sections'>): ReactNode {
  return (
    <nav aria-label="Sections of the document">
      <ul className={styles.contents}>
        {sections.map(({ id, title, rows }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {rows.length === 0 ? title : `${title} ${rows.length.toLocaleString('en')}`}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns a check of rows. Null: every row matches. */
function matcherOf({ find, column }: RowFilter): ((row: ViewRow) => boolean) | null {
  const wanted = find.trim().toLowerCase();
  if (wanted === '' && column === '') return null;
  return ({ word, element, address, lines, place, columns }) => {
    const text = [word, element, address, ...lines, place ?? ''].join('\n');
    return (column === '' || columns.includes(column)) && text.toLowerCase().includes(wanted);
  };
}

interface FilterProps extends RowFilter {
  readonly onChange: (name: keyof RowFilter, value: string) => void;
}

function Filter({ find, column, onChange }: FilterProps): ReactNode {
  return (
    <search className={styles.filter} aria-label="Rows">
      <label>
        Find{' '}
        <input
          type="search"
          className={field.field}
          value={find}
          maxLength={200}
          onChange={({ target }) => onChange('find', target.value)}
        />
      </label>
      {column !== '' && (
        <span>
          Only rows of the column <code>{column}</code>{' '}
          <Button onClick={() => onChange('column', '')}>Show all rows</Button>
        </span>
      )}
    </search>
  );
}
