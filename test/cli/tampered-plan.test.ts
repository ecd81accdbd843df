import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Json } from '../../src/model/json.js';
import type { Plan } from '../../src/plan/document/plan.js';
import { effectDigest, sealPlan } from '../../src/plan/document/plan-digest.js';
import { campaignRows } from '../campaigns/campaign.js';
import { catalogWith } from '../support/cli/catalog-with.js';
import { runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { urnOf } from '../support/model/state-builders.js';
import { forgedFields } from '../support/plan/forged-fields.js';

const files = {
  'lineage/a.yaml': `version: 1
defaults: {platform: snowflake, env: PROD}
datasets: {raw: {name: raw}, orders: {name: orders}}
lineage: [{downstream: orders, upstreams: [raw]}]
`,
};

async function plannedShop() {
  const catalog = await catalogWith([urnOf('raw'), urnOf('orders'), urnOf('other')]);
  const { path } = await stackFolder(files);
  const run = (...args: readonly string[]) =>
    runCli(args, { cwd: path, env: { DATAHUB_GMS_URL: catalog.url } });
  const plan: Plan = JSON.parse((await run('plan', '--format', 'json')).stdout);
  return { catalog, path, run, plan };
}

/** Computes both digests again, as an attacker who knows the algorithm would. */
function withForgedDigests(document: Json): string {
  try {
    const plan = document as unknown as Plan;
    return JSON.stringify(sealPlan({ ...plan, digests: { effect: effectDigest(plan) } }));
  } catch {
    return JSON.stringify(document);
  }
}

it('a plan file tampered with at any field makes an apply write what the manifests declare, or nothing', {
  timeout: 300_000,
}, async () => {
  let shop = await plannedShop();
  const { catalog: first, plan } = shop;
  let applied = 0;
  const all = [...forgedFields(plan as unknown as Json, urnOf('other'))];
  const rows = campaignRows(all, 30);
  for (const [field, document] of rows) {
    const moved: Json = JSON.parse(
      JSON.stringify(document).replaceAll(first.url, shop.catalog.url),
    );
    await writeFile(join(shop.path, 'q.json'), withForgedDigests(moved));
    const before = shop.catalog.requests().writes;
    const { code, stdout, stderr } = await shop.run('apply', 'q.json');
    const output = `${stdout}${stderr}`;
    const writes = shop.catalog.requests().writes - before;
    expect([0, 1, 3, 4, 64], `${field}: ${output}`).toContain(code);
    expect(output, field).not.toContain('internal error');
    expect(output, field).not.toMatch(/^::/m);
    expect(output, field).not.toContain('\u001b');
    if (code !== 0) expect({ field, writes }).toEqual({ field, writes: 0 });
    if (writes === 0) continue;
    const upstreams = (await shop.catalog.lineageOf(urnOf('orders')))?.value.upstreams;
    expect(
      upstreams?.map(({ dataset }) => dataset),
      field,
    ).toEqual([urnOf('raw')]);
    for (const name of ['raw', 'other'])
      expect(await shop.catalog.lineageOf(urnOf(name)), field).toBeUndefined();
    applied++;
    // A new catalog without the lineage. Otherwise every later apply would have nothing to do.
    shop = await plannedShop();
  }
  // Harmless edits are applied, so the others are refused because of their content.
  expect(all.length).toBeGreaterThan(200);
  expect(applied).toBeGreaterThan(rows.length / 15);
});
