import { access, mkdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandDocuments } from '../../src/cli/command-documents.js';
import { buildProgram } from '../../src/cli/program.js';
import { catalogWith, type StockedCatalog } from '../support/cli/catalog-with.js';
import { type CliRun, type CliSetting, runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { startFaultProxy } from '../support/faults/proxy.js';
import { urnOf } from '../support/model/state-builders.js';
import { sarifProblems } from '../support/report/sarif-schema.js';

const lineage = `version: 1
defaults: {platform: snowflake, env: PROD}
datasets: {raw: {name: raw}, orders: {name: orders}}
lineage:
  - {downstream: orders, upstreams: [raw]}
`;

interface Shop {
  readonly path: string;
  readonly catalog: StockedCatalog;
  readonly run: (...args: readonly string[]) => Promise<CliRun>;
  readonly runOn: (terminal: CliSetting['terminal'], ...args: readonly string[]) => Promise<CliRun>;
  readonly write: (file: string, text: string) => Promise<void>;
  readonly read: (file: string) => Promise<string>;
  readonly has: (file: string) => Promise<boolean>;
}

async function shop(): Promise<Shop> {
  const catalog = await catalogWith([urnOf('raw'), urnOf('orders')]);
  const { path, write } = await stackFolder({ 'lineage/a.yaml': lineage });
  const runOn: Shop['runOn'] = (terminal = 'none', ...args) =>
    runCli(args, { cwd: path, env: { DATAHUB_GMS_URL: catalog.url }, terminal, input: 'yes\n' });
  return {
    path,
    catalog,
    runOn,
    run: (...args) => runOn('none', ...args),
    write,
    read: (file) => readFile(join(path, file), 'utf8'),
    has: (file) =>
      access(join(path, file)).then(
        () => true,
        () => false,
      ),
  };
}

describe('--output', () => {
  it('writes the document into files, each in its format and readable by its owner only; standard output stays the same', async () => {
    const { run, read, path } = await shop();
    const { stdout } = await run('plan');
    const written = await run(
      ...'plan --output text=p.txt --output sarif=p.sarif --output json=p=1.json'.split(' '),
    );
    expect(written).toMatchObject({ code: 0, stdout });
    expect(await read('p.txt')).toBe(stdout);
    expect(sarifProblems(await read('p.sarif'))).toEqual([]);
    expect(await read('p=1.json')).toBe((await run('plan', '--format', 'json')).stdout);
    expect((await stat(join(path, 'p.txt'))).mode & 0o777).toBe(0o600);
  });

  it('may stand before the command too, and can be repeated', async () => {
    const { run, has } = await shop();
    await run('--output', 'text=a.txt', 'validate', '--output', 'text=b.txt');
    expect([await has('a.txt'), await has('b.txt')]).toEqual([true, true]);
  });

  it('resolves paths from the folder of -C', async () => {
    const { path, run, has } = await shop();
    await mkdir(join(path, 'lineage', 'in'));
    await run('validate', '-C', 'lineage/in', '--output', 'text=v.txt');
    expect(await has('lineage/in/v.txt')).toBe(true);
  });

  it('has no color, even if standard output has', async () => {
    const { run, read } = await shop();
    const { stdout } = await run('plan', '--color', 'always', '--output', 'text=p.txt');
    expect(stdout).toContain('\u001b[');
    expect(await read('p.txt')).not.toContain('\u001b');
  });

  it('of an apply holds the plan and the outcome, as standard output does', async () => {
    const { run, read } = await shop();
    const { stdout } = await run(
      ...'apply --auto-approve --output text=a.txt --output json=a.json'.split(' '),
    );
    expect(await read('a.txt')).toBe(stdout);
    expect(JSON.parse(await read('a.json'))).toMatchObject({ kind: 'apply', result: 'applied' });
  });

  it('of an apply contains the plan in text format even if standard output has another format', async () => {
    const { run, read } = await shop();
    await run('apply', '--auto-approve', '--format', 'json', '--output', 'text=a.txt');
    expect(await read('a.txt')).toMatch(/^Headwater plan.*Applied and verified/s);
  });

  it('is written for a command that ends with an error too', async () => {
    const { run, write, read } = await shop();
    await write('lineage/b.yaml', 'version: 1\nlineage: [{downstream: ordrs, upstreams: []}]\n');
    expect(await run('plan', '--output', 'sarif=p.sarif')).toMatchObject({ code: 1 });
    expect(await read('p.sarif')).toContain('ordrs');
  });

  it.each([
    [
      'an unknown format',
      ['--output', 'sarf=x'],
      'did you mean sarif? formats of plan: text, json',
    ],
    ['a missing file name', ['--output', 'sarif'], 'sarif=report.sarif'],
    ['an empty file name', ['--output', 'sarif='], 'sarif=report.sarif'],
    ['standard output', ['--output', 'sarif=-'], 'sarif=report.sarif'],
    ['one file twice', ['--output', 'sarif=x', '--output', 'json=./x'], './x'],
    ['the file of --out', ['--out', 'x', '--output', 'json=x'], 'x'],
    ['a folder that does not exist', ['--output', 'sarif=no/x'], 'does not exist'],
    ['a folder that is a file', ['--output', 'sarif=headwater.yaml/x'], 'headwater.yaml'],
    ['a file that is a folder', ['--output', 'sarif=lineage'], 'not a regular file'],
    ['a device', ['--output', 'sarif=/dev/null'], 'not a regular file'],
  ])('with %s exits with 64 before any request', async (_what, flags, named) => {
    const { run, catalog } = await shop();
    const before = catalog.requests();
    const { code, stdout, stderr } = await run('plan', ...flags);
    expect({ code, stdout }).toEqual({ code: 64, stdout: '' });
    expect(stderr).toContain(named);
    expect(catalog.requests()).toEqual(before);
  });

  it('does not write through a symbolic link', async () => {
    const { run, path } = await shop();
    await symlink('headwater.yaml', join(path, 'link'));
    expect(await run('validate', '--output', 'text=link')).toMatchObject({ code: 64, stdout: '' });
  });

  it('that fails after an apply leaves the document on standard output, and the command exits with an error', async () => {
    const { path, catalog } = await shop();
    const reports = join(path, 'reports');
    // The folder exists when the command begins, and is gone before the first write is answered.
    await mkdir(reports);
    const { url } = await startFaultProxy(catalog.url, {
      before: async (request) => {
        if (request.isWrite) await rm(reports, { recursive: true, force: true });
        return undefined;
      },
    });
    const { code, stdout, stderr } = await runCli(
      ['apply', '--auto-approve', '--output', 'json=reports/a.json'],
      { cwd: path, env: { DATAHUB_GMS_URL: url } },
    );
    expect(stdout).toContain('Applied and verified');
    expect(stderr).toContain('HW1011');
    expect(code).toBe(1);
  });
});

describe('--format', () => {
  it.each([
    ['token list', 'text, json'],
    ['list', 'text, json'],
    ['explain HW3001', 'text, json'],
  ])(
    'with a format that %s does not support exits with 64 before any request, and names the supported ones',
    async (command, named) => {
      const { run, catalog } = await shop();
      const before = catalog.requests();
      const { code, stdout, stderr } = await run(...command.split(' '), '--format', 'sarif');
      expect({ code, stdout }).toEqual({ code: 64, stdout: '' });
      expect(stderr).toContain('does not support the format sarif');
      expect(stderr).toContain(named);
      expect(catalog.requests()).toEqual(before);
      expect(await run(...command.split(' '), '--output', 'sarif=x')).toMatchObject({
        code: 64,
        stdout: '',
      });
    },
  );

  it('and --output do not write a new token into a file', async () => {
    const { run, has } = await shop();
    const { code, stderr } = await run(...'token create --name ci --output json=t.json'.split(' '));
    expect(code).toBe(64);
    expect(stderr).toContain('only to standard output');
    expect(await has('t.json')).toBe(false);
  });

  it('sarif and github give paths from the top of the repository', async () => {
    const { run, path, write } = await shop();
    await mkdir(join(path, '.git'));
    await write('data/my lineage/headwater.yaml', 'version: 1\nstack: shop\n');
    await write(
      'data/my lineage/lineage/a.yaml',
      'version: 1\nlineage: [{downstream: ordrs, upstreams: []}]\n',
    );
    const inside = (format: string) => run('validate', '-C', 'data/my lineage', '--format', format);
    expect((await inside('github')).stdout).toContain('file=data/my lineage/lineage/a.yaml,line=2');
    expect((await inside('sarif')).stdout).toContain('"data/my%20lineage/lineage/a.yaml"');
    expect((await inside('text')).stdout).toContain('--> lineage/a.yaml:2');
  });
});

describe('every command', () => {
  it('has a row in the table of exit codes', () => {
    const program = buildProgram({} as never, () => undefined);
    const commands = program.commands.filter((one) => one.name() !== 'help');
    const names = commands.flatMap((one) =>
      one.commands.length > 0
        ? one.commands.map((sub) => `${one.name()} ${sub.name()}`)
        : [one.name()],
    );
    expect(names.sort()).toEqual(Object.keys(commandDocuments).sort());
  });
});
