import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Catalog, StartCatalogOptions } from '../../../src/server/start-catalog.js';
import { BULK, post, runningCatalog } from '../../support/server/catalog.js';
import { chromiumPath } from '../../support/web/chromium.js';
import {
  counts,
  fed,
  hive,
  lineageUrl,
  openLineage,
  plain,
  ready,
  search,
  store,
} from '../../support/web/lineage-pages.js';
import { openPage } from '../../support/web/open-page.js';
import { expectBothThemes, overflow, PHONE } from '../../support/web/page-checks.js';

const orders = hive('shop.orders');
const UPSTREAMS = ['a', 'b', 'c'].map((name) => hive(`shop.${name}`));
const MARK = { headwater: JSON.stringify({ commerce: { edge: 1 } }) };

interface Version {
  readonly ups: readonly string[];
  readonly by: string;
  readonly run?: string;
  readonly isMarked?: boolean;
}

const VERSIONS: readonly Version[] = [
  { ups: UPSTREAMS.slice(0, 1), by: 'svc-lineage', isMarked: true },
  { ups: UPSTREAMS, by: 'svc-lineage', isMarked: true },
  { ups: [], by: 'svc-ingest', run: 'snowflake-2026_11_28' },
  { ups: UPSTREAMS.slice(1), by: 'alice' },
];

/** A catalog in which different users wrote the lineage of `orders`, three hours after each other. */
async function catalogWith(versions: readonly Version[], options: StartCatalogOptions = {}) {
  let now = Date.UTC(2026, 10, 27, 17, 10);
  const catalog = await runningCatalog({ clock: () => now, ...options });
  await store(catalog, ...[orders, ...UPSTREAMS].map(plain));
  for (const { ups, by, run, isMarked } of versions) {
    now += 3 * 3_600_000;
    const { upstreamLineage } = fed(orders, ups, ups[0] ? [[ups[0], 'id', 'id']] : []) as Fed;
    const upstreams = upstreamLineage.value.upstreams.map((one) => ({
      ...one,
      ...(isMarked && { properties: MARK }),
    }));
    const value = { ...upstreamLineage.value, upstreams };
    const item = {
      urn: orders,
      upstreamLineage: { value, systemMetadata: run ? { runId: run } : {} },
    };
    const actor = { 'X-DataHub-Actor': `urn:li:corpuser:${by}` };
    expect(await post(catalog, BULK, [item], actor)).toMatchObject({ status: 200 });
  }
  return catalog;
}

interface Fed {
  readonly upstreamLineage: { readonly value: { readonly upstreams: readonly object[] } };
}

const panel = (page: Page) => page.getByRole('region', { name: 'History' });
const slider = (page: Page) => page.getByRole('slider', { name: 'Version' });

/** Opens the history by its address. */
async function openHistory(catalog: Catalog, time: string, options: object = {}): Promise<Page> {
  const { page } = await openLineage(catalog, orders, { search: `?time=${time}`, ...options });
  return page;
}

