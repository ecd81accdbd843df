import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import example from '../../../src/web/search/jaffle-shop.json' with { type: 'json' };
import { edited } from '../../support/report/report-plans.js';
import { tempFolder } from '../../support/server/temp-folder.js';
import { chromiumPath } from '../../support/web/chromium.js';
import { catalogOf, jaffle, openLineage, ready } from '../../support/web/lineage-pages.js';
import { openPage } from '../../support/web/open-page.js';
import { planCatalog } from '../../support/web/plan-pages.js';

const viewport = { width: 1200, height: 640 };
const docs = fileURLToPath(new URL('../../../docs/', import.meta.url));

/**
 * The pictures of the documentation. Each run takes them, and `npm run docs pictures` stores them.
 * Their pixels are not compared, since fonts differ between machines.
 */
describe.skipIf(chromiumPath === undefined)('the pictures of the documentation', () => {
  it('show the path of a column', async () => {
    const catalog = await catalogOf(example);
    const options = { search: '?col=amount', viewport };
    const { page } = await openLineage(catalog, jaffle('stg_payments'), options);
    await page.getByText('Path of stg_payments.amount: 1 up, 6 down in 4 datasets').waitFor();
    await take(page, 'lineage-graph.png');
  });

  it('show a plan', async () => {
    const catalog = await planCatalog();
    onTestFinished(() => catalog.stop());
    const viewport = { width: 1440, height: 780 };
    const { page } = await openPage({ url: `${catalog.url}/plan`, viewport });
    await page.waitForLoadState('networkidle');
    const file = join(tempFolder(), 'plan.json');
    writeFileSync(file, JSON.stringify(edited));
    await page.getByLabel('Document', { exact: true }).setInputFiles(file);
    await page.getByRole('heading', { name: 'Removals (1)' }).waitFor();
    await ready(page);
    await take(page, 'plan-view.png');
  });
});

/** Takes a picture, stores it if asked to, and compares its size with the stored one. */
async function take(page: Page, name: string): Promise<void> {
  const picture = await page.screenshot();
  if (expect.getState().snapshotState.snapshotUpdateState === 'all')
    writeFileSync(join(docs, name), picture);
  const stored = readFileSync(join(docs, name));
  expect(sizeOf(picture)).toEqual(sizeOf(stored));
  expect(stored.length).toBeLessThanOrEqual(200_000);
  expect(readFileSync(join(docs, 'embedded-catalog.md'), 'utf8')).toContain(`(${name})`);
}

/** Width and height, which stand in the header of a PNG. */
function sizeOf(picture: Buffer): readonly [number, number] {
  return [picture.readUInt32BE(16), picture.readUInt32BE(20)];
}
