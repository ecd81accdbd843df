import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import example from '../../../src/web/search/jaffle-shop.json' with { type: 'json' };
import { chromiumPath } from '../../support/web/chromium.js';
import {
  box,
  canvas,
  catalogOf,
  column,
  counts,
  jaffle,
  openLineage,
  ready,
  search,
} from '../../support/web/lineage-pages.js';
import { openPage } from '../../support/web/open-page.js';

describe.skipIf(chromiumPath === undefined)('links and exports of the lineage graph', () => {
  it('restores the view from a copied link', async () => {
    const catalog = await catalogOf(example);
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page } = await openLineage(catalog, jaffle('stg_orders'), { permissions });
    await box(page, 'orders').getByRole('button', { name: 'Expand the upstreams' }).click();
    await box(page, 'stg_payments').waitFor();
    await page.getByRole('checkbox', { name: 'Columns' }).check();
    await column(page, 'orders', 'status').click();
    await box(page, 'customers').getByText('customers', { exact: true }).click();
    await ready(page);
    const before = await counts(page);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Copied').waitFor();
    const link = await page.evaluate<string>('navigator.clipboard.readText()');
    const { page: other } = await openPage({ url: link });
    await ready(other);
    expect(await counts(other)).toEqual(before);
    await other.getByText('Path of orders.status: 2 up, 0 down').waitFor();
    await other.getByRole('complementary').getByRole('heading', { name: 'customers' }).waitFor();
    await other.getByRole('button', { name: 'List', exact: true }).click();
    await other.reload();
    await other.getByRole('treegrid').waitFor();
    expect(search(other)).toContain('view=list');
  });

  it('says how many datasets of a link are gone', async () => {
    const catalog = await catalogOf(example);
    const { page } = await openLineage(catalog, jaffle('stg_orders'), {
      search: '?open=u01234567.d89abcdef',
    });
    await page.getByText('2 expansions of this link are gone.').waitFor();
  });

  it('fits the view of a link', async () => {
    const catalog = await catalogOf(example);
    const { page } = await openLineage(catalog, jaffle('stg_orders'), { search: '?columns=1' });
    const stage = await page.locator('[data-stage]').boundingBox();
    const boxes = await page.locator('[role="group"][data-home]').all();
    expect(boxes.length).toBe(4);
    for (const one of boxes) {
      const place = await one.boundingBox();
      if (!place || !stage) throw new Error('a box is not drawn');
      expect(place.x).toBeGreaterThanOrEqual(stage.x);
      expect(place.y).toBeGreaterThanOrEqual(stage.y);
      expect(place.x + place.width).toBeLessThanOrEqual(stage.x + stage.width);
      expect(place.y + place.height).toBeLessThanOrEqual(stage.y + stage.height);
    }
  });

  it('keeps the box that is acted on under the pointer', async () => {
    const catalog = await catalogOf(example);
    const { page } = await openLineage(catalog, jaffle('stg_orders'), { search: '?columns=1' });
    const orders = box(page, 'orders');
    const before = await orders.boundingBox();
    await orders.getByRole('button', { name: 'Expand the upstreams' }).click();
    await box(page, 'stg_payments').waitFor();
    await ready(page);
    expectClose(await orders.boundingBox(), before);
    await orders.getByRole('button', { name: 'Collapse the upstreams' }).click();
    await box(page, 'stg_payments').waitFor({ state: 'detached' });
    await ready(page);
    expectClose(await orders.boundingBox(), before);
    const home = await box(page, 'stg_orders').boundingBox();
    await page.getByRole('checkbox', { name: 'Columns' }).uncheck();
    await ready(page);
    const after = await box(page, 'orders').boundingBox();
    expect(after?.height).toBeLessThan(before?.height ?? 0);
    expectClose(await orders.boundingBox(), before);
    expect((await box(page, 'stg_orders').boundingBox())?.x).toBeCloseTo(home?.x ?? 0, 0);
  });

  it('moves nothing gradually for a reader who wants less motion', async () => {
    const catalog = await catalogOf(example);
    const { page } = await openLineage(catalog, jaffle('stg_orders'), { reducedMotion: 'reduce' });
    const moves = page.evaluate<boolean>(`new Promise((resolve) => {
      const seen = new MutationObserver(() => {
        if (document.querySelector('[data-moving="true"]')) resolve(true);
      });
      seen.observe(document.body, { subtree: true, attributes: true });
      setTimeout(() => resolve(false), 1500);
    })`);
    await box(page, 'orders').getByRole('button', { name: 'Expand the upstreams' }).click();
    await box(page, 'stg_payments').waitFor();
    expect(await moves).toBe(false);
  });

  it('exports every box and edge as SVG, and an image', async () => {
    const catalog = await catalogOf(example);
    const { page } = await openLineage(catalog, jaffle('stg_orders'), { search: '?columns=1' });
    const [svg] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export SVG' }).click(),
    ]);
    expect(svg.suggestedFilename()).toBe('Lineage-of-stg_orders.svg');
    const text = await readFile(await svg.path(), 'utf8');
    expect(text.match(/data-box=/g)?.length).toBe(4);
    expect(text.match(/data-edge=/g)?.length).toBe(3);
    expect(text.match(/data-column-edge=/g)?.length).toBe(11);
    expect(text).not.toMatch(/<style|<script/);
    const [png] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export PNG' }).click(),
    ]);
    const image = await readFile(await png.path());
    expect(image.subarray(1, 4).toString()).toBe('PNG');
  });

  it('walks the graph by keyboard alone', async () => {
    const catalog = await catalogOf(example);
    const { page } = await openLineage(catalog, jaffle('stg_orders'));
    await canvas(page).focus();
    await page
      .getByText(/^stg_orders, dataset, bigquery, PROD, in [\w.]+, home, 1 upstream, 1 shown/)
      .waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText(/^(?:orders|customers), dataset, bigquery/).waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('[');
    await box(page, 'stg_payments').waitFor();
    await page.keyboard.press('[');
    await box(page, 'stg_payments').waitFor({ state: 'detached' });
    await page.keyboard.press('c');
    await page.locator('[id^="column-"]').first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('complementary', { name: 'Details' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('complementary', { name: 'Details' }).waitFor({ state: 'detached' });
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Fit' }).and(page.locator(':focus')).waitFor();
  });
});

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Requires that a box did not move by more than 1 px. */
function expectClose(after: Place | null, before: Place | null): void {
  expect(Math.abs((after?.x ?? 0) - (before?.x ?? 9))).toBeLessThanOrEqual(1);
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 9))).toBeLessThanOrEqual(1);
}
