import { describe, expect, it } from 'vitest';
import example from '../../../src/web/search/jaffle-shop.json' with { type: 'json' };
import { chromiumPath } from '../../support/web/chromium.js';
import {
  box,
  catalogOf,
  fed,
  hive,
  jaffle,
  lineageUrl,
  openLineage,
  plain,
  ready,
  store,
} from '../../support/web/lineage-pages.js';
import { openPage } from '../../support/web/open-page.js';
import { expectBothThemes } from '../../support/web/page-checks.js';

describe.skipIf(chromiumPath === undefined)('states of the lineage graph', () => {
  it('gives a manifest for a dataset without lineage', async () => {
    const catalog = await catalogOf([plain(hive('alone'))]);
    const { page } = await openPage({ url: lineageUrl(catalog, hive('alone')) });
    const manifest = page.getByRole('region', { name: 'Manifest' });
    await manifest.waitFor();
    expect(await manifest.textContent()).toContain(hive('alone'));
    await page.getByText('headwater plan').waitFor();
    await expectBothThemes(page);
  });

  it('says that the catalog has no such dataset', async () => {
    const catalog = await catalogOf([]);
    const { page } = await openPage({ url: lineageUrl(catalog, hive('nothing')) });
    await page.getByText('The catalog has no such dataset, and no lineage of it.').waitFor();
    await expectBothThemes(page);
  });

  it('says that it waits', async () => {
    const catalog = await catalogOf(example);
    const { page } = await openPage({ url: `${catalog.url}/login` });
    await page.route('**/api/v2/graphql', () => {});
    await page.goto(lineageUrl(catalog, jaffle('orders')));
    await page.getByText('Reading the lineage …').waitFor();
    await expectBothThemes(page);
  });

  it('says what failed, and tries again', async () => {
    const catalog = await catalogOf(example);
    const { page } = await openPage({ url: `${catalog.url}/login` });
    await page.route('**/api/v2/graphql', (route) => route.fulfill({ status: 500, body: 'none' }));
    await page.goto(lineageUrl(catalog, jaffle('orders')));
    await page.getByText('The catalog answered 500.').waitFor();
    await expectBothThemes(page);
    await page.unroute('**/api/v2/graphql');
    await page.getByRole('button', { name: 'Retry' }).click();
    await ready(page);
  });

  it('keeps the graph if one side cannot be read, and tries that side again', async () => {
    const catalog = await catalogOf(example);
    const { page } = await openLineage(catalog, jaffle('stg_orders'));
    await page.route('**/api/v2/graphql', (route) => route.fulfill({ status: 500, body: 'none' }));
    await box(page, 'orders').getByRole('button', { name: 'Expand the upstreams' }).click();
    await page.getByText('The upstreams of orders could not be read').waitFor();
    await box(page, 'raw_orders').waitFor();
    await expectBothThemes(page);
    await page.unroute('**/api/v2/graphql');
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
    await box(page, 'stg_payments').waitFor();
    await page.getByText('could not be read').waitFor({ state: 'detached' });
  });

  it('names boxes that are missing or soft-deleted', async () => {
    const catalog = await catalogOf([
      plain(hive('gone')),
      plain(hive('removed')),
      fed(hive('target'), [hive('gone'), hive('removed')]),
    ]);
    await store(catalog, { urn: hive('removed'), status: { value: { removed: true } } });
    await fetch(`${catalog.url}/openapi/v3/entity/dataset/${encodeURIComponent(hive('gone'))}`, {
      method: 'DELETE',
    });
    const { page } = await openLineage(catalog, hive('target'));
    expect(await box(page, 'removed').textContent()).toContain('soft-deleted');
    expect(await box(page, 'gone').textContent()).toContain('not in the catalog');
    await expectBothThemes(page);
  });

  it('names a box that the caller may not see', async () => {
    const catalog = await catalogOf([plain(hive('up')), fed(hive('down'), [hive('up')])]);
    const { page } = await openPage({ url: `${catalog.url}/login` });
    // A DataHub with view authorization leaves out the aspects. This catalog has no such setting.
    await page.route('**/api/v2/graphql', async (route) => {
      const response = await route.fetch();
      const json = JSON.parse(await response.text(), (_key, value) =>
        value?.urn === hive('up') && 'aspects' in value ? { ...value, aspects: null } : value,
      );
      await route.fulfill({ response, json });
    });
    await page.goto(lineageUrl(catalog, hive('down')));
    await ready(page);
    expect(await box(page, 'up').textContent()).toContain('not visible to you');
    await expectBothThemes(page);
  });

  it('says which privilege the caller lacks', async () => {
    const catalog = await catalogOf(example);
    const { page } = await openPage({ url: `${catalog.url}/login` });
    const error = { message: 'no', extensions: { code: 403, type: 'UNAUTHORIZED' } };
    await page.route('**/api/v2/graphql', (route) =>
      route.fulfill({ json: { errors: [error], data: null } }),
    );
    await page.goto(lineageUrl(catalog, jaffle('orders')));
    await page.getByText('You need the privilege View Entity Page').waitFor();
    await expectBothThemes(page);
  });
});
