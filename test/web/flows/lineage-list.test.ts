import { describe, expect, it } from 'vitest';
import example from '../../../src/web/search/jaffle-shop.json' with { type: 'json' };
import { hostileNames } from '../../support/report/hostile-names.js';
import { chromiumPath } from '../../support/web/chromium.js';
import {
  box,
  catalogOf,
  fed,
  hive,
  hub,
  jaffle,
  openLineage,
  plain,
  ready,
  search,
} from '../../support/web/lineage-pages.js';
import { expectBothThemes, overflow, PHONE } from '../../support/web/page-checks.js';

describe.skipIf(chromiumPath === undefined)('the lineage list', () => {
  it('shows the state of the graph as a tree of rows', async () => {
    const catalog = await catalogOf(example);
    const { page } = await openLineage(catalog, jaffle('stg_orders'));
    await page.getByRole('button', { name: 'List', exact: true }).click();
    const rows = page.getByRole('row');
    await rows.filter({ hasText: 'Upstreams' }).first().waitFor();
    expect(await rows.first().textContent()).toMatch(
      /stg_orders.*bigquery · jaffle\.jaffle_shop · PROD.*home/,
    );
    await expectBothThemes(page);
    await rows.filter({ hasText: '1 of 2' }).waitFor({ state: 'detached' });
    await rows.filter({ hasText: '2, collapsed' }).click();
    await rows.filter({ hasText: 'stg_payments' }).waitFor();
    expect(search(page)).toMatch(/^\?view=list&open=u[0-9a-f]{8}$/);
    await page.getByRole('button', { name: 'Graph', exact: true }).click();
    await box(page, 'stg_payments').waitFor();
  });

  it('works by keyboard alone', async () => {
    const catalog = await catalogOf(example);
    const { page } = await openLineage(catalog, jaffle('stg_orders'), { search: '?view=list' });
    const active = page.locator('[role="row"][aria-selected="true"]');
    await page.getByRole('treegrid').focus();
    await page.keyboard.press('ArrowDown');
    await active.filter({ hasText: 'Upstreams' }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await active.filter({ hasText: 'collapsed' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await active.filter({ hasNotText: 'collapsed' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await active.filter({ hasText: 'raw_orders' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('complementary').getByRole('heading', { name: 'raw_orders' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('complementary').waitFor({ state: 'detached' });
    await page.keyboard.press('Home');
    await page.keyboard.press('c');
    await page.getByRole('row').filter({ hasText: 'customer_id' }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText(/Path of stg_orders\./).waitFor();
    await expectBothThemes(page);
  });

  it('draws the rows in view alone', async () => {
    const columns = Array.from({ length: 10 }, (_, index) => `column_${index}`);
    const members = Array.from({ length: 12 }, (_, index) =>
      fed(
        hive(`many.m_${index}`),
        [hive('hub.middle')],
        columns.map((name) => [hive('hub.middle'), name, name]),
      ),
    );
    const catalog = await catalogOf([...hub(0), ...members]);
    const { page } = await openLineage(catalog, hive('hub.middle'), {
      search: '?view=list&columns=1',
    });
    expect(await page.getByRole('treegrid').getAttribute('aria-rowcount')).toBe('159');
    expect(await page.getByRole('row').count()).toBeLessThan(60);
    await page.getByRole('treegrid').focus();
    await page.keyboard.press('End');
    await page.locator('[aria-rowindex="159"]').waitFor();
  });

  it('is the form of a phone, with no scrolling sideways', async () => {
    const catalog = await catalogOf(example);
    const { page } = await openLineage(catalog, jaffle('stg_orders'), { viewport: PHONE });
    await page.getByRole('treegrid').waitFor();
    expect(await overflow(page)).toBe(0);
    await expectBothThemes(page);
    await page.getByRole('button', { name: 'Graph', exact: true }).click();
    await box(page, 'stg_orders').waitFor();
    await ready(page);
    expect(await overflow(page)).toBe(0);
    await expectBothThemes(page);
  });

  it('shows hostile names as text', async () => {
    const names = hostileNames.map((name) => name.replaceAll(/[\s,()]+/g, ' ').trim());
    const urns = [...new Set(names)]
      .filter((name) => name !== '' && name.isWellFormed())
      .slice(0, 12)
      .map((name) => hive(name));
    const catalog = await catalogOf([
      ...urns.map(plain),
      fed(
        hive('target'),
        urns,
        urns.map((urn) => [urn, '<b>column</b>', '"><img src=x>']),
      ),
    ]);
    const { page } = await openLineage(catalog, hive('target'), { search: '?columns=1' });
    expect(await page.locator('main').locator('script, img, b').count()).toBe(0);
    // A view of all these boxes is too small for columns.
    await page.getByRole('button', { name: '100 %' }).click();
    await page.getByText('"><img src=x>').first().waitFor();
    await expectBothThemes(page);
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await page.getByRole('treegrid').waitFor();
    expect(await page.locator('main').locator('script, img, b').count()).toBe(0);
    expect(await overflow(page)).toBe(0);
  });
});
