import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { NO_IMPACT } from '../../../src/plan/document/impact.js';
import type { Plan } from '../../../src/plan/document/plan.js';
import { everyDifference } from '../../support/report/drift-samples.js';
import { graphDocuments } from '../../support/report/graph-documents.js';
import { hostileNames } from '../../support/report/hostile-names.js';
import { largePlan } from '../../support/report/large-plan.js';
import { asJson } from '../../support/report/rendered.js';
import { reportDocuments } from '../../support/report/report-documents.js';
import { edited, refused } from '../../support/report/report-plans.js';
import { chromiumPath } from '../../support/web/chromium.js';
import { ready } from '../../support/web/lineage-pages.js';
import { openPage } from '../../support/web/open-page.js';
import { expectAccessible, expectBothThemes } from '../../support/web/page-checks.js';
import { choose, heading, json, openPlanPage, planCatalog } from '../../support/web/plan-pages.js';
import { sampleTests } from '../../support/web/tests-sample.js';

const themes = ['light', 'dark'] as const;

let url = '';

beforeAll(async () => {
  if (chromiumPath === undefined) return;
  const catalog = await planCatalog();
  url = `${catalog.url}/plan`;
  return () => catalog.stop();
});

const impact = graphDocuments['impact'];
const graph = graphDocuments['graph-live'];
const { receipt, rollback } = reportDocuments;
if (!impact || !graph || !receipt || !rollback) throw new Error('no such samples');

const kinds = [
  ['a plan', json(refused), /^Plan .*for stack shop/],
  ['a rollback', asJson(rollback), /^Plan of a rollback|^Plan .*for stack shop/],
  ['a receipt', asJson(receipt), /^Receipt of an apply for stack shop/],
  ['a drift', json(everyDifference), /^Drift for stack/],
  ['an impact', asJson(impact), /^Impact of raw\.amount/],
  ['a graph', asJson(graph), /^Graph for stack/],
  ['tests', json(sampleTests), /^Lineage tests for stack/],
] as const;

/** Dispatches an event with data, as a browser does for a drop or a paste. */
async function transfer(page: Page, kind: 'drop' | 'paste', text: string): Promise<void> {
  await page.evaluate(
    ([type, content]) => {
      const data = new DataTransfer();
      if (type === 'drop') data.items.add(new File([content], 'plan.json'));
      else data.setData('text/plain', content);
      const target = type === 'drop' ? document.body : document.querySelector('textarea');
      const init = { bubbles: true, cancelable: true };
      target?.dispatchEvent(
        type === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: data })
          : new ClipboardEvent('paste', { ...init, clipboardData: data }),
      );
    },
    [kind, text] as const,
  );
}

