import type { StartCatalogOptions } from '../../src/testing.js';
import { catalogWith, type StockedCatalog } from '../support/cli/catalog-with.js';
import { type CliSetting, runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { urnOf } from '../support/model/state-builders.js';

/** The manifest of a small shop: `orders` from `raw` and `fx`, `mart` from `orders` and `fx`. */
export const manifest = `version: 1
defaults: {platform: snowflake, env: PROD}
datasets:
  raw: {name: raw}
  fx: {name: fx}
  orders: {name: orders}
  mart: {name: mart}
lineage:
  - downstream: orders
    upstreams: [raw, {dataset: fx, type: COPY}]
  - downstream: mart
    upstreams: [orders, fx]
`;

const names = ['raw', 'fx', 'orders', 'mart'] as const;
const all = names.map((name) => urnOf(name));

export interface SetUp {
  readonly catalog: StockedCatalog;
  readonly path: string;
  readonly write: (file: string, text: string) => Promise<void>;
  readonly run: (args: readonly string[], more?: Partial<CliSetting>) => ReturnType<typeof runCli>;
}

/** Starts a catalog with the datasets `there`, and writes the manifest into a folder. */
export async function setUp(
  options: StartCatalogOptions = {},
  text = manifest,
  there: readonly string[] = names,
): Promise<SetUp> {
  const catalog = await catalogWith(
    there.map((name) => urnOf(name)),
    options,
  );
  const { path, write } = await stackFolder({ 'lineage/a.yaml': text });
  const env = { DATAHUB_GMS_URL: catalog.url };
  return {
    catalog,
    path,
    write,
    run: (args, more = {}) => runCli(args, { cwd: path, env, ...more }),
  };
}

/** Lists the edges of a dataset, each as `upstream type`. */
export async function upstreams(catalog: StockedCatalog, name: string): Promise<readonly string[]> {
  const lineage = await catalog.lineageOf(urnOf(name));
  const named = new Map<string, string>(all.map((urn, i) => [urn, names[i] ?? '']));
  return (lineage?.value.upstreams ?? [])
    .map(({ dataset, type }) => `${named.get(dataset)} ${type}`)
    .sort();
}

export function lastLine(text: string): string | undefined {
  return text.split('\n').at(-2);
}
