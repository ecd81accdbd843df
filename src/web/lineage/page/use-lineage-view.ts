import { useCallback, useMemo } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import { lineageSearch, readLineageView } from '../model/lineage-address.js';
import type { LineageView } from '../model/view.js';

export type ChangeView = (
  change: (view: LineageView) => LineageView,
  options?: { readonly replace: boolean },
) => void;

/**
 * The view that the address holds. A change makes a new entry of the history, unless it replaces
 * the present one. A change that changes nothing makes none.
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
