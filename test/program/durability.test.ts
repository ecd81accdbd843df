import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/server/store/open-store.js';
import { deriving, making, onOpenapi } from '../support/server/proposals.js';
import { tempFolder } from '../support/server/temp-folder.js';
import { dataset } from '../support/server/urns.js';

const ENTRY = resolve('lib/src/testing.js');
const isBuilt = existsSync(ENTRY);
if (!isBuilt) process.stdout.write('skipped: a killed catalog needs the build (npm run build)\n');

const ROUNDS = 3;
const WRITES_BEFORE_KILL = 40;

test.runIf(isBuilt)(
  'acknowledged writes survive SIGKILL, with lineage in both directions',
  async () => {
    const db = join(tempFolder(), 'catalog.db');
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const { url, child } = await catalogProcess(db);
      if (round === 0) await write(url, making('root').map(onOpenapi));
      await writeUntilKilled(url, child, `t${round}`, acknowledged);
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * WRITES_BEFORE_KILL);
    const store = openStore({ file: db });
    const downstreams = new Set(store.neighbors(dataset('root'), 'DOWNSTREAM'));
    const lost = acknowledged.filter(
      (name) => !store.exists(dataset(name)) || !downstreams.has(dataset(name)),
    );
    const torn = [...downstreams].filter(
      (urn) => store.neighbors(urn, 'UPSTREAM').join() !== dataset('root'),
    );
    store.close();
    expect({ lost, torn }).toEqual({ lost: [], torn: [] });
  },
);

/**
 * Writes with several writers at once, so that the signal hits some of them between request and
 * answer.
 */
async function writeUntilKilled(
  url: string,
  child: ChildProcess,
  prefix: string,
  acknowledged: string[],
): Promise<void> {
  const goal = acknowledged.length + WRITES_BEFORE_KILL;
  const exit = new Promise((done) => child.once('exit', done));
  const writer = async (id: number): Promise<void> => {
    for (let n = 0; ; n++) {
      const name = `${prefix}_${id}_${n}`;
      const stored = await write(url, [...making(name), deriving(name, 'root')].map(onOpenapi));
      if (!stored) return;
      acknowledged.push(name);
      if (acknowledged.length === goal) child.kill('SIGKILL');
    }
  };
  await Promise.all([0, 1, 2, 3].map(writer));
  await exit;
}

/** Returns true if the catalog acknowledged the write. A killed catalog does not. */
async function write(url: string, body: unknown): Promise<boolean> {
  const request = { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(`${url}/openapi/v3/entity/dataset?async=false`, request).catch(
    () => undefined,
  );
  if (response === undefined) return false;
  expect(response.status).toBe(200);
  return true;
}

async function catalogProcess(
  db: string,
): Promise<{ readonly url: string; readonly child: ChildProcess }> {
  const child = spawn(process.execPath, ['test/support/server/killed-catalog.mjs', ENTRY, db], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  for await (const url of createInterface({ input: child.stdout })) return { url, child };
  throw new Error('the catalog ended before it listened');
}
