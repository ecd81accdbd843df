import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Catalog } from '../../../src/server/start-catalog.js';
import {
  bearer,
  granting,
  guardedCatalog,
  PASSWORDS,
  tokenFor,
  type Username,
} from '../../support/server/auth.js';
import { runningCatalog } from '../../support/server/catalog.js';
import { identifyCaller } from '../../support/server/identify-caller.js';
import { chromiumPath } from '../../support/web/chromium.js';
import { openPage } from '../../support/web/open-page.js';
import { expectBothThemes } from '../../support/web/page-checks.js';

const GENERATE = 'Generate Personal Access Token';

/** Opens the page of the tokens as a user. */
async function openTokens(
  catalog: Catalog,
  user: Username = 'datahub',
  path: string = '/settings/tokens',
): Promise<Page> {
  const next = encodeURIComponent(path);
  const { page } = await openPage({ url: `${catalog.url}/login?next=${next}` });
  await page.getByLabel('Name').fill(user);
  await page.getByLabel('Password').fill(PASSWORDS[user]);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: GENERATE }).waitFor();
  return page;
}

async function makeToken(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: GENERATE }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Create' }).click();
  return page.getByRole('dialog', { name: 'Your new token' }).getByLabel('Token').inputValue();
}

const rows = (page: Page) => page.getByRole('list', { name: 'Tokens' }).getByRole('listitem');
const isFocused = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((one) => one === document.activeElement);

