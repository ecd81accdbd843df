import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type LineageView, lineageSearch } from '../../../src/web/lineage/model/lineage-address.js';
import { pathOf } from '../../../src/web/lineage/model/path.js';
import { stepsOf } from '../../../src/web/lineage/steps/path-steps.js';
import { pathMermaid, pathText } from '../../../src/web/lineage/steps/step-words.js';
import { chromiumPath } from '../../support/web/chromium.js';
import {
  box,
  canvas,
  catalogOf,
  column,
  openLineage,
  ready,
  search,
} from '../../support/web/lineage-pages.js';
import { owned, ownedCatalog, ownedGraph, ownedView } from '../../support/web/owned.js';
import {
  expectAccessible,
  expectBothThemes,
  overflow,
  PHONE,
} from '../../support/web/page-checks.js';

const viewports = [{ width: 1440, height: 900 }, PHONE];
const pinned: LineageView = { ...ownedView, pin: { key: null, column: 'amount' } };

async function openShop(view = pinned, viewport = viewports[0]) {
  const catalog = await catalogOf(ownedCatalog);
  const options = { search: lineageSearch(view) };
  return openLineage(catalog, owned.orders, { ...options, ...(viewport && { viewport }) });
}

const panel = (page: Page) => page.getByRole('complementary', { name: 'Read the path' });

describe.skipIf(chromiumPath === undefined)('the steps of a path', () => {
  it.each(viewports)('are a list, $width px wide', async (viewport) => {
    const { page } = await openShop(pinned, viewport);
    await page.getByRole('button', { name: 'Read the path (r)' }).click();
    await panel(page).getByText('6 steps in 4 hops, from the sources to the ends.').waitFor();
    expect(search(page)).toContain('read=1');
    const steps = await panel(page).getByRole('listitem').allTextContents();
    expect(steps.map((text) => /^[\d.]+/.exec(text)?.[0])).toEqual([
      '1',
      '2',
      '3.1',
      '3.2',
      '4.1',
      '4.2',
    ]);
    expect(steps[1]).toContain('amount / 100');
    expect(steps[1]).toContain('by connector svc-lineage · owned by stack commerce');
    expect(await overflow(page)).toBe(0);
    await expectBothThemes(page);
    const step = panel(page).getByRole('button', { name: 'shop.marts.sales.total → ' });
    await step.click();
    const details = page.getByRole('complementary', { name: 'Details' });
    await details.getByRole('heading', { name: 'sales.total → sales.revenue' }).waitFor();
    await details.getByRole('button', { name: 'Close the details' }).click();
    // The reader goes on at the same step.
    expect(await step.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    expect(search(page)).toContain('col=amount');
  });

  it('are copied as text and as Mermaid', async () => {
    const { page } = await openShop({ ...pinned, reads: true });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const graph = ownedGraph(pinned);
    const path = pathOf(graph, { urn: owned.orders, column: 'amount' });
    const read = { graph, path, steps: stepsOf(graph, path), missing: 0 };
    for (const [name, text] of [
      ['text', pathText(read)],
      ['Mermaid', pathMermaid(read)],
    ] as const) {
      await panel(page)
        .getByRole('button', { name: `Copy as ${name}` })
        .click();
      await panel(page).getByText('Copied').first().waitFor();
      await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(text);
    }
  });

  it('open and close by keys, and say what is not drawn', async () => {
    const { page } = await openShop({ ...pinned, open: [] });
    await canvas(page).focus();
    await page.keyboard.press('r');
    await panel(page).getByText('Not shown: at least 3 steps beyond the graph.').waitFor();
    const heading = panel(page).getByRole('heading', { name: 'How data flows through' });
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Show all' }).click();
    await panel(page).getByText('6 steps in 4 hops').waitFor();
    expect(await panel(page).getByText('Not shown').count()).toBe(0);
    await page.keyboard.press('r');
    await panel(page).waitFor({ state: 'detached' });
  });

  it('of a path of datasets are its edges', async () => {
    const { page } = await openShop({ ...pinned, pin: null, open: [] });
    await canvas(page).focus();
    await page.keyboard.press('p');
    await page.keyboard.press('r');
    await panel(page).getByText('2 steps in 2 hops').waitFor();
    await panel(page).getByText('Not shown: at least 2 steps beyond the graph.').waitFor();
    await expectBothThemes(page);
  });
});

describe.skipIf(chromiumPath === undefined)('the tip of a line', () => {
  const tip = (page: Page) => page.getByRole('tooltip');

  it('tells the transform of the line under the pointer, until Escape', async () => {
    const { page } = await openShop({ ...ownedView, open: [] });
    const start = await column(page, 'orders', 'amount').first().boundingBox();
    const end = await column(page, 'sales', 'total').boundingBox();
    if (!start || !end) throw new Error('a column is not drawn');
    const x = (start.x + start.width + end.x) / 2;
    const y = (start.y + end.y + start.height) / 2;
    await page.mouse.move(x, y - 1);
    await page.mouse.move(x, y);
    await tip(page).getByText('sum(amount)').waitFor();
    expect(await tip(page).textContent()).toContain('owned by stack finance');
    await expectBothThemes(page);
    // The pointer can enter the tip.
    await tip(page).hover();
    await tip(page).getByText('sum(amount)').waitFor();
    await page.keyboard.press('Escape');
    await tip(page).waitFor({ state: 'detached' });
    expect(search(page)).toBe(lineageSearch({ ...ownedView, open: [] }));
  });

  it('tells those of the lit column by keyboard', async () => {
    const { page } = await openShop({ ...ownedView, open: [] });
    await canvas(page).focus();
    await page.keyboard.press(' ');
    await tip(page).getByText('amount / 100').waitFor();
    await tip(page).getByText('sum(amount * rate) / count(order_id)').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await tip(page).waitFor({ state: 'detached' });
    await ready(page);
    await box(page, 'sales').waitFor();
  });
});
