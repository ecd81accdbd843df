import type { ReactNode } from 'react';
import { Button } from '../ui/button.js';
import styles from './search.module.css';
import { isFiltered, type SearchView, toggle } from './search-address.js';

interface FiltersProps {
  readonly view: SearchView;
  readonly onShow: (change: Partial<SearchView>) => void;
}

/** What narrows the search, each with a way to remove it. */
export function Filters({ view, onShow }: FiltersProps): ReactNode {
  if (!isFiltered(view)) return null;
  const { q, platforms, envs } = view;
  return (
    <ul className={styles.filters} aria-label="What narrows the search">
      {q !== '' && <Filter name="Text" value={q} onRemove={() => onShow({ q: '' })} />}
      {platforms.map((one) => (
        <Filter
          key={`platform ${one}`}
          name="Platform"
          value={one}
          onRemove={() => onShow({ platforms: toggle(platforms, one) })}
        />
      ))}
      {envs.map((one) => (
        <Filter
          key={`env ${one}`}
          name="Environment"
          value={one}
          onRemove={() => onShow({ envs: toggle(envs, one) })}
        />
      ))}
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