describe.skipIf(chromiumPath === undefined)('the access tokens', () => {
  it('are made, copied, shown once, used and revoked', async () => {
    const catalog = await guardedCatalog();
    const page = await openTokens(catalog);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByText('You have no tokens.').waitFor();
    await expectBothThemes(page);
    const text = await makeToken(page, 'ci-main');
    await page.getByText('Copy it now. It is not shown again.').waitFor();
    await page.getByText(`export DATAHUB_GMS_TOKEN=${text}`).waitFor();
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByText('Copied', { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await expectBothThemes(page);
    expect(await identifyCaller(catalog, bearer(text))).toEqual([200, 'urn:li:corpuser:datahub']);
    await page.getByRole('button', { name: 'Done' }).click();
    expect(await isFocused(page, GENERATE)).toBe(true);
    await rows(page).waitFor();
    expect(await rows(page).textContent()).toMatch(/ci-main.*in 30 days.*datahub.*datahub/s);
    await expectNowhere(page, text);
    await page.reload();
    await rows(page).waitFor();
    await expectNowhere(page, text);
    await page.getByRole('button', { name: 'Revoke ci-main' }).click();
    const dialog = page.getByRole('dialog', { name: 'Revoke ci-main?' });
    await dialog.getByText('Programs that use it stop working.').waitFor();
    await expectBothThemes(page);
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await page.getByText('ci-main is revoked.').waitFor();
    await page.getByText('You have no tokens.').waitFor();
    expect((await identifyCaller(catalog, bearer(text)))[0]).toBe(401);
  });

  it('keep the inputs of the dialog over a log-in', async () => {
    const catalog = await guardedCatalog();
    const page = await openTokens(catalog);
    await page.getByRole('button', { name: GENERATE }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('ci-main');
    await dialog.getByLabel('Description').fill('for the pipeline');
    await dialog.getByLabel('Expires').selectOption('1 year');
    await page.context().clearCookies();
    await dialog.getByRole('button', { name: 'Create' }).click();
    await page.getByLabel('Password').waitFor();
    await page.getByLabel('Name').fill('datahub');
    await page.getByLabel('Password').fill(PASSWORDS.datahub);
    await page.getByRole('button', { name: 'Log in' }).click();
    expect(await dialog.getByLabel('Name').inputValue()).toBe('ci-main');
    expect(await dialog.getByLabel('Description').inputValue()).toBe('for the pipeline');
    expect(await dialog.getByLabel('Expires').inputValue()).toBe('ONE_YEAR');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: GENERATE }).click();
    expect(await dialog.getByLabel('Name').inputValue()).toBe('');
  });

  it('are selected where the browser offers no clipboard', async () => {
    const page = await openTokens(await guardedCatalog());
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    const text = await makeToken(page, 'ci');
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByText('Press Ctrl+C').waitFor();
    expect(await page.evaluate(() => String(getSelection()))).toBe(text);
  });

  it('can be made and revoked by keyboard alone', async () => {
    const catalog = await guardedCatalog();
    const page = await openTokens(catalog, 'jane');
    await page.getByText('You have no tokens.').waitFor();
    await tabTo(page, GENERATE);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: GENERATE }).waitFor();
    await page.keyboard.type('by-keys');
    for (const key of ['Tab', 'Tab', 'End']) await page.keyboard.press(key);
    await page.getByText('Works until it is revoked.').waitFor();
    await expectBothThemes(page);
    await tabTo(page, 'Create');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Your new token' }).waitFor();
    await page.keyboard.press('Escape');
    await rows(page).getByText('never').waitFor();
    await tabTo(page, 'Revoke by-keys');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    expect(await isFocused(page, 'Revoke by-keys')).toBe(true);
    await page.keyboard.press('Enter');
    await tabTo(page, 'Revoke');
    await page.keyboard.press('Enter');
    await page.getByText('You have no tokens.').waitFor();
    const heading = page.getByRole('heading', { name: 'Your tokens' });
    await expect.poll(() => heading.evaluate((h2) => h2 === document.activeElement)).toBe(true);
  });

  it('cannot be made while authentication is off', async () => {
    const catalog = await runningCatalog();
    const { page, requests } = await openPage({ url: `${catalog.url}/settings/tokens` });
    await expectInactive(page, 'Token-based authentication is disabled and cannot be used.');
    expect(requests.filter((one) => one === 'POST /api/v2/graphql')).toHaveLength(1);
  });

  it('cannot be made without a privilege', async () => {
    const page = await openTokens(await granting({ jane: [] }), 'jane');
    await expectInactive(
      page,
      'You need the privilege Generate Personal Access Tokens or Manage All Access Tokens',
    );
  });

  it('of other users are shown to those alone who may manage them', async () => {
    const catalog = await guardedCatalog();
    await tokenFor(catalog, 'datahub', { name: 'of-datahub' });
    const jane = await openTokens(catalog, 'jane', '/settings/tokens?all=1&owner=datahub');
    await jane.getByText('You have no tokens.').waitFor();
    expect(await jane.getByRole('link', { name: 'All' }).count()).toBe(0);
    const text = await makeToken(jane, 'of-jane');
    const admin = await openTokens(catalog);
    await admin.getByText('headwater token create --for USER --name NAME').waitFor();
    await admin.getByRole('link', { name: 'All', exact: true }).click();
    await expect.poll(() => rows(admin).count()).toBe(2);
    await expectBothThemes(admin);
    await admin.getByLabel('Made by').fill('jane');
    await admin.getByRole('button', { name: 'Filter' }).click();
    await expect.poll(() => rows(admin).count()).toBe(1);
    expect(new URL(admin.url()).search).toBe('?all=1&owner=jane');
    await admin.getByRole('button', { name: 'Revoke of-jane' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await admin.getByText('jane has made no tokens.').waitFor();
    expect((await identifyCaller(catalog, bearer(text)))[0]).toBe(401);
  });

  it('come in pages, and fit a narrow screen', async () => {
    const catalog = await guardedCatalog();
    for (let number = 0; number < 21; number++)
      await tokenFor(catalog, 'datahub', { name: `token-${number}` });
    const page = await openTokens(catalog);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByText('Page 1 of 2, 21 tokens').waitFor();
    expect(await rows(page).count()).toBe(20);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect.poll(() => rows(page).count()).toBe(1);
    expect(new URL(page.url()).search).toBe('?page=2');
  });

  it('send to the log-in when the session ends in the middle, and back', async () => {
    const catalog = await guardedCatalog();
    const page = await openTokens(catalog);
    await page.getByRole('button', { name: GENERATE }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('late');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
    await page.getByLabel('Name').fill('datahub');
    await page.getByLabel('Password').fill(PASSWORDS.datahub);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('You have no tokens.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/settings/tokens');
  });
});

async function expectInactive(page: Page, reason: string): Promise<void> {
  const button = page.getByRole('button', { name: GENERATE });
  await page.getByText(reason).waitFor();
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  await button.focus();
  expect(await isFocused(page, GENERATE)).toBe(true);
  await page.keyboard.press('Enter');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await expectBothThemes(page);
}

/** Presses Tab until a button has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  for (let presses = 0; presses < 40; presses++) {
    if (await button.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  expect.fail(`Tab does not reach ${name}`);
}

/** Requires that the text of a token is neither on the page, nor in a storage, nor in the address. */
async function expectNowhere(page: Page, text: string): Promise<void> {
  const everything = await page.evaluate(() =>
    JSON.stringify([
      document.documentElement.outerHTML,
      { ...localStorage },
      { ...sessionStorage },
      location.href,
      history.state,
      [...document.querySelectorAll('input, textarea')].map(
        (one) => (one as HTMLInputElement).value,
      ),
    ]),
  );
  expect(everything).not.toContain(text);
}
