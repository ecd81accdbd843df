import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Json } from '../../src/model/json.js';
import type { Plan } from '../../src/plan/document/plan.js';
import { effectDigest } from '../../src/plan/document/plan-digest.js';
import { campaignRows } from '../campaigns/campaign.js';
import { catalogWith } from '../support/cli/catalog-with.js';
import { runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { urnOf } from '../support/model/state-builders.js';

const files = {
  'lineage/a.yaml': `version: 1
defaults: {platform: snowflake, env: PROD}
datasets: {raw: {name: raw}, orders: {name: orders}}
lineage: [{downstream: orders, upstreams: [raw]}]
`,
};

async function plannedShop() {
  const catalog = await catalogWith([urnOf('raw'), urnOf('orders')]);
  const { path } = await stackFolder(files);
  const run = (...args: readonly string[]) =>
    runCli(args, { cwd: path, env: { DATAHUB_GMS_URL: catalog.url } });
  const plan: Plan = JSON.parse((await run('plan', '--format', 'json')).stdout);
  return { catalog, path, run, plan };
}

const HOSTILE = 'x\n::error::owned\u001b[31m';

/**
 * Returns replacements for a value: of the same type if another value exists, and of other types.
 */
function substitutes(value: Json): readonly Json[] {
  if (typeof value === 'string') return [HOSTILE, `${value}x`, 1];
  if (typeof value === 'number') return [value + 1, -1, 'x'];
  if (typeof value === 'boolean') return [!value, 'x'];
  if (value === null) return ['x', {}];
  return Array.isArray(value) ? [[], [...value, ...value], {}] : [{}, [], null];
}

/** Yields the document with each field, at each depth, replaced by each substitute and left out. */
function* tampered(
  value: Json,
  path: string,
  put: (value: Json | undefined) => Json,
): Generator<readonly [string, Json]> {
  yield [`${path} left out`, put(undefined)];
  for (const substitute of substitutes(value))
    yield [`${path} = ${JSON.stringify(substitute).slice(0, 40)}`, put(substitute)];
  if (typeof value !== 'object' || value === null) return;
  const entries: readonly (readonly [string, Json])[] = Object.entries(
    value as Readonly<Record<string, Json>>,
  );
  for (const [key, inner] of entries) {
    yield* tampered(inner, `${path}/${key}`, (replaced) => {
      if (Array.isArray(value))
        return put(
          value.flatMap((one, n) =>
            String(n) !== key ? [one] : replaced === undefined ? [] : [replaced],
          ),
        );
      return put(
        Object.fromEntries(
          entries.flatMap(([name, one]) =>
            name !== key ? [[name, one]] : replaced === undefined ? [] : [[name, replaced]],
          ),
        ),
      );
    });
  }
}

/** Computes the effect digest again, as an attacker who knows the algorithm would. */
function withForgedDigest(document: Json): string {
  try {
    const plan = document as unknown as Plan;
    return JSON.stringify({ ...plan, digests: { effect: effectDigest(plan) } });
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
  const all = [...tampered(plan as unknown as Json, '', (value) => value ?? null)];
  const rows = campaignRows(all, 30);
  for (const [field, document] of rows) {
    const moved: Json = JSON.parse(
      JSON.stringify(document).replaceAll(first.url, shop.catalog.url),
    );
    await writeFile(join(shop.path, 'q.json'), withForgedDigest(moved));
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
    expect(await shop.catalog.lineageOf(urnOf('raw')), field).toBeUndefined();
    applied++;
    // A new catalog without the lineage. Otherwise every later apply would have nothing to do.
    shop = await plannedShop();
  }
  // Harmless edits are applied, so the others are refused because of their content.
  expect(all.length).toBeGreaterThan(200);
  expect(applied).toBeGreaterThan(rows.length / 15);
});
