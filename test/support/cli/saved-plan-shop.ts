import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Plan } from '../../../src/plan/document/plan.js';
import { urnOf } from '../model/state-builders.js';
import { catalogWith, type StockedCatalog } from './catalog-with.js';
import { type CliRun, runCli } from './run-cli.js';
import { stackFolder } from './stack-folder.js';

const names = `version: 1
defaults: {platform: snowflake, env: PROD}
datasets: {raw: {name: raw}, fx: {name: fx}, orders: {name: orders}, mart: {name: mart}}
`;

/** The manifest of the shop's lineage. */
export const lineage =
  'version: 1\nlineage:\n  - {downstream: orders, upstreams: [raw, fx]}\n  - {downstream: mart, upstreams: [orders]}\n';
/** The shop's settings. */
export const settings =
  'version: 1\nstack: shop\nrules: {unused-dataset: off}\ntargets: {dev: {env: DEV}}\n';

/** A folder with a stack, and the catalog of its plans. */
export interface Shop {
  readonly run: (...args: readonly string[]) => Promise<CliRun>;
  readonly write: (file: string, text: string) => Promise<void>;
  readonly path: string;
  readonly catalog: StockedCatalog;
  readonly saved: () => Promise<Plan>;
  readonly upstreams: (name: string) => Promise<readonly string[]>;
}

/** Makes a shop without any plan. */
export async function shop(): Promise<Shop> {
  const catalog = await catalogWith(['raw', 'fx', 'orders', 'mart'].map((name) => urnOf(name)));
  const { path, write } = await stackFolder({
    'headwater.yaml': settings,
    'lineage/names.yaml': names,
    'lineage/a.yaml': lineage,
  });
  return {
    run: (...args) => runCli(args, { cwd: path, env: { DATAHUB_GMS_URL: catalog.url } }),
    write,
    path,
    catalog,
    saved: async () => JSON.parse(await readFile(join(path, 'p.json'), 'utf8')),
    upstreams: async (name) =>
      ((await catalog.lineageOf(urnOf(name)))?.value.upstreams ?? []).map(
        ({ dataset }) => dataset.split(',')[1] ?? '',
      ),
  };
}

/** Makes a shop whose plan is saved as `p.json`. */
export async function plannedShop(): Promise<Shop> {
  const one = await shop();
  expect(await one.run('plan', '--out', 'p.json')).toMatchObject({ code: 0 });
  return one;
}
