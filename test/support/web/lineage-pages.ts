import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Catalog } from '../../../src/server/start-catalog.js';
import { post, runningCatalog } from '../server/catalog.js';
import { type OpenPage, openPage } from './open-page.js';

/** Stores entities of type dataset. */
export async function store(catalog: Catalog, ...entities: readonly object[]): Promise<void> {
  for (let start = 0; start < entities.length; start += 500) {
    const some = entities.slice(start, start + 500);
    const answer = await post(catalog, '/openapi/v3/entity/dataset?async=false', some);
    expect(answer).toMatchObject({ status: 200 });
  }
}

/** A catalog with some datasets. */
export async function catalogOf(entities: readonly object[]): Promise<Catalog> {
  const catalog = await runningCatalog();
  await store(catalog, ...entities);
  return catalog;
}

/** The urn of a dataset of the example. */
export function jaffle(name: string): string {
  return `urn:li:dataset:(urn:li:dataPlatform:bigquery,jaffle.jaffle_shop.${name},PROD)`;
}

export function hive(name: string): string {
  return `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
}

/** A dataset without lineage. */
export function plain(urn: string): object {
  return { urn, status: { value: { removed: false } } };
}

/** A column pair: the upstream, its column, and the column of the downstream. */
export type PairOf = readonly [upstream: string, from: string, to: string];

/** A dataset with its upstreams. */
export function fed(
  urn: string,
  upstreams: readonly string[],
  pairs: readonly PairOf[] = [],
): object {
  const fineGrainedLineages = pairs.map(([upstream, from, to]) => ({
    upstreamType: 'FIELD_SET',
    downstreamType: 'FIELD',
    upstreams: [`urn:li:schemaField:(${upstream},${from})`],
    downstreams: [`urn:li:schemaField:(${urn},${to})`],
  }));
  const value = {
    upstreams: upstreams.map((dataset) => ({ dataset, type: 'TRANSFORMED' })),
    fineGrainedLineages,
  };
  return { ...plain(urn), upstreamLineage: { value } };
}

/** `start` feeds `middle`, which feeds many. The home dataset of the tests is `middle`. */
export function hub(size: number, platform: (index: number) => string = () => 'hive'): object[] {
  const members = Array.from({ length: size }, (_, index) =>
    fed(`urn:li:dataset:(urn:li:dataPlatform:${platform(index)},hub.member_${index},PROD)`, [
      hive('hub.middle'),
    ]),
  );
  return [plain(hive('hub.start')), fed(hive('hub.middle'), [hive('hub.start')]), ...members];
}

/** The address of a graph. */
export function lineageUrl(catalog: Catalog, urn: string, search = ''): string {
  return `${catalog.url}/dataset/${encodeURIComponent(urn)}/Lineage${search}`;
}

/** Opens a graph and waits until it is drawn. */
export async function openLineage(
  catalog: Catalog,
  urn: string,
  { search = '', ...options }: BrowserContextOptions & { readonly search?: string } = {},
): Promise<OpenPage> {
  const opened = await openPage({ url: lineageUrl(catalog, urn, search), ...options });
  await ready(opened.page);
  return opened;
}

/** Waits until the graph or the list is drawn and nothing is read. */
export async function ready(page: Page): Promise<void> {
  await page.locator('[data-lineage][data-ready]').waitFor();
  // Boxes glide for 150 ms.
  await page.locator('[data-moving="true"]').waitFor({ state: 'detached' });
}

/** The counts of the graph: boxes, edges and column pairs. */
export async function counts(page: Page): Promise<readonly (string | null)[]> {
  const frame = page.locator('[data-lineage]');
  return Promise.all(['boxes', 'edges', 'pairs'].map((name) => frame.getAttribute(`data-${name}`)));
}

/** The box of a dataset. */
export function box(page: Page, name: string): Locator {
  return page.locator(`[role="group"][aria-label^="${name},"]`);
}

/** A listed column in the box of a dataset. */
export function column(page: Page, dataset: string, name: string): Locator {
  return box(page, dataset).locator('[id^="column-"]').filter({ hasText: name });
}

/** The canvas as a tab stop. */
export function canvas(page: Page): Locator {
  return page.getByRole('application', { name: 'Lineage graph' });
}

/** The query string of the address, decoded. */
export function search(page: Page): string {
  return decodeURIComponent(new URL(page.url()).search);
}
