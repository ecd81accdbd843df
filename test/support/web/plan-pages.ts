import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { type Catalog, startCatalog } from '../../../src/server/start-catalog.js';
import { urnOf } from '../model/state-builders.js';
import { tempFolder } from '../server/temp-folder.js';
import { fed, type PairOf, plain, store } from './lineage-pages.js';
import { type OpenPage, openPage } from './open-page.js';

/** Opens the plan page and lets its scripts and its worker load. */
export async function openPlanPage(options: Parameters<typeof openPage>[0]): Promise<OpenPage> {
  const opened = await openPage(options);
  await opened.page.waitForLoadState('networkidle');
  return opened;
}

/** Chooses a real file, as a reader does. */
export async function choose(page: Page, text: string): Promise<void> {
  const file = join(tempFolder(), 'document.json');
  writeFileSync(file, text);
  await page.getByLabel('Document', { exact: true }).setInputFiles(file);
}

/** A catalog with the lineage that the sample plans change, and with more around it. Stop it. */
export async function planCatalog(): Promise<Catalog> {
  const [raw, orders, mart] = [urnOf('raw'), urnOf('orders'), urnOf('mart')];
  const pairs: readonly PairOf[] = [
    [raw, 'amount', 'total'],
    [raw, 'id', 'id'],
  ];
  const catalog = await startCatalog();
  await store(
    catalog,
    ...['source', 'elsewhere'].map((name) => plain(urnOf(name))),
    fed(raw, [urnOf('source')]),
    fed(orders, [raw, urnOf('elsewhere')], pairs),
    fed(mart, [orders], [[orders, 'total', 'revenue']]),
    fed(urnOf('board'), [mart]),
  );
  return catalog;
}

export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

export function json(document: unknown): string {
  return JSON.stringify(document);
}
