import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PASSWORDS, type Username } from '../server/auth.js';

/** The size of a small phone. */
export const PHONE = { width: 390, height: 800 };

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

/** The minified build: the text crosses to the browser once a page. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * Requires that axe finds no violation on the page as it is now.
 *
 * @param rules the rules of axe to run. Default: all.
 */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  if (await page.evaluate('globalThis.axe === undefined')) await page.evaluate(axeSource);
  const violations = await page.evaluate(async (rules) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, rules);
  expect(violations).toEqual([]);
}

/**
 * Requires that axe finds no violation in light and in dark. The themes differ in colors alone, so
 * in dark only the rule of colors runs.
 */
export async function expectBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, ['color-contrast']);
}

interface Axe {
  readonly run: (options: RunOptions) => Promise<AxeResults>;
}
