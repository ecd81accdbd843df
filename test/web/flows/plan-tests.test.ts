import { beforeAll, describe, expect, it } from 'vitest';
import { startCatalog } from '../../../src/server/start-catalog.js';
import { chromiumPath } from '../../support/web/chromium.js';
import { expectBothThemes, overflow, PHONE } from '../../support/web/page-checks.js';
import { choose, json, openPlanPage } from '../../support/web/plan-pages.js';
import { sampleTests } from '../../support/web/tests-sample.js';

let url = '';

beforeAll(async () => {
  if (chromiumPath === undefined) return;
  const catalog = await startCatalog();
  url = `${catalog.url}/plan`;
  return () => catalog.stop();
});

describe.skipIf(chromiumPath === undefined)('the view of tests', () => {
  it.each([{ width: 1440, height: 900 }, PHONE])(
    'draws the path of the violation that is chosen, $width px wide',
    async (viewport) => {
      const { page } = await openPlanPage({ url, viewport });
      await choose(page, json(sampleTests));
      await page.getByRole('region', { name: 'Lineage of pii-stays-in-finance' }).first().waitFor();
      expect(await overflow(page)).toBe(0);
      const lit = (part: string) => page.locator(`.${part}.lit title`).allTextContents();
      await page.getByRole('button', { name: 'Show mart_users.email_key <-' }).click();
      // The page moved, and another row may be under the mouse.
      await page.mouse.move(0, 0);
      expect(await lit('link')).toEqual([
        expect.stringContaining('stg_users.email_key <- raw_users.email (lower(email))'),
        expect.stringContaining('mart_users.email_key <- stg_users.email_key (+ coalesce'),
      ]);
      expect(await lit('column')).toEqual(['email_key', 'email', 'email_key']);
      // The keyboard chooses a violation of another test.
      const show = page.getByRole('button', { name: 'Show raw_users has 3' });
      await show.focus();
      await page.keyboard.press('Enter');
      const other = page.getByRole('region', { name: 'Lineage of fan-out' }).first();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.className))
        .toBe('canvas');
      expect(await other.isVisible()).toBe(true);
      expect(await page.locator('.box.lit').count()).toBe(1);
      expect(await page.locator('li[aria-current=true]').textContent()).toContain('raw_users');
      await expectBothThemes(page);
    },
  );
});