describe.skipIf(chromiumPath === undefined)('the history of a lineage', () => {
  it('opens by a key, and moves through the versions by keys', async () => {
    const catalog = await catalogWith(VERSIONS);
    await store(catalog, fed(hive('shop.daily'), [orders]));
    const { page } = await openLineage(catalog, orders);
    expect(await counts(page)).toEqual(['4', '3', '1']);
    await page.keyboard.press('h');
    await panel(page).getByText('Version 4: alice added 2 upstreams').waitFor();
    expect(search(page)).toBe('?time=0');
    await panel(page).getByText('1 neighbor is not drawn').waitFor();
    await expectBothThemes(page);
    await slider(page).focus();
    await page.keyboard.press('ArrowLeft');
    await panel(page)
      .getByText(
        'Version 3: svc-ingest removed 3 of 3 upstreams, 1 of 1 column pair on 2026-11-28 02:10:00 UTC (run snowflake-2026_11_28): wiped by ingestion.',
      )
      .waitFor();
    await panel(page).getByText('No longer owned by stack commerce: 3 of 3 upstreams.').waitFor();
    expect(await slider(page).getAttribute('aria-valuetext')).toBe(
      'version 3 of 4, 2026-11-28 02:10:00 UTC, svc-ingest, run snowflake-2026_11_28, wiped 3 of 3 upstreams, 1 of 1 column pair, +0 -4 ~0',
    );
    await ready(page);
    expect(await counts(page)).toEqual(['4', '3', '1']);
    await expectBothThemes(page);
    await page.keyboard.press('Home');
    await panel(page).getByText('Version 1: svc-lineage added 1 upstream, 1 column pair').waitFor();
    await page.getByRole('button', { name: 'History' }).click();
    await panel(page).waitFor({ state: 'detached' });
    await ready(page);
    expect(await counts(page)).toEqual(['4', '3', '1']);
  });

  it('shows two versions beside each other, and a link restores them', async () => {
    const page = await openHistory(await catalogWith(VERSIONS), '4');
    await panel(page).getByRole('combobox').selectOption({ index: 1 });
    await expect.poll(() => search(page)).toBe('?time=2-4');
    await page.reload();
    await ready(page);
    const versions = page.getByRole('region', { name: 'The two versions' });
    const rows = await versions.getByRole('listitem').allTextContents();
    expect(rows.map((text) => text.trim())).toEqual([
      '-a',
      '-a.id → orders.id',
      'b',
      'c',
      '+b.id → orders.id',
      'b',
      'c',
    ]);
    await panel(page).getByText('Version 3: svc-ingest removed').waitFor();
    expect(await counts(page)).toEqual(['4', '3', '2']);
    await expectBothThemes(page);
  });

  it('fits a phone, one version below the other', async () => {
    const page = await openHistory(await catalogWith(VERSIONS), '3', { viewport: PHONE });
    await page.getByRole('heading', { name: 'version 2' }).waitFor();
    await page.getByRole('heading', { name: 'version 3' }).waitFor();
    expect(await overflow(page)).toBe(0);
    await expectBothThemes(page);
    await page.getByRole('button', { name: 'Graph', exact: true }).click();
    await ready(page);
    expect(await overflow(page)).toBe(0);
    await expectBothThemes(page);
  });

  it('is there for a dataset that lost all its lineage', async () => {
    const catalog = await catalogWith(VERSIONS.slice(0, 3));
    const { page } = await openPage({ url: lineageUrl(catalog, orders) });
    await page.getByRole('button', { name: 'History' }).click();
    await panel(page).getByText('wiped by ingestion').waitFor();
    await ready(page);
    expect(await counts(page)).toEqual(['4', '3', '1']);
  });

  it('counts what the catalog no longer keeps', async () => {
    const many = Array.from({ length: 23 }, (_, index): Version => {
      return { ups: UPSTREAMS.slice(0, 1 + (index % 2)), by: 'svc-lineage' };
    });
    const page = await openHistory(await catalogWith(many), '2');
    await panel(page).getByText('Versions 1 to 2 are gone').waitFor();
    await page.getByText('A version of this link is not stored, or cannot be read.').waitFor();
    await slider(page).press('Home');
    await panel(page).getByText('what changed is not known').waitFor();
    await expectBothThemes(page);
  });

  it('says that there is one version, or none', async () => {
    const catalog = await catalogWith(VERSIONS.slice(0, 1));
    const page = await openHistory(catalog, '0');
    await panel(page).getByText('This is the only stored version').waitFor();
    await expectBothThemes(page);
    await page.goto(lineageUrl(catalog, UPSTREAMS[0] ?? '', '?time=0'));
    await panel(page).getByText('keeps no version of lineage that this dataset').waitFor();
    await expectBothThemes(page);
    await page.goto(lineageUrl(catalog, hive('nothing'), '?time=0'));
    await page.getByText('The catalog has no such dataset, and no lineage of it.').waitFor();
  });

  it('says that it waits, what failed, what is forbidden, and which versions it leaves out', async () => {
    const catalog = await catalogWith(VERSIONS);
    const { page } = await openPage({ url: `${catalog.url}/login` });
    const paths = '**/openapi/v3/entity/dataset/**';
    await page.route(paths, () => {});
    await page.goto(lineageUrl(catalog, orders, '?time=0'));
    await page.getByText('Reading the stored versions …').waitFor();
    await expectBothThemes(page);
    await page.unroute(paths);
    await page.route(paths, (route) => route.fulfill({ status: 403, json: { error: 'no' } }));
    await page.reload();
    await page.getByText('You may not read the history of this lineage.').waitFor();
    await expectBothThemes(page);
    await page.unroute(paths);
    await page.route(paths, (route) => route.fulfill({ status: 500, body: '' }));
    await page.reload();
    await page.getByText('The stored versions could not be read').waitFor();
    await page.unroute(paths);
    await page.route(/version=2/, (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'Retry' }).click();
    await panel(page).getByText('1 version cannot be read and is left out: 2.').waitFor();
    await expectBothThemes(page);
  });
});
