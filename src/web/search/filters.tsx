import type { ReactNode } from 'react';
import { kindWord } from '../entity/entity-kinds.js';
import { Button } from '../ui/button.js';
import styles from './search.module.css';
import { isFiltered, type SearchView, toggle } from './search-address.js';
import type { SearchAnswer } from './search-catalog.js';

const FACETS = [
  { name: 'Kind', of: 'kinds', wordFor: kindWord },
  { name: 'Platform', of: 'platforms', wordFor: String },
  { name: 'Environment', of: 'envs', wordFor: String },
] as const;

interface FiltersProps {
  readonly view: SearchView;
  readonly onShow: (change: Partial<SearchView>) => void;
}

/** Lists the filters of the search, each with a way to remove it. */
export function Filters({ view, onShow }: FiltersProps): ReactNode {
  if (!isFiltered(view)) return null;
  const facets = FACETS.flatMap(({ name, of, wordFor }) =>
    view[of].map((one) => ({ name, value: wordFor(one), change: { [of]: toggle(view[of], one) } })),
  );
  const text = view.q === '' ? [] : [{ name: 'Text', value: view.q, change: { q: '' } }];
  return (
    <ul className={styles.filters} aria-label="Filters of the search">
      {[...text, ...facets].map(({ name, value, change }) => (
        <li key={`${name} ${value}`}>
          <Button onClick={() => onShow(change)} aria-label={`Remove the filter ${name}: ${value}`}>
            {name}: <bdi>{value}</bdi> <span aria-hidden="true">×</span>
          </Button>
        </li>
      ))}
      <li>
        <Button onClick={() => onShow({ q: '', kinds: [], platforms: [], envs: [] })}>
          Remove all
        </Button>
      </li>
    </ul>
  );
}

interface FacetsProps extends FiltersProps {
  readonly answer: SearchAnswer;
}

/** The platforms and environments among the results, to filter by. */
export function Facets({ view, answer, onShow }: FacetsProps): ReactNode {
  return (
    <aside className={styles.facets} aria-label="Filters">
      {FACETS.filter(({ of }) => answer[of].length > 0).map(({ name, of, wordFor }) => (
        <fieldset key={name}>
          <legend>{name}</legend>
          {answer[of].map(({ value, count }) => (
            <label key={value}>
              <input
                type="checkbox"
                checked={view[of].includes(value)}
                onChange={() => onShow({ [of]: toggle(view[of], value) })}
              />
              <bdi>{wordFor(value)}</bdi>
              <span className={styles.count}>{count.toLocaleString('en')}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </aside>
  );
}
