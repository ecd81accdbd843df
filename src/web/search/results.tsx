import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { columnPath, entityPath } from '../entity/addresses.js';
import { kindWord } from '../entity/entity-kinds.js';
import { EntityPlace } from '../entity/entity-place.js';
import type { FacetCount } from '../entity/facets.js';
import { KindIcon } from '../entity/kind-icon.js';
import { Notice } from '../ui/notice.js';
import { Paging } from '../ui/paging.js';
import { type Hit, whyOf } from './hit.js';
import { Marked } from './marked.js';
import styles from './search.module.css';
import { type SearchView, searchPath } from './search-address.js';
import { PAGE_SIZE, type SearchAnswer } from './search-catalog.js';

interface ResultsProps {
  readonly view: SearchView;
  readonly answer: SearchAnswer;
  /** False while an answer for another view is shown. */
  readonly isCurrent: boolean;
}

export function Results({ view, answer, isCurrent }: ResultsProps): ReactNode {
  const { total, hits, suggestions } = answer;
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (total === 0)
    return (
      <Notice tone="info" title="Nothing matches.">
        {suggestions.length > 0 && (
          <p>
            Did you mean <Texts texts={suggestions} view={view} />?
          </p>
        )}
        <p>Remove a filter above, or search for another part of the name.</p>
      </Notice>
    );
  return (
    <div className={styles.results} aria-busy={!isCurrent}>
      <p role="status" className={styles.soft}>
        {countWords(total, answer.kinds)}
        {pages > 1 && `, page ${view.page} of ${pages}`}
      </p>
      <SimilarWords hits={hits} view={view} />
      {hits.length === 0 && <p>This page is past the last result.</p>}
      <ul className={styles.list}>
        {hits.map((hit) => (
          <Result key={hit.urn} hit={hit} />
        ))}
      </ul>
      <Paging
        label="Pages of results"
        page={view.page}
        pages={pages}
        addressOf={(page) => searchPath({ ...view, page })}
      />
    </div>
  );
}

/** Counts the results by their kinds, if the catalog does. */
function countWords(total: number, counts: readonly FacetCount[]): string {
  const plural = (count: number, word: string) =>
    `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`;
  const sum = counts.reduce((all, { count }) => all + count, 0);
  if (sum !== total) return plural(total, 'result');
  return counts.map(({ value, count }) => plural(count, kindWord(value))).join(', ');
}

interface SimilarWordsProps {
  readonly hits: readonly Hit[];
  readonly view: SearchView;
}

/** Says that the results do not have a word of the text, but one that is near to it. */
function SimilarWords({ hits, view }: SimilarWordsProps): ReactNode {
  const meanings = hits.flatMap((hit) => hit.meanings);
  const typed = [...new Set(meanings.map(([word]) => word))].filter(
    (word) => !hits.some((hit) => hasWord(hit, word)),
  );
  return typed.map((word) => {
    const meant = meanings.filter(([one]) => one === word).map(([, other]) => other);
    const texts = [...new Set(meant)].map((one) => view.q.toLowerCase().replace(word, one));
    return (
      <p key={word} className={styles.similar}>
        Nothing has “{word}”. These results are for <Texts texts={texts} view={view} />.
      </p>
    );
  });
}

function Texts(props: { readonly texts: readonly string[]; readonly view: SearchView }): ReactNode {
  const { texts, view } = props;
  return texts.map((text, index) => (
    <span key={text}>
      {index > 0 && ', '}
      <Link href={searchPath({ ...view, q: text, page: 1 })}>{text}</Link>
    </span>
  ));
}

function hasWord({ reasons, columns }: Hit, word: string): boolean {
  const texts = [...reasons.map(({ value }) => value), ...columns];
  return texts.some((text) => text.toLowerCase().includes(word));
}

function Result({ hit }: { readonly hit: Hit }): ReactNode {
  const { urn, type, names, words, reasons, columns } = hit;
  const description = reasons.find(({ place }) => place === 'description')?.value;
  const why = whyOf(hit);
  return (
    <li>
      <div className={styles.result}>
        <KindIcon type={type} />
        <Link href={entityPath(urn) ?? '/'} className={styles.name}>
          <Marked text={names.name} words={words} />
        </Link>
        <span className={styles.soft}>
          {kindWord(type)} · <EntityPlace {...names} />
        </span>
        {(description ?? hit.description) !== '' && (
          <p className={styles.description}>
            <Marked text={description ?? hit.description} words={words} />
          </p>
        )}
        <Columns urn={urn} columns={columns} words={words} />
        {why !== '' && <p className={styles.soft}>Found in: {why}</p>}
      </div>
      <span className={styles.totals}>
        <span>{hit.upstreams} upstream</span>
        <span>{hit.downstreams} downstream</span>
      </span>
    </li>
  );
}

const COLUMNS_SHOWN = 5;

function Columns({ urn, columns, words }: Pick<Hit, 'urn' | 'columns' | 'words'>): ReactNode {
  const more = columns.length - COLUMNS_SHOWN;
  if (columns.length === 0) return null;
  return (
    <p className={styles.soft}>
      {columns.length === 1 ? 'Column' : 'Columns'}
      {columns.slice(0, COLUMNS_SHOWN).map((column) => (
        <Link key={column} href={columnPath(urn, column)} className={styles.column}>
          <Marked text={column} words={words} />
        </Link>
      ))}
      {more > 0 && ` and ${more} more`}
    </p>
  );
}
