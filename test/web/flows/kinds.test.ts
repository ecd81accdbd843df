import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../support/web/chromium.js';
import {
  box,
  canvas,
  column,
  counts,
  openLineage,
  ready,
  search,
} from '../../support/web/lineage-pages.js';
import { openPage } from '../../support/web/open-page.js';
import { expectBothThemes, overflow, PHONE } from '../../support/web/page-checks.js';
import {
  dashboard,
  existing,
  shop,
  shopEntities,
  wholeCatalog,
} from '../../support/web/whole-graph.js';

describe.skipIf(chromiumPath === undefined)('jobs, charts and dashboards', () => {
  it('have a sign and a word in the graph, and jobs are small', async () => {
    const catalog = await wholeCatalog(shopEntities);
    const { page } = await openLineage(catalog, shop.daily);
    expect(await counts(page)).toEqual(['5', '4', '1']);
    for (const [name, letters, words] of [
      ['orders_daily', 'SF', 'shop.martsPRODorders_dailydataset · snowflake'],
      ['load_orders', 'AF', 'shop_dailyPRODload_ordersjob · stack commerce'],
      ['Revenue by day', 'LK', 'Revenue by daychart · looker'],
      ['dashboard_elements.43', 'LK', 'dashboard_elements.43chart · looker'],
      ['Q3 deck', 'SH', 'Q3 deckdashboard · sheets'],
    ] as const) {
      const head = box(page, name).locator('button').first();
      expect(await head.textContent()).toBe(words);
      expect(await head.locator('[data-letters]').getAttribute('data-letters')).toBe(letters);
      expect(await head.locator('svg').count()).toBe(1);
    }
    // Charts share a shape. The other three kinds have others.
    const borders = await page
      .locator('[role="group"] > svg > path')
      .evaluateAll((all) => all.map((path) => path.getAttribute('d')));
    expect([borders.length, new Set(borders).size]).toEqual([5, 4]);
    await box(page, 'load_orders, job, airflow, PROD').waitFor();
    const sizes = await Promise.all(
      ['load_orders', 'orders_daily'].map((name) => box(page, name).boundingBox()),
    );
    expect(sizes[0]?.width).toBeLessThan((sizes[1]?.width ?? 0) * 0.8);
    await expectBothThemes(page);
  });

  it('start graphs of their own, whose details lead on', async () => {
    const catalog = await wholeCatalog(shopEntities);
    const { page } = await openPage({
      url: `${catalog.url}/dashboard/${encodeURIComponent(shop.sales)}`,
    });
    await ready(page);
    await page.getByRole('heading', { name: 'Lineage of Sales' }).waitFor();
    expect(await page.getByRole('link', { name: 'Back to the dataset' }).count()).toBe(0);
    await box(page, 'Revenue by day').getByText('Revenue by day').click();
    await page.getByRole('complementary').getByText('Kindchart').waitFor();
    await expectBothThemes(page);
    await page.getByRole('link', { name: 'Start the graph here' }).click();
    await page.getByRole('heading', { name: 'Lineage of Revenue by day' }).waitFor();
    await ready(page);
    expect(await box(page, 'Revenue by day').getAttribute('data-home')).toBe('true');
  });

  it('have columns: paths lead through a job into the fields of a chart', async () => {
    const catalog = await wholeCatalog(shopEntities);
    const { page } = await openLineage(catalog, shop.daily, { search: '?col=total' });
    await page.getByText('Path of orders_daily.total: 0 of 2 up, 1 down in 2 of 4').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByText('Path of orders_daily.total: 2 up, 1 down in 4 datasets').waitFor();
    await column(page, 'Revenue by day', 'revenue').waitFor();
    await column(page, 'fx_rates', 'rate').waitFor();
    expect(await box(page, 'load_orders').getAttribute('data-light')).toBe('lit');
    await expectBothThemes(page);
  });

  it.each([{ width: 1440, height: 900 }, PHONE])(
    'are named and linked on the page of a dataset, $width px wide',
    async (viewport) => {
      const catalog = await wholeCatalog(shopEntities);
      const url = `${catalog.url}/dataset/${encodeURIComponent(shop.orders)}?tab=lineage`;
      const { page } = await openPage({ url, viewport });
      await page
        .getByRole('heading', { name: 'Dashboards that depend on this dataset (2)' })
        .waitFor();
      const rows = page.getByRole('listitem').filter({ hasText: /step/ });
      expect(await rows.allTextContents()).toEqual([
        'Q3 decksheets · q3 · 3 steps',
        'Saleslooker · dashboards.7 · 4 steps',
      ]);
      await page.getByText('job · airflow · shop_daily.load_orders · PROD').waitFor();
      expect(await overflow(page)).toBe(0);
      await expectBothThemes(page);
      await rows.getByRole('link', { name: 'Sales' }).click();
      await page.getByRole('heading', { name: 'Lineage of Sales' }).waitFor();
    },
  );

  it('are counted where a dataset has more dashboards than its page lists', async () => {
    const names = Array.from({ length: 103 }, (_, index) => `d${String(index).padStart(3, '0')}`);
    const urnOf = (name: string) => `urn:li:dashboard:(looker,${name})`;
    const catalog = await wholeCatalog({
      dataset: [existing(shop.daily)],
      dashboard: names.map((name, index) => {
        const ends = index === 0 ? { dashboards: [urnOf('d102')] } : { datasets: [shop.daily] };
        return dashboard(urnOf(name), index === 1 ? '' : `Board ${name}`, ends);
      }),
    });
    const { page, requests } = await openPage({
      url: `${catalog.url}/dataset/${encodeURIComponent(shop.daily)}?tab=lineage`,
    });
    await page
      .getByRole('heading', { name: 'Dashboards that depend on this dataset (103)' })
      .waitFor();
    const rows = page.getByRole('listitem').filter({ hasText: /· 1 step$/ });
    expect(await rows.count()).toBe(10);
    // A dashboard without a title has the name in its urn.
    expect(await rows.first().textContent()).toBe('d001looker · 1 step');
    await page.getByText('The list ends after the nearest 100 of 103 dashboards.').waitFor();
    await expectBothThemes(page);
    await page.getByRole('button', { name: 'Show 90 more' }).click();
    expect(await rows.count()).toBe(100);
    expect(await page.getByRole('button', { name: /^Show/ }).count()).toBe(0);
    // The session, the dataset and the dashboards.
    expect(requests.filter((one) => one.startsWith('POST'))).toHaveLength(3);
  });
});

