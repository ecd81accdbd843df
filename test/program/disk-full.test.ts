import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { readReceipt } from '../../src/files/read-receipt.js';
import type { ReceiptEvent } from '../../src/plan/document/receipt.js';
import { jaffleShop } from '../support/cli/jaffle-shop.js';
import { CLI_ENTRY } from '../support/cli/kill-cli.js';
import { limitedCli, noLimits } from '../support/cli/limited-cli.js';
import { runCli } from '../support/cli/run-cli.js';

if (noLimits) console.warn(`skipped: a full disk, since there is ${noLimits}`);

describe.skipIf(noLimits !== undefined)('a full disk', () => {
  it.each([
    ['has no room at all', 0],
    ['takes a part of the first line', 1],
  ])(
    'before the first event of a receipt and %s: nothing is written, nothing is left',
    async (_what, fileKib) => {
      const { catalog, cwd } = await jaffleShop();
      // The first line names every manifest; with these it is longer than a kibibyte.
      for (let n = 0; n < 10; n++)
        await writeFile(join(cwd, `lineage/more-${n}.yaml`), 'version: 1\n');
      const env = { DATAHUB_GMS_URL: catalog.url };
      const { code, stderr } = await limitedCli(['apply', '--auto-approve'], { cwd, fileKib, env });
      expect(code).toBe(1);
      expect(stderr).toMatch(
        /^error HW1008 the receipt \S+ cannot be written \(EFBIG\)\n {2}= nothing was applied; check permissions and free space/m,
      );
      expect(catalog.requests().writes).toBe(0);
      expect(await readdir(join(cwd, '.headwater/receipts'))).toEqual([]);
      // The next run would take an empty file for a .gitignore of ours, and it would ignore
      // nothing.
      const ignore = join(cwd, '.headwater/.gitignore');
      expect(existsSync(ignore) ? await readFile(ignore, 'utf8') : '*\n').toBe('*\n');
    },
  );

  it.each([2, 4, 7])(
    'in the middle of a receipt (%i KiB): the run stops, reports what it wrote, and can be completed later',
    async (fileKib) => {
      const { catalog, cwd } = await jaffleShop();
      const env = { DATAHUB_GMS_URL: catalog.url };
      const { code, stdout, stderr } = await limitedCli(
        ['apply', '--auto-approve', '--format', 'json'],
        { cwd, fileKib, env },
      );
      const report = JSON.parse(stdout);
      const { writes } = catalog.requests();
      expect(code).toBe(writes === 0 ? 1 : 5);
      expect(report).toMatchObject({ result: 'applied', exitCode: code });
      expect(stderr).toMatch(
        /^error HW1008 the receipt \S+ cannot be written \(EFBIG\)\n {2}= nothing more was written to the catalog after that/m,
      );
      const [name = ''] = await readdir(join(cwd, '.headwater/receipts'));
      const receipt = readReceipt(await readFile(join(cwd, '.headwater/receipts', name), 'utf8'));
      if (!receipt.ok) throw new Error(receipt.problem);
      const events = receipt.value.document['events'] as unknown as readonly ReceiptEvent[];
      const before = events.flatMap((event) => (event.event === 'before' ? [event.urn] : []));
      const outcomes: readonly { readonly urn: string; readonly outcome: string }[] =
        report.outcomes;
      expect(
        outcomes.filter(
          ({ urn, outcome }) => outcome !== 'not-attempted' && !before.includes(urn as never),
        ),
      ).toEqual([]);
      expect((await runCli(['apply', '--auto-approve'], { cwd, env })).code).toBe(0);
      expect((await runCli(['plan', '--detailed-exitcode'], { cwd, env })).code).toBe(0);
    },
  );

  it('leaves the earlier file under a report or a saved plan, and no half-written one', async () => {
    const { catalog, cwd } = await jaffleShop();
    const env = { DATAHUB_GMS_URL: catalog.url };
    await writeFile(join(cwd, 'report.html'), 'old');
    const files = await readdir(cwd);
    const report = await limitedCli(
      ['plan', '--output', 'html=report.html', '--output', 'json=new.json'],
      { cwd, fileKib: 1, env },
    );
    expect(report).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('HW1011 the report cannot be written to report.html (EFBIG)'),
    });
    expect(report.stderr).toContain('new.json');
    const plan = await limitedCli(['plan', '--out', 'new.plan'], { cwd, fileKib: 1, env });
    expect(plan).toMatchObject({ code: 1, stderr: expect.stringContaining('HW5009') });
    expect(await readdir(cwd)).toEqual(files);
    expect(await readFile(join(cwd, 'report.html'), 'utf8')).toBe('old');
  });
});

const noFullDevice = existsSync('/dev/full') ? undefined : 'no /dev/full on this machine';
if (noFullDevice)
  console.warn(`skipped: standard output on a full disk, since there is ${noFullDevice}`);

describe.skipIf(noLimits !== undefined)('standard output in a file on that disk', () => {
  it.each(['graph --format json orders', 'export --to openlineage --quiet'])(
    'makes %s fail',
    async (args) => {
      const { catalog, cwd } = await jaffleShop();
      const command = `ulimit -f 1; "${process.execPath}" "${CLI_ENTRY}" ${args} > out.json`;
      const env = { ...process.env, DATAHUB_GMS_URL: catalog.url };
      const run = spawnSync('bash', ['-c', command], { cwd, env, encoding: 'utf8' });
      expect(run).toMatchObject({
        status: 1,
        stderr: 'error HW1011 standard output cannot be written (EFBIG)\n',
      });
    },
  );
});

it.skipIf(noFullDevice !== undefined)(
  'standard output that cannot be written is named, and the command fails',
  async () => {
    const { cwd } = await jaffleShop();
    const command = `"${process.execPath}" "${CLI_ENTRY}"`;
    const fine = spawnSync('sh', ['-c', `${command} validate > /dev/full`], {
      cwd,
      encoding: 'utf8',
    });
    expect(fine).toMatchObject({
      status: 1,
      stderr: 'error HW1011 standard output cannot be written (ENOSPC)\n',
    });
    await writeFile(join(cwd, 'headwater.yaml'), 'version: 1\nstack: [\n');
    // The exit code of the command itself is more serious.
    const invalid = spawnSync('sh', ['-c', `${command} validate --format nonsense > /dev/full`], {
      cwd,
      encoding: 'utf8',
    });
    expect(invalid.status).toBe(64);
  },
);
