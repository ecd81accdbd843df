import { readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../../support/web/chromium.js';
import { openPage } from '../../support/web/open-page.js';
import { expectBothThemes, overflow, PHONE } from '../../support/web/page-checks.js';
import { siteFolder } from './built-site.js';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

let server: Server;
let base = '';

// Serves the site as GitHub Pages does: an address needs no `.html`.
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const path = new URL(url, base).pathname.slice('/headwater/'.length);
    const file = [path, `${path}.html`, `${path}index.html`]
      .map((one) => join(siteFolder, one))
      .find((one) => statSync(one, { throwIfNoEntry: false })?.isFile());
    const type = types[extname(file ?? '')] ?? 'application/octet-stream';
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': type });
    response.end(file === undefined ? '' : readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/headwater/`;
});
afterAll(() => server.close());

describe.skipIf(chromiumPath === undefined)('the site in a browser', () => {
  it('finds a code by the keyboard and opens its page', async () => {
    const { page } = await openPage({ url: base });
    await page.keyboard.press('Control+k');
    // The search loads when it opens, and shows results of each part of the word.
    await page.locator('.VPLocalSearchBox input:focus').waitFor();
    await page.keyboard.type('mass-delete');
    await page.locator('.VPLocalSearchBox .result.selected', { hasText: 'HW4001' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${base}codes/HW4001*`);
    await page.locator('h1', { hasText: 'HW4001 mass-delete' }).waitFor();
  });

  it.each(['', 'commands/plan'])('has no violation of axe at the address %j', async (path) => {
    const { page } = await openPage({ url: `${base}${path}` });
    await expectBothThemes(page);
  });

  it.each(['', 'manifests', 'commands/import-sql', 'codes'])(
    'fits on a phone at the address %j',
    async (path) => {
      const { page } = await openPage({ url: `${base}${path}`, viewport: PHONE });
      expect(await overflow(page)).toBe(0);
    },
  );

  it('leads from the address of a moved page to the new one', async () => {
    const { page } = await openPage({ url: `${base}README` });
    await page.waitForURL(`${base}contents`);
  });
});
