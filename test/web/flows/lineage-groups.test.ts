import { describe, expect, it } from 'vitest';
import { chromiumPath } from '../../support/web/chromium.js';
import {
  box,
  canvas,
  catalogOf,
  counts,
  hive,
  hub,
  openLineage,
  ready,
  search,
} from '../../support/web/lineage-pages.js';
import { expectBothThemes } from '../../support/web/page-checks.js';

describe.skipIf(chromiumPath === undefined)('groups and limits of the lineage graph', () => {
  it('groups 5,000 neighbors, and draws those that are chosen', async () => {
    const catalog = await catalogOf(hub(5_000, (index) => (index < 4_000 ? 'hive' : 'kafka')));
    const { page } = await openLineage(catalog, hive('hub.middle'));
    expect(await counts(page)).toEqual(['2', '1', '0']);
    const group = page.getByRole('group', { name: '4,000 downstream datasets in hive' });
    await group.waitFor();
    await page.getByRole('group', { name: '1,000 downstream datasets in kafka' }).waitFor();
    await expectBothThemes(page);
    await group.getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('4,000 found').waitFor();
    expect(await dialog.getByRole('checkbox').count()).toBeLessThan(60);
    await expectBothThemes(page);
    await dialog.getByLabel('Find').fill('member_123');
    await dialog.getByRole('checkbox', { name: 'hub.member_123', exact: true }).check();
    await dialog.getByLabel('Find').fill('member_77');
    await dialog.getByRole('checkbox', { name: 'hub.member_77', exact: true }).check();
    await dialog.getByText(', 2 chosen').waitFor();
    await dialog.getByRole('button', { name: 'Add to graph' }).click();
    await box(page, 'member_123').waitFor();
    await box(page, 'member_77').waitFor();
    await ready(page);
    expect(search(page)).toMatch(/open=a[0-9a-f]{8}\.a[0-9a-f]{8}/);
    await page.getByRole('group', { name: '3,998 downstream datasets in hive' }).waitFor();
    await page.reload();
    await box(page, 'member_77').waitFor();
    await box(page, 'member_77').getByText('member_77').click();
    await page.getByRole('button', { name: 'Put back into its group' }).click();
    await box(page, 'member_77').waitFor({ state: 'detached' });
  });

  it('reads more members while the list scrolls', async () => {
    const catalog = await catalogOf(hub(300));
    const { page } = await openLineage(catalog, hive('hub.middle'));
    await page.getByRole('group', { name: '300 downstream datasets' }).getByRole('button').click();
    const list = page.getByRole('region', { name: 'Members of the group' });
    await page.getByText('300 found').waitFor();
    await list.focus();
    for (const read of [200, 300]) {
      await page.keyboard.press('End');
      await page.locator(`li[aria-setsize="${read}"]`).first().waitFor();
    }
    await page.keyboard.press('End');
    await page.locator('li[aria-posinset="300"]').waitFor();
  });

  it('opens the list of a large group by keyboard', async () => {
    const catalog = await catalogOf(hub(61));
    const { page } = await openLineage(catalog, hive('hub.middle'));
    await canvas(page).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText('Group: 61 downstream datasets in hive').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: '61 downstream datasets in hive' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await canvas(page).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('finds datasets and columns, and says which match is shown', async () => {
    const catalog = await catalogOf(hub(12));
    const { page } = await openLineage(catalog, hive('hub.middle'));
    await canvas(page).focus();
    await page.keyboard.press('/');
    await page.keyboard.type('member_1');
    await page.getByText('1 of 3', { exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('2 of 3', { exact: true }).waitFor();
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.press('Shift+Enter');
    await page.getByText('3 of 3', { exact: true }).waitFor();
    expect(await page.locator('[role="group"][data-found="yes"]').count()).toBe(2);
    expect(await page.locator('[role="group"][data-found="now"]').count()).toBe(1);
    expect(search(page)).toBe('');
    await expectBothThemes(page);
    await page.keyboard.press('Escape');
    expect(await canvas(page).evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
