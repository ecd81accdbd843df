import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { catalogWith } from '../support/cli/catalog-with.js';
import { runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { urnOf } from '../support/model/state-builders.js';

/** The receipt of an apply by Headwater 0.1.0, which changed a transform and removed an edge. */
const earlier = new URL('fixtures/receipt-1.2.json', import.meta.url);

test('a receipt of format 1.2 is shown as its file has it', async () => {
  const text = await readFile(earlier, 'utf8');
  const { path } = await stackFolder({ 'r.json': text });
  const show = async (...flags: readonly string[]) =>
    await runCli(['show', 'r.json', ...flags], { cwd: path });
  const { code, stdout } = await show();
  expect(code).toBe(0);
  expect(stdout).toContain('- <- fx');
  expect(stdout).toContain('Exit code 0. Applied: 2 units.');
  expect(stdout).not.toContain('HW5016');
  expect(JSON.parse((await show('--format', 'json')).stdout)).toEqual(JSON.parse(text));
});

test('a receipt of format 1.2 can be rolled back', async () => {
  const catalog = await catalogWith(['raw', 'fx', 'orders'].map((name) => urnOf(name)));
  const text = await readFile(earlier, 'utf8');
  const { path } = await stackFolder({
    'lineage/a.yaml': 'version: 1\n',
    'r.json': text.replace(/"origin":"[^"]+"/, `"origin":"${catalog.url}"`),
  });
  const env = { DATAHUB_GMS_URL: catalog.url };
  const { stdout } = await runCli(['rollback', 'r.json', '--format', 'json'], { cwd: path, env });
  expect(JSON.parse(stdout)).toMatchObject({
    intent: 'rollback',
    changes: [
      { element: 'edge', kind: 'create', reason: 'rolled-back', upstream: urnOf('fx') },
      { element: 'pair', kind: 'create', reason: 'rolled-back', upstream: urnOf('fx') },
    ],
  });
});

test.each(['3.0', '10.2'])(
  'a receipt of format %s is refused, and the message names the format',
  async (format) => {
    const text = (await readFile(earlier, 'utf8')).replace('"1.2"', `"${format}"`);
    const { path } = await stackFolder({ 'r.json': text });
    expect(await runCli(['show', 'r.json'], { cwd: path })).toMatchObject({
      code: 64,
      stderr: expect.stringContaining(
        `r.json is a receipt of format ${format}, and this version reads 1.x and 2.x`,
      ),
    });
  },
);
