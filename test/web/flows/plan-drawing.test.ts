import { beforeAll, describe, expect, it } from 'vitest';
import { NO_IMPACT } from '../../../src/plan/document/impact.js';
import { startCatalog } from '../../../src/server/start-catalog.js';
import { largePlan } from '../../support/report/large-plan.js';
import { refused } from '../../support/report/report-plans.js';
import { chromiumPath } from '../../support/web/chromium.js';
import { expectAccessible, PHONE } from '../../support/web/page-checks.js';
import { choose, heading, json, openPlanPage } from '../../support/web/plan-pages.js';

let url = '';

beforeAll(async () => {
  if (chromiumPath === undefined) return;
  const catalog = await startCatalog();
  url = `${catalog.url}/plan`;
  return () => catalog.stop();
});

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

describe.skipIf(chromiumPath === undefined)('the drawing of the plan page', () => {
  it.each([{ width: 1440, height: 900 }, PHONE])(
    'draws the first removal in view, $width px wide, and starts at the verdict',
    async (viewport) => {
      const { page } = await openPlanPage({ url, viewport });
      const { changes, ...plan } = largePlan(40);
      const last = changes.at(-1)?.address.split('.')[0] ?? '';
      const kind = (address: string) => (address.startsWith(last) ? 'delete' : 'create');
      const removing = changes.map((change) => ({ ...change, kind: kind(change.address) }));
      await choose(page, json({ ...plan, changes: removing, impact: NO_IMPACT }));
      const removal = page.locator('svg.lineage .link.removed').first();
      await removal.waitFor({ state: 'attached' });
      const canvas = page.locator('.canvas');
      const [seen, view] = [await removal.boundingBox(), await canvas.boundingBox()];
      if (!seen || !view) throw new Error('nothing is drawn');
      const [x, y] = [seen.x + seen.width / 2, seen.y + seen.height / 2];
      expect(x).toBeGreaterThan(view.x);
      expect(x).toBeLessThan(view.x + view.width);
      expect(y).toBeGreaterThan(view.y);
      expect(y).toBeLessThan(view.y + view.height);
      const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
      expect(await heading.textContent()).toMatch(/^Refused|^Removals/);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    },
  );

  it('lights the links of a row in the drawing, and finds them there', async () => {
    const { page } = await openPlanPage({ url });
    await choose(page, json(refused));
    const rows = page.getByRole('region', { name: 'Removals' }).getByRole('listitem');
    const [first, second] = [rows.nth(0), rows.nth(1)];
    const lit = () => page.locator('.link.lit > title').allTextContents();
    const named = async (row: typeof first) =>
      (await row.locator('code').first().textContent()) ?? '';
    await first.hover();
    expect(await lit()).toEqual([expect.stringContaining(await named(first))]);
    await heading(page).hover();
    expect(await lit()).toEqual([]);
    await second.getByRole('button', { name: /^Show .* in the drawing$/ }).click();
    expect(await lit()).toEqual([expect.stringContaining(await named(second))]);
    const link = page.locator('.link.lit');
    await expect.poll(() => link.evaluate(isInWindow)).toBe(true);
    await heading(page).hover();
    expect(await lit()).toEqual([expect.stringContaining(await named(second))]);
    await expectAccessible(page);
  });

  it('lights the edge of a column pair that is too much to draw', async () => {
    const { page } = await openPlanPage({ url });
    await choose(page, json({ ...largePlan(120), impact: NO_IMPACT }));
    const row = page.locator('li').filter({ has: page.locator('code', { hasText: /\.\w+ <- / }) });
    await row.first().waitFor();
    const address = (await row.first().locator('code').first().textContent()) ?? '';
    const edge = address
      .split(' <- ')
      .map((end) => end.slice(0, end.lastIndexOf('.')))
      .join(' <- ');
    await row.first().hover();
    expect(await page.locator('.link.lit > title').allTextContents()).toEqual([
      expect.stringContaining(`: ${edge}`),
    ]);
  });
});
