// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  DEFAULT_VIEW,
  type LineageView,
} from '../../../../src/web/lineage/model/lineage-address.js';
import { type Lineage, useLineage } from '../../../../src/web/lineage/read/use-lineage.js';
import { dataset } from '../../../support/server/urns.js';
import { graphData, key } from '../../../support/web/graph-data.js';

/** Reads of one moment are sent in the next. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Shows a graph, and gives what the hook returned last. */
async function shown() {
  const data = graphData('orders', {
    stg: ['raw'],
    orders: ['stg'],
    mart: ['orders'],
    raw: ['deep'],
  });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const waiting: (() => void)[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const { query, variables } = JSON.parse(String(init.body));
    await new Promise<void>((resolve) => waiting.push(resolve));
    if (query.includes('lineageHome')) {
      const home = dataset('orders');
      const sides = { up: data.hop(home, 'up').data, down: data.hop(home, 'down').data };
      return Response.json({ data: { entity: { ...data.home, ...sides } } });
    }
    const direction = variables.input.direction === 'UPSTREAM' ? 'up' : 'down';
    const urns: readonly string[] = variables.urns;
    if (urns.includes(dataset('raw'))) return Response.json({ errors: [{ message: 'broken' }] });
    const entities = urns.map((urn) => ({ lineage: data.hop(urn, direction).data }));
    return Response.json({ data: { entities } });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let last: Lineage | undefined;
  function Probe({ view }: { readonly view: LineageView }) {
    last = useLineage(dataset('orders'), view);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(() => root.unmount()));
  return {
    last: (): Lineage => {
      if (!last) throw new Error('nothing is shown');
      return last;
    },
    show: (view: LineageView) =>
      act(async () =>
        root.render(createElement(QueryClientProvider, { client }, createElement(Probe, { view }))),
      ),
    answer: () =>
      act(async () => {
        await pause();
        for (const one of waiting.splice(0)) one();
        await pause();
      }),
  };
}

describe('the hook of a lineage graph', () => {
  it('reads hop by hop, and keeps what did not change', async () => {
    const { last, show, answer } = await shown();
    await show(DEFAULT_VIEW);
    expect(last().graph.boxes).toHaveLength(1);
    expect(last().homeQuery.isPending).toBe(true);
    await answer();
    const first = last().graph;
    expect(first.boxes.map(({ name }) => name)).toEqual(['orders', 'stg', 'mart']);
    const open = ['stg', 'raw'].map((name) => ({ action: 'up' as const, key: key(name) }));
    await show({ ...DEFAULT_VIEW, open });
    expect(last().graph.boxes[1]?.sides.up).toMatchObject({ isOpen: true, isLoading: true });
    expect(last().isFetching).toBe(true);
    await answer();
    expect(last().graph.boxes.map(({ name }) => name)).toEqual(['orders', 'stg', 'mart', 'raw']);
    expect(last().graph.boxes[2]).toBe(first.boxes[2]);
    await answer();
    expect(last().graph.boxes[3]?.sides.up).toMatchObject({ error: 'broken', isLoading: false });
    expect(last().graph.gone).toBe(0);
  });

  it('stops a read, and reads again', async () => {
    const { last, show, answer } = await shown();
    await show(DEFAULT_VIEW);
    await answer();
    await show({ ...DEFAULT_VIEW, open: [{ action: 'up', key: key('stg') }] });
    await act(async () => last().cancel());
    expect(last().isFetching).toBe(false);
    const side = () => last().graph.boxes[1]?.sides.up;
    expect(side()).toMatchObject({ isOpen: true, isLoading: false, error: null });
    await act(async () => last().retrySide(dataset('stg'), 'up'));
    expect(side()).toMatchObject({ isLoading: true });
    await answer();
    expect(side()).toMatchObject({ isLoading: false, shown: 1 });
  });
});
