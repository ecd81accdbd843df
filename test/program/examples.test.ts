import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { catalogWith } from '../support/cli/catalog-with.js';
import { runCli } from '../support/cli/run-cli.js';

const examples = fileURLToPath(new URL('../../examples', import.meta.url));

/** Every example with the last line of its first apply. */
const expected: Readonly<Record<string, string>> = {
  'jaffle-shop': 'Applied and verified: 39 added, 0 changed, 0 removed across 5 datasets.',
  'multi-platform':
    'Applied and verified: 33 added, 0 changed, 0 removed across 5 datasets, 1 job, 1\n  chart and 2 dashboards.',
};

describe('every example', () => {
  it('is run by a test', async () => {
    const entries = await readdir(examples, { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    // github-workflows.test.ts checks the workflows against the rules of GitHub.
    // embedded-catalog-page.test.ts and the interop suite run the examples of tests, and
    // docs/library-page.test.ts that of the library.
    const elsewhere = ['github-workflows', 'library', 'testing'];
    expect(folders.filter((name) => !elsewhere.includes(name))).toEqual(Object.keys(expected));
    expect(entries.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([
      'quickstart.mjs',
    ]);
  });

  it.each(Object.entries(expected))(
    'is valid, applies once, and then has an empty plan: %s',
    async (name, lastLine) => {
      const { run } = await started(name);
      const valid = await run('validate');
      expect(valid.code).toBe(0);
      expect(valid.stdout).not.toContain('warning');
      expect((await run('apply', '--auto-approve')).stdout).toContain(lastLine);
      expect(await run('plan', '--detailed-exitcode')).toMatchObject({ code: 0 });
    },
  );

  it.each(Object.keys(expected))(
    'is rolled back completely, except for datasets that it created: %s',
    async (name) => {
      const { run, folder, everything } = await started(name);
      const before = await everything();
      expect(await run('apply', '--auto-approve')).toMatchObject({ code: 0 });
      expect(await everything()).not.toEqual(before);
      const [receipt = ''] = await readdir(join(folder, '.headwater/receipts'));
      const lifted = ['--allow', 'mass-delete', '--reason', 'all of it goes'];
      expect(
        await run('rollback', `.headwater/receipts/${receipt}`, '--out', 'undo.json'),
      ).toMatchObject({ code: 3 });
      expect(
        await run('rollback', `.headwater/receipts/${receipt}`, '--out', 'undo.json', ...lifted),
      ).toMatchObject({ code: 0 });
      expect(await run('apply', 'undo.json', ...lifted)).toMatchObject({ code: 0 });
      expect(await everything()).toEqual(before);
      expect((await run('list')).stdout).toContain('Owns nothing.');
    },
  );

  it('has a plan that fits a screen: jaffle-shop', async () => {
    const { run } = await started('jaffle-shop');
    const { stdout } = await run('plan');
    expect(stdout.trimEnd().split('\n').length).toBeLessThanOrEqual(45);
    const shown = stdout.replace(/127\.0\.0\.1:\d+/, '127.0.0.1:<port>');
    await expect(shown).toMatchFileSnapshot('goldens/jaffle-shop-plan.txt');
  });
});

/** The value of empty lineage. It counts as equal to missing lineage. */
const NO_LINEAGE = { upstreams: [], fineGrainedLineages: [] };

type Aspects = Readonly<Record<string, { readonly value: unknown } | undefined>>;

/** Copies an example to a new folder and starts its catalog. */
async function started(name: string) {
  const folder = await mkdtemp(join(tmpdir(), 'headwater-example-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(join(examples, name), folder, { recursive: true });
  const catalog = await catalogWith([], { load: [join(folder, 'catalog.json')] });
  const loaded: readonly { readonly entityUrn: string }[] = JSON.parse(
    await readFile(join(folder, 'catalog.json'), 'utf8'),
  );
  const urns = [...new Set(loaded.map(({ entityUrn }) => entityUrn))];
  return {
    folder,
    catalog,
    run: (...args: readonly string[]) =>
      runCli(args, { cwd: folder, env: { DATAHUB_GMS_URL: catalog.url, COLUMNS: '80' } }),
    /** Reads all aspects of everything that existed before the first apply. */
    everything: async () => {
      const answers = await Promise.all(
        urns.map((urn) =>
          catalog.post(`/openapi/v3/entity/${urn.split(':')[2]}/batchGet`, [{ urn }]),
        ),
      );
      return (answers.flat() as readonly Aspects[]).map((aspects) => {
        // An aspect of lineage without content is as good as none.
        const lineage = {
          value: { ...NO_LINEAGE, ...(aspects['upstreamLineage']?.value as object) },
        };
        const fields = { value: { fields: [], ...(aspects['inputFields']?.value as object) } };
        return { ...aspects, upstreamLineage: lineage, inputFields: fields };
      });
    },
  };
}

describe('the quickstart', () => {
  it('does the main job with tokens, without showing one, and exits 0', async () => {
    const { code, output } = await quickstart(['--auth']);
    expectMainJob(output);
    expect(output).toMatch(/token +good, of urn:li:corpuser:datahub/);
    expect(output).toContain('1 token.');
    expect(output).toContain('Done. Run it with "-- --keep"');
    expect(code).toBe(0);
  });

  it('does the main job, and --keep leaves the catalog running for the commands that it prints', async () => {
    const child = spawn(process.execPath, [join(examples, 'quickstart.mjs'), '--keep'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += String(chunk);
    });
    await expect.poll(() => output, { timeout: 60_000 }).toContain('Ctrl-C ends the catalog');
    expectMainJob(output);
    const [, url = ''] = /in a browser: (\S+)/.exec(output) ?? [];
    const page = await fetch(url, { headers: { Accept: 'text/html' } });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Headwater')]);
    const [, command = '', folder = ''] = /"node (\S+) --folder (\S+)"/.exec(output) ?? [];
    const tried = [...output.matchAll(/^ {2}headwater ([^#\n]+?) *(?:#.*)?$/gm)].slice(-3);
    for (const [, args = ''] of tried) {
      const run = spawnSync(process.execPath, [command, '--folder', folder, ...args.split(' ')], {
        encoding: 'utf8',
        env: { ...process.env, DATAHUB_GMS_URL: url },
      });
      expect([args, run.status, run.stderr]).toEqual([args, 0, expect.any(String)]);
      expect(run.stdout).not.toBe('');
    }
    expect(tried).toHaveLength(3);
    child.kill('SIGINT');
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(existsSync(folder)).toBe(false);
  });

  it('refuses other flags', async () => {
    expect(await quickstart(['--ath'])).toMatchObject({
      code: 64,
      output: expect.stringContaining('usage'),
    });
  });
});

function expectMainJob(output: string): void {
  expect(output).toContain(
    'Plan: 39 to add, 0 to change, 0 to remove across 5 datasets; 27 columns and 1 dashboard affected downstream: metabase:customer_health.',
  );
  expect(output).toContain('No changes.');
  expect(output).toContain('Write requests that the catalog counted during the second apply: 0.');
  expect(output).toContain('+ first_order        <- order_date  min(order_date)');
  expect(output).toContain('2 hops away');
  const plans = output.split(/^\$ headwater /m).filter((part) => part.includes('\nPlan: 39'));
  expect(plans).toHaveLength(2);
  expect(plans.join('').trimEnd().split('\n').length).toBeLessThanOrEqual(100);
  expect(output).not.toMatch(/eyJ/);
}

async function quickstart(
  args: readonly string[],
): Promise<{ readonly code: number; readonly output: string }> {
  const child = spawn(process.execPath, [join(examples, 'quickstart.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  const [code] = await once(child, 'close');
  return { code, output };
}
