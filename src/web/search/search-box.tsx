import type { UseQueryResult } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { lineagePath } from '../entity/addresses.js';
import { Button } from '../ui/button.js';
import { Failure } from '../ui/notice.js';
import type { Option } from './options.js';
import styles from './search-box.module.css';
import { SearchList } from './search-list.js';
import { useOptions } from './use-options.js';

interface SearchBoxProps {
  readonly q: string;
  /**
   * True in the dialog: the list is open, and Enter opens its first row. Otherwise it opens while
   * the reader types, and Enter shows the page of results.
   */
  readonly isAlone?: boolean;
  readonly onSearch: (text: string) => void;
  readonly onOpen: (path: string) => void;
}

/** The field of the search with its list, a combobox of the ARIA pattern. */
export function SearchBox({ q, isAlone = false, onSearch, onOpen }: SearchBoxProps): ReactNode {
  const id = useId();
  const { text, isOpen, active, type, move, close } = useTyping(q, isAlone);
  const { groups, status, query } = useOptions(text.trim(), isOpen);
  const options = groups.flatMap((group) => group.options);
  const isShown = isOpen && options.length > 0;
  const chosen = isShown ? options[active] : undefined;
  const search = (): void => {
    close();
    onSearch(text.trim());
  };
  const open = ({ urn, column, path }: Option, isLineage: boolean): void => {
    close();
    onOpen(isLineage && column === undefined ? lineagePath(urn) : path);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape' && !isAlone) close();
    else if (event.key === 'Enter' && chosen) open(chosen, event.ctrlKey || event.metaKey);
    else if (event.key === 'Enter') search();
    else if (step !== undefined) {
      event.preventDefault();
      move(nextActive(active, step, options.length));
    }
  };
  return (
    <search className={isAlone ? styles.alone : styles.box}>
      <label htmlFor={id} className={styles.label}>
        Search datasets, columns, jobs, charts and dashboards
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
          onBlur={() => !isAlone && close()}
        />
        <SearchList {...{ id, text, active }} groups={isShown ? groups : []} onOpen={open} />
      </div>
      <Button onClick={search}>{isAlone ? 'All results' : 'Search'}</Button>
      <p role="status" className={isAlone ? styles.status : styles.label}>
        {isOpen && !query.isError && status}
      </p>
      {isOpen && query.isError && <SearchFailure query={query} />}
    </search>
  );
}

function SearchFailure({ query }: { readonly query: UseQueryResult }): ReactNode {
  const retry = (): void => void query.refetch();
  return <Failure title="The search failed" error={query.error} onRetry={retry} />;
}

/** The state of the field: its text, the state of the list, and the place in the list. */
function useTyping(q: string, isAlone: boolean) {
  const first = isAlone ? 0 : -1;
  const closed = { isOpen: isAlone, active: first };
  const [state, setState] = useState({ text: q, ...closed });
  const change = (next: Partial<typeof state>): void =>
    setState((before) => ({ ...before, ...next }));
  useEffect(() => setState((before) => ({ ...before, text: q })), [q]);
  const type = (text: string): void => change({ text, isOpen: true, active: first });
  const move = (active: number): void => change({ isOpen: true, active });
  return { ...state, type, move, close: () => change(closed) };
}

/** The next place of the arrow keys. The field itself is one of the places, at -1. */
function nextActive(active: number, step: number, count: number): number {
  const places = count + 1;
  return ((active + 1 + step + places) % places) - 1;
}
