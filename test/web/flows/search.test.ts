import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Catalog } from '../../../src/server/start-catalog.js';
import example from '../../../src/web/search/jaffle-shop.json' with { type: 'json' };
import { jaffleShop } from '../../support/cli/jaffle-shop.js';
import { runCli } from '../../support/cli/run-cli.js';
import { hostileNames } from '../../support/report/hostile-names.js';
import { granting } from '../../support/server/auth.js';
import { post, runningCatalog } from '../../support/server/catalog.js';
import { chromiumPath } from '../../support/web/chromium.js';
import { openPage } from '../../support/web/open-page.js';
import {
  expectAccessible,
  expectBothThemes,
  logInAs,
  overflow,
  PHONE,
} from '../../support/web/page-checks.js';

const EXAMPLE = 'examples/jaffle-shop/catalog.json';
const ENTITIES = '/openapi/v3/entity/dataset?async=false';

describe.skipIf(chromiumPath === undefined)('the search', () => {
  it('finds and opens a dataset by keyboard alone', async () => {
    const { page } = await openPage({ url: `${(await shop()).url}/` });
    await page.getByRole('combobox').focus();
    await page.keyboard.type('stg');
    await page.getByRole('option').first().waitFor();
    expect(await optionNames(page)).toEqual(['stg_customers', 'stg_orders', 'stg_payments']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const active = page.getByRole('option', { selected: true });
    expect(await active.locator('bdi').first().textContent()).toBe('stg_orders');
    const id = await active.getAttribute('id');
    expect(await page.getByRole('combobox').getAttribute('aria-activedescendant')).toBe(id);
    await expectBothThemes(page);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'stg_orders' }).waitFor();
    expect(await page.evaluate('document.activeElement.tagName')).toBe('H1');
  });

  it('searches for the text on Enter, and closes the suggestions on Escape', async () => {
    const { page } = await openPage({ url: `${(await shop()).url}/` });
    const box = page.getByRole('combobox');
    await box.fill('raw');
    await page.getByRole('option').first().waitFor();
    await box.press('Escape');
    expect(await page.getByRole('option').count()).toBe(0);
    expect(await box.inputValue()).toBe('raw');
    await box.press('Enter');
    await page.getByText('3 datasets').waitFor();
    expect(new URL(page.url()).search).toBe('?q=raw');
    await expectBothThemes(page);
  });

  it('suggests six entities at most, and says how many there are', async () => {
    const catalog = await many(30);
    const { page } = await openPage({ url: `${catalog.url}/` });
    await page.getByRole('combobox').fill('table');
    await page.getByRole('option').first().waitFor();
    expect(await page.getByRole('option').count()).toBe(6);
    await page.getByRole('group', { name: 'Entities, 6 of 20' }).waitFor();
    await page.getByText('6 suggestions. 30 entities in all.').waitFor();
  });

  it('filters, pages, and restores each view on Back and Forward', async () => {
    const catalog = await many(45);
    const { page, requests } = await openPage({ url: `${catalog.url}/` });
    await page.getByText('45 datasets, page 1 of 3').waitFor();
    expect(await results(page).count()).toBe(20);
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByText('45 datasets, page 2 of 3').waitFor();
    await page.getByRole('checkbox', { name: 'kafka' }).check();
    await page.getByText('15 datasets').waitFor();
    await page.getByRole('checkbox', { name: 'DEV' }).check();
    expect(new URL(page.url()).search).toBe('?platform=kafka&env=DEV');
    await page.getByText('7 datasets').waitFor();
    await page.goBack();
    await page.getByText('15 datasets').waitFor();
    expect(await page.getByRole('checkbox', { name: 'kafka' }).isChecked()).toBe(true);
    await page.goBack();
    await page.getByText('45 datasets, page 2 of 3').waitFor();
    await page.goForward();
    await page.goForward();
    await page.getByText('7 datasets').waitFor();
    await page.getByRole('button', { name: 'Remove the filter Platform: kafka' }).click();
    await page.getByText(/2\d datasets/).waitFor();
    expect(new URL(page.url()).search).toBe('?env=DEV');
    // The session, and one request for each view that was not seen before.
    expect(requests.filter((one) => one.startsWith('POST'))).toHaveLength(6);
  });

  it('offers to remove filters if nothing is found', async () => {
    const catalog = await shop();
    const { page } = await openPage({ url: `${catalog.url}/?q=nothing&platform=oracle&page=3` });
    await page.getByText('Nothing matches.').waitFor();
    await expectBothThemes(page);
    await page.getByRole('button', { name: 'Remove the filter Text: nothing' }).click();
    await page.getByRole('button', { name: 'Remove the filter Platform: oracle' }).click();
    await page.getByText('8 datasets').waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/');
    expect(await page.getByRole('combobox').inputValue()).toBe('');
  });

  it('loads the example into an empty catalog with one click', async () => {
    const { page } = await openPage({ url: `${(await runningCatalog()).url}/` });
    await page.getByText('headwater serve --load FILE').waitFor();
    await expectBothThemes(page);
    await page.getByRole('button', { name: 'Load the jaffle-shop example' }).click();
    await page.getByText('8 datasets').waitFor();
    const orders = results(page).filter({ hasText: 'jaffle.jaffle_shop.orders' });
    expect(await orders.textContent()).toMatch(/2 upstream\s*0 downstream/);
    await orders.getByRole('link').click();
    await page.getByText('owned by stack jaffle-shop: 2 of 2 upstreams').waitFor();
  });

  it('names the privilege that a caller lacks to load the example', async () => {
    const catalog = await granting({ jane: ['VIEW_ENTITY_PAGE', 'SEARCH_PRIVILEGE'] });
    const { page } = await openPage({ url: `${catalog.url}/login` });
    await logInAs(page, 'jane');
    await page.goto(`${catalog.url}/`);
    await page.getByRole('button', { name: 'Load the jaffle-shop example' }).click();
    await page.getByText('You need the privilege Create Entity or Edit Entity').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await expectBothThemes(page);
  });

  it('says what failed, and tries again', async () => {
    const catalog = await shop();
    const { page } = await openPage({ url: `${catalog.url}/login` });
    await page.route('**/api/v2/graphql', (route) => route.abort());
    await page.goto(`${catalog.url}/`);
    await page.getByText('The catalog does not answer.').waitFor();
    await expectBothThemes(page);
    await page.unroute('**/api/v2/graphql');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('8 datasets').waitFor();
  });

  it('says that it waits, and can be cancelled', async () => {
    const catalog = await shop();
    const { page } = await openPage({ url: `${catalog.url}/login` });
    await page.route('**/api/v2/graphql', () => {});
    await page.goto(`${catalog.url}/`);
    await page.getByText('Searching …').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Searching was cancelled.').waitFor();
    await page.unroute('**/api/v2/graphql');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('8 datasets').waitFor();
  });

  it('shows hostile names as text', async () => {
    const catalog = await runningCatalog();
    const names = [...hostileNames, 'مرحبا \u202eabc', `long${'x'.repeat(3000)}`];
    const entities = names.map((name, index) => ({
      urn: urn(`hostile_${index}`),
      datasetProperties: { value: { name, description: name } },
    }));
    expect(await post(catalog, ENTITIES, entities)).toMatchObject({ status: 200 });
    const { page } = await openPage({ url: `${catalog.url}/?q=hostile`, viewport: PHONE });
    await page.getByText(`${names.length} datasets`).waitFor();
    expect(await results(page).locator('script, img, svg:not([aria-hidden]), table').count()).toBe(
      0,
    );
    await expectBothThemes(page);
    expect(await overflow(page)).toBe(0);
    await page.goto(`${catalog.url}/?q=${encodeURIComponent('<script>"\'&')}&platform=<b>&env="`);
    await page.getByText('Nothing matches.').waitFor();
    await expectBothThemes(page);
  });

  it('fits a phone', async () => {
    const catalog = await shop();
    const { page } = await openPage({ url: `${catalog.url}/?platform=bigquery`, viewport: PHONE });
    await page.getByText('8 datasets').waitFor();
    expect(await overflow(page)).toBe(0);
    await expectBothThemes(page);
  });
});

