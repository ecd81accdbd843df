import { describe, expect, it } from 'vitest';
import { type CommandName, commandDocuments, commandFormats } from '../../src/cli/command-documents.js';
import { exitCodes } from '../../src/errors/exit-codes.js';
import type { ReportFormat } from '../../src/report/reporters.js';
import { catalogWith } from '../support/catalog-with.js';
import { isLineageWrite, startProxy } from '../support/kill-proxy.js';
import { type CliRun, runCli } from '../support/run-cli.js';
import type { Step } from '../support/scenario.js';
import { propertiesDropped } from '../support/scenario-dropping-gateway.js';
import { declaring } from '../support/scenario-manifests.js';
import { applied, removedByHand } from '../support/scenario-steps.js';
import { shopWorld } from '../support/scenario-world.js';
import { stackFolder } from '../support/stack-folder.js';
import { urnOf } from '../support/state-builders.js';

const mapped = 'downstream: orders, upstreams: [raw_orders], columns: {total: raw_orders.amount}';
const mart = 'downstream: mart, upstreams: [orders], columns: {revenue: orders.total}';

const declared: Step = ({ declare }) => declare(declaring(mapped, mart));
const done = applied(declaring(mapped, mart));
const removed = removedByHand('mart', 'orders');
const nothingLeft: Step = ({ declare }) => declare({ 'lineage/shop.yaml': 'version: 1\nlineage: []\n' });
const mistaken: Step = ({ declare }) => declare(declaring('downstream: ordrs, upstreams: [raw_orders]'));
const missing: Step = ({ declare }) => declare({ 'lineage/a.yaml': gone });
const gone = 'version: 1\ndefaults: {platform: hive, env: PROD}\nlineage: [{downstream: {name: a}, upstreams: [{name: b}]}]\n';

/** The catalog refuses every write of one dataset's lineage, and any batch that holds it. */
const ordersRefused: Step = async (world) => {
  const refused = { status: 403, body: { message: 'not this one' } };
  const { url } = await startProxy(world.url, { before: (request) => (isLineageWrite(request, urnOf('orders')) ? refused : undefined) });
  world.url = url;
};

const saved: Step = async ({ headwater }) => {
  expect(await headwater('plan', '--out', 'saved.json')).toMatchObject({ code: exitCodes.ok });
};
const declaredMore: Step = ({ declare }) => declare(declaring(mapped, mart, 'downstream: sheet, upstreams: [raw_fx]'));

const protectedOrders = applied(declaring(`${mapped}, protect: true`, mart));

/** The plan to give up what is protected, made by somebody who may. */
const releaseSaved: Step = async ({ headwater }) => {
  const lifted = ['--allow', 'protected', '--reason', 'agreed'];
  expect(await headwater('release', '--select', '*', ...lifted, '--out', 'saved.json')).toMatchObject({ code: exitCodes.ok });
};

const unreachable: Step = async (world) => {
  world.url = 'http://127.0.0.1:1';
};

interface Row {
  readonly when: string;
  readonly given: readonly Step[];
  readonly command: string;
  readonly exits: keyof typeof exitCodes;
}

