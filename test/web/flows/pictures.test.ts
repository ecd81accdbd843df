import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import example from '../../../src/web/search/jaffle-shop.json' with { type: 'json' };
import { edited } from '../../support/report/report-plans.js';
import { tempFolder } from '../../support/server/temp-folder.js';
import { chromiumPath } from '../../support/web/chromium.js';
import { catalogOf, jaffle, openLineage } from '../../support/web/lineage-pages.js';
import { openPage } from '../../support/web/open-page.js';

const viewport = { width: 1200, height: 640 };

/**
 * The pictures of the README. Each run takes them, and `npm run docs:pictures` writes them. Their
 * bytes are not compared, since fonts differ between machines.
 */
describe.skipIf(chromiumPath === undefined)('the pictures of the README', () => {
  it('show the path of a column', async () => {
    const catalog = await catalogOf(example);
    const { page } = await openLineage(catalog, jaffle('stg_payments'), {
      search: '?col=amount',
      viewport,
    });
    await take(page, 'lineage-graph');
  });

  it('show a plan', async () => {
    const catalog = await catalogOf([]);
    const { page } = await openPage({ url: `${catalog.url}/plan`, viewport });
    await page.waitForLoadState('networkidle');
    const file = `${tempFolder()}/plan.json`;
    writeFileSync(file, JSON.stringify(edited));
    await page.getByLabel('Document', { exact: true }).setInputFiles(file);
    await page.getByRole('heading', { name: /^Removals/ }).waitFor();
    await take(page, 'plan-view');
  });
});

async function take(page: Page, name: string): Promise<void> {
  const picture = await page.screenshot();
  writeFileSync(`/tmp/${name}.png`, picture);
  expect(picture.length).toBeLessThan(200_000);
  void readFileSync;
}
