import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { lineageSearch } from '../../../src/web/lineage/model/lineage-address.js';
import { chromiumPath } from '../../support/web/chromium.js';
import { canvas, catalogOf, openLineage, ready, search } from '../../support/web/lineage-pages.js';
import { owned, ownedCatalog, ownedView } from '../../support/web/owned.js';
import { expectBothThemes, overflow, PHONE } from '../../support/web/page-checks.js';

async function openShop(view = ownedView, viewport = { width: 1440, height: 900 }) {
  const catalog = await catalogOf(ownedCatalog);
  return openLineage(catalog, owned.orders, { search: lineageSearch(view), viewport });
}

const legend = (page: Page) => page.getByRole('region', { name: 'Colors' });
const entries = (page: Page) => legend(page).getByRole('listitem').allTextContents();

/** The shares of the canvas that have these colors, by whether there are any. */
function hasColors(page: Page, colors: readonly string[]): Promise<readonly boolean[]> {
  return page.evaluate((wanted) => {
    const element = document.querySelector('canvas');
    const { width = 0, height = 0 } = element ?? {};
    const data = element?.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    const found = new Set<string>();
    for (let at = 0; at < data.length; at += 4)
      if (data[at + 3] === 255) found.add(`${data[at]},${data[at + 1]},${data[at + 2]}`);
    return wanted.map((color) => found.has(color));
  }, colors);
}

describe.skipIf(chromiumPath === undefined)('the colors of owners', () => {
  it('are on the lines, in the legend and in the address', async () => {
    const { page } = await openShop();
    const [commerce, finance] = ['11,92,173', '194,65,12'];
    expect(await hasColors(page, [commerce, finance])).toEqual([false, false]);
    await page.getByRole('button', { name: 'By owner' }).click();
    expect(await entries(page)).toEqual([
      '1 stack commerce 1 edge, 2 column pairs',
      '2 stack finance 1 edge, 2 column pairs',
      'c connectors 1 edge, 2 column pairs',
      'p people 1 edge, 1 column pair',
      '? not recorded 1 edge, 3 column pairs',
    ]);
    await expect.poll(() => hasColors(page, [commerce, finance])).toEqual([true, true]);
    expect(search(page)).toContain('by=owner');
    await expectBothThemes(page);
    await page.reload();
    await ready(page);
    await legend(page).getByText('stack finance').waitFor();
  });

  it('change and their legend hides by keys', async () => {
    const { page } = await openShop();
    await canvas(page).focus();
    await page.keyboard.press('o');
    await page.keyboard.press('o');
    await legend(page).getByText('person alice').waitFor();
    expect(search(page)).toContain('by=writer');
    await expectBothThemes(page);
    await page.keyboard.press('l');
    await legend(page).waitFor({ state: 'detached' });
    await page.keyboard.press('l');
    await legend(page).waitFor();
    await page.keyboard.press('o');
    await legend(page).waitFor({ state: 'detached' });
    expect(search(page)).not.toContain('by=');
  });

  it('are words in the list of a phone and in the details', async () => {
    const { page } = await openShop({ ...ownedView, by: 'owner' }, PHONE);
    await page.getByRole('row').filter({ hasText: 'lineage of stack finance, people' }).waitFor();
    expect(await entries(page)).toHaveLength(5);
    expect(await overflow(page)).toBe(0);
    await expectBothThemes(page);
    await page.getByRole('row', { name: /^rates/ }).click();
    await page.getByRole('button', { name: 'rates → sales' }).click();
    const details = page.getByRole('complementary', { name: 'Details' });
    await details.getByText('person alice').waitFor();
  });

  it.each(['light', 'dark'] as const)('are in the export, in %s', async (colorScheme) => {
    const { page } = await openShop({ ...ownedView, by: 'owner' });
    await page.emulateMedia({ colorScheme });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export SVG' }).click();
    const svg = await readFile(await (await download).path(), 'utf8');
    const own1 = { light: 'rgb(11, 92, 173)', dark: 'rgb(90, 169, 255)' }[colorScheme];
    expect(svg).toContain(`<g stroke="${own1}"`);
    expect(svg).toContain('stack commerce: 1 edge, 2 column pairs');
    expect(svg.match(/data-label="p"/g)).toHaveLength(2);
  });
});
