import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { datasetPath } from '../entity/addresses.js';
import { entityNames } from '../entity/entity-names.js';
import { EntityPlace } from '../entity/entity-place.js';
import { Button } from '../ui/button.js';
import { useDelayed } from '../ui/use-delayed.js';
import styles from './search-box.module.css';
import { type Hit, suggestDatasets } from './search-datasets.js';

interface SearchBoxProps {
  readonly q: string;
  readonly onSearch: (text: string) => void;
  readonly onOpen: (path: string) => void;
}

/** The field of the search, a combobox of the ARIA pattern. */
export function SearchBox({ q, onSearch, onOpen }: SearchBoxProps): ReactNode {
  const id = useId();
  const { text, isOpen, active, type, move, close } = useTyping(q);
  const hits = useSuggestions(text.trim(), isOpen);
  const isShown = isOpen && hits.length > 0;
  const chosen = isShown ? hits[active] : undefined;
  const search = (): void => {
    close();
    onSearch(text.trim());
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && chosen) onOpen(datasetPath(chosen.urn));
    else if (event.key === 'Enter') search();
    else if (step !== undefined) {
      event.preventDefault();
      move(nextActive(active, step, hits.length));
    }
  };
  return (
    <search className={styles.box}>
      <label htmlFor={id} className={styles.label}>
        Search datasets
      </label>
      <div className={styles.field}>
        <input
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          placeholder="Name, column or description"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          {...(chosen && { 'aria-activedescendant': `${id}-${active}` })}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        <Suggestions id={id} hits={isShown ? hits : []} active={active} onOpen={onOpen} />
      </div>
      <Button onClick={search}>Search</Button>
      <span role="status" className={styles.label}>
        {isShown && `${hits.length} suggestions`}
      </span>
    </search>
  );
}

/** The state of the field: its text, the state of the list, and the place in the list. */
function useTyping(q: string) {
  const closed = { isOpen: false, active: -1 };
  const [state, setState] = useState({ text: q, ...closed });
  const change = (next: Partial<typeof state>): void =>
    setState((before) => ({ ...before, ...next }));
  useEffect(() => setState((before) => ({ ...before, text: q })), [q]);
  const type = (text: string): void => change({ text, isOpen: true, active: -1 });
  const move = (active: number): void => change({ isOpen: true, active });
  return { ...state, type, move, close: () => change(closed) };
}

/** The next place of the arrow keys. The field itself is one of the places, at -1. */
function nextActive(active: number, step: number, count: number): number {
  const places = count + 1;
  return ((active + 1 + step + places) % places) - 1;
}

/** The suggestions for a text, after a pause in typing. */
function useSuggestions(text: string, isOpen: boolean): readonly Hit[] {
  const settled = useDelayed(text);
  const { data = [] } = useQuery({
    queryKey: ['suggestions', settled],
    enabled: isOpen && settled !== '' && settled === text,
    queryFn: ({ signal }) => suggestDatasets(settled, signal),
  });
  return settled === text && text !== '' ? data : [];
}

interface SuggestionsProps {
  readonly id: string;
  readonly hits: readonly Hit[];
  readonly active: number;
  readonly onOpen: (path: string) => void;
}

function Suggestions({ id, hits, active, onOpen }: SuggestionsProps): ReactNode {
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label="Suggestions"
      className={styles.list}
      hidden={hits.length === 0}
    >
      {hits.map(({ urn, properties, columns }, index) => {
        const names = entityNames(urn, properties?.name);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys of its list
          <div
            key={urn}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // The field keeps the focus, or the list would close before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onOpen(datasetPath(urn))}
          >
            <bdi>{names.name}</bdi>
            <span className={styles.soft}>
              {columns.length > 0 && <>{columns.slice(0, 3).join(', ')} · </>}
              <EntityPlace {...names} />
            </span>
          </div>
        );
      })}
    </div>
  );
}
