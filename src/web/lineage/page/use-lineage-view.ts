import { useCallback, useEffect, useMemo, useState } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { type LineageView, lineageSearch, readLineageView } from '../model/lineage-address.js';

export type ChangeView = (
  change: (view: LineageView) => LineageView,
  options?: { readonly replace: boolean },
) => void;

/**
 * The view that the address holds. A change makes a new entry of the history, unless it replaces
 * the present entry. A change without an effect makes no entry.
 */
export function useLineageView(): { readonly view: LineageView; readonly change: ChangeView } {
  const search = useSearch();
  const view = useMemo(() => readLineageView(search), [search]);
  const change = useCallback<ChangeView>((next, options) => {
    const before = readLineageView(window.location.search);
    const after = lineageSearch(next(before));
    if (after === lineageSearch(before)) return;
    navigate(window.location.pathname + after, { replace: options?.replace ?? false });
  }, []);
  return { view, change };
}

/** Narrower windows show the list until the reader chooses the graph. */
const NARROW = '(max-width: 639px)';

type Mode = LineageView['mode'];

/** The form in which the page shows the view, and a function that chooses one. */
export function useMode(view: LineageView, change: ChangeView) {
  const [isNarrow, setNarrow] = useState(() => window.matchMedia(NARROW).matches);
  const [isChosen, setChosen] = useState(false);
  useEffect(() => {
    const query = window.matchMedia(NARROW);
    const update = (): void => setNarrow(query.matches);
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  const setMode = (mode: Mode): void => {
    setChosen(true);
    change((before) => ({ ...before, mode }));
  };
  const mode: Mode = isNarrow && !isChosen ? 'list' : view.mode;
  return { mode, setMode };
}