const rows: readonly Row[] = [
  { when: 'a plan has changes', given: [declared], command: 'plan', exits: 'ok' },
  { when: 'an apply wrote everything', given: [declared], command: 'apply --auto-approve', exits: 'ok' },
  { when: 'there is nothing to do and nobody to ask', given: [done], command: 'apply', exits: 'ok' },
  { when: 'there are no changes to tell of', given: [done], command: 'plan --detailed-exitcode', exits: 'ok' },
  { when: 'manifests are valid', given: [declared], command: 'validate', exits: 'ok' },
  { when: 'something is owned', given: [done], command: 'list', exits: 'ok' },
  { when: 'nothing is owned', given: [declared], command: 'list --columns', exits: 'ok' },
  { when: 'nothing has drifted', given: [done], command: 'drift --detailed-exitcode', exits: 'ok' },
  { when: 'drift is not to be told apart', given: [done, removed], command: 'drift', exits: 'ok' },
  { when: 'there is drift to tell of', given: [done, removed], command: 'drift --detailed-exitcode', exits: 'changes' },
  { when: 'manifests are mistaken', given: [done, removed, mistaken], command: 'drift --detailed-exitcode', exits: 'error' },
  { when: 'a dataset cannot be compared', given: [missing], command: 'drift --detailed-exitcode', exits: 'error' },
  { when: 'the catalog is away', given: [declared, unreachable], command: 'drift --timeout 2s', exits: 'error' },
  { when: 'it is told not to prune', given: [declared], command: 'drift --prune off', exits: 'usage' },
  { when: 'nothing is there to be adopted', given: [done], command: 'adopt --detailed-exitcode', exits: 'ok' },
  { when: 'marks would go', given: [done], command: 'release --select * --detailed-exitcode', exits: 'changes' },
  { when: 'a protected mark would go', given: [protectedOrders], command: 'release --select *', exits: 'refused' },
  { when: 'its guard is lifted no more', given: [protectedOrders, releaseSaved], command: 'apply saved.json', exits: 'refused' },
  { when: 'it does not say what', given: [done], command: 'release', exits: 'usage' },
  { when: 'its receipt is no receipt', given: [done], command: 'rollback headwater.yaml', exits: 'usage' },
  { when: 'its receipt is not there', given: [done], command: 'rollback nothing.json', exits: 'usage' },
  { when: 'a code is known', given: [], command: 'explain HW3001', exits: 'ok' },
  { when: 'manifests have errors', given: [mistaken], command: 'validate', exits: 'error' },
  { when: 'they are planned', given: [mistaken], command: 'plan --detailed-exitcode', exits: 'error' },
  { when: 'they are applied', given: [mistaken], command: 'apply --auto-approve', exits: 'error' },
  { when: 'datasets are missing', given: [missing], command: 'plan --detailed-exitcode', exits: 'error' },
  { when: 'they are to be written', given: [missing], command: 'apply --auto-approve', exits: 'error' },
  { when: 'the catalog does not answer', given: [declared, unreachable], command: 'plan --timeout 2s', exits: 'error' },
  { when: 'there are changes to tell of', given: [declared], command: 'plan --detailed-exitcode', exits: 'changes' },
  { when: 'a guard refuses the plan', given: [done, nothingLeft], command: 'plan --detailed-exitcode', exits: 'refused' },
  { when: 'a guard refuses the apply', given: [done, nothingLeft], command: 'apply --auto-approve', exits: 'refused' },
  { when: 'a guard would refuse', given: [done, nothingLeft], command: 'apply --auto-approve --dry-run', exits: 'refused' },
  { when: 'nobody can be asked', given: [declared], command: 'apply', exits: 'refused' },
  { when: 'nobody could be asked', given: [declared], command: 'apply --dry-run', exits: 'refused' },
  { when: 'its plan approves all of it', given: [declared, saved], command: 'apply saved.json', exits: 'ok' },
  { when: 'a plan was saved', given: [declared, saved], command: 'show saved.json', exits: 'ok' },
  { when: 'a manifest asks for more than its plan', given: [declared, saved, declaredMore], command: 'apply saved.json', exits: 'stale' },
  { when: 'its plan is for another catalog', given: [declared, saved, unreachable], command: 'apply saved.json', exits: 'stale' },
  { when: 'one dataset is refused', given: [declared, ordersRefused], command: 'apply --auto-approve', exits: 'partial' },
  {
    when: 'the read-back lacks what was written',
    given: [declared, propertiesDropped],
    command: 'apply --auto-approve',
    exits: 'unverified',
  },
  { when: 'a flag is unknown', given: [declared], command: 'plan --detailed', exits: 'usage' },
  { when: 'an allowance has no reason', given: [declared], command: 'apply --allow mass-delete', exits: 'usage' },
  { when: 'a target is unknown', given: [declared], command: 'list --target prd', exits: 'usage' },
  { when: 'its plan is no plan', given: [declared], command: 'apply headwater.yaml', exits: 'usage' },
  { when: 'an expression matches nothing', given: [declared], command: 'plan --select nobody', exits: 'usage' },
  { when: 'a scope stands beside a plan', given: [declared, saved], command: 'apply saved.json --select orders', exits: 'usage' },
  { when: 'a code is unknown', given: [], command: 'explain HW9999', exits: 'usage' },
  { when: 'settings have mistakes', given: [declared, ({ configure }) => configure('writes: never\n')], command: 'plan', exits: 'usage' },
  { when: 'no manifest is there', given: [({ declare }) => declare({})], command: 'validate', exits: 'usage' },
];

