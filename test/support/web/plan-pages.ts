import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { tempFolder } from '../server/temp-folder.js';
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

export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

export function json(document: unknown): string {
  return JSON.stringify(document);
}
