import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../support/web/chromium.js';
import { company, companyCatalog } from '../../support/web/company.js';
import {
  box,
  canvas,
  catalogOf,
  column,
  fed,
  hive,
  openLineage,
  plain,
  ready,
  search,
} from '../../support/web/lineage-pages.js';
import { openPage } from '../../support/web/open-page.js';
import { expectBothThemes } from '../../support/web/page-checks.js';

const fctOrders = company('snowflake', 'analytics.marts.fct_orders');

const focused = '(document.activeElement.getAttribute("aria-label") ?? document.activeElement.id)';

describe.skipIf(chromiumPath === undefined)('the keys of the pages', () => {
  it('work in the graph as soon as it is there, without a click or a tab', async () => {
    const catalog = await catalogOf(companyCatalog);
    const { page } = await openLineage(catalog, fctOrders);
    await page.keyboard.press('c');
    await column(page, 'fct_orders', 'order_id').waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'The lineage graph' }).waitFor();
    await expectBothThemes(page);
    await page.keyboard.press('c');
    expect(search(page)).toBe('?columns=1');
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    expect(await page.evaluate(focused)).toBe('Find datasets and columns in the graph');
    await page.keyboard.type('?c');
    expect(search(page)).toBe('?columns=1');
  });

  it('move from the home dataset, in the graph and in the list', async () => {
    const catalog = await catalogOf(companyCatalog);
    const { page } = await openLineage(catalog, fctOrders);
    await page.keyboard.press('ArrowRight');
    await page.getByText(/^Order Items, dataset, looker/).waitFor();
    expect(await canvas(page).evaluate((element) => element === document.activeElement)).toBe(true);
    const list = await openLineage(catalog, fctOrders, { search: '?view=list' });
    await list.page.keyboard.press('ArrowDown');
    await list.page.locator('[aria-selected="true"]').filter({ hasText: 'Upstreams' }).waitFor();
  });

  it('work while a button has the focus, which keeps its own', async () => {
    const catalog = await catalogOf(companyCatalog);
    const { page } = await openLineage(catalog, fctOrders);
    await page.getByRole('button', { name: 'Up', exact: true }).focus();
    await page.keyboard.press('Enter');
    await box(page, 'dim_customers').waitFor({ state: 'detached' });
    expect(search(page)).toBe('?dir=up');
    await page.keyboard.press('c');
    await column(page, 'fct_orders', 'order_id').waitFor();
  });

  it('lead to the search field of a page', async () => {
    const catalog = await catalogOf(companyCatalog);
    const { page } = await openPage({ url: `${catalog.url}/` });
    await page.getByRole('heading', { name: 'Search' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('fct/');
    expect(await page.getByRole('combobox').inputValue()).toBe('fct/');
    await page.goto(`${catalog.url}/dataset/${encodeURIComponent(fctOrders)}`);
    await page.getByLabel('Find columns').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('week');
    await page.getByText('1 of 12 columns').waitFor();
  });
});

describe.skipIf(chromiumPath === undefined)('what expands', () => {
  it('is brought into view', async () => {
    const names = ['a', 'b', 'c', 'd'].map((name) => hive(`chain.${name}`));
    const catalog = await catalogOf(
      names.map((urn, index) => (index === 0 ? plain(urn) : fed(urn, [names[index - 1] ?? '']))),
    );
    const viewport = { width: 800, height: 600 };
    const { page } = await openLineage(catalog, hive('chain.a'), { viewport });
    await page.getByRole('button', { name: '100 %' }).click();
    const stage = await page.locator('[data-stage]').boundingBox();
    const isInside = async (name: string): Promise<boolean> => {
      const place = await box(page, name).boundingBox();
      if (!place || !stage) return false;
      return place.x >= stage.x && place.x + place.width <= stage.x + stage.width;
    };
    for (const [from, to] of [
      ['b', 'c'],
      ['c', 'd'],
    ] as const) {
      await box(page, from).getByRole('button', { name: 'Expand the downstreams' }).click();
      await expect.poll(() => isInside(to)).toBe(true);
      await ready(page);
    }
  });

  it('is brought into view in the list', async () => {
    const many = Array.from({ length: 10 }, (_, index) => hive(`wide.t_${index}`));
    const catalog = await catalogOf([
      plain(hive('wide.root')),
      ...many.map((urn) => fed(urn, [hive('wide.root')])),
      ...[0, 1].map((index) => fed(hive(`next.n_${index}`), [many[9] ?? ''])),
    ]);
    const viewport = { width: 1000, height: 600 };
    const { page } = await openLineage(catalog, hive('wide.root'), {
      search: '?view=list',
      viewport,
    });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    const list = await page.getByRole('treegrid').boundingBox();
    const row = page.getByRole('row').filter({ hasText: 'n_1' });
    await row.waitFor();
    const bottom = async () => {
      const place = await row.boundingBox();
      return (place?.y ?? 0) + (place?.height ?? 0) - (list?.y ?? 0) - (list?.height ?? 0);
    };
    await expect.poll(bottom).toBeLessThanOrEqual(1);
  });
});
