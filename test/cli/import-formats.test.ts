import { describe, expect, it } from 'vitest';
import { shop } from '../support/cli/import-shop.js';

describe('headwater import datahub-lineage-file', () => {
  const entry = (upstreams: string) =>
    `version: 1\nlineage:\n  - entity: {name: a, type: dataset, platform: kafka}\n    upstream: ${upstreams}\n`;
  const upstream = '[{entity: {name: b, type: dataset, platform: kafka}}]';

  it('reads the file that a recipe names, and standard input', async () => {
    const { run, pipe, read } = await shop({
      'recipe.yml': 'source:\n  type: datahub-lineage-file\n  config: {file: l.yml}\n',
      'l.yml': entry(upstream),
    });
    expect((await run('datahub-lineage-file', 'recipe.yml')).code).toBe(0);
    expect(await read('lineage/kafka.yaml')).toContain('- downstream: a\n    upstreams: [b]\n');
    const { stdout } = await pipe(entry('[]'), 'datahub-lineage-file', '-');
    expect(stdout).toContain('~ lineage/kafka.yaml  -1 edges');
  });
});

describe('headwater import dbt', () => {
  it('tells what is missing', async () => {
    const { run, pipe } = await shop();
    const { code, stderr } = await run('dbt');
    expect({ code, stderr }).toEqual({
      code: 64,
      stderr: expect.stringMatching(
        /target\/manifest\.json does not exist\n {2}= run "dbt compile" in the dbt project/,
      ),
    });
    expect(await pipe('{', 'dbt', '--manifest', '-')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('HW2510'),
    });
  });
});

describe('headwater import openlineage', () => {
  it('takes namespaces as the settings name them', async () => {
    const dataset = (namespace: string, name: string) => ({ namespace, name });
    const event = (inputs: readonly object[]) =>
      JSON.stringify({
        eventType: 'COMPLETE',
        run: { runId: 'r' },
        job: { namespace: 'n', name: 'j' },
        inputs,
        outputs: [dataset('warehouse-eu', 'shop.orders')],
      });
    const { run, read, write } = await shop({
      'e.json': event([dataset('postgres://legacy-1', 'Raw.Orders'), dataset('lake', 'x')]),
    });
    const unknown = await run('openlineage', 'e.json');
    expect(unknown.stdout).toContain('unknown namespace');
    await write(
      'headwater.yaml',
      `version: 1
stack: shop
imports:
  openlineage:
    namespaces:
      warehouse*: {platform: snowflake, platformInstance: eu}
      "postgres:*": {platform: mssql, env: DEV}
      lake: false
`,
    );
    const { code, stdout } = await run('openlineage', 'e.json');
    expect({ code, stdout }).toMatchObject({ code: 0 });
    expect(stdout).toContain('HW2525');
    expect(await read('lineage/snowflake/eu.shop.yaml')).toContain('name: eu.shop.orders');
    expect(await read('lineage/mssql/raw.dev.yaml')).toContain('name: Raw.Orders');
  });
});
