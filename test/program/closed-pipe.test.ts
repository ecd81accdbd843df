import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { jaffleShop } from '../support/cli/jaffle-shop.js';
import { CLI_ENTRY } from '../support/cli/kill-cli.js';

interface ReaderSetting {
  readonly cwd: string;
  readonly url?: string;
  /** The bytes that the reader takes before it goes away. */
  readonly takes: 'none' | 'some';
}

/** Runs the built program with a pipe whose reader goes away. */
async function runForReader(args: readonly string[], { cwd, url, takes }: ReaderSetting) {
  const child = spawn(process.execPath, [CLI_ENTRY, ...args], {
    cwd,
    env: { ...process.env, ...(url && { DATAHUB_GMS_URL: url }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += String(chunk);
  });
  if (takes === 'none') child.stdout.destroy();
  else child.stdout.once('data', () => child.stdout.destroy());
  const [code] = await once(child, 'close');
  return { code, stderr };
}

/** A manifest whose export is longer than the buffer of a pipe. */
function longManifest(): string {
  const entries = Array.from(
    { length: 4000 },
    (_, i) =>
      `  - {downstream: {platform: snowflake, name: d.s.t${i}}, upstreams: [{platform: snowflake, name: d.s.up}]}`,
  );
  return `version: 1\nlineage:\n${entries.join('\n')}\n`;
}

describe('a reader that goes away', () => {
  it.each(['csv', 'openlineage', 'datahub-lineage-file'])(
    'ends an export to %s quietly, at once or in the middle',
    async (to) => {
      const { cwd } = await jaffleShop();
      await writeFile(join(cwd, 'lineage/long.yaml'), longManifest());
      for (const takes of ['none', 'some'] as const) {
        const run = await runForReader(['export', '--to', to, '--quiet'], { cwd, takes });
        expect(run).toEqual({ code: 0, stderr: '' });
      }
    },
  );

  it('leaves every other command its exit code, and adds no word', async () => {
    const { cwd, catalog } = await jaffleShop();
    await writeFile(join(cwd, 'edges.csv'), 'upstream,downstream\npostgres:a.b.c,postgres:a.b.d\n');
    await writeFile(join(cwd, 'unformatted.yaml'), 'version:   1\n');
    const rows: readonly (readonly [readonly string[], number])[] = [
      [['--help'], 0],
      [['help', 'plan'], 0],
      [['--version'], 0],
      [['validate'], 0],
      [['plan', '--full'], 0],
      [['plan', '--detailed-exitcode', '--format', 'json'], 2],
      [['drift', '--detailed-exitcode'], 2],
      [['impact', 'orders'], 0],
      [['list'], 0],
      [['graph', '--format', 'json', 'orders'], 0],
      [['explain', 'orders'], 0],
      [['schema', 'manifest'], 0],
      [['completion', 'bash'], 0],
      [['complete', '--', 'pl'], 0],
      [['doctor'], 0],
      [['fmt', '--check', 'unformatted.yaml'], 1],
      [['export', '--to', 'csv', '--quiet'], 0],
      [['import', 'csv', 'edges.csv', '--out', '-'], 0],
    ];
    for (const [args, code] of rows) {
      const whole = await runForReader(args, { cwd, url: catalog.url, takes: 'some' });
      const cut = await runForReader(args, { cwd, url: catalog.url, takes: 'none' });
      expect({ args, ...cut }).toEqual({ args, ...whole, code });
    }
  });
});
