import { describe, expect, it } from 'vitest';
import example from '../../../src/web/search/jaffle-shop.json' with { type: 'json' };
import { chromiumPath } from '../../support/web/chromium.js';
import {
  box,
  catalogOf,
  column,
  counts,
  fed,
  hive,
  jaffle,
  openLineage,
  plain,
  ready,
  search,
} from '../../support/web/lineage-pages.js';
import { openPage } from '../../support/web/open-page.js';
import { expectBothThemes } from '../../support/web/page-checks.js';

describe.skipIf(chromiumPath === undefined)('the lineage graph', () => {
  it('opens with one hop each way, in at most three calls', async () => {
    const catalog = await catalogOf(example);
    const { page, requests } = await openLineage(catalog, jaffle('stg_orders'));
    expect(await counts(page)).toEqual(['4', '3', '11']);
    for (const name of ['raw_orders', 'stg_orders', 'orders', 'customers'])
      await box(page, name).waitFor();
    expect(await box(page, 'orders').textContent()).toContain('stack jaffle-shop');
    expect(await box(page, 'stg_orders').getAttribute('data-home')).toBe('true');
    // One is the session.
    const calls = requests.filter((one) => /graphql|openapi/.test(one));
    expect(calls.length - 1).toBeLessThanOrEqual(3);
    await expectBothThemes(page);
  });

  it('opens from the page of the dataset, whose columns lead to their paths', async () => {
    const catalog = await catalogOf(example);
    const { page } = await openPage({
      url: `${catalog.url}/dataset/${encodeURIComponent(jaffle('stg_orders'))}`,
    });
    await page.getByRole('link', { name: 'Open lineage' }).click();
    await ready(page);
    expect(new URL(page.url()).pathname).toMatch(/\/Lineage$/);
    await page.getByRole('link', { name: 'Back to the dataset' }).click();
    await page.getByRole('link', { name: 'order_date', exact: true }).click();
    await page.getByText(/Path of stg_orders.order_date: 1 up, 3 down in 4 datasets/).waitFor();
  });

  it('expands and collapses a side by mouse', async () => {
    const catalog = await catalogOf(example);
    const { page, requests } = await openLineage(catalog, jaffle('stg_orders'));
    const before = requests.length;
    await box(page, 'orders').getByRole('button', { name: 'Expand the upstreams' }).click();
    await box(page, 'stg_payments').waitFor();
    await ready(page);
    expect(requests.length - before).toBeLessThanOrEqual(2);
    expect(search(page)).toMatch(/^\?open=u[0-9a-f]{8}$/);
    await box(page, 'orders').getByRole('button', { name: 'Collapse the upstreams' }).click();
    await box(page, 'stg_payments').waitFor({ state: 'detached' });
    expect(search(page)).toBe('');
    await box(page, 'orders').getByRole('button', { name: 'Expand the upstreams' }).waitFor();
    await page.goBack();
    await box(page, 'stg_payments').waitFor();
  });

  it('expands three hops at once', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => hive(`chain.${name}`));
    const catalog = await catalogOf(
      names.map((urn, index) => (index === 0 ? plain(urn) : fed(urn, [names[index - 1] ?? '']))),
    );
    const { page } = await openLineage(catalog, hive('chain.a'));
    await box(page, 'b').hover();
    await box(page, 'b').getByRole('button', { name: 'More hops' }).click();
    await expectBothThemes(page);
    await page.getByRole('menuitem', { name: '3 hops' }).click();
    await page.locator('[data-boxes="5"]').waitFor();
    await ready(page);
    expect(search(page)).toMatch(/^\?open=d[0-9a-f]{8}\.d[0-9a-f]{8}\.d[0-9a-f]{8}$/);
    await page.goBack();
    await page.locator('[data-boxes="2"]').waitFor();
  });

  it('lists columns, and all columns of a box', async () => {
    const catalog = await catalogOf(example);
    const { page } = await openLineage(catalog, jaffle('stg_orders'));
    expect(await page.locator('[id^="column-"]').count()).toBe(0);
    await page.getByRole('checkbox', { name: 'Columns' }).check();
    await column(page, 'orders', 'order_date').waitFor();
    expect(search(page)).toBe('?columns=1');
    await expectBothThemes(page);
    await box(page, 'orders').getByText('orders', { exact: true }).click();
    await page.getByRole('button', { name: 'All columns' }).click();
    await column(page, 'orders', 'coupon_amount').waitFor();
    await ready(page);
    expect(search(page)).toMatch(/open=c[0-9a-f]{8}/);
    await expectBothThemes(page);
  });

  it('lists more columns than a box shows, with find', async () => {
    const columns = Array.from({ length: 24 }, (_, index) => `column_${index}`);
    const catalog = await catalogOf([
      plain(hive('wide.from')),
      fed(
        hive('wide.to'),
        [hive('wide.from')],
        columns.map((name) => [hive('wide.from'), name, name]),
      ),
    ]);
    const { page } = await openLineage(catalog, hive('wide.to'), { search: '?columns=1' });
    await box(page, 'to').getByRole('button', { name: '+14 more' }).click();
    await page.getByText('24 of 24 columns').waitFor();
    await expectBothThemes(page);
    await page.getByRole('dialog').getByLabel('Find').fill('column_23');
    await page.getByText('1 of 24 columns').waitFor();
    await page.getByRole('button', { name: 'column_23' }).click();
    await page.getByText(/Path of to.column_23: 1 up, 0 down/).waitFor();
    await column(page, 'to', 'column_23').waitFor();
  });
});
