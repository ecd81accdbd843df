import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { granting } from '../../support/server/auth.js';
import { runningCatalog } from '../../support/server/catalog.js';
import { chromiumPath } from '../../support/web/chromium.js';
import { company, companyCatalog } from '../../support/web/company.js';
import {
  catalogOf,
  jaffle,
  lineageUrl,
  openLineage,
  search,
} from '../../support/web/lineage-pages.js';
import { openPage } from '../../support/web/open-page.js';
import { expectBothThemes, logInAs, overflow, PHONE } from '../../support/web/page-checks.js';
import { shop, shopEntities, wholeCatalog } from '../../support/web/whole-graph.js';

const viewports = [{ width: 1440, height: 900 }, PHONE];

const focused = 'document.activeElement.getAttribute("role") ?? document.activeElement.tagName';

/** Opens a page of the shop of the examples. */
async function openShop(path: string, viewport = viewports[0]) {
  const catalog = await runningCatalog({ load: ['examples/jaffle-shop/catalog.json'] });
  const opened = await openPage({ url: catalog.url + path, ...(viewport && { viewport }) });
  await opened.page.getByRole('heading', { level: 1 }).waitFor();
  return opened;
}

function dialog(page: Page) {
  return page.getByRole('dialog', { name: 'Search the catalog' });
}

function chosen(page: Page) {
  return page.getByRole('option', { selected: true });
}

/** Waits until the list answers the text that was typed. */
async function type(page: Page, text: string, status: string | RegExp): Promise<void> {
  await page.keyboard.type(text);
  await dialog(page).getByText(status).waitFor();
}

