import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { didYouMean } from '../../errors/did-you-mean.js';
import { columnPath, datasetPath } from '../entity/addresses.js';
import { entityNames } from '../entity/entity-names.js';
import { EntityPlace } from '../entity/entity-place.js';
import { Notice } from '../ui/notice.js';
import { Paging } from '../ui/paging.js';
import styles from './search.module.css';
import { type SearchView, searchPath } from './search-address.js';
import {
  type Hit,
  PAGE_SIZE,
  type SearchAnswer,
  suggestDatasets,
  wordsOf,
} from './search-datasets.js';

interface ResultsProps {
  readonly view: SearchView;
  readonly answer: SearchAnswer;
  /** False while an answer for another view is shown. */
  readonly isCurrent: boolean;
}

export function Results({ view, answer: { total, hits }, isCurrent }: ResultsProps): ReactNode {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (total === 0)
    return (
      <Notice tone="info" title="No dataset matches.">
        <Spelling view={view} />
        <p>Remove a filter above, or search for another part of the name.</p>
      </Notice>
    );
  return (
    <div className={styles.results} aria-busy={!isCurrent}>
      <p role="status" className={styles.soft}>
        {total === 1 ? '1 dataset' : `${total.toLocaleString('en')} datasets`}
        {pages > 1 && `, page ${view.page} of ${pages}`}
      </p>
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

function Result({ hit }: { readonly hit: Hit }): ReactNode {
  const names = entityNames(hit.urn, hit.properties?.name);
  return (
    <li>
      <div className={styles.result}>
        <Link href={datasetPath(hit.urn)} className={styles.name}>
          <bdi>{names.name}</bdi>
        </Link>
        <span className={styles.soft}>
          <EntityPlace {...names} />
        </span>
        {hit.properties?.description && (
          <p className={styles.description}>{hit.properties.description}</p>
        )}
        <Columns {...hit} />
      </div>
      <span className={styles.totals}>
        <span>{hit.upstreams?.total ?? 0} upstream</span>
        <span>{hit.downstreams?.total ?? 0} downstream</span>
      </span>
    </li>
  );
}

const COLUMNS_SHOWN = 5;

function Columns({ urn, columns }: Pick<Hit, 'urn' | 'columns'>): ReactNode {
  const more = columns.length - COLUMNS_SHOWN;
  if (columns.length === 0) return null;
  return (
    <p className={styles.soft}>
      {columns.length === 1 ? 'Column' : 'Columns'}
      {columns.slice(0, COLUMNS_SHOWN).map((column) => (
        <Link key={column} href={columnPath(urn, column)} className={styles.column}>
          <bdi>{column}</bdi>
        </Link>
      ))}
      {more > 0 && ` and ${more} more`}
    </p>
  );
}

/** Suggests the word that a text without results may mean. */
function Spelling({ view }: { readonly view: SearchView }): ReactNode {
  const { data: text } = useQuery({
    queryKey: ['spelling', view.q],
    queryFn: ({ signal }) => suggestSpelling(view.q, signal),
  });
  if (!text) return null;
  return (
    <p>
      Did you mean <Link href={searchPath({ ...view, q: text, page: 1 })}>{text}</Link>?
    </p>
  );
}

/** The most datasets whose names are searched for a spelling. */
const MAX_CANDIDATES = 200;

/** Shorter words are near to too many others. */
const MIN_LETTERS = 4;

/**
 * Finds the text that the reader may mean by a text without results, in one request. The catalog
 * finds parts of words, and ranks names with more of them first. So the request asks for pairs of
 * letters. Empty if no word of the found names and columns is near.
 */
async function suggestSpelling(text: string, signal: AbortSignal): Promise<string> {
  const words = wordsOf(text);
  const wrong = words.filter((word) => word.length >= MIN_LETTERS);
  const pieces = new Set(wrong.flatMap(pairsOfLetters));
  if (pieces.size === 0) return '';
  // A catalog takes at most 100 words.
  const hits = await suggestDatasets([...pieces].slice(0, 60).join(' '), signal, MAX_CANDIDATES);
  const known = hits.flatMap(({ urn, properties, columns }) =>
    [entityNames(urn).full, properties?.name ?? '', ...columns].flatMap(wordsOf),
  );
  const meant = words.map((word) => (wrong.includes(word) && didYouMean(word, known)) || word);
  return meant.join(' ') === words.join(' ') ? '' : meant.join(' ');
}

function pairsOfLetters(word: string): readonly string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}
