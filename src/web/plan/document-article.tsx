import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Button } from '../ui/button.js';
import field from '../ui/field.module.css';
import { Notice } from '../ui/notice.js';
import './drawing.css';
import { type DrawnLinks, drawnLinks, startAtChange } from './drawn-links.js';
import styles from './plan-page.module.css';
import { RowSection } from './row-section.js';
import type { ShownDocument } from './show-document.js';
import type { ViewRow } from './view-model.js';

/** The rows that the address asks for. Empty texts ask for all rows. */
interface RowFilter {
  /** A text of the row, in any case. */
  readonly find: string;
  /** The name of a column that the row is about. */
  readonly col: string;
}

/** A checked document: the verdict first, then the losses, then the rest. */
export function DocumentArticle({ kind, view, drawings }: ShownDocument): ReactNode {
  const { filter, change } = useRowFilter();
  const place = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState<Chosen | null>(null);
  const drawing = drawingOf(chosen, { view, drawings });
  const links = useMemo(() => drawnLinks(place), []);
  const figure = <DrawingFigure markup={drawing} place={place} links={links} chosen={chosen} />;
  // A plan is about its changes, which the lists tell in the order of their risk.
  const isBeside = kind === 'tests' && drawing !== '';
  const isDrawnFirst = kind === 'impact' || kind === 'graph' || isBeside;
  return (
    <article data-wide={isBeside || undefined}>
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
      <div className={isBeside ? styles.beside : ''}>
        {isDrawnFirst && figure}
        <div>
          {view.sections.map((section) => (
            <RowSection
              key={section.id}
              section={section}
              filter={matcherOf(filter)}
              onColumn={(column) => change('col', column)}
              links={drawing?.includes('<svg') ? links : undefined}
              chosen={chosen?.row ?? null}
              onChoose={(row) => choose({ row })}
            />
          ))}
        </div>
        {!isDrawnFirst && figure}
      </div>
      <div className={styles.foot}>
        {view.foot.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
    </article>
  );
}

/** The filter of the rows, which the address of the page holds. */
function useRowFilter(): {
  readonly filter: RowFilter;
  readonly change: (name: keyof RowFilter, value: string) => void;
} {
  const [search, setSearch] = useSearchParams();
  const change = (name: keyof RowFilter, value: string): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: name === 'find' },
    );
  return { filter: { find: search.get('find') ?? '', col: search.get('col') ?? '' }, change };
}

/** The row whose links the drawing shows. A new object shows them again. */
interface Chosen {
  readonly row: ViewRow;
}

/** The drawing of the section with the chosen row. At first the first drawing. */
function drawingOf(
  chosen: Chosen | null,
  { view, drawings }: Pick<ShownDocument, 'view' | 'drawings'>,
): string | null {
  const at = view.sections.findIndex(({ rows }) => chosen !== null && rows.includes(chosen.row));
  const own = drawings[at];
  return own === undefined ? drawings[0] : own;
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
function matcherOf({ find, col }: RowFilter): ((row: ViewRow) => boolean) | null {
  const wanted = find.trim().toLowerCase();
  if (wanted === '' && col === '') return null;
  return ({ word, element, address, lines, place, columns }) => {
    const text = [word, element, address, ...lines, place ?? ''].join('\n');
    return (col === '' || columns.includes(col)) && text.toLowerCase().includes(wanted);
  };
}

interface FilterProps extends RowFilter {
  readonly onChange: (name: keyof RowFilter, value: string) => void;
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

interface DrawingFigureProps {
  /** The markup of the report's drawing. Null if the document cannot be drawn. */
  readonly markup: string | null;
  /** Takes the element around the drawing. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly links: DrawnLinks;
  /** Null: the drawing starts at the changes. */
  readonly chosen: Chosen | null;
}

/** Shows the drawing of the report. */
function DrawingFigure({ markup, place, links, chosen }: DrawingFigureProps): ReactNode {
  useEffect(() => {
    if (markup === null) return;
    // The worker has no DOM, so it sends text. Scripts of a parsed document never run, and the
    // renderer escapes every name.
    const { body } = new DOMParser().parseFromString(markup, 'text/html');
    place.current?.replaceChildren(...body.childNodes);
    if (place.current) startAtChange(place.current);
  }, [markup, place]);
  // After the effect above: another choice may come with another drawing.
  useEffect(() => {
    if (chosen && markup !== null) links.show(chosen.row);
  }, [chosen, markup, links]);
  if (markup === null)
    return (
      <Notice tone="info" title="The lineage cannot be drawn">
        <p>The document names elements that it does not describe. The lists are complete.</p>
      </Notice>
    );
  return <div ref={place} className="headwater-drawing" />;
}
