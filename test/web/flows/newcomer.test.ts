import { describe, expect, it } from 'vitest';
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
      .getByRole('option', { name: /^dim_customers ?lifetime_value · snowflake/ })
      .waitFor();
    await page.keyboard.press('Escape');
    await hit.getByRole('link', { name: 'lifetime_value', exact: true }).click();
    await page.getByText('Path of dim_customers.lifetime_value: 1 of 4 up, 1 down').waitFor();
  });

  it.each([
    ['paymnets', 'payments', '3 datasets'],
    ['custmoers', 'customers', '2 datasets'],
    ['lifetmie', 'lifetime', '2 datasets'],
  ])('is told what %s may mean', async (typed, meant, found) => {
    const { page, requests } = await openCompany(`/?q=${typed}`);
    await page.getByText('No dataset matches.').waitFor();
    const link = page.getByRole('link', { name: meant, exact: true });
    await link.waitFor();
    // The session, the search and the spelling.
    expect(requests.filter((one) => one.startsWith('POST'))).toHaveLength(3);
    await expectBothThemes(page);
    await link.click();
    await page.getByText(found).waitFor();
    expect(search(page)).toBe(`?q=${meant}`);
  });

  it.each(['zzzzzzzz', 'xyz', '%3F%3F'])('is told nothing about %s', async (typed) => {
    const { page } = await openCompany(`/?q=${typed}`);
    await page.getByText('No dataset matches.').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByText('Did you mean').count()).toBe(0);
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
