import { describe, expect, it } from 'vitest';
import {
  type CommandName,
  commandDocuments,
  commandFormats,
} from '../../src/cli/command-documents.js';
import { exitCodes } from '../../src/errors/exit-codes.js';
import type { ReportFormat } from '../../src/report/document/report-formats.js';
import { isWholeCampaign } from '../campaigns/campaign.js';
import { catalogWith } from '../support/cli/catalog-with.js';
import { rows } from '../support/cli/exit-code-rows.js';
import { startProxy } from '../support/cli/kill-proxy.js';
import { type CliRun, runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { urnOf } from '../support/model/state-builders.js';
import { shopWorld } from '../support/scenario/world.js';

it('the table has a row for every exit code except that of an interrupt', () => {
  const shown = new Set<string>([...rows.map(([exits]) => exits), 'interrupted']);
  expect([...shown].sort()).toEqual(Object.keys(exitCodes).sort());
});

/** The formats of every row. CI runs each other format in the first row of an exit code. */
const usualFormats: readonly ReportFormat[] = ['text', 'json'];

const rowsWithFormats = withFormats();

it('each format that a command gives occurs with each of its exit codes', () => {
  const tried = rowsWithFormats.flatMap(({ exits, formats }) =>
    formats.map((format) => `${exits} ${format}`),
  );
  const given = rows.flatMap(([exits, command]) =>
    formatsGiven(command).map((format) => `${exits} ${format}`),
  );
  expect(new Set(tried)).toEqual(new Set(given));
});

describe.each(rowsWithFormats)('$command when $when', ({ given, command, exits, formats }) => {
  const run = async (...flags: readonly string[]) => {
    const world = await shopWorld();
    for (const step of given) await step(world);
    const { code, stdout, stderr } = await world.headwater(...command.split(' '), ...flags);
    expect(code, stdout + stderr).toBe(exitCodes[exits]);
    if (stdout === '') expect(stderr).not.toBe('');
    return stdout;
  };

  it.each(formats)(`exits as "${exits}" with --format %s`, async (format) => {
    const stdout = await run('--format', format);
    if (stdout !== '') expectIn[format]?.(stdout);
  });

  // A command without documents takes no format.
  if (formats.length === 0) it(`exits as "${exits}"`, async () => void (await run()));
});

/** Returns the rows with the formats to run each of them in. */
function withFormats() {
  const seen = new Set<string>();
  return rows.map(([exits, command, when, ...given]) => {
    const formats = formatsGiven(command).filter((format) => {
      const pair = `${exits} ${format}`;
      const isFirst = !seen.has(pair);
      seen.add(pair);
      return isWholeCampaign || isFirst || usualFormats.includes(format);
    });
    return { exits, command, when, given, formats };
  });
}

/** The expected form of standard output for each format. */
const expectIn: Partial<Readonly<Record<ReportFormat, (stdout: string) => void>>> = {
  json: (stdout) => expect(JSON.parse(stdout)).toMatchObject({ formatVersion: expect.any(String) }),
  sarif: (stdout) => expect(JSON.parse(stdout)).toMatchObject({ version: '2.1.0' }),
  github: (stdout) => expect(stdout).toMatch(/^(::(error|warning|notice) .*\n)+$/),
};

/** Returns the formats of the command that a command line begins with. */
function formatsGiven(line: string): readonly ReportFormat[] {
  const names = Object.keys(commandDocuments) as CommandName[];
  const name = names.find((one) => `${line} `.startsWith(`${one} `));
  if (!name) throw new Error(`no command in "${line}"`);
  return commandFormats(name);
}

describe.each([
  'validate',
  'plan',
  'plan --detailed-exitcode',
  'apply --auto-approve',
  'list',
  'drift',
])('an interrupted %s', (command) => {
  it.each(formatsGiven(command))('exits as "interrupted" with --format %s', async (format) => {
    const { run } = await folderBeside();
    const { code, stdout, stderr } = await run(command, format, AbortSignal.abort());
    expect(code).toBe(exitCodes.interrupted);
    if (format === 'json')
      expect(JSON.parse(stdout)).toMatchObject({ kind: 'error', exitCode: exitCodes.interrupted });
    else expect(stdout).toBe('');
    expect(stderr).toContain('HW1009');
  });
});

describe('an apply that is interrupted while it writes', () => {
  const formats = isWholeCampaign ? formatsGiven('apply') : usualFormats;
  it.each(formats)('exits as "interrupted" with --format %s', async (format) => {
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

/** More datasets than one batch holds, so that some are left after the first write. */
const many = Array.from({ length: 120 }, (_, i) => `t${i}`);

async function folderBeside(onWrite: () => void = () => undefined): Promise<Folder> {
  const catalog = await catalogWith(many.map((name) => urnOf(name)));
  const { url } = await startProxy(catalog.url, {
    before: ({ writeNumber }) => {
      if (writeNumber !== undefined) onWrite();
      return undefined;
    },
  });
  const entries = many
    .slice(1)
    .map((name) => `  - {downstream: {name: ${name}}, upstreams: [{name: t0}]}\n`);
  const text = `version: 1\ndefaults: {platform: snowflake, env: PROD}\nlineage:\n${entries.join('')}`;
  const { path } = await stackFolder({
    'headwater.yaml': 'version: 1\nstack: shop\nwrites: proposals\n',
    'lineage/a.yaml': text,
  });
  const env = { DATAHUB_GMS_URL: url };
  return {
    run: (command, format, signal) =>
      runCli([...command.split(' '), '--format', format], { cwd: path, env, signal }),
  };
}
