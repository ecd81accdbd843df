import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Catalog } from '../../../src/server/start-catalog.js';
import { guardedCatalog, PASSWORDS } from '../../support/server/auth.js';
import { runningCatalog } from '../../support/server/catalog.js';
import { chromiumPath } from '../../support/web/chromium.js';
import { openPage } from '../../support/web/open-page.js';
import { expectAccessible } from '../../support/web/page-checks.js';

async function fill(page: Page, password: string): Promise<void> {
  await page.getByLabel('Name').fill('datahub');
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Password').press('Enter');
}

async function openLogin(catalog: Catalog, next?: string): Promise<Page> {
  const query = next === undefined ? '' : `?next=${encodeURIComponent(next)}`;
  return (await openPage({ url: `${catalog.url}/login${query}` })).page;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const TOKENS = 'Access Tokens';

describe.skipIf(chromiumPath === undefined)('the log-in', () => {
  it('refuses a wrong password, takes the right one, and goes back where it came from', async () => {
    const catalog = await guardedCatalog();
    const { page } = await openPage({ url: `${catalog.url}/settings/tokens?page=2` });
    await heading(page, 'Log in').waitFor();
    expect(new URL(page.url()).searchParams.get('next')).toBe('/settings/tokens?page=2');
    await page.getByText('The first password of datahub was printed in the terminal').waitFor();
    await expectAccessible(page);
    await fill(page, 'wrong');
    await page.getByRole('alert').getByText('Invalid Credentials').waitFor();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await fill(page, PASSWORDS.datahub);
    await heading(page, TOKENS).waitFor();
    expect(page.url()).toBe(`${catalog.url}/settings/tokens?page=2`);
    expect(await heading(page, TOKENS).evaluate((h1) => h1 === document.activeElement)).toBe(true);
  });

  it('goes to the search rather than to another host', async () => {
    const catalog = await guardedCatalog();
    const page = await openLogin(catalog, '/\t/example.com');
    await fill(page, PASSWORDS.datahub);
    await heading(page, 'Search').waitFor();
    expect(page.url()).toBe(`${catalog.url}/`);
  });

  it('counts down after too many attempts', async () => {
    const page = await openLogin(await guardedCatalog());
    for (let attempt = 0; attempt < 10; attempt++) {
      const answer = page.waitForResponse('**/logIn');
      await fill(page, 'wrong');
      await (await answer).finished();
      await page.getByRole('alert').getByText('Invalid Credentials').waitFor();
    }
    await fill(page, PASSWORDS.datahub);
    await page.getByRole('alert').getByText('Too many attempts').waitFor();
    const button = page.getByRole('button', { name: /^Try again in \d+ s$/ });
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    const first = await button.textContent();
    await expect.poll(() => button.textContent()).not.toBe(first);
    await expectAccessible(page);
  });

  it('sends nothing while it counts, and can be used afterwards', async () => {
    const catalog = await guardedCatalog();
    const { page, requests } = await openPage({ url: `${catalog.url}/login` });
    await page.route('**/logIn', (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '2' }, json: { message: 'Wait.' } }),
    );
    await fill(page, PASSWORDS.datahub);
    await page.getByRole('button', { name: /^Try again in/ }).waitFor();
    await page.getByLabel('Password').press('Enter');
    await page.getByRole('button', { name: 'Log in' }).waitFor();
    expect(requests.filter((request) => request === 'POST /logIn')).toHaveLength(1);
    await page.unroute('**/logIn');
    await page.getByRole('button', { name: 'Log in' }).click();
    await heading(page, 'Search').waitFor();
  });

  it('ends with the log-out, and the page then asks for a log-in again', async () => {
    const catalog = await guardedCatalog();
    const page = await openLogin(catalog, '/settings/tokens');
    await fill(page, PASSWORDS.datahub);
    await heading(page, TOKENS).waitFor();
    await page.getByRole('button', { name: 'Log out' }).click();
    await heading(page, 'Log in').waitFor();
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
    await page.goto(`${catalog.url}/settings/tokens`);
    await heading(page, 'Log in').waitFor();
  });

  it('says that authentication is off', async () => {
    const page = await openLogin(await runningCatalog());
    await page.getByText('Authentication is off, so no log-in is needed.').waitFor();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'search' }).click();
    await heading(page, 'Search').waitFor();
  });

  it('fits a narrow screen', async () => {
    const page = await openLogin(await guardedCatalog());
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByLabel('Password').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
