import { useCallback, useMemo } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import {
  type LineageView,
  lineageSearch,
  readLineageView,
} from '../lineage/model/lineage-address.js';
import type { ChangeView } from '../lineage/page/use-lineage-view.js';

/** The parts of the address that belong to the page, and not to its graph. */
const OWN: ReadonlySet<string> = new Set(['document', 'row', 'find', 'column']);

/**
 * Reads the view of the graph out of the address of the page.
 *
 * @param columns true if boxes list columns where the address does not say it
 */
export function readPlanView(search: string, columns: boolean): LineageView {
  const params = new URLSearchParams(search);
  if (!params.has('columns') && columns) params.set('columns', '1');
  return readLineageView(params.toString());
}

/** The query string with another view of the graph. */
export function planSearch(search: string, view: LineageView, columns: boolean): string {
  const own = [...new URLSearchParams(search)].filter(([name]) => OWN.has(name));
  const graph = new URLSearchParams(lineageSearch(view));
  const params = new URLSearchParams(own);
  for (const [name, value] of graph) if (name !== 'columns') params.set(name, value);
  if (view.columns !== columns) params.set('columns', view.columns ? '1' : '0');
  return params.size === 0 ? '' : `?${params}`;
}

/** The number of the current row in the address, from 1. Undefined: the address has none. */
export function readStep(search: string): number | undefined {
  const row = new URLSearchParams(search).get('row') ?? '';
  return /^[1-9]\d{0,8}$/.test(row) ? Number(row) : undefined;
}

/** The view of the graph and the current row in the address, and functions that change them. */
export function usePlanAddress(columns: boolean) {
  const search = useSearch();
  const view = useMemo(() => readPlanView(search, columns), [search, columns]);
  const change = useCallback<ChangeView>(
    (next, options) => {
      const before = readPlanView(window.location.search, columns);
      const after = next(before);
      if (lineageSearch(after) === lineageSearch(before)) return;
      const address = planSearch(window.location.search, after, columns);
      navigate(window.location.pathname + address, { replace: options?.replace ?? false });
    },
    [columns],
  );
  const goTo = useCallback((step: number): void => {
    const params = new URLSearchParams(window.location.search);
    if (params.get('row') === String(step)) return;
    params.set('row', String(step));
    // The details of another edge would hide the change.
    params.delete('sel');
    navigate(`${window.location.pathname}?${params}`);
  }, []);
  return { view, change, step: readStep(search), goTo };
}
