import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Catalog } from '../../../src/server/start-catalog.js';
import { keyOf } from '../../../src/web/lineage/model/key-of.js';
import { chromiumPath } from '../../support/web/chromium.js';
import {
  box,
  canvas,
  catalogOf,
  counts,
  fed,
  hive,
  openLineage,
  plain,
  ready,
  search,
} from '../../support/web/lineage-pages.js';
import { expectBothThemes, PHONE } from '../../support/web/page-checks.js';

const HOME = hive('shop.orders');

/** `orders` has 40 downstreams in two schemas. The first of them feeds another dataset. */
function twoSchemas(): Promise<Catalog> {
  const members = Array.from({ length: 40 }, (_, i) => hive(`${i < 28 ? 'mart' : 'ops'}.t_${i}`));
  return catalogOf([
    plain(HOME),
    ...members.map((urn) => fed(urn, [HOME])),
    fed(hive('last.leaf'), [hive('ops.t_30')]),
  ]);
}

const group = (page: Page, schema: string) => page.getByRole('group', { name: `schema ${schema}` });

/** The smallest letters on the screen, of all texts in boxes, groups and blocks. */
function leastLetters(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [, zoom] = /scale\(([\d.]+)\)/.exec(
      document.querySelector<HTMLElement>('.react-flow__viewport')?.style.transform ?? '',
    ) ?? ['', '1'];
    const texts = [...document.querySelectorAll('.react-flow__node *')].filter(
      (one) =>
        one.checkVisibility() &&
        [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    );
    const sizes = texts.map((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    return Math.min(...sizes) * Number(zoom);
  });
}

describe.skipIf(chromiumPath === undefined)('levels of detail of the lineage graph', () => {
  it('opens a group in its place, folds it, and restores it from a link', async () => {
    const { page } = await openLineage(await twoSchemas(), HOME);
    expect(await counts(page)).toEqual(['1', '0', '0']);
    await group(page, 'mart').waitFor();
    const before = await group(page, 'ops').boundingBox();
    await group(page, 'ops').getByRole('button').click();
    await box(page, 't_30').waitFor();
    await ready(page);
    expect(await counts(page)).toEqual(['13', '12', '0']);
    const after = await group(page, 'ops').boundingBox();
    expect([after?.x, after?.y]).toEqual([before?.x, before?.y]);
    expect(search(page)).toMatch(/^\?open=g[0-9a-f]{8}$/);
    await expectBothThemes(page);
    await box(page, 't_30').getByRole('button', { name: 'Expand the downstreams' }).click();
    await box(page, 'leaf').waitFor();
    await page.reload();
    await box(page, 'leaf').waitFor();
    await ready(page);
    await group(page, 'ops').getByRole('button', { expanded: true }).click();
    await page.locator('[data-boxes="1"]').waitFor();
    expect(search(page)).toBe('');
  });

  it('opens and folds a group by keyboard, in the graph and in the list', async () => {
    const { page } = await openLineage(await twoSchemas(), HOME);
    await canvas(page).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await page.getByText('Group: 12 downstream datasets in hive, schema ops, folded').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Group: 12 downstream datasets in hive, schema ops, open').waitFor();
    await page.keyboard.press('ArrowDown');
    await page
      .locator('[data-live]')
      .getByText(/^t_28, dataset/)
      .waitFor();
    await page.getByRole('button', { name: 'List' }).click();
    const row = page.getByRole('row', { name: /^ops 12 datasets · hive/ });
    await row.click();
    await page.locator('[data-boxes="1"]').waitFor();
    expect(await row.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('ArrowRight');
    await page.locator('[data-boxes="13"]').waitFor();
    await page.getByRole('row', { name: 't_28' }).waitFor();
    await expectBothThemes(page);
  });

  it('shows blocks and bundles when the reader is far away, and names before', async () => {
    const { page } = await openLineage(await twoSchemas(), HOME);
    await group(page, 'ops').getByRole('button').click();
    await box(page, 't_30').waitFor();
    for (const level of ['names', 'blocks']) {
      while ((await page.locator(`[data-level="${level}"]`).count()) === 0) {
        await page.getByRole('button', { name: 'Zoom out' }).click();
        expect(await leastLetters(page)).toBeGreaterThan(10.9);
      }
      await expectBothThemes(page);
    }
    await page.getByRole('group', { name: 'schema ops, open, edges: 12 in, 0 out' }).waitFor();
    await page.getByRole('group', { name: /^orders, dataset, .*edges: 0 in, 12 out$/ }).waitFor();
    await page.getByRole('group', { name: 'schema ops' }).getByRole('button').click();
    await box(page, 't_30').waitFor();
    expect(await leastLetters(page)).toBeGreaterThan(10.9);
  });

  it('fits the part around home that one can read, and counts the rest', async () => {
    const chain = [HOME, ...Array.from({ length: 24 }, (_, i) => hive(`deep.d_${i}`))];
    const catalog = await catalogOf([
      plain(HOME),
      ...chain.slice(1).map((urn, i) => fed(urn, [chain[i] ?? ''])),
    ]);
    const open = chain.slice(1).map((urn) => `d${keyOf(urn)}`);
    const where = { viewport: PHONE, search: `?open=${open.join('.')}` };
    const { page } = await openLineage(catalog, HOME, where);
    await page.getByRole('button', { name: 'Graph' }).click();
    await ready(page);
    await canvas(page).focus();
    await page.keyboard.press('f');
    const outside = page.getByText(/^Fits the middle, \d+ boxes are outside\.$/);
    await outside.waitFor();
    await page.getByRole('img', { name: 'Overview of the graph' }).waitFor();
    await page.getByRole('group', { name: /^orders, dataset/ }).waitFor();
    expect(await leastLetters(page)).toBeGreaterThan(10.9);
    await expectBothThemes(page);
  });
});
