import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Json } from '../../src/model/json.js';
import type { LostEvent } from '../../src/plan/document/receipt.js';
import { sealReceipt } from '../../src/plan/document/receipt-digest.js';
import type { StoredReceipt } from '../../src/plan/document/stored-receipt.js';
import { campaignRows } from '../campaigns/campaign.js';
import { catalogWith, type StoredLineage } from '../support/cli/catalog-with.js';
import { type CliRun, runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { urnOf } from '../support/model/state-builders.js';
import { forgedFields } from '../support/plan/forged-fields.js';

const names = `version: 1
defaults: {platform: snowflake, env: PROD}
datasets:
  raw: {name: raw}
  fx: {name: fx}
  orders: {name: orders}
  mart: {name: mart}
  made: {name: made, create: true, description: DESCRIBED}
lineage:
`;
const first = `${names.replace('DESCRIBED', 'one')}
  - {downstream: orders, upstreams: [raw], columns: {total: raw.amount}}
  - {downstream: mart, upstreams: [orders, fx]}
  - {downstream: made, upstreams: [raw]}
`;
const second = `${names.replace('DESCRIBED', 'two')}
  - {downstream: orders, upstreams: [raw, fx], columns: {total: [raw.amount, fx.rate]}}
  - {downstream: mart, upstreams: [{dataset: orders, type: VIEW}]}
  - {downstream: made, upstreams: [raw]}
`;

const DATASETS = ['raw', 'fx', 'orders', 'mart', 'made', 'other', 'theirs'];

/** The record of an edge that another writer made. */
const THEIRS = {
  dataset: urnOf('theirs'),
  type: 'TRANSFORMED',
  auditStamp: { time: 1, actor: 'urn:li:corpuser:jo' },
};

type Lineages = ReadonlyMap<string, StoredLineage['value'] | undefined>;

/** A shop after an apply that added, changed and removed lineage, beside lineage of another writer. */
async function rolledShop() {
  const catalog = await catalogWith(
    DATASETS.filter((name) => name !== 'made').map((name) => urnOf(name)),
  );
  const put = async (urn: string, value: unknown) =>
    await catalog.post('/openapi/v3/entity/dataset?async=false', [
      { urn, upstreamLineage: { value } },
    ]);
  for (const name of ['orders', 'other']) await put(urnOf(name), { upstreams: [THEIRS] });
  const { path, write } = await stackFolder({ 'lineage/a.yaml': first });
  const run = (...args: readonly string[]) =>
    runCli(args, { cwd: path, env: { DATAHUB_GMS_URL: catalog.url } });
  const apply = async () => expect(await run('apply', '--auto-approve')).toMatchObject({ code: 0 });
  await apply();
  await write('lineage/a.yaml', second);
  await apply();
  const receipts = join(path, '.headwater/receipts');
  const newest = (await readdir(receipts)).sort().at(-1) ?? '';
  const receipt: StoredReceipt = JSON.parse(await readFile(join(receipts, newest), 'utf8'));
  const read = async (): Promise<Lineages> =>
    new Map(
      await Promise.all(
        DATASETS.map(
          async (name) => [urnOf(name), (await catalog.lineageOf(urnOf(name)))?.value] as const,
        ),
      ),
    );
  return { catalog, path, run, put, read, receipt: withLoss(receipt) };
}

/** The receipt as of an apply by `updateLineage` that undid an edge of another writer. */
function withLoss(receipt: StoredReceipt): StoredReceipt {
  const lost: LostEvent = {
    event: 'lost',
    unit: 'lineage',
    urn: urnOf('mart'),
    lost: {
      upstreams: [{ ...THEIRS, auditStamp: { ...THEIRS.auditStamp } }],
    } as LostEvent['lost'],
    returned: { upstreams: [] },
  };
  return { ...receipt, events: [...receipt.events, lost] };
}

/** Computes the chain of digests again, as an attacker who knows the algorithm would. */
function withForgedDigests(document: Json): string {
  try {
    const {
      events,
      finishedAt,
      exitCode,
      digest: _,
      ...header
    } = document as unknown as StoredReceipt;
    const seal = sealReceipt(header);
    const sealed = events.map(({ digest: _, ...event }) => seal.event(event));
    return JSON.stringify({
      ...header,
      events: sealed,
      ...seal.end({ finishedAt, exitCode } as Parameters<typeof seal.end>[0]),
    });
  } catch {
    return JSON.stringify(document);
  }
}

function upstreamsOf(lineages: Lineages, urn: string): readonly string[] {
  return (lineages.get(urn)?.upstreams ?? []).map(({ dataset }) => dataset);
}

/** Plans a rollback and applies it, with the output of both. */
async function rollback(run: (...args: readonly string[]) => Promise<CliRun>): Promise<CliRun> {
  const planned = await run('rollback', 'r.json', '--out', 'p.json');
  if (planned.code !== 0) return planned;
  const applied = await run('apply', 'p.json');
  return { ...applied, stdout: `${planned.stdout}${applied.stdout}` };
}

/**
 * What no forged receipt may do: change a record of another writer or a dataset that it does not
 * name, or restore an edge that the plan of the rollback does not show.
 */
function expectHarmless(
  field: string,
  { receipt, stdout }: { readonly receipt: string; readonly stdout: string },
  [before, after]: readonly [Lineages, Lineages],
): void {
  for (const [urn, value] of before) {
    if (!receipt.includes(`"urn":"${urn}"`))
      expect(after.get(urn), `${field}: ${urn}`).toEqual(value);
    const theirs = (lineage: StoredLineage['value'] | undefined) =>
      lineage?.upstreams.filter(({ dataset }) => dataset === THEIRS.dataset) ?? [];
    if (theirs(value).length > 0) expect(theirs(after.get(urn)), field).toEqual([THEIRS]);
    const own = upstreamsOf(before, urn);
    for (const upstream of upstreamsOf(after, urn).filter((one) => !own.includes(one))) {
      const [, name = ''] = /,([^,]+),PROD/.exec(upstream) ?? [];
      expect(stdout, `${field}: a restored edge is shown`).toMatch(new RegExp(`[+] <- .*${name}`));
    }
  }
}

it('a receipt forged at any field makes a rollback refuse it, or change lineage of ours alone and show it', {
  timeout: 1_200_000,
}, async () => {
  const { path, run, put, read, catalog, receipt } = await rolledShop();
  const before = await read();
  const all = [...forgedFields(receipt as unknown as Json, urnOf('other'))];
  const rows = campaignRows(all, 40);
  let written = 0;
  let refused = 0;
  for (const [field, document] of rows) {
    const forged = withForgedDigests(document);
    await writeFile(join(path, 'r.json'), forged);
    const writes = catalog.requests().writes;
    const result = await rollback(run);
    const output = `${result.stdout}${result.stderr}`;
    expect([0, 1, 3, 4, 5, 6, 64], `${field}: ${output}`).toContain(result.code);
    expect(output, field).not.toContain('internal error');
    expect(output, field).not.toMatch(/^::/m);
    expect(output, field).not.toContain('\u001b');
    if (result.code !== 0) expect(output, field).toMatch(/HW\d{4}/);
    // A catalog may refuse or alter a record with a forged value, beside another dataset.
    if (![0, 5, 6].includes(result.code)) {
      refused++;
      expect({ field, writes: catalog.requests().writes - writes }).toEqual({
        field,
        writes: 0,
      });
    }
    if (catalog.requests().writes === writes) continue;
    written++;
    expectHarmless(field, { receipt: forged, stdout: result.stdout }, [before, await read()]);
    for (const [urn, value] of before) if (value !== undefined) await put(urn, value);
  }
  expect(all.length).toBeGreaterThan(1000);
  expect(written).toBeGreaterThan(rows.length / 10);
  expect(refused).toBeGreaterThan(rows.length / 10);
});
