import { describe, expect, it } from 'vitest';
import { openCli, shopToOpen } from '../../support/cli/open-cli.js';
import { urnOf } from '../../support/model/state-builders.js';
import { chromiumPath } from '../../support/web/chromium.js';
import { openPage } from '../../support/web/open-page.js';

describe.skipIf(chromiumPath === undefined)('headwater plan --open', () => {
  it('leads a browser to the page, the document and the live lineage', async () => {
    const { catalog, ...setting } = await shopToOpen();
    const opened = await openCli(['plan'], setting);
    const { page, requests } = await openPage({ url: opened.address });
    expect(page.url()).toBe(`${opened.url}/plan?document=1`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const [document, dataset] = await page.evaluate(async () => {
      const read = async (path: string) => await (await fetch(path)).json();
      const urn = 'urn:li:dataset:(urn:li:dataPlatform:snowflake,orders,PROD)';
      const entity = `/openapi/v3/entity/dataset/${encodeURIComponent(urn)}`;
      return [await read('/document.json'), await read(entity)];
    });
    expect(document).toMatchObject({ kind: 'plan', changes: [{ kind: 'create' }] });
    expect(dataset).toMatchObject({ urn: urnOf('orders') });
    // The header of the pages reads the session, through the command.
    await expect.poll(() => requests).toContain('POST /api/v2/graphql');
    expect(await page.evaluate(() => document.cookie)).toBe('');
    expect(catalog.requests()).toMatchObject({ writes: 1 });
    expect(await opened.stop()).toMatchObject({ code: 0 });
  });
});
