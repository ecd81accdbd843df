import { describe, expect, it } from 'vitest';
import { startCatalog } from '../../../src/server/start-catalog.js';
import { chromiumPath } from '../../support/web/chromium.js';
import { expectAccessible, openPage } from '../../support/web/open-page.js';

describe.skipIf(chromiumPath === undefined)('the frame of the pages', () => {
  it('opens', async () => {
    const catalog = await startCatalog();
    const { page } = await openPage({ url: `${catalog.url}/` });
    expect(await page.title()).toBe('Datasets · Headwater');
    await expectAccessible(page);
    await page.screenshot({ path: '/tmp/w/shell.png' });
    await catalog.stop();
  });
});
