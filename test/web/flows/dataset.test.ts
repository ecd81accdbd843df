import { describe, expect, it } from 'vitest';
import type { Catalog } from '../../../src/server/start-catalog.js';
import example from '../../../src/web/search/jaffle-shop.json' with { type: 'json' };
import { hostileNames } from '../../support/report/hostile-names.js';
import { granting } from '../../support/server/auth.js';
import { runningCatalog } from '../../support/server/catalog.js';
import { chromiumPath } from '../../support/web/chromium.js';
import { hive, jaffle, store } from '../../support/web/lineage-pages.js';
import { openPage } from '../../support/web/open-page.js';
import { expectBothThemes, logInAs, overflow, PHONE } from '../../support/web/page-checks.js';

describe.skipIf(chromiumPath === undefined)('the page of a dataset', () => {
  it('shows names, owners and columns with their lineage, in two requests', async () => {
    const catalog = await shop();
    const { page, requests } = await openPage({ url: addressOf(catalog, jaffle('stg_orders')) });
    await page.getByRole('heading', { level: 1, name: 'stg_orders' }).waitFor();
    await page.getByText('bigquery · jaffle.jaffle_shop.stg_orders · PROD').waitFor();
    await page
      .getByText('owned by stack jaffle-shop: 1 of 1 upstream, 4 of 4 column pairs')
      .waitFor();
    const row = page.getByRole('row').filter({ hasText: 'customer_id' });
    expect(await row.textContent()).toMatch(/INT64[\s\S]*raw_orders\.user_id[\s\S]*1 column$/);
    const dates = page.getByRole('row').filter({ hasText: 'order_date' });
    expect(await dates.textContent()).toContain('3 columns');
    await page.getByText(/^lineage written just now by datahub$/).waitFor();
    await expectBothThemes(page);
    const calls = requests.filter((one) => /graphql|openapi/.test(one)).sort();
    expect(calls).toEqual([
      `GET /openapi/v3/entity/dataset/${encodeURIComponent(jaffle('stg_orders'))}`,
      'POST /api/v2/graphql',
      // The session.
      'POST /api/v2/graphql',
    ]);
  });

  it('finds columns, and keeps the text in the address', async () => {
    const catalog = await shop();
    const { page } = await openPage({ url: addressOf(catalog, jaffle('orders')) });
    await page.getByLabel('Find columns').fill('coupon');
    await page.getByText('1 of 9 columns').waitFor();
    expect(await page.getByRole('row').count()).toBe(2);
    expect(await page.getByRole('row').nth(1).textContent()).toContain(
      'sum(amount) by payment_method',
    );
    expect(new URL(page.url()).search).toBe('?find=coupon');
    await page.reload();
    await page.getByText('1 of 9 columns').waitFor();
  });

  it('changes tabs by keyboard, and restores them on Back', async () => {
    const catalog = await shop();
    const { page } = await openPage({ url: addressOf(catalog, jaffle('orders')) });
    await page.getByRole('tab', { name: 'Columns 9' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tabpanel', { name: 'Lineage 2 up, 0 down' }).waitFor();
    expect(new URL(page.url()).search).toBe('?tab=lineage');
    const edge = page.getByRole('listitem').filter({ hasText: 'jaffle.jaffle_shop.stg_payments' });
    expect(await edge.textContent()).toMatch(
      /TRANSFORMED[\s\S]*Created\s*just now by jane[\s\S]*stack jaffle-shop/,
    );
    await edge.getByText('9 column pairs').click();
    expect(await edge.textContent()).toContain('amount → amount');
    expect(await edge.textContent()).toContain('confidence 1');
    await page.getByText('This dataset feeds nothing.').waitFor();
    await expectBothThemes(page);
    await page.getByRole('tab', { selected: true }).press('End');
    await page.getByText('One row an order').waitFor();
    await page.goBack();
    await page.getByRole('tabpanel', { name: 'Lineage 2 up, 0 down' }).waitFor();
    await edge.getByRole('link', { name: 'stg_payments' }).click();
    await page.getByRole('heading', { level: 1, name: 'stg_payments' }).waitFor();
  });

  it('shows properties, tags, owners, and who wrote what', async () => {
    const catalog = await shop();
    await store(catalog, {
      urn: jaffle('orders'),
      globalTags: { value: { tags: [{ tag: 'urn:li:tag:pii' }] } },
      ownership: { value: { owners: [{ owner: 'urn:li:corpuser:joe', type: 'DATAOWNER' }] } },
      datasetProperties: {
        value: { name: 'orders', customProperties: { retention: '7 years' } },
        systemMetadata: { runId: 'nightly-1' },
      },
    });
    const { page } = await openPage({ url: addressOf(catalog, jaffle('orders'), 'properties') });
    await page.getByText('properties written just now by datahub, run nightly-1').waitFor();
    expect(await page.getByRole('tabpanel').textContent()).toMatch(
      /Owners\s*joe\s*Tags\s*pii[\s\S]*retention\s*7 years/,
    );
    await expectBothThemes(page);
  });

  it('draws a part of 5,000 columns at a time', async () => {
    const catalog = await wide(5_000);
    const { page } = await openPage({ url: addressOf(catalog, hive('wide')) });
    await page.getByRole('tab', { name: 'Columns 5,000' }).waitFor();
    expect(await page.getByRole('row').count()).toBeLessThan(60);
    await expectBothThemes(page);
    await page.getByRole('region', { name: 'Columns of the dataset' }).focus();
    await page.keyboard.press('End');
    await page.getByText('column_4999', { exact: true }).waitFor();
    expect(await page.getByRole('row').count()).toBeLessThan(60);
    const last = page.getByRole('row').filter({ hasText: 'column_4999' });
    expect(await last.getAttribute('aria-rowindex')).toBe('5001');
    expect((await last.boundingBox())?.height).toBeCloseTo(48, 0);
    await page.getByLabel('Find columns').fill('column_4321');
    await page.getByText('1 of 5000 columns').waitFor();
    await page.getByText('column_4321', { exact: true }).waitFor();
  });

  it('says that the catalog has no such dataset', async () => {
    const catalog = await runningCatalog();
    const { page } = await openPage({ url: addressOf(catalog, hive('nothing')) });
    await page.getByRole('heading', { name: 'The catalog has no such dataset' }).waitFor();
    await expectBothThemes(page);
    await page.goto(`${catalog.url}/dataset/${encodeURIComponent('<b>no urn</b>')}`);
    await page.getByText('invalid urn').waitFor();
    await expectBothThemes(page);
  });

  it('says that a dataset is soft-deleted', async () => {
    const catalog = await shop();
    await store(catalog, { urn: jaffle('orders'), status: { value: { removed: true } } });
    const { page } = await openPage({ url: addressOf(catalog, jaffle('orders')) });
    await page.getByRole('heading', { name: 'This dataset is soft-deleted' }).waitFor();
    await page.getByRole('tab', { name: 'Columns 9' }).waitFor();
    await expectBothThemes(page);
  });

  it('gives a manifest for a dataset without lineage', async () => {
    const catalog = await wide(1);
    const { page } = await openPage({ url: addressOf(catalog, hive('wide'), 'lineage') });
    await page.getByText('headwater plan').waitFor();
    expect(await page.getByRole('region', { name: 'Manifest' }).textContent()).toContain(
      hive('wide'),
    );
    await expectBothThemes(page);
  });

  it('names upstreams that are soft-deleted, and marks that cannot be read', async () => {
    const catalog = await runningCatalog();
    for (const name of ['ghost', 'child'])
      await store(catalog, { urn: hive(name), status: { value: { removed: false } } });
    await store(catalog, {
      urn: hive('child'),
      upstreamLineage: {
        value: {
          upstreams: [
            { dataset: hive('ghost'), type: 'COPY', properties: { headwater: 'no JSON' } },
          ],
        },
      },
    });
    await store(catalog, { urn: hive('ghost'), status: { value: { removed: true } } });
    const { page } = await openPage({ url: addressOf(catalog, hive('child'), 'lineage') });
    await page.getByText('soft-deleted').waitFor();
    await page.getByText('1 mark cannot be read').waitFor();
    await page.getByText('not recorded').first().waitFor();
    await expectBothThemes(page);
  });

  it('names the privilege that a caller lacks to read who wrote what', async () => {
    const catalog = await granting({ jane: [], datahub: ['CREATE_ENTITY', 'EDIT_ENTITY'] });
    const { page } = await openPage({ url: `${catalog.url}/login` });
    await logInAs(page, 'datahub');
    const stored = await page.request.post(`${catalog.url}/openapi/v3/entity/dataset?async=false`, {
      data: [{ urn: hive('secret'), datasetProperties: { value: { name: 'secret' } } }],
    });
    expect(stored.status()).toBe(200);
    await logInAs(page, 'jane');
    await page.goto(addressOf(catalog, hive('secret'), 'properties'));
    await page.getByText('You need the privilege View Entity Page').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/dataset\//);
    await expectBothThemes(page);
  });

  it('says what failed, and tries again', async () => {
    const catalog = await shop();
    const { page } = await openPage({ url: `${catalog.url}/login` });
    await page.route('**/api/v2/graphql', (route) =>
      route.fulfill({ status: 500, body: 'no JSON' }),
    );
    await page.goto(addressOf(catalog, jaffle('orders')));
    await page.getByText('The catalog answered 500.').waitFor();
    await expectBothThemes(page);
    await page.unroute('**/api/v2/graphql');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('tab', { name: 'Columns 9' }).waitFor();
  });

  it('says that it waits', async () => {
    const catalog = await shop();
    const { page } = await openPage({ url: `${catalog.url}/login` });
    await page.route('**/api/v2/graphql', () => {});
    await page.goto(addressOf(catalog, jaffle('orders')));
    await page.getByText('Reading the dataset …').waitFor();
    await expectBothThemes(page);
  });

  it('shows hostile names as text, on a phone too', async () => {
    const catalog = await runningCatalog();
    const names = [...new Set(hostileNames.map((name) => name.replaceAll(/\s+/g, ' ').trim()))];
    const fields = [...names, 'مرحبا \u202eabc', 'x'.repeat(500)].map((fieldPath) => ({
      fieldPath,
      nativeDataType: '<b>text</b>',
      type: { type: { 'com.linkedin.schema.StringType': {} } },
    }));
    const value = {
      name: names[0],
      description: names.join('\n'),
      customProperties: { '<i>': '"' },
    };
    const [first] = schemaOf(hive('hostile'), 0);
    await store(catalog, {
      ...first,
      datasetProperties: { value },
      schemaMetadata: { value: { ...first.schemaMetadata.value, fields } },
    });
    const { page } = await openPage({
      url: addressOf(catalog, hive('hostile')),
      viewport: PHONE,
    });
    await page.getByRole('tab', { name: `Columns ${fields.length}` }).waitFor();
    for (const tab of ['Columns', 'Lineage', 'Properties']) {
      await page.getByRole('tab', { name: tab }).click();
      expect(await page.locator('main').locator('script, img, svg, b b').count()).toBe(0);
      expect(await overflow(page)).toBe(0);
      await expectBothThemes(page);
    }
  });
});

function addressOf(catalog: Catalog, urn: string, tab = ''): string {
  return `${catalog.url}/dataset/${encodeURIComponent(urn)}${tab && `?tab=${tab}`}`;
}

/** A catalog with the example, whose lineage jane created. */
async function shop(): Promise<Catalog> {
  const catalog = await runningCatalog();
  const stamp = { actor: 'urn:li:corpuser:jane', time: Date.now() };
  const stamped = JSON.parse(JSON.stringify(example), (key, value) =>
    key === 'upstreams' && typeof value[0] === 'object'
      ? value.map((record: object) => ({ ...record, created: stamp, auditStamp: stamp }))
      : value,
  );
  await store(catalog, ...stamped);
  return catalog;
}

async function wide(columns: number): Promise<Catalog> {
  const catalog = await runningCatalog();
  await store(catalog, ...schemaOf(hive('wide'), columns));
  return catalog;
}

function schemaOf(urn: string, columns: number) {
  const fields = Array.from({ length: columns }, (_, index) => ({
    fieldPath: `column_${index}`,
    nativeDataType: 'text',
    type: { type: { 'com.linkedin.schema.StringType': {} } },
  }));
  const value = {
    schemaName: urn,
    platform: 'urn:li:dataPlatform:hive',
    version: 0,
    hash: '',
    platformSchema: { 'com.linkedin.schema.Schemaless': {} },
    fields,
  };
  return [{ urn, schemaMetadata: { value } }] as const;
}
