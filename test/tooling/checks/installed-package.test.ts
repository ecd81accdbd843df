import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { commandHelp } from '../../../src/cli/help/command-help.js';
import { anchorsOf } from '../../support/docs/anchors.js';
import { projectRoot } from './project-files.js';

/** What a user's program does with the package. It prints one line. */
const program = `
import { createRequire } from 'node:module';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { applyStack, planStack } from 'headwater';
import { startCatalog } from 'headwater/testing';
import planSchema from 'headwater/schemas/plan.schema.json' with { type: 'json' };

const require = createRequire(import.meta.url);
const common = require('headwater');
const settings = require.resolve('headwater/schemas/settings.schema.json');

const datasets = ['raw', 'orders'].map((name) => ({
  entityType: 'dataset',
  entityUrn: 'urn:li:dataset:(urn:li:dataPlatform:hive,' + name + ',PROD)',
  changeType: 'UPSERT',
  aspectName: 'datasetProperties',
  aspect: { json: { name } },
}));
writeFileSync('datasets.json', JSON.stringify(datasets));
const catalog = await startCatalog({ load: ['datasets.json'] });
mkdirSync('lineage', { recursive: true });
writeFileSync('headwater.yaml', 'version: 1\\nstack: shop\\n');
writeFileSync('lineage/a.yaml', 'version: 1\\ndefaults: {platform: hive, env: PROD}\\ndatasets: {raw: {name: raw}, orders: {name: orders}}\\nlineage: [{downstream: orders, upstreams: [raw]}]\\n');
const request = { cwd: process.cwd(), catalog: { url: catalog.url } };
const planned = await planStack(request);
const applied = await applyStack({ ...request, consent: { kind: 'given' } });
const after = await planStack(request);
await catalog.stop();
console.log([planned, after].map((one) => one.plan?.changes.length), applied.exitCode,
  common.planStack === planStack, planSchema.$id, settings.endsWith('settings.schema.json'));
`;

const types = `
import { applyStack, type ApplyRequest, type Plan } from 'headwater';
import { startCatalog } from 'headwater/testing';

const request: ApplyRequest = { cwd: '.', catalog: { url: '' }, consent: { kind: 'given' } };
export const plans: Promise<Plan | null> = applyStack(request).then((end) =>
  end.kind === 'applied' ? (end.report.plan as Plan) : null,
);
export const catalog: ReturnType<typeof startCatalog> = startCatalog();
`;

const compilerOptions = {
  ...{
    module: 'nodenext',
    target: 'es2023',
    lib: ['es2023'],
    strict: true,
    noEmit: true,
    skipLibCheck: false,
  },
  types: ['node'],
  typeRoots: [join(projectRoot, 'node_modules/@types')],
};

let folder: string;
let files: readonly string[];
const installed = () => join(folder, 'headwater-setup');