describe.skipIf(chromiumPath === undefined)('jobs as links', () => {
  it('are chosen for all jobs in the toolbar or by a key, and the address keeps it', async () => {
    const catalog = await wholeCatalog(shopEntities);
    const { page } = await openLineage(catalog, shop.daily);
    await page.getByRole('checkbox', { name: 'Jobs' }).uncheck();
    await box(page, 'fx_rates').waitFor();
    await ready(page);
    expect(search(page)).toBe('?jobs=0');
    expect(await box(page, 'load_orders').count()).toBe(0);
    expect(await counts(page)).toEqual(['6', '5', '3']);
    await expectBothThemes(page);
    await page.reload();
    await ready(page);
    expect(await counts(page)).toEqual(['6', '5', '3']);
    await canvas(page).focus();
    await page.keyboard.press('j');
    await box(page, 'load_orders').waitFor();
    expect(search(page)).toBe('');
    await page.goBack();
    await box(page, 'load_orders').waitFor({ state: 'detached' });
  });

  it('are chosen one by one, and the details of a link tell of the job and its notes', async () => {
    const catalog = await wholeCatalog(shopEntities);
    const { page } = await openLineage(catalog, shop.orders);
    await canvas(page).focus();
    await page.getByText(/^orders, dataset, snowflake/).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText(/^load_orders, job, airflow/).waitFor();
    await page.keyboard.press('x');
    await box(page, 'load_orders').waitFor({ state: 'detached' });
    await box(page, 'orders_daily').waitFor();
    await ready(page);
    expect(search(page)).toMatch(/^\?open=j[0-9a-f]{8}$/);
    await box(page, 'orders_daily').getByText('orders_daily').click();
    const details = page.getByRole('complementary', { name: 'Details' });
    await details.getByRole('button', { name: 'orders → orders_daily' }).click();
    await details.getByText('Through the job load_orders').waitFor();
    await details.getByText('NoteAsk Ada first').waitFor();
    expect(await details.getByText('Note').count()).toBe(1);
    await expectBothThemes(page);
    await details.getByRole('button', { name: 'Draw as a box' }).click();
    await box(page, 'load_orders').waitFor();
    await details.getByRole('button', { name: 'Draw as a link' }).waitFor();
    await ready(page);
    await expectBothThemes(page);
  });

  it('are named in the list', async () => {
    const catalog = await wholeCatalog(shopEntities);
    const options = { search: '?view=list&jobs=0', viewport: PHONE };
    const { page } = await openLineage(catalog, shop.daily, options);
    const row = page.getByRole('row').filter({ hasText: 'fx_rates' });
    expect(await row.textContent()).toBe(
      'fx_ratesdataset · snowflake · shop.raw · PRODthrough load_orders',
    );
    await page.getByText('1, 2 through jobs').waitFor();
    expect(await overflow(page)).toBe(0);
    await expectBothThemes(page);
  });
});
