import { beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from '../../support/web/chromium.js';
import { box, column, ready } from '../../support/web/lineage-pages.js';
import { expectBothThemes, overflow, PHONE } from '../../support/web/page-checks.js';
import { choose, json, openPlanPage, planCatalog } from '../../support/web/plan-pages.js';
import { sampleTests } from '../../support/web/tests-sample.js';

let url = '';

beforeAll(async () => {
  if (chromiumPath === undefined) return;
  const catalog = await planCatalog();
  url = `${catalog.url}/plan`;
  return () => catalog.stop();
});

describe.skipIf(chromiumPath === undefined)('the view of tests', () => {
  it.each([{ width: 1440, height: 900 }, PHONE])(
    'lights the path of the violation that is chosen, $width px wide',
    async (viewport) => {
      const { page } = await openPlanPage({ url, viewport });
      await choose(page, json(sampleTests));
      await ready(page);
      expect(await overflow(page)).toBe(0);
      if (viewport === PHONE)
        await page.getByRole('button', { name: 'Graph', exact: true }).click();
      const lightOf = (name: string) => box(page, name).getAttribute('data-light');
      await expect.poll(() => lightOf('mart_users')).toBe('lit');
      expect(await column(page, 'mart_users', 'email_key').getAttribute('data-light')).toBe('lit');
      if (viewport !== PHONE) {
        await page.getByRole('button', { name: 'Fit' }).click();
        await expect.poll(() => lightOf('mart_orders')).toBe('dim');
      }
      // The keyboard chooses a violation of another test.
      const show = page.getByRole('button', { name: 'Show raw_users has 3' });
      await show.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => box(page, 'raw_users').getAttribute('data-selected')).toBe('true');
      expect(await page.locator('li[aria-current=true]').textContent()).toContain('raw_users');
      await expectBothThemes(page);
    },
  );
});
