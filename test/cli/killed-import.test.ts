import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { campaignRows } from '../campaigns/campaign.js';
import { csv, HEAD, textsBelow } from '../support/cli/import-shop.js';
import { CLI_ENTRY, type CliEnd, startCli } from '../support/cli/kill-cli.js';
import { runCli } from '../support/cli/run-cli.js';
import { tempFolder } from '../support/server/temp-folder.js';

const KILLER = fileURLToPath(new URL('../support/cli/kill-at-step.mjs', import.meta.url));

/** Milliseconds. Long enough for all kills, as `npm run soak` has them, on a busy machine. */
const PATIENCE = 900_000;

const isBuilt = existsSync(CLI_ENTRY);
if (!isBuilt) process.stdout.write('skipped: killed imports need the build (npm run build)\n');

const IMPORT = ['import', 'csv', 'l.csv'];

type Files = Readonly<Record<string, string>>;

interface Scene {
  readonly title: string;
  /** Prepares the folder up to the import that is killed. */
  readonly prepare: (folder: string) => Promise<void>;
}

const ORDERS = 'lineage/snowflake/a.b.yaml';

const scenes: readonly Scene[] = [
  {
    title: 'the first import of a folder',
    prepare: (folder) => writeFile(join(folder, 'l.csv'), csv),
  },
  {
    title: 'an import into manifests that a person edited',
    prepare: async (folder) => {
      await writeFile(join(folder, 'l.csv'), csv);
      expect(await runCli(IMPORT, { cwd: folder })).toMatchObject({ code: 0 });
      const text = await readFile(join(folder, ORDERS), 'utf8');
      const edited = text.replace('total: raw.x', 'total: {from: raw.x, transform: SUM} # ours');
      expect(edited).not.toBe(text);
      await writeFile(join(folder, ORDERS), edited);
      const source = `${HEAD}snowflake:a.b.raw,x,snowflake:a.b.orders,total
snowflake:a.b.raw,y,snowflake:a.b.orders,tax
kafka:clicks,,snowflake:a.c.clicks,
s3:lake/a.csv,,snowflake:a.d.lake,
`;
      await writeFile(join(folder, 'l.csv'), source);
    },
  },
];

describe.runIf(isBuilt).each(scenes)(
  '$title, killed before any change of a file',
  ({ prepare }) => {
    it('leaves each file as it was or as it will be, and ends alike when it is repeated', {
      timeout: PATIENCE,
    }, async () => {
      // Later runs reuse the compile cache of the first.
      vi.stubEnv('NODE_COMPILE_CACHE', tempFolder());
      const whole = await sceneFolder(prepare);
      const before = await textsBelow(whole);
      const { end, steps } = await killedAt(0, whole);
      expect(end).toMatchObject({ code: 0, stderr: '' });
      const after = await textsBelow(whole);
      const numbers = campaignRows(
        steps.map((_, i) => i + 1),
        2,
        1,
      );
      const chained = await sceneFolder(prepare);
      for (const number of numbers) {
        const at = { number, step: steps[number - 1] };
        const folder = await sceneFolder(prepare);
        const cut = await killedAt(number, folder);
        expect({ ...at, ...cut.end }).toMatchObject({ ...at, signal: 'SIGKILL' });
        expect({ ...at, torn: tornFiles(await settled(folder), [before, after]) }).toEqual({
          ...at,
          torn: [],
        });
        await expectSameEnd(folder, after);
        // Run after run is killed in one folder, each at a later change.
        const again = await killedAt(number, chained);
        expect([null, 0]).toContain(again.end.code);
      }
      await expectSameEnd(chained, after);
    });
  },
);

/** Makes a folder of a fixed name, after which an import names the stack. */
async function sceneFolder(prepare: Scene['prepare']): Promise<string> {
  const folder = join(tempFolder(), 'shop');
  await mkdir(folder);
  await prepare(folder);
  return folder;
}

interface KilledImport {
  readonly end: CliEnd;
  /** The changes of the file system up to the end, in order. */
  readonly steps: readonly string[];
}

/** Imports in a process that is killed right before a change. With 0 it is not killed. */
async function killedAt(number: number, cwd: string): Promise<KilledImport> {
  const list = join(cwd, '../steps.txt');
  await rm(list, { force: true });
  const env = { NODE_OPTIONS: `--import=${KILLER}`, KILL_AT: String(number), KILL_STEPS: list };
  const end = await startCli(IMPORT, { cwd, url: 'http://127.0.0.1:1', env }).ended;
  const steps = existsSync(list) ? await readFile(list, 'utf8') : '';
  return { end, steps: steps.split('\n').slice(0, -1) };
}

/** The files of a folder without those that a killed run had not yet renamed. */
async function settled(folder: string): Promise<Files> {
  const all = Object.entries(await textsBelow(folder));
  return Object.fromEntries(all.filter(([path]) => !path.endsWith('.tmp')));
}

/** Returns the files that are neither as in one state nor as in the other. */
function tornFiles(files: Files, states: readonly Files[]): readonly string[] {
  return Object.keys(files).filter(
    (path) => !path.includes('.waiting.') && !states.some((state) => state[path] === files[path]),
  );
}

async function expectSameEnd(folder: string, after: Files): Promise<void> {
  expect(await runCli(IMPORT, { cwd: folder })).toMatchObject({ code: 0, stderr: '' });
  expect(await settled(folder)).toEqual(after);
  const again = await runCli([...IMPORT, '--detailed-exitcode'], { cwd: folder });
  expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining('nothing changes') });
}
