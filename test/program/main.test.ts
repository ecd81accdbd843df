import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../src/server/store/open-store.js';
import { catalogWith } from '../support/cli/catalog-with.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { urnOf } from '../support/model/state-builders.js';

// The installed program. These tests need a build.
const main = fileURLToPath(new URL('../../lib/program/main.js', import.meta.url));

describe('headwater serve', () => {
  it('on SIGTERM answers the requests that it carries out, keeps all that it answered, and leaves one whole file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'headwater-serve-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const db = join(folder, 'catalog.db');
    const { child, url } = await serve(db);
    const acknowledged: number[] = [];
    const writing = writeUntilItFails(url, acknowledged);
    while (acknowledged.length < 40) await new Promise((resolve) => setTimeout(resolve, 5));
    child.kill('SIGTERM');
    const [end] = await Promise.all([once(child, 'exit'), writing]);
    expect(end).toEqual([0, null]);
    expect(await readdir(folder)).toEqual(['catalog.db']);
    const store = openStore({ file: db });
    expect(store.listEntities('dataset')).toEqual(acknowledged.map(numbered).sort());
    store.close();
  });
});

describe('the process', () => {
  it('exits with the code of the command', async () => {
    const child = spawn(process.execPath, [main, 'plan', '--nope'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    expect(await once(child, 'exit')).toEqual([64, null]);
  });

  it.each(['stdout', 'stderr'] as const)(
    'completes an apply when the reader of %s closes it',
    async (gone) => {
      const names = Array.from({ length: 60 }, (_, i) => `t${i}`);
      const catalog = await catalogWith(['up', ...names].map((name) => urnOf(name)));
      const lineage = names.map(
        (name) =>
          `  - {downstream: {platform: snowflake, name: ${name}}, upstreams: [{platform: snowflake, name: up}]}`,
      );
      const { path } = await stackFolder({
        'lineage/a.yaml': `version: 1\nlineage:\n${lineage.join('\n')}\n`,
      });
      const env = { ...process.env, DATAHUB_GMS_URL: catalog.url };
      const child = spawn(process.execPath, [main, 'apply', '--auto-approve'], {
        cwd: path,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child[gone].destroy();
      child[gone === 'stdout' ? 'stderr' : 'stdout'].resume();
      expect(await once(child, 'exit')).toEqual([0, null]);
      expect(await catalog.lineageOf(urnOf('t59'))).toBeDefined();
    },
  );
});

interface Served {
  readonly child: ChildProcessByStdio<null, Readable, null>;
  readonly url: string;
}

async function serve(db: string): Promise<Served> {
  const child = spawn(process.execPath, [main, 'serve', '--port', '0', '--db', db], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  expect(line).toMatch(/^listening on /);
  return { child, url: line.replace('listening on ', '') };
}

function numbered(n: number): string {
  return urnOf(`table_${n}`);
}

/** Four writers at a time. A number is added to the list after its write was answered with 200. */
async function writeUntilItFails(url: string, acknowledged: number[]): Promise<void> {
  let next = (acknowledged.at(-1) ?? -1) + 1000;
  const writer = async () => {
    for (;;) {
      const n = next++;
      const body = JSON.stringify([
        { urn: numbered(n), datasetProperties: { value: { description: `number ${n}` } } },
      ]);
      const answer = await fetch(`${url}/openapi/v3/entity/dataset?async=false`, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json' },
      }).catch(() => undefined);
      if (answer?.status !== 200) return;
      acknowledged.push(n);
    }
  };
  await Promise.all([writer(), writer(), writer(), writer()]);
}
