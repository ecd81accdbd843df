import type { ReactNode } from 'react';
import { Button } from '../ui/button.js';
import styles from './search.module.css';
import { isFiltered, type SearchView, toggle } from './search-address.js';
import type { SearchAnswer } from './search-datasets.js';

/** The facets that the search can be narrowed by. */
const FACETS = [
  { name: 'Platform', of: 'platforms' },
  { name: 'Environment', of: 'envs' },
] as const;

interface FiltersProps {
  readonly view: SearchView;
  readonly onShow: (change: Partial<SearchView>) => void;
}

/** What narrows the search, each with a way to remove it. */
export function Filters({ view, onShow }: FiltersProps): ReactNode {
  if (!isFiltered(view)) return null;
  return (
    <ul className={styles.filters} aria-label="What narrows the search">
      {view.q !== '' && <Filter name="Text" value={view.q} onRemove={() => onShow({ q: '' })} />}
      {FACETS.map(({ name, of }) =>
        view[of].map((one) => (
          <Filter
            key={`${name} ${one}`}
            name={name}
            value={one}
            onRemove={() => onShow({ [of]: toggle(view[of], one) })}
          />
        )),
      )}
      <li>
        <Button onClick={() => onShow({ q: '', platforms: [], envs: [] })}>Remove all</Button>
      </li>
    </ul>
  );
}

interface FilterProps {
  readonly name: string;
  readonly value: string;
  readonly onRemove: () => void;
}

function Filter({ name, value, onRemove }: FilterProps): ReactNode {
  return (
    <li>
      <Button onClick={onRemove} aria-label={`Remove the filter ${name}: ${value}`}>
        {name}: <bdi>{value}</bdi> <span aria-hidden="true">×</span>
      </Button>
    </li>
  );
}

interface FacetsProps extends FiltersProps {
  readonly answer: SearchAnswer;
}

/** The platforms and environments among the results, to filter by. */
export function Facets({ view, answer, onShow }: FacetsProps): ReactNode {
  return (
    <aside className={styles.facets} aria-label="Filters">
      {FACETS.filter(({ of }) => answer[of].length > 0).map(({ name, of }) => (
        <fieldset key={name}>
          <legend>{name}</legend>
          {answer[of].map(({ value, count }) => (
            <label key={value}>
              <input
                type="checkbox"
                checked={view[of].includes(value)}
                onChange={() => onShow({ [of]: toggle(view[of], value) })}
              />
              <bdi>{value}</bdi>
              <span className={styles.count}>{count.toLocaleString('en')}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </aside>
  );
}
