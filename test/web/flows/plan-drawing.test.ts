import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { urnOf } from '../../support/model/state-builders.js';
import { edited, refused } from '../../support/report/report-plans.js';
import { chromiumPath } from '../../support/web/chromium.js';
import { box, canvas, column, ready, search } from '../../support/web/lineage-pages.js';
import { expectBothThemes, overflow, PHONE } from '../../support/web/page-checks.js';
import { choose, heading, json, openPlanPage, planCatalog } from '../../support/web/plan-pages.js';

let url = '';

beforeAll(async () => {
  if (chromiumPath === undefined) return;
  const catalog = await planCatalog();
  url = `${catalog.url}/plan`;
  return () => catalog.stop();
});

const bar = (page: Page) =>
  page.getByRole('region', { name: 'Lineage' }).getByRole('status').first();

/** The text of the row that the graph shows. */
const chosen = (page: Page) => page.locator('li[aria-current=true]').textContent();

/** The place of an element relative to the frame of the graph, from 0 to 1. */
async function placeIn(page: Page, name: string): Promise<readonly number[]> {
  const [seen, view] = [await box(page, name).boundingBox(), await canvas(page).boundingBox()];
  if (!seen || !view) throw new Error(`${name} is not drawn`);
  const [x, y] = [seen.x + seen.width / 2 - view.x, seen.y + seen.height / 2 - view.y];
  return [x / view.width, y / view.height];
}

/** Clicks the middle of the line between two columns. */
async function clickLine(page: Page, from: readonly string[], to: readonly string[]) {
  const end = async ([dataset = '', name = '']: readonly string[]) =>
    (await column(page, dataset, name).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [up, down] = [await end(from), await end(to)];
  const y = (one: typeof up) => one.y + one.height / 2;
  await page.mouse.click((up.x + up.width + down.x) / 2, (y(up) + y(down)) / 2);
}

describe.skipIf(chromiumPath === undefined)('the graph of the plan page', () => {
  it('starts at the first removal, on the live lineage, and at the verdict', async () => {
    const { page } = await openPlanPage({ url });
    await choose(page, json(refused));
    await ready(page);
    expect(await bar(page).textContent()).toMatch(
      /^1 of 4 - removed edge snowflake:mart <- orders .*ours, no longer declared/,
    );
    expect(await chosen(page)).toContain('snowflake:mart <- orders');
    for (const name of ['orders', 'mart']) {
      await expect.poll(async () => Math.min(...(await placeIn(page, name)))).toBeGreaterThan(0.1);
      expect(Math.max(...(await placeIn(page, name)))).toBeLessThan(0.9);
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const shown = async (name: string) => [
      await box(page, name).getAttribute('data-part'),
      await box(page, name).getAttribute('aria-label'),
    ];
    expect(await shown('mart')).toEqual(['affected', expect.stringContaining('affected')]);
    await page.getByRole('button', { name: 'Fit' }).click();
    expect(await shown('board')).toEqual(['around', expect.not.stringContaining('affected')]);
    await expectBothThemes(page);
  });

  it('steps through the changes by keys and buttons, and Back returns', async () => {
    const { page } = await openPlanPage({ url });
    await choose(page, json(edited));
    await ready(page);
    await page.keyboard.press('n');
    await expect.poll(() => bar(page).textContent()).toMatch(/^2 of 4 ~ changed .*a\.yaml:3:5$/s);
    expect(search(page)).toBe('?row=2');
    expect(await chosen(page)).toContain('~ changed');
    await page.getByRole('button', { name: 'Next change' }).click();
    await expect.poll(() => bar(page).textContent()).toMatch(/^3 of 4 \+ added/);
    await canvas(page).focus();
    await page.keyboard.press('p');
    await expect.poll(() => bar(page).textContent()).toMatch(/^2 of 4/);
    await page.goBack();
    await expect.poll(() => bar(page).textContent()).toMatch(/^3 of 4/);
    const columns = page.getByRole('checkbox', { name: 'Columns' });
    await columns.uncheck();
    await expect.poll(() => search(page)).toBe('?row=3&columns=0');
    await page.goBack();
    await expect.poll(() => columns.isChecked()).toBe(true);
    await page.getByRole('searchbox', { name: 'Find', exact: true }).fill('np');
    expect(await bar(page).textContent()).toMatch(/^3 of 4/);
  });

  it('leads from a line to its row, and from a row to its line', async () => {
    const { page } = await openPlanPage({ url });
    await choose(page, json(edited));
    await ready(page);
    await clickLine(page, ['raw', 'amount'], ['orders', 'total']);
    await expect.poll(() => bar(page).textContent()).toMatch(/^2 of 4/);
    expect(await chosen(page)).toContain('orders.total <- raw.amount');
    await page.getByRole('button', { name: 'Show orders.note <- raw.note in the graph' }).click();
    await expect.poll(() => bar(page).textContent()).toContain('orders.note <- raw.note');
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await page.getByRole('row', { name: /raw .*~ changed: \+2 -1 ~1 columns/ }).waitFor();
    await expectBothThemes(page);
  });

  it('is below the rows on a phone, and the steps stay in view', async () => {
    const { page } = await openPlanPage({ url, viewport: PHONE });
    await choose(page, json(edited));
    await ready(page);
    const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
    expect(await top('#kind-delete')).toBeLessThan(await top('[data-lineage]'));
    const next = page.getByRole('button', { name: 'Next change' });
    expect((await next.boundingBox())?.y).toBeLessThan(PHONE.height);
    await next.click();
    await expect.poll(() => bar(page).textContent()).toMatch(/^2 of 4/);
    await page.getByRole('button', { name: 'Graph', exact: true }).click();
    await box(page, 'orders').waitFor();
    expect(await overflow(page)).toBe(0);
    await expectBothThemes(page);
  });

  it('says what the catalog lacks', async () => {
    const { page } = await openPlanPage({ url });
    const other = json(edited).replaceAll(urnOf('raw'), urnOf('nowhere'));
    await choose(page, other);
    await ready(page);
    expect(await box(page, 'nowhere').getAttribute('aria-label')).toContain('not in the catalog');
  });

  it.each([
    [500, {}, 'The catalog could not be read'],
    [
      401,
      { errors: [{ message: 'no', extensions: { code: 403 } }] },
      'You may not read the live lineage',
    ],
  ])('draws the document alone if the catalog answers %i', async (status, body, words) => {
    const { page } = await openPlanPage({ url });
    await page.route('**/api/v2/graphql', (route) => route.fulfill({ status, json: body }));
    await choose(page, json(edited));
    await page.getByRole('alert').filter({ hasText: words }).waitFor();
    await ready(page);
    expect(await box(page, 'orders').getAttribute('data-part')).toBe('affected');
    expect(await box(page, 'elsewhere').count()).toBe(0);
  });

  it('shows the document of the command that serves the page', async () => {
    const { page } = await openPlanPage({ url });
    let isThere = false;
    await page.route('**/document.json', (route) =>
      isThere ? route.fulfill({ json: edited }) : route.fulfill({ status: 503, json: {} }),
    );
    await page.goto(`${url}?document=1&row=2`);
    await page.getByRole('alert').filter({ hasText: 'The document could not be read' }).waitFor();
    isThere = true;
    await page.getByRole('button', { name: 'Retry' }).click();
    await heading(page).filter({ hasText: /^Plan/ }).waitFor();
    await expect.poll(() => bar(page).textContent()).toMatch(/^2 of 4/);
    await page.keyboard.press('n');
    expect(search(page)).toBe('?document=1&row=3');
  });
});
