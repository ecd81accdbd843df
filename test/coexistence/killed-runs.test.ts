import { existsSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { campaignRows } from '../campaigns/campaign.js';
import { CLI_ENTRY, type CliProcess, startCli } from '../support/cli/kill-cli.js';
import { type ProxiedRequest, startProxy, type Verdict } from '../support/cli/kill-proxy.js';
import { runCli } from '../support/cli/run-cli.js';
import { type StackFolder, stackFolder } from '../support/cli/stack-folder.js';
import { differences } from '../support/coexistence/independent-compare.js';
import { runningCatalog } from '../support/server/catalog.js';

const EXAMPLE = fileURLToPath(new URL('../../examples/multi-platform', import.meta.url));
const CATALOG = join(EXAMPLE, 'catalog.json');

/** More than one request of any step can hold. */
const SHEETS = 51;

/** Milliseconds. Long enough for the kills of `npm run soak`, on a busy machine. */
const PATIENCE = 900_000;

const ASPECTS = ['upstreamLineage', 'datasetProperties', 'schemaMetadata'];

const isBuilt = existsSync(CLI_ENTRY);
if (!isBuilt) process.stdout.write('skipped: killed runs need the build (npm run build)\n');

/**
 * The earlier declaration: an edge that is removed alone, one that is removed with its columns, and
 * a transform that changes.
 */
const BEFORE = `version: 1
datasets:
  checkout_events: {platform: kafka, name: shop.checkout.v2}
  raw_orders:      {platform: snowflake, name: raw.shop.orders}
  raw_checkouts:   {platform: snowflake, name: raw.shop.checkouts}
  orders_board:    {platform: snowflake, name: marts.sales.orders_board}
  orders_export:   {platform: s3, name: exports/orders_daily}
lineage:
  - {downstream: orders_export, upstreams: [raw_orders]}
  - {downstream: orders_board, upstreams: [{dataset: raw_orders, type: COPY}]}
  - downstream: raw_checkouts
    upstreams: [checkout_events]
    columns: {order_id: {from: checkout_events.order.id, transform: trim}, country: checkout_events.customer.address.country}
`;

/**
 * A declaration with many datasets to create, each with one edge, so that every step takes several
 * requests.
 */
const MANY = `version: 1
defaults: {platform: google_sheets}
datasets:
  raw_orders: {urn: "urn:li:dataset:(urn:li:dataPlatform:snowflake,raw.shop.orders,PROD)"}
${sheets((n) => `  sheet_${n}: {name: sheets.n${n}, create: true, columns: {total: number}}`)}
lineage:
${sheets((n) => `  - {downstream: sheet_${n}, upstreams: [raw_orders]}`)}
`;

interface Scene {
  readonly url: string;
  readonly stack: StackFolder;
}

/** Writes in bulk. `kill-every-write` tests single aspects. */
describe.runIf(isBuilt)(
  'a run that writes in bulk, with several requests a step, and is killed',
  () => {
    it.each(['before', 'after'] as const)(
      'right %s the catalog takes any single write, is completed by the next apply',
      { timeout: PATIENCE },
      async (moment) => {
        const before = await appliedBefore();
        const whole = await scene(before);
        const reference = await throughProxy(whole, { moment, number: 0 });
        expect(reference.ended).toMatchObject({ code: 0 });
        expect(reference.writes).toBeGreaterThanOrEqual(9);
        expect(stepsOf(reference.requests)).toEqual([
          'entities',
          'edgesToAdd',
          'proposals',
          'edgesToRemove',
        ]);
        expect(await runCli(['plan', '--detailed-exitcode'], settingOf(whole))).toMatchObject({
          code: 0,
        });
        const wanted = await held(whole);
        const numbers = Array.from({ length: reference.writes }, (_, i) => i + 1);
        for (const number of campaignRows(numbers, 1, moment === 'before' ? 2 : 5)) {
          const cut = await scene(before);
          const { ended } = await throughProxy(cut, { moment, number });
          expect({ number, ...ended }).toMatchObject({ number, signal: 'SIGKILL' });
          await rm(join(cut.stack.path, '.headwater'), { recursive: true, force: true });
          expect({ number, ...(await apply(cut)) }).toMatchObject({ number, code: 0 });
          expect({ number, differences: differences(wanted, await held(cut)) }).toEqual({
            number,
            differences: [],
          });
        }
      },
    );
  },
);

/** Applies the earlier declaration. Returns the lineage as a file that a catalog can load. */
async function appliedBefore(): Promise<string> {
  const catalog = await runningCatalog({ load: [CATALOG] });
  const stack = await stackFolder({ ...(await settings()), 'lineage/before.yaml': BEFORE });
  const one = { url: catalog.url, stack };
  expect(await apply(one)).toMatchObject({ code: 0 });
  const events = (await held(one)).flatMap(({ urn, upstreamLineage }) => {
    const common = {
      entityType: 'dataset',
      entityUrn: urn,
      changeType: 'UPSERT',
      aspectName: 'upstreamLineage',
    };
    return upstreamLineage ? [{ ...common, aspect: { json: upstreamLineage.value } }] : [];
  });
  expect(events).toHaveLength(3);
  await stack.write('before.json', JSON.stringify(events));
  return join(stack.path, 'before.json');
}

/** Starts a catalog with the earlier state, and a folder with the current declaration. */
async function scene(before: string): Promise<Scene> {
  const catalog = await runningCatalog({ load: [CATALOG, before] });
  const stack = await stackFolder({ ...(await settings()), 'lineage/many.yaml': MANY });
  await cp(join(EXAMPLE, 'lineage'), join(stack.path, 'lineage'), { recursive: true });
  return { url: catalog.url, stack };
}

async function settings(): Promise<Readonly<Record<string, string>>> {
  return { 'headwater.yaml': await readFile(join(EXAMPLE, 'headwater.yaml'), 'utf8') };
}

interface KillPoint {
  readonly moment: 'before' | 'after';
  /** The number of the write request that is killed, from 1. With 0 nothing is killed. */
  readonly number: number;
}

async function throughProxy({ url, stack }: Scene, { moment, number }: KillPoint) {
  let writes = 0;
  let cli: CliProcess | undefined;
  const killAt = (now: KillPoint['moment']): Verdict => {
    if (now !== moment || writes !== number) return undefined;
    cli?.kill();
    return 'drop';
  };
  const proxy = await startProxy(url, {
    before: ({ writeNumber }) => {
      if (writeNumber === undefined) return undefined;
      writes++;
      return killAt('before');
    },
    after: ({ writeNumber }) => (writeNumber === undefined ? undefined : killAt('after')),
  });
  cli = startCli(['apply', '--auto-approve'], { cwd: stack.path, url: proxy.url });
  return { ended: await cli.ended, writes, requests: proxy.requests };
}

/** Returns the steps of a run's writes, in order. */
function stepsOf(requests: readonly ProxiedRequest[]): readonly string[] {
  const steps = requests.filter(({ writeNumber }) => writeNumber !== undefined).map(stepOf);
  return steps.filter((step, i) => step !== steps[i - 1]);
}

function stepOf({ body }: ProxiedRequest): string {
  if (!body.includes('mutation'))
    return body.includes('upstreamLineage') ? 'proposals' : 'entities';
  const { edgesToAdd } = JSON.parse(body).variables.input;
  return edgesToAdd.length > 0 ? 'edgesToAdd' : 'edgesToRemove';
}

interface HeldDataset {
  readonly urn: string;
  readonly upstreamLineage?: { readonly value: unknown };
}

/** Reads the aspects that a run may write, of every dataset in the catalog. */
async function held({ url }: Scene): Promise<readonly HeldDataset[]> {
  const catalog: readonly { readonly entityUrn: string }[] = JSON.parse(
    await readFile(CATALOG, 'utf8'),
  );
  const sheet = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:google_sheets,${name},PROD)`;
  const urns = [
    ...catalog.map(({ entityUrn }) => entityUrn),
    sheet('finance.fx_rates'),
    ...Array.from({ length: SHEETS }, (_, n) => sheet(`sheets.n${n}`)),
  ];
  const aspects = Object.fromEntries(ASPECTS.map((name) => [name, {}]));
  const body = JSON.stringify([...new Set(urns)].map((urn) => ({ urn, ...aspects })));
  const response = await fetch(`${url}/openapi/v3/entity/dataset/batchGet`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return (await response.json()) as readonly HeldDataset[];
}

function apply(one: Scene) {
  return runCli(['apply', '--auto-approve'], settingOf(one));
}

function settingOf({ url, stack }: Scene) {
  return { cwd: stack.path, env: { DATAHUB_GMS_URL: url } };
}

function sheets(line: (n: number) => string): string {
  return Array.from({ length: SHEETS }, (_, n) => line(n)).join('\n');
}
