import { describe, expect, it } from 'vitest';
import example from '../../../src/web/search/jaffle-shop.json' with { type: 'json' };
import { chromiumPath } from '../../support/web/chromium.js';
import { company, companyCatalog } from '../../support/web/company.js';
import {
  box,
  canvas,
  catalogOf,
  column,
  hive,
  jaffle,
  openLineage,
  plain,
  ready,
  search,
  store,
} from '../../support/web/lineage-pages.js';
import { expectBothThemes, PHONE } from '../../support/web/page-checks.js';

describe.skipIf(chromiumPath === undefined)('paths and details in the lineage graph', () => {
  it('lights the path of a column under the pointer, and leaves the address alone', async () => {
    const catalog = await catalogOf(example);
    const { page } = await openLineage(catalog, jaffle('stg_orders'), { search: '?columns=1' });
    await column(page, 'stg_orders', 'order_date').hover();
    await page.locator('[id^="column-"][data-light="start"]').waitFor();
    expect(await page.locator('[id^="column-"][data-light="lit"]').count()).toBe(4);
    expect(await column(page, 'orders', 'status').getAttribute('data-light')).toBe('dim');
    expect(search(page)).toBe('?columns=1');
    await expectBothThemes(page);
    await page.getByRole('heading', { level: 1 }).hover();
    await page.locator('[id^="column-"][data-light="start"]').waitFor({ state: 'detached' });
  });

  it('pins the path of a column by a click, with its counts', async () => {
    const catalog = await catalogOf(example);
    const { page } = await openLineage(catalog, jaffle('stg_orders'), { search: '?columns=1' });
    await column(page, 'stg_orders', 'order_date').click();
    await page.getByText('Path of stg_orders.order_date: 1 up, 3 down in 4 datasets').waitFor();
    expect(search(page)).toBe('?col=order_date');
    await page.getByRole('heading', { level: 1 }).hover();
    expect(await page.locator('[id^="column-"][data-light="lit"]').count()).toBe(4);
    await expectBothThemes(page);
    await page.getByRole('button', { name: 'Clear (Esc)' }).click();
    await page.getByText('Path of').waitFor({ state: 'detached' });
    expect(search(page)).toBe('?columns=1');
  });

  it.each([{ width: 1440, height: 900 }, PHONE])(
    'moves nothing under the pointer on a click, $width px wide, and a pin beats a hover',
    async (viewport) => {
      const catalog = await catalogOf(companyCatalog);
      const urn = company('snowflake', 'analytics.marts.fct_orders');
      const { page } = await openLineage(catalog, urn, { search: '?columns=1', viewport });
      const isList = viewport === PHONE;
      const columns = isList
        ? page.locator('[data-kind="column"] > div:first-child')
        : box(page, 'fct_orders').locator('[id^="column-"]');
      const wanted = columns.filter({ hasText: /^month/ }).first();
      const names = await columns.allTextContents();
      const before = await wanted.boundingBox();
      await wanted.click();
      await page.getByText('Path of fct_orders.month: 1 of 3 up, 0 down').waitFor();
      await ready(page);
      expect(await columns.allTextContents()).toEqual(names);
      expect(await wanted.boundingBox()).toEqual(before);
      const lit = () =>
        page
          .locator(isList ? '[data-kind="column"][data-lit="true"]' : '[data-light="start"]')
          .evaluateAll((all) => all.map(({ textContent }) => textContent));
      const own = [expect.stringMatching(/^month/)];
      await expect.poll(lit).toEqual(isList ? [...own, expect.stringMatching(/^ordered_at/)] : own);
      if (!isList) {
        // The live text counts the path of a column that would be lit without the pin.
        await page.keyboard.press(' ');
        await page.getByText('Column order_id of fct_orders, 1 up, 1 down').waitFor();
        expect(await lit()).toEqual(own);
      }
      await expectBothThemes(page);
    },
  );

  it('shows the details of an edge by keyboard', async () => {
    const catalog = await catalogOf(example);
    const { page } = await openLineage(catalog, jaffle('stg_orders'));
    await canvas(page).focus();
    await page.keyboard.press('Enter');
    const edge = page.getByRole('button', { name: 'raw_orders → stg_orders' });
    await edge.focus();
    await expectBothThemes(page);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'raw_orders → stg_orders' }).waitFor();
    expect(await page.getByRole('complementary').textContent()).toMatch(/Type\s*VIEW/);
    expect(search(page)).toMatch(/^\?sel=[0-9a-f]{8}-[0-9a-f]{8}$/);
  });

  it('pins by keyboard, and clears with Escape', async () => {
    const catalog = await catalogOf(example);
    const { page } = await openLineage(catalog, jaffle('stg_orders'), { search: '?columns=1' });
    await canvas(page).focus();
    await page.keyboard.press(' ');
    await page.keyboard.press('ArrowDown');
    await page.getByText('Column order_date of stg_orders').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Path of stg_orders.order_date: 1 up, 3 down in 4 datasets').waitFor();
    await page.keyboard.press('ArrowRight');
    await page
      .getByText(/^Column .* of (?:orders|customers), \d up, \d down, on the path$/)
      .waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByText('Path of').waitFor({ state: 'detached' });
  });

  it('shows the whole path of a column whose ends are not drawn', async () => {
    const catalog = await catalogOf(example);
    const { page } = await openLineage(catalog, jaffle('raw_orders'), { search: '?columns=1' });
    await column(page, 'raw_orders', 'order_date').click();
    await page.getByText('Path of raw_orders.order_date: 0 up, 1 of 4 down').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByText('Path of raw_orders.order_date: 0 up, 4 down in 4 datasets').waitFor();
    await box(page, 'customers').waitFor();
  });

  it('pins the path of a dataset', async () => {
    const catalog = await catalogOf(example);
    const { page } = await openLineage(catalog, jaffle('stg_orders'));
    await canvas(page).focus();
    await page.keyboard.press('p');
    await page.getByText('Path of stg_orders: 1 up, 2 down in 4 datasets').waitFor();
    expect(search(page)).toMatch(/^\?at=[0-9a-f]{8}$/);
    await page.reload();
    await page.getByText('Path of stg_orders: 1 up, 2 down in 4 datasets').waitFor();
    await expectBothThemes(page);
  });

  it('shows the details of an edge that is clicked, and of its column pair', async () => {
    const catalog = await catalogOf(example);
    const { page } = await openLineage(catalog, jaffle('stg_orders'), { search: '?columns=1' });
    const from = await box(page, 'raw_orders').boundingBox();
    const to = await box(page, 'stg_orders').boundingBox();
    const start = await column(page, 'raw_orders', 'order_date').boundingBox();
    const end = await column(page, 'stg_orders', 'order_date').boundingBox();
    if (!from || !to || !start || !end) throw new Error('a box is not drawn');
    const x = (from.x + from.width + to.x) / 2;
    // A curve passes the middle of its ends.
    await page.mouse.click(x, (start.y + start.height / 2 + end.y + end.height / 2) / 2 + 3);
    const details = page.getByRole('complementary', { name: 'Details' });
    await details.getByRole('heading', { name: 'raw_orders.order_date → stg_orders' }).waitFor();
    expect(search(page)).toMatch(/sel=[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{8}/);
    expect(await details.textContent()).toMatch(/Transform[\s\S]*Confidence[\s\S]*On the edge/);
    await expectBothThemes(page);
    await details.getByRole('button', { name: 'Whole edge' }).click();
    await details.getByText('4 column pairs').waitFor();
    await details.getByText('stack jaffle-shop').waitFor();
    expect(await details.textContent()).toContain('Sourcenot recorded');
    await expectBothThemes(page);
    await details.getByRole('button', { name: 'Close the details' }).click();
    await details.waitFor({ state: 'detached' });
  });

  it('says of an edge what is not recorded, and of a mark that it cannot be read', async () => {
    const catalog = await catalogOf([plain(hive('up')), plain(hive('down'))]);
    await store(catalog, {
      urn: hive('down'),
      upstreamLineage: {
        value: {
          upstreams: [{ dataset: hive('up'), type: 'COPY', properties: { headwater: 'no JSON' } }],
        },
      },
    });
    const { page } = await openLineage(catalog, hive('down'));
    const from = await box(page, 'up').boundingBox();
    const to = await box(page, 'down').boundingBox();
    if (!from || !to) throw new Error('a box is not drawn');
    await page.mouse.click((from.x + from.width + to.x) / 2, from.y + 52);
    const details = page.getByRole('complementary', { name: 'Details' });
    await details.getByText('mark cannot be read').waitFor();
    expect(await details.textContent()).toMatch(/TypeCOPYCreatednot recorded/);
    await details.getByText('No column pairs are recorded.').waitFor();
  });

  it('shows the details of a box, which leads to its own graph', async () => {
    const catalog = await catalogOf(example);
    const { page } = await openLineage(catalog, jaffle('stg_orders'));
    await box(page, 'customers').getByText('customers', { exact: true }).click();
    const details = page.getByRole('complementary', { name: 'Details' });
    expect(await details.textContent()).toContain(jaffle('customers'));
    await details.getByText('1 of 3 shown').waitFor();
    await expectBothThemes(page);
    await details.getByRole('link', { name: 'Start the graph here' }).click();
    await page.getByRole('heading', { name: 'Lineage of customers' }).waitFor();
    await ready(page);
    await box(page, 'stg_payments').waitFor();
  });
});
