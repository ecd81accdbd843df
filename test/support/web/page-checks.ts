import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PASSWORDS, type Username } from '../server/auth.js';
import { expectAccessible } from './open-page.js';

/** The size of a small phone. */
export const PHONE = { width: 390, height: 800 };

/** Requires that axe finds no violation in light and in dark. */
export async function expectBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

/** The pixels by which the page is wider than the window. */
export async function overflow(page: Page): Promise<number> {
  return await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
}

/** Gives the browser the session of a user, without the page of the log-in. */
export async function logInAs(page: Page, username: Username): Promise<void> {
  const answer = await page.request.post(new URL('/logIn', page.url()).href, {
    data: { username, password: PASSWORDS[username] },
  });
  expect(answer.status()).toBe(200);
}
