import { type ReactNode, useMemo, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { Button } from '../ui/button.js';
import field from '../ui/field.module.css';
import { DrawingFigure } from './drawing-figure.js';
import { drawnLinks } from './drawn-links.js';
import { filterSections } from './filter-rows.js';
import styles from './plan-page.module.css';
import { RowSection } from './row-section.js';
import type { ShownDocument } from './show-document.js';

/** A checked document: the verdict first, then what is lost, then the rest. */
export function DocumentArticle({ kind, view, drawing }: ShownDocument): ReactNode {
  const [search, setSearch] = useSearchParams();
  const filter = { find: search.get('find') ?? '', col: search.get('col') ?? '' };
  const change = (name: 'find' | 'col', value: string): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: name === 'find' },
    );
  const sections = filterSections(view.sections, filter);
  const place = useRef<HTMLDivElement>(null);
  const links = useMemo(() => drawnLinks(place, drawing), [drawing]);
  const figure = <DrawingFigure markup={drawing} place={place} />;
  // A plan is about its changes, which the lists tell in the order of their risk.
  const isDrawnFirst = kind === 'impact' || kind === 'graph';
  return (
    <article>
      <ul className={styles.facts}>
        {view.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div className={`${styles.status} ${styles[view.status.mood]}`} role="status">
        {view.status.verdict !== '' && <b>{view.status.verdict}</b>}
        <span>{view.status.line}</span>
      </div>
      {sections.length > 0 && (
        <>
          <Contents sections={sections} />
          <Filter {...filter} onChange={change} />
        </>
      )}
      {isDrawnFirst && figure}
      {sections.map((section) => (
        <RowSection
          key={section.id}
          section={section}
          isFiltered={filter.find !== '' || filter.col !== ''}
          onColumn={(column) => change('col', column)}
          links={links}
        />
      ))}
      {!isDrawnFirst && figure}
      <div className={styles.foot}>
        {view.foot.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
    </article>
  );
}

interface ContentsProps {
  readonly sections: ReturnType<typeof filterSections>;
}

function Contents({ sections }: ContentsProps): ReactNode {
  return (
    <nav aria-label="Sections of the document">
      <ul className={styles.contents}>
        {sections.map(({ id, title, all }) => (
          <li key={id}>
            <a href={`#${id}`}>{all === 0 ? title : `${title} ${all.toLocaleString('en')}`}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface FilterProps {
  readonly find: string;
  readonly col: string;
  readonly onChange: (name: 'find' | 'col', value: string) => void;
}

function Filter({ find, col, onChange }: FilterProps): ReactNode {
  return (
    <search className={styles.filter}>
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
      {col !== '' && (
        <span>
          Only rows of the column <code>{col}</code>{' '}
          <Button onClick={() => onChange('col', '')}>Show all rows</Button>
        </span>
      )}
    </search>
  );
}
