import { describe, expect, it } from 'vitest';
import { runningCatalog } from '../../support/server/catalog.js';
import { chromiumPath } from '../../support/web/chromium.js';
import { company, companyCatalog } from '../../support/web/company.js';
import { catalogOf, ready, search } from '../../support/web/lineage-pages.js';
import { openPage } from '../../support/web/open-page.js';
import { expectBothThemes, overflow, PHONE } from '../../support/web/page-checks.js';

const viewports = [{ width: 1440, height: 900 }, PHONE];

async function openCompany(path: string, viewport = viewports[0]) {
  const catalog = await catalogOf(companyCatalog);
  return openPage({ url: catalog.url + path, ...(viewport && { viewport }) });
}

describe.skipIf(chromiumPath === undefined)('a newcomer to a company', () => {
  it.each(viewports)('finds columns by their names, $width px wide', async (viewport) => {
    const { page } = await openCompany('/?q=lifetime_value', viewport);
    const hit = page.getByRole('listitem').filter({ hasText: 'dim_customers' });
    await hit.getByRole('link', { name: 'lifetime_value', exact: true }).waitFor();
    expect(await overflow(page)).toBe(0);
    await expectBothThemes(page);
    await page.getByRole('combobox').fill('lifetime');
    await page
      .getByRole('option', { name: /^lifetime_value in dim_customers ?column ?column · snowflake/ })
      .waitFor();
    await page.keyboard.press('Escape');
    await hit.getByRole('link', { name: 'lifetime_value', exact: true }).click();
    await page.getByText('Path of dim_customers.lifetime_value: 1 of 4 up, 1 down').waitFor();
  });

  it.each([
    ['paymnets', 'payments', '3 datasets', '3 datasets'],
    // Customers and customer.
    ['custmoers', 'customers', '6 datasets', '2 datasets'],
    ['lifetmie', 'lifetime', '2 datasets', '2 datasets'],
  ])('finds what %s may mean, and is told so', async (typed, meant, found, exact) => {
    const { page, requests } = await openCompany(`/?q=${typed}`);
    await page.getByText(found).waitFor();
    const note = page.getByText(`Nothing has “${typed}”. These results are for`);
    await note.waitFor();
    await page.getByText(`similar: ${typed} → ${meant}`).first().waitFor();
    // The session and the search.
    expect(requests.filter((one) => one.startsWith('POST'))).toHaveLength(2);
    await expectBothThemes(page);
    await note.getByRole('link', { name: meant, exact: true }).click();
    await page.getByText(exact).waitFor();
    expect(search(page)).toBe(`?q=${meant}`);
    // The former results stay until the new ones come, which may have the same number.
    await page.getByText('Nothing has').waitFor({ state: 'detached' });
  });

  it.each(['zzzzzzzz', 'xyz', '%3F%3F', '%22paymnets%22'])(
    'is told nothing about %s',
    async (typed) => {
      const { page } = await openCompany(`/?q=${typed}`);
      await page.getByText('Nothing matches.').waitFor();
      expect(await page.getByText('Nothing has').count()).toBe(0);
    },
  );

  it.each(viewports)('finds what feeds a number, mistyped, $width px wide', async (viewport) => {
    const catalog = await runningCatalog();
    const { page } = await openPage({ url: `${catalog.url}/`, viewport });
    await page.getByRole('button', { name: 'Load the jaffle-shop example' }).click();
    await page.getByText('8 datasets').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('amout');
    const row = page.getByRole('option', { name: /^amount in stg_payments/ });
    await row.waitFor();
    while ((await row.getAttribute('aria-selected')) !== 'true')
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('Path of stg_payments.amount: 1 up').waitFor();
    await ready(page);
    expect(search(page)).toBe('?col=amount');
    expect(await overflow(page)).toBe(0);
    await expectBothThemes(page);
  });

  it.each(viewports)('follows the columns of a dataset, $width px wide', async (viewport) => {
    const urn = company('snowflake', 'analytics.marts.fct_orders');
    const { page } = await openCompany(`/dataset/${encodeURIComponent(urn)}`, viewport);
    const row = page.getByRole('row').filter({ hasText: 'customer_id' });
    await row.getByRole('link', { name: '1 column' }).click();
    await page.getByText('Path of fct_orders.customer_id: 0 of 3 up, 1 down').waitFor();
    await ready(page);
    expect(search(page)).toBe('?col=customer_id&dir=down');
    await page.goBack();
    await row.getByRole('link', { name: 'stg_orders.customer_id' }).click();
    await page.getByRole('heading', { name: 'stg_orders' }).waitFor();
    await page.getByText('1 of 6 columns').waitFor();
    expect(await overflow(page)).toBe(0);
    await expectBothThemes(page);
  });
});
