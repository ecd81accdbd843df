import type { ReactNode } from 'react';
import styles from './search.module.css';
import { type SearchView, toggle } from './search-address.js';
import type { FacetValue, SearchAnswer } from './search-datasets.js';

interface FacetsProps {
  readonly view: SearchView;
  readonly answer: SearchAnswer;
  readonly onShow: (change: Partial<SearchView>) => void;
}

/** The platforms and environments among the results, to filter by. */
export function Facets({ view, answer, onShow }: FacetsProps): ReactNode {
  return (
    <aside className={styles.facets} aria-label="Filters">
      <Facet
        name="Platform"
        values={answer.platforms}
        chosen={view.platforms}
        onToggle={(value) => onShow({ platforms: toggle(view.platforms, value) })}
      />
      <Facet
        name="Environment"
        values={answer.envs}
        chosen={view.envs}
        onToggle={(value) => onShow({ envs: toggle(view.envs, value) })}
      />
    </aside>
  );
}

interface FacetProps {
  readonly name: string;
  readonly values: readonly FacetValue[];
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
}

function Facet({ name, values, chosen, onToggle }: FacetProps): ReactNode {
  if (values.length === 0) return null;
  return (
    <fieldset>
      <legend>{name}</legend>
      {values.map(({ value, count }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
          />
          <bdi>{value}</bdi>
          <span className={styles.count}>{count.toLocaleString('en')}</span>
        </label>
      ))}
    </fieldset>
  );
}