describe('the example of the search', () => {
  it('is what an apply of examples/jaffle-shop leaves in the catalog', async () => {
    const { catalog, cwd } = await jaffleShop();
    const applied = await runCli(['apply', '--auto-approve'], {
      cwd,
      env: { DATAHUB_GMS_URL: catalog.url },
    });
    expect(applied).toMatchObject({ code: 0 });
    for (const { urn, ...aspects } of example) {
      const stored = await fetch(
        `${catalog.url}/openapi/v3/entity/dataset/${encodeURIComponent(urn)}`,
      );
      expect(withoutStamps(await stored.json())).toMatchObject(aspects);
    }
    const { body } = await post(catalog, '/api/graphql', {
      query: '{ search(input: { type: DATASET, query: "*" }) { total } }',
    });
    expect(body.data.search.total).toBe(example.length);
  });
});

function shop(): Promise<Catalog> {
  return runningCatalog({ load: [EXAMPLE] });
}

/** A catalog of so many datasets, a third of them in Kafka, half of them in DEV. */
async function many(count: number): Promise<Catalog> {
  const catalog = await runningCatalog();
  const entities = Array.from({ length: count }, (_, index) => ({
    urn: urn(
      `shop.table_${index}`,
      index % 3 === 0 ? 'kafka' : 'snowflake',
      index % 2 === 0 ? 'PROD' : 'DEV',
    ),
    datasetProperties: { value: { name: `table_${index}` } },
  }));
  expect(await post(catalog, ENTITIES, entities)).toMatchObject({ status: 200 });
  return catalog;
}

function urn(name: string, platform = 'hive', env = 'PROD'): string {
  return `urn:li:dataset:(urn:li:dataPlatform:${platform},${name},${env})`;
}

function results(page: Page) {
  return page.locator('main [aria-busy] > ul > li');
}

function optionNames(page: Page): Promise<string[]> {
  return page
    .getByRole('group', { name: 'Entities' })
    .locator('[role="option"] > span:nth-child(2) > bdi')
    .allInnerTexts();
}

/** The stored entity without the times and the names of writers. */
function withoutStamps(entity: unknown): unknown {
  return JSON.parse(
    JSON.stringify(entity, (key, value) =>
      key === 'auditStamp' || key === 'created' ? undefined : value,
    ),
  );
}
