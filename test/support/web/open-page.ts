import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { openContext } from './chromium.js';

/** A browser page on a catalog. */
export interface OpenPage {
  readonly page: Page;
  /** The texts of the console and of uncaught errors so far. */
  readonly complaints: readonly string[];
  /** The paths of the requests so far, with their methods. */
  readonly requests: readonly string[];
}

/**
 * Opens a page of a browser that has stored nothing. When the test ends, it fails if the page asked
 * another host, broke the content security policy or wrote an error to the console.
 *
 * @param options `url` is the address to open, for example `${catalog.url}/settings/tokens`
 */
export async function openPage({
  url,
  ...options
}: BrowserContextOptions & { readonly url: string }): Promise<OpenPage> {
  const context = await openContext({ viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message) => {
    // The browser logs each answer with an error status. The page shows those itself.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const { host, pathname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(url).host) foreign.push(request.url());
    requests.push(`${request.method()} ${pathname}`);
  });
  onTestFinished(async () => {
    await forget(context, page, new URL(url).origin);
    await page.close();
    expect({ complaints, foreign }).toEqual({ complaints: [], foreign: [] });
  });
  await page.goto(url);
  return { page, complaints, requests };
}

/** Removes what a page stored and was permitted, so that the next test finds nothing of it. */
async function forget(context: BrowserContext, page: Page, origin: string): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await context.clearCookies();
  await context.clearPermissions();
}
