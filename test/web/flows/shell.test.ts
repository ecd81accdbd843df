import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startCatalog } from '../../../src/server/start-catalog.js';
import { chromiumPath } from '../../support/web/chromium.js';
import { openPage } from '../../support/web/open-page.js';
import { expectAccessible, PHONE } from '../../support/web/page-checks.js';

async function openCatalog(path: string) {
  const catalog = await startCatalog();
  onTestFinished(() => catalog.stop());
  return openPage({ url: `${catalog.url}${path}` });
}

describe.skipIf(chromiumPath === undefined)('the frame of the pages', () => {
  it('leads to each page, and the heading takes the focus', async () => {
    const { page } = await openCatalog('/');
    for (const [link, title] of [
      ['Settings', 'Access Tokens'],
      ['Plan', 'Plan'],
      ['Search', 'Search'],
    ] as const) {
      await page.getByRole('navigation').getByRole('link', { name: link }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await page.title()).toMatch(/ · Headwater$/);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    }
  });

  it('has a header of two lines on a phone, on every page', async () => {
    const { page } = await openCatalog('/');
    await page.setViewportSize(PHONE);
    for (const link of ['Search', 'Plan', 'Settings']) {
      await page.getByRole('navigation').getByRole('link', { name: link }).click();
      await page.getByText('datahub', { exact: true }).waitFor();
      const place = await page.getByRole('banner').boundingBox();
      expect(place?.height).toBeLessThan(90);
    }
  });

  it('remembers the theme', async () => {
    const { page } = await openCatalog('/');
    await page.getByRole('button', { name: 'Theme: system' }).click();
    await page.getByRole('button', { name: 'Theme: light' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Theme: dark' }).waitFor();
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe('rgb(13, 17, 23)');
    await expectAccessible(page);
  });

  it('names an address without a page', async () => {
    const { page } = await openCatalog('/settings');
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
    await expectAccessible(page);
  });
});

it('the pages have at most 1.3 MB with their packages', () => {
  const folder = new URL('../../../lib/web/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  );
  const bytes = files.map(({ parentPath, name }) => statSync(`${parentPath}/${name}`).size);
  expect(files.map(({ name }) => name)).toContain('index.html');
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1_300_000);
});