it('has a row for every exit code, interrupts aside', () => {
  const shown = new Set<string>([...rows.map(({ exits }) => exits), 'interrupted']);
  expect([...shown].sort()).toEqual(Object.keys(exitCodes).sort());
});

describe.each(rows)('$command when $when', ({ given, command, exits }) => {
  it.each(formatsGiven(command))(`exits as "${exits}" with --format %s`, async (format) => {
    const world = await shopWorld();
    for (const step of given) await step(world);
    const { code, stdout, stderr } = await world.headwater(...command.split(' '), '--format', format);
    expect(code, stdout + stderr).toBe(exitCodes[exits]);
    if (stdout === '') expect(stderr).not.toBe('');
    else expectIn[format]?.(stdout);
  });
});

/** What standard output has to be in a format, whatever it tells of. */
const expectIn: Partial<Readonly<Record<ReportFormat, (stdout: string) => void>>> = {
  json: (stdout) => expect(JSON.parse(stdout)).toMatchObject({ formatVersion: expect.any(String) }),
  sarif: (stdout) => expect(JSON.parse(stdout)).toMatchObject({ version: '2.1.0' }),
  github: (stdout) => expect(stdout).toMatch(/^(::(error|warning|notice) .*\n)+$/),
};

/** The formats of the command that a command line begins with. */
function formatsGiven(line: string): readonly ReportFormat[] {
  const names = Object.keys(commandDocuments) as CommandName[];
  const name = names.find((one) => `${line} `.startsWith(`${one} `));
  if (!name) throw new Error(`no command in "${line}"`);
  return commandFormats(name);
}

describe.each(['validate', 'plan', 'plan --detailed-exitcode', 'apply --auto-approve', 'list', 'drift'])(
  '%s when it is interrupted',
  (command) => {
    it.each(formatsGiven(command))('exits as "interrupted" with --format %s', async (format) => {
      const { run } = await folderBeside();
      const { code, stdout, stderr } = await run(command, format, AbortSignal.abort());
      expect({ code, stdout }).toEqual({ code: exitCodes.interrupted, stdout: '' });
      expect(stderr).toContain('HW1009');
    });
  },
);

describe('apply that is interrupted while it writes', () => {
  it.each(formatsGiven('apply'))('exits as "interrupted" with --format %s', async (format) => {
    const stop = new AbortController();
    const { run } = await folderBeside(() => stop.abort());
    const { code, stdout } = await run('apply --auto-approve', format, stop.signal);
    expect(code, stdout).toBe(exitCodes.interrupted);
    expect(stdout).toMatch(/not.attempted/);
  });
});

interface Folder {
  readonly run: (command: string, format: string, signal: AbortSignal) => Promise<CliRun>;
}

/** More datasets than are written at once, so that some are left when the first write has arrived. */
const many = Array.from({ length: 120 }, (_, i) => `t${i}`);

async function folderBeside(onWrite: () => void = () => undefined): Promise<Folder> {
  const catalog = await catalogWith(many.map((name) => urnOf(name)));
  const { url } = await startProxy(catalog.url, {
    before: ({ writeNumber }) => {
      if (writeNumber !== undefined) onWrite();
      return undefined;
    },
  });
  const entries = many.slice(1).map((name) => `  - {downstream: {name: ${name}}, upstreams: [{name: t0}]}\n`);
  const text = `version: 1\ndefaults: {platform: snowflake, env: PROD}\nlineage:\n${entries.join('')}`;
  const { path } = await stackFolder({ 'headwater.yaml': 'version: 1\nstack: shop\nwrites: proposals\n', 'lineage/a.yaml': text });
  const env = { DATAHUB_GMS_URL: url };
  return { run: (command, format, signal) => runCli([...command.split(' '), '--format', format], { cwd: path, env, signal }) };
}
