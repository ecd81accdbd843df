import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';
import { catalogWith } from '../support/cli/catalog-with.js';
import { runCli } from '../support/cli/run-cli.js';

const example = fileURLToPath(new URL('../../examples/jaffle-shop', import.meta.url));

/**
 * Changes one mapping, adds one and removes one: coupons no longer count, so amounts depend on the
 * payment method.
 */
const edits: readonly (readonly [string, string])[] = [
  [
    'amount: {from: raw_payments.amount, transform: amount / 100}',
    [
      'amount:',
      '        from: [raw_payments.amount, raw_payments.payment_method]',
      "        transform: case when payment_method = 'coupon' then 0 else amount / 100 end",
    ].join('\n'),
  ],
  [
    '"*": {from: raw_payments.*} # order_id, payment_method',
    '"*": {from: raw_payments.*, except: [payment_method]}',
  ],
];

/**
 * Returns the output of `headwater plan` for the jaffle-shop example, which was applied and then
 * edited. Values that vary between runs are replaced.
 */
export async function reviewedExample(format: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'headwater-review-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(example, folder, { recursive: true });
  const catalog = await catalogWith([], { load: [join(folder, 'catalog.json')] });
  const run = (...args: readonly string[]) =>
    runCli(args, { cwd: folder, env: { DATAHUB_GMS_URL: catalog.url } });
  expect(await run('apply', '--auto-approve')).toMatchObject({ code: 0 });
  await edit(join(folder, 'lineage/staging.yaml'));
  const planned = await run('plan', '--format', format);
  expect(planned).toMatchObject({ code: 0 });
  return settled(planned.stdout);
}

async function edit(file: string): Promise<void> {
  let text = await readFile(file, 'utf8');
  for (const [before, after] of edits) {
    expect(text).toContain(before);
    text = text.replace(before, after);
  }
  await writeFile(file, text);
}

/** Replaces the port, which is any free one, and the digest that depends on it. */
function settled(text: string): string {
  return text
    .replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:8080')
    .replaceAll(/sha256:[0-9a-f]{64}/g, `sha256:${'0'.repeat(64)}`);
}