/** Packs the package as a release does, and installs it with the action `setup`. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'headwater-package-'));
  const run = (file: string, args: readonly string[], env = {}) =>
    execFileSync(file, args, {
      ...{ cwd: projectRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
      env: { ...process.env, ...env },
    });
  const packed = run('npm', ['pack', '--json', '--pack-destination', folder]);
  const [{ filename, files: entries }] = JSON.parse(packed) as [
    { filename: string; files: { path: string }[] },
  ];
  files = entries.map(({ path }) => path);
  for (const name of ['path', 'output']) writeFileSync(join(folder, name), '');
  run('bash', ['-e', '-c', setupScript()], {
    HEADWATER_VERSION: `file:${join(folder, filename)}`,
    GITHUB_ACTION_PATH: join(projectRoot, 'setup'),
    ...{ RUNNER_TEMP: folder, GITHUB_PATH: join(folder, 'path') },
    GITHUB_OUTPUT: join(folder, 'output'),
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the program looks for files beside modules of the package', () => {
  const texts = files.filter((path) => /^lib\/program\/.*\.js$/.test(path)).map(readInstalled);
  const addresses = texts.flatMap((text) => [
    ...text.matchAll(/new URL\(`([^`]+\.js)`,import\.meta\.url\)/g),
  ]);
  const modules = addresses.map(([, address = '']) => join('lib/program', address));
  expect(modules).toContain('lib/src/server/graphql/schema/create-schema.js');
  expect(modules.filter((path) => !files.includes(path))).toEqual([]);
});

describe('every pointer to a page', () => {
  const { homepage } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const list = readFileSync(join(projectRoot, 'test/tooling/site/addresses.txt'), 'utf8');
  const addresses = new Set(['', ...list.split('\n')]);

  it('in a message is an address of the site, and leads to a heading', () => {
    const commands = Object.keys(commandHelp).map((name) => ['help', ...name.split(' ')]);
    const lines = [['--help'], ...commands, ['explain', 'HW9001']];
    const init = ['init', '--stack', 'shop', '--from', 'none', '--ci', 'github', '--yes'];
    const text = [...lines, init].map(runInstalled).join('');
    const pointers = [...text.matchAll(new RegExp(`${homepage}(\\S*)`, 'g'))].map(
      ([, path = '']) => path,
    );
    expect(pointers.length).toBeGreaterThanOrEqual(lines.length + 1);
    const isGood = (pointer: string) => {
      const [page = '', heading] = pointer.split('#');
      return heading === undefined
        ? addresses.has(page)
        : leadsToHeading(`docs/${page}.md#${heading}`);
    };
    expect(pointers.filter((pointer) => !isGood(pointer))).toEqual([]);
    expect(text).not.toMatch(/\bdocs\/[\w-]+\.md/);
  });

  it('in a program is such an address', () => {
    const programs = files.filter((path) => /^lib\/.*\.js$/.test(path));
    const pages = /\bdocs\/[\w-]+\.md/;
    expect(programs.filter((path) => pages.test(readInstalled(path)))).toEqual([]);
  });

  it.each(['README.md', 'CHANGELOG.md'])('in %s leads to a file of the repository', (path) => {
    const links = [...readInstalled(path).matchAll(/\]\((docs\/[^)\s]+)\)/g)];
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter(([, link = '']) => !leadsToHeading(link))).toEqual([]);
  });
});

function readInstalled(path: string): string {
  return readFileSync(join(installed(), 'node_modules/headwater', path), 'utf8');
}

/** Runs the installed program in an empty repository, and returns all that it prints. */
function runInstalled(args: readonly string[]): string {
  const cwd = mkdtempSync(join(folder, 'run-'));
  execFileSync('git', ['init', '--quiet'], { cwd });
  const command = join(installed(), 'node_modules/.bin/headwater');
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  expect(status).toBe(0);
  return `${stdout}${stderr}`;
}

function leadsToHeading(link: string): boolean {
  const [page = '', heading] = link.split('#');
  const path = join(projectRoot, page);
  if (!existsSync(path)) return false;
  return heading === undefined || anchorsOf(readFileSync(path, 'utf8')).includes(heading);
}

it('the action setup puts the command on the path, and names its version', () => {
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  expect(readFileSync(join(folder, 'output'), 'utf8')).toBe(`version=${version}\n`);
  const path = readFileSync(join(folder, 'path'), 'utf8').trim();
  const env = { ...process.env, PATH: `${path}:${process.env['PATH']}` };
  expect(execFileSync('bash', ['-c', 'headwater --version'], { encoding: 'utf8', env })).toBe(
    `${version}\n`,
  );
});

it.for(['@typescript/native/bin/tsc', 'typescript/bin/tsc6'])(
  'its types are whole, with skipLibCheck: false, for %s',
  (compiler) => {
    writeFileSync(join(installed(), 'types.mts'), types);
    writeFileSync(
      join(installed(), 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['types.mts'] }),
    );
    const command = join(projectRoot, 'node_modules', compiler);
    const compile = () =>
      execFileSync(process.execPath, [command, '-p', installed()], { encoding: 'utf8' });
    expect(compile()).toBe('');
  },
);

/**
 * Other versions of Node come from npm and are large, so only the nightly workflow asks for them:
 * `HEADWATER_NODES="20 22 24"`.
 */
const asked = (process.env['HEADWATER_NODES'] ?? '').split(/\s+/).filter((one) => one !== '');

it.for(['current', ...asked])(
  'plans and applies as a library, against its own catalog, on Node: %s',
  (version, { skip }) => {
    const node = version === 'current' ? process.execPath : nodeFromNpm(version);
    if (node === null) return skip(`npm has no Node ${version} for this machine`);
    const project = join(installed(), `on-${version}`);
    mkdirSync(project);
    writeFileSync(join(project, 'program.mjs'), program);
    const output = execFileSync(node, ['--no-warnings', 'program.mjs'], {
      cwd: project,
      encoding: 'utf8',
    });
    expect(output).toBe(
      '[ 1, 0 ] 0 true https://headwater-lineage.github.io/headwater/schemas/plan.schema.json true\n',
    );
  },
);

function nodeFromNpm(version: string): string | null {
  const args = [
    'exec',
    '--yes',
    `--package=node@${version}`,
    '--',
    'node',
    '-p',
    'process.execPath',
  ];
  try {
    return execFileSync('npm', args, { encoding: 'utf8', cwd: folder, stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
}

function setupScript(): string {
  const { runs } = parse(readFileSync(join(projectRoot, 'setup/action.yml'), 'utf8'));
  return runs.steps[0].run;
}
