import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';

const mistaken = `# the head
version: 1
defaults: {platform: snowflake, env: PROD} # production
datasets:
  raw_orders: {name: raw.orders, create: yes, columns: {id: varchar, amount: number}} # raw
  orders: {name: shop.orders, create: true, columns: {id: string, total: numbr}}
linaege:
  - downstream: orders
    upstreams: [raw_order] # all of them
    columns:
      id: raw_order.id   # same
      total: {from: raw_orders.amuont transform: "sum(\u{1f600})"} # sum
`;

const mended = `# the head
version: 1
defaults: {platform: snowflake, env: PROD} # production
datasets:
  raw_orders: {name: raw.orders, create: true, columns: {id: {type: string, nativeType: varchar}, amount: number}} # raw
  orders: {name: shop.orders, create: true, columns: {id: string, total: number}}
lineage:
  - downstream: orders
    upstreams: [raw_orders] # all of them
    columns:
      id: raw_orders.id   # same
      total: {from: raw_orders.amount, transform: "sum(\u{1f600})"} # sum
`;

async function shop(manifest: string, settings = 'version: 1\nstack: shop\n') {
  const { path } = await stackFolder({ 'headwater.yaml': settings, 'lineage/a.yaml': manifest });
  return {
    run: (...args: readonly string[]) => runCli(['validate', ...args], { cwd: path }),
    read: (file: string) => readFile(join(path, file), 'utf8'),
  };
}

describe('validate --fix', () => {
  it('mends in place what can mean only one thing, keeps comments, and shows the differences', async () => {
    const { run, read } = await shop(mistaken);
    const { code, stdout } = await run('--fix');
    expect(await read('lineage/a.yaml')).toBe(mended);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^--- lineage\/a\.yaml\n\+\+\+ lineage\/a\.yaml\n@@ -2,11 \+2,11 @@\n/);
    for (const line of ['-linaege:', '+lineage:', ' version: 1'])
      expect(stdout).toContain(`\n${line}\n`);
    expect(stdout).toMatch(/\nValid: .*\n$/);
    expect(await run('--fix')).toMatchObject({
      code: 0,
      stdout: expect.not.stringContaining('---'),
    });
  });

  it('keeps the line ends of a file, and mends the settings', async () => {
    const lines = 'version: 1\r\nlinaege: [] # none\r\n';
    const { run, read } = await shop(lines, 'version: 1\nstack: shop\nownershp: shared\n');
    expect((await run('--fix')).code).toBe(0);
    expect(await read('lineage/a.yaml')).toBe('version: 1\r\nlineage: [] # none\r\n');
    expect(await read('headwater.yaml')).toBe('version: 1\nstack: shop\nownership: shared\n');
  });

  it.each([
    ['a name that is near to two', 'stg_c', ['stg_a', 'stg_b']],
    ['a name whose letters are swapped beside another name', 'raw_ab', ['raw_ba', 'raw_a']],
  ])('leaves %s to a person', async (_what, word, names) => {
    const datasets = names.map((name) => `  ${name}: {name: d.s.${name}}\n`).join('');
    const text = `version: 1\ndefaults: {platform: hive}\ndatasets:\n${datasets}lineage:\n  - {downstream: ${word}, upstreams: [${names[0]}]}\n`;
    const { run, read } = await shop(text);
    const { code, stdout } = await run('--fix');
    expect(code).toBe(1);
    expect(stdout).toContain('HW2040');
    expect(stdout).not.toContain('---');
    expect(await read('lineage/a.yaml')).toBe(text);
  });

  it('changes nothing without the flag, and keeps standard output one document', async () => {
    const { run, read } = await shop(mistaken);
    expect((await run()).code).toBe(1);
    expect(await read('lineage/a.yaml')).toBe(mistaken);
    const json = await run('--fix', '--format', 'json');
    expect(JSON.parse(json.stdout)).toMatchObject({ kind: 'validation', findings: [] });
    expect(json.stderr).toContain('+lineage:');
  });
});