describe.skipIf(chromiumPath === undefined)('the search from every page', () => {
  it.each([
    '/',
    '/plan',
    '/settings/tokens',
    '/nowhere',
    `/dataset/${encodeURIComponent(jaffle('orders'))}`,
  ])('opens by its keys and closes again on %s', async (path) => {
    const { page } = await openShop(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Plan' }).focus();
    for (const key of ['Control+k', 'Meta+k', 's']) {
      await page.keyboard.press(key);
      await dialog(page).waitFor();
      expect(await page.evaluate(focused)).toBe('combobox');
      await page.keyboard.press('Control+k');
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
      expect(await page.evaluate(focused)).toBe('A');
    }
  });

  it('opens over the graph, whose help names the key, but not over the log-in', async () => {
    const catalog = await catalogOf(companyCatalog);
    const { page } = await openLineage(catalog, company('snowflake', 'analytics.marts.fct_orders'));
    await page.keyboard.press('?');
    await page.getByText('search the whole catalog').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await dialog(page).waitFor();
    await page.goto(`${catalog.url}/login`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('s');
    expect(await dialog(page).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Find' }).count()).toBe(0);
  });

  it.each(viewports)('opens what it finds, by keys alone, $width px wide', async (viewport) => {
    const { page } = await openShop('/plan', viewport);
    await page.getByRole('button', { name: 'Find' }).focus();
    await page.keyboard.press('Enter');
    await dialog(page).getByText('Type a part of a name, or of a column.').waitFor();
    await type(page, 'stg pay', /^\d+ suggestions\. \d entities in all\.$/);
    expect(await chosen(page).textContent()).toContain('stg_payments');
    const id = await chosen(page).getAttribute('id');
    const field = dialog(page).getByRole('combobox');
    expect(await field.getAttribute('aria-activedescendant')).toBe(id);
    expect(await chosen(page).locator('mark').allTextContents()).toEqual(['stg', 'pay']);
    expect(await overflow(page)).toBe(0);
    await expectBothThemes(page);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'stg_payments' }).waitFor();
    expect(await page.evaluate(focused)).toBe('H1');
    await page.keyboard.press('s');
    await type(page, 'stg_payments', 'in all.');
    await page.keyboard.press('Control+Enter');
    await page.waitForURL(/stg_payments.*\/Lineage$/);
    await page.keyboard.press('Control+k');
    await type(page, 'first_name', 'in all.');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\?col=first_name$/);
    await page.keyboard.press('Control+k');
    await type(page, 'cents', '1 suggestion. 1 entity in all.');
    expect(await chosen(page).textContent()).toMatch(/description.*amounts in cents/);
    await dialog(page).getByRole('button', { name: 'All results' }).click();
    await page.getByText('1 dataset', { exact: true }).waitFor();
    expect(search(page)).toBe('?q=cents');
  });

  it('remembers what was opened, until the log-out', async () => {
    const catalog = await granting({ jane: ['VIEW_ENTITY_PAGE', 'SEARCH_PRIVILEGE'] });
    const { page } = await openPage({ url: `${catalog.url}/login` });
    await logInAs(page, 'jane');
    const urn = jaffle('gone');
    await page.goto(lineageUrl(catalog, urn, '?col=total'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto(`${catalog.url}/dataset/${encodeURIComponent(urn)}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('s');
    const recent = page.getByRole('group', { name: 'Recent' });
    await recent.getByText('not in the catalog').first().waitFor();
    const rows = recent.getByRole('option');
    expect(await rows.allTextContents()).toEqual([
      expect.stringMatching(/^gonenot in the catalogdataset · bigquery · jaffle/),
      expect.stringMatching(/^total in gone.*column · bigquery/),
    ]);
    await expectBothThemes(page);
    await rows.nth(1).click();
    await page.waitForURL(/\?col=total$/);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL(/\/login/);
    expect(await page.evaluate('localStorage.getItem("headwater-recent")')).toBeNull();
  });

  it('says that it waits, that nothing is there, and what failed', async () => {
    const { page } = await openShop('/plan');
    await page.keyboard.press('s');
    await type(page, 'qqqqqq', 'Nothing matches “qqqqqq”.');
    expect(await page.getByRole('option').count()).toBe(0);
    await expectBothThemes(page);
    await page.route('**/api/v2/graphql', () => {});
    await type(page, 'w', 'Searching …');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.route('**/api/v2/graphql', (route) => route.abort());
    await type(page, 'w', 'The catalog does not answer.');
    await expectBothThemes(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await dialog(page).getByRole('button', { name: 'Retry' }).click();
    await dialog(page).getByText('Nothing matches “qqqqqqww”.').waitFor();
  });

  it('shows the answer to the last text, whatever arrives later', async () => {
    const { page } = await openShop('/plan');
    const late: (() => Promise<void>)[] = [];
    await page.route('**/api/v2/graphql', async (route) => {
      if (route.request().postData()?.includes('"raw"')) late.push(() => route.continue());
      else await route.continue();
    });
    await page.keyboard.press('s');
    await type(page, 'raw', 'Searching …');
    await expect.poll(() => late.length).toBe(1);
    await page.keyboard.press('Control+a');
    await type(page, 'customers', 'in all.');
    await Promise.all(late.map((answer) => answer().catch(() => {})));
    await page.waitForTimeout(200);
    expect(await chosen(page).textContent()).toMatch(/^customers/);
    expect(await page.getByRole('option', { name: /^raw_orders/ }).count()).toBe(0);
  });

  it('finds every kind, and the columns of a chart', async () => {
    const catalog = await wholeCatalog(shopEntities);
    const { page } = await openPage({ url: `${catalog.url}/?q=revenue` });
    await page.getByText('1 chart', { exact: true }).waitFor();
    const chart = page.getByRole('listitem').filter({ hasText: 'Revenue by day' });
    expect(await chart.textContent()).toMatch(/chart · looker.*Found in: name.*1 upstream/);
    await page.getByRole('combobox').fill('orders');
    await page.getByRole('option', { name: /^extract_orders ?name ?job · airflow/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('2 datasets, 2 jobs').waitFor();
    await page.getByRole('checkbox', { name: 'job' }).check();
    await page.getByText('2 jobs', { exact: true }).waitFor();
    expect(search(page)).toBe('?q=orders&kind=job');
    await expectBothThemes(page);
    await page.keyboard.press('Control+k');
    await type(page, 'revenue', 'in all.');
    await page.getByRole('option', { name: /^revenue in Revenue by day/ }).click();
    await page.waitForURL(/\/chart\/.*\?col=revenue$/);
    expect(decodeURIComponent(page.url())).toContain(shop.revenue);
  });
});