describe.skipIf(chromiumPath === undefined)('the plan page', () => {
  it.each(themes)('says how to open a document, in the theme %s', async (colorScheme) => {
    const { page } = await openPlanPage({ url, colorScheme });
    await page.getByText('It stays in this browser').waitFor();
    expect(await page.title()).toBe('Open a plan · Headwater');
    await expectAccessible(page);
  });

  it.each(themes)('opens every kind of document, in the theme %s', async (colorScheme) => {
    const { page } = await openPlanPage({ url, colorScheme });
    for (const [, text, title] of kinds) {
      await choose(page, text);
      await heading(page).filter({ hasText: title }).waitFor();
      await ready(page);
      await expectAccessible(page);
    }
  });

  it.each(['drop', 'paste'] as const)('opens a document by %s', async (way) => {
    const { page } = await openPlanPage({ url });
    await transfer(page, way, json(refused));
    await heading(page).filter({ hasText: /^Plan/ }).waitFor();
  });

  it('asks the catalog for lineage, sends nothing else of a document and stores nothing', async () => {
    const { page, requests } = await openPlanPage({ url });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    // On a busy machine the network is idle before the page has loaded its worker.
    for (const loaded of ['plan-worker', 'graphql'])
      await expect.poll(() => requests.join(), { timeout: 60_000 }).toContain(loaded);
    await page.waitForLoadState('networkidle');
    const before = [
      requests.length,
      await page.evaluate(() => JSON.stringify({ ...localStorage })),
    ];
    for (const [, text, title] of kinds) {
      await choose(page, text);
      await heading(page).filter({ hasText: title }).waitFor();
      await ready(page);
    }
    await page.waitForLoadState('networkidle');
    const asked = requests.slice(Number(before[0]));
    // A layout worker belongs to the page.
    const others = asked.filter((request) => !request.startsWith('GET /assets/'));
    expect([...new Set(others)]).toEqual(['POST /api/v2/graphql']);
    expect(sent.join()).toContain('urn:li:dataset:');
    expect(sent.join()).not.toMatch(/a\.yaml|sum\(amount\)|sha256|mutation/);
    const kept = await page.evaluate(async () => ({
      local: JSON.stringify({ ...localStorage }),
      session: { ...sessionStorage },
      databases: await indexedDB.databases(),
      cookies: document.cookie,
      address: location.pathname + location.search,
    }));
    expect(kept).toEqual({
      local: before[1],
      session: {},
      databases: [],
      cookies: '',
      address: '/plan',
    });
  });

  it('names what is wrong with a document, with its place', async () => {
    const { page } = await openPlanPage({ url });
    await choose(page, '{"changes": [');
    const alert = page.getByRole('alert');
    await alert.filter({ hasText: /is not JSON/ }).waitFor();
    expect(await alert.textContent()).toContain('Place: line 1, column 14');
    await expectBothThemes(page);
  });

  it('refuses a document of more than 20 MB', async () => {
    const { page } = await openPlanPage({ url });
    await choose(page, ' '.repeat(20_000_001));
    await page.getByRole('alert').filter({ hasText: 'at most 20 MB' }).waitFor();
  });

  it('shows 1,000 removals before the first of 9,000 additions', async () => {
    const { page } = await openPlanPage({ url });
    await choose(page, json(planWithRemovals()));
    await page.getByRole('heading', { name: 'Removals (1,000)' }).waitFor();
    await ready(page);
    await page
      .getByText(/^The graph draws the neighborhood of the current change: \d+ of [\d,]+ entities/)
      .waitFor();
    const signs = await page.locator('section li > span:first-child').allTextContents();
    const last = signs.lastIndexOf('- removed');
    expect(signs.filter((sign) => sign === '- removed').length).toBe(1000);
    expect(signs.slice(0, last + 1).every((sign) => sign === '- removed')).toBe(true);
    await page.getByText('Show 9,000 rows').click();
    await page.getByText(/more of Additions, 8,800 left/).click();
    await page.getByText(/more of Additions, 8,600 left/).waitFor();
    const lastRemoval = page.locator('section li').nth(999);
    await lastRemoval.scrollIntoViewIfNeeded();
    expect(await lastRemoval.textContent()).toContain('- removed');
    await page.keyboard.press('n');
    await page.getByText('2 of 10,000', { exact: true }).waitFor();
  });

  it('keeps the search and the column in the address', async () => {
    const { page } = await openPlanPage({ url });
    await choose(page, json(edited));
    await page.getByRole('searchbox', { name: 'Find', exact: true }).fill('orders');
    await page.waitForURL(/\?find=orders$/);
    await page
      .getByTitle(/^Show only the rows of/)
      .first()
      .click();
    await page.getByText('Only rows of the column').waitFor();
    expect(new URL(page.url()).searchParams.get('column')).not.toBeNull();
    await page.getByRole('button', { name: 'Show all rows' }).click();
    expect(new URL(page.url()).searchParams.get('column')).toBeNull();
  });

  it('shows hostile names as text', async () => {
    const { page } = await openPlanPage({ url });
    await choose(page, json(hostilePlan()));
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    const article = page.getByRole('article');
    expect(await article.locator('script, img, iframe, [onerror]').count()).toBe(0);
    expect(await article.textContent()).toContain('<script>alert(1)</script>');
  });

  it('works by keyboard alone', async () => {
    const { page } = await openPage({ url });
    // The listener comes long before the key: Playwright does not wait until the browser reports
    // choosers, and a key that overtakes that is never answered.
    const chosen = page.waitForEvent('filechooser');
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Choose a file' }).press('Enter');
    const chooser = await chosen;
    await chooser.setFiles({
      name: 'plan.json',
      mimeType: 'application/json',
      buffer: Buffer.from(json(edited)),
    });
    await heading(page).filter({ hasText: /^Plan/ }).waitFor();
    await page.getByRole('button', { name: 'Close the document' }).focus();
    await page.keyboard.press('Enter');
    await heading(page).filter({ hasText: 'Open a plan' }).waitFor();
    await page.getByLabel('Or paste the text here').focus();
    await page.keyboard.insertText('{}');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
  });

  it('fits a width of 390 px', async () => {
    const { page } = await openPlanPage({ url, viewport: { width: 390, height: 800 } });
    for (const [, text, title] of kinds) {
      await choose(page, text);
      await heading(page).filter({ hasText: title }).waitFor();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
    }
    await expectAccessible(page);
  });
});

/** 10,000 changes, of which every tenth is a removal. */
function planWithRemovals(): Plan {
  const plan = largePlan(1250);
  const some = plan.changes.slice(0, 10_000);
  const changes = some.map((change, at) =>
    change.element === 'dataset'
      ? change
      : { ...change, kind: at % 10 === 9 ? 'delete' : 'create' },
  ) as Plan['changes'];
  return { ...plan, changes, impact: NO_IMPACT, guards: [], findings: [] };
}

/** The texts of a plan that its schema leaves free. */
const FREE = new Set(['address', 'message', 'stack', 'transform', 'allowed', 'file', 'origin']);

function hostilePlan(): unknown {
  let count = 0;
  return JSON.parse(
    JSON.stringify(refused, (key, value: unknown) =>
      typeof value === 'string' && FREE.has(key)
        ? `${value}${hostileNames[count++ % hostileNames.length]}`
        : value,
    ),
  );
}
