import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../support/web/chromium.js';
import { company, companyCatalog } from '../../support/web/company.js';
import { box, catalogOf, fed, openLineage } from '../../support/web/lineage-pages.js';
import { openPage } from '../../support/web/open-page.js';
import { expectBothThemes, overflow, PHONE } from '../../support/web/page-checks.js';

const fctOrders = company('snowflake', 'analytics.marts.fct_orders');

const viewports = [{ width: 1440, height: 900 }, PHONE];

/** Requires that names of several parts stand once, and that no name is cut to less than a letter. */
async function expectShortNames(page: Page): Promise<void> {
  const text = await page.locator('body').textContent();
  expect(text).not.toMatch(/analytics\.marts\.analytics|Lineage of analytics\./);
  const heads = await page
    .locator('bdi > span:first-child')
    .evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
  expect(Math.min(20, ...heads)).toBe(20);
  expect(await overflow(page)).toBe(0);
}

describe.skipIf(chromiumPath === undefined)('the names of a company', () => {
  it.each(viewports)('are short titles in the search, $width px wide', async (viewport) => {
    const catalog = await catalogOf(companyCatalog);
    const { page } = await openPage({ url: `${catalog.url}/?q=orders`, viewport });
    const results = page.getByRole('main').locator('li > div > a');
    await results.first().waitFor();
    expect((await results.allTextContents()).toSorted()).toEqual([
      'Order Items',
      'fct_orders',
      'int_payments_pivoted_to_orders',
      'orders',
      'shop.orders.v1',
      'stg_orders',
    ]);
    await page.getByRole('combobox').fill('fct_or');
    const option = { name: 'fct_orders name, description dataset · snowflake · analytics.marts' };
    await page.getByRole('option', option).waitFor();
    await expectShortNames(page);
  });

  it.each(viewports)('are short titles of the dataset, $width px wide', async (viewport) => {
    const catalog = await catalogOf(companyCatalog);
    const url = `${catalog.url}/dataset/${encodeURIComponent(fctOrders)}?tab=lineage`;
    const { page } = await openPage({ url, viewport });
    await page.getByRole('heading', { name: 'fct_orders', exact: true }).waitFor();
    await page.getByText('snowflake · analytics.marts.fct_orders · PROD').waitFor();
    await page.getByRole('link', { name: 'dim_customers', exact: true }).waitFor();
    await page.getByText('looker · shop.explore.order_items · PROD').waitFor();
    await expectShortNames(page);
    await expectBothThemes(page);
  });

  it.each(viewports)(
    'are short titles in the graph and the list, $width px wide',
    async (viewport) => {
      const catalog = await catalogOf(companyCatalog);
      const { page } = await openLineage(catalog, fctOrders, { search: '?col=amount', viewport });
      await page.getByRole('heading', { name: 'Lineage of fct_orders', exact: true }).waitFor();
      await page.getByText('Path of fct_orders.amount:').waitFor();
      const rows = page.locator('[data-kind="box"] > div:first-child');
      const cut = () =>
        rows.evaluateAll((all) => all.filter((row) => row.scrollWidth > row.clientWidth).length);
      if (viewport === PHONE) {
        expect(await rows.allTextContents()).toContain('int_payments_pivoted_to_orders');
        await expectShortNames(page);
        await page.getByRole('button', { name: 'Graph', exact: true }).click();
      }
      if (viewport === PHONE) await page.getByRole('button', { name: '100 %' }).click();
      await box(page, 'fct_orders').waitFor();
      await expectShortNames(page);
      await page.getByRole('button', { name: 'List', exact: true }).click();
      await rows.filter({ hasText: 'dim_customers' }).waitFor();
      expect(await cut()).toBe(0);
      await expectShortNames(page);
      await expectBothThemes(page);
    },
  );

  it.each(['light', 'dark'] as const)(
    'stay whole words that differ and are legible at every zoom, in %s',
    async (colorScheme) => {
      const twins = ['month', 'week'].map((own) =>
        fed(company('snowflake', `analytics.marts.fct_orders_by_${own}_and_region_with_returns`), [
          fctOrders,
        ]),
      );
      const other = fed(company('snowflake', 'analytics.archive.dim_customers'), [fctOrders]);
      const catalog = await catalogOf([...companyCatalog, ...twins, other]);
      const { page } = await openLineage(catalog, fctOrders, { colorScheme });
      await page.getByRole('button', { name: '100 %' }).click();
      const title = await box(page, 'fct_orders_by_week_and_region_with_returns')
        .locator('button')
        .getAttribute('title');
      expect(title).toContain('analytics.marts.fct_orders_by_week_and_region_with_returns');
      for (let zoom = await zoomOf(page); zoom > 0.4; zoom = await zoomOf(page)) {
        const heads = await page.locator('[role="group"] > button').evaluateAll((all) =>
          all.map((head) => ({
            text: head.textContent,
            words: [...head.querySelectorAll('bdi')].map((one) => ({
              size: Number.parseFloat(getComputedStyle(one).fontSize),
              hidden: one.scrollWidth - one.clientWidth,
            })),
          })),
        );
        expect(new Set(heads.map(({ text }) => text)).size).toBe(heads.length);
        for (const { size, hidden } of heads.flatMap(({ words }) => words)) {
          expect(size * zoom).toBeGreaterThan(10.9);
          expect(hidden).toBeLessThanOrEqual(1);
        }
        await page.getByRole('button', { name: 'Zoom out' }).click();
        await expect.poll(() => zoomOf(page)).toBeLessThan(zoom);
      }
    },
  );
});

async function zoomOf(page: Page): Promise<number> {
  const transform = await page
    .locator('.react-flow__viewport')
    .evaluate((element) => getComputedStyle(element).transform);
  return Number.parseFloat(transform.replace('matrix(', ''));
}
