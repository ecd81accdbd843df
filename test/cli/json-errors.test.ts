import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { type CommandName, commandDocuments } from '../../src/cli/command-documents.js';
import { jaffleShop } from '../support/cli/jaffle-shop.js';
import { runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';
import { tempFolder } from '../support/server/temp-folder.js';

const schema = JSON.parse(
  readFileSync(new URL('../../schemas/error.schema.json', import.meta.url), 'utf8'),
);
const isError = new Ajv2020().compile(schema);

function errorIn(stdout: string): Record<string, unknown> {
  const document = JSON.parse(stdout);
  expect(isError(document), JSON.stringify(isError.errors)).toBe(true);
  return document;
}

/** A command line of each command that fails, with its exit code. */
const failing: Readonly<Record<keyof typeof commandDocuments, readonly [string, number]>> = {
  init: ['init --stack Bad', 64],
  validate: ['validate -c nope.yaml', 64],
  fmt: ['fmt nope.yaml', 64],
  export: ['export --to csv nope', 64],
  plan: ['plan', 1],
  apply: ['apply --auto-approve', 1],
  adopt: ['adopt', 1],
  release: ['release --select *', 1],
  rollback: ['rollback nope.json', 64],
  drift: ['drift', 1],
  list: ['list', 1],
  impact: ['impact orders', 1],
  graph: ['graph --live', 1],
  test: ['test nope', 64],
  show: ['show nope.json', 64],
  schema: ['schema nope', 64],
  completion: ['completion nope', 64],
  doctor: ['doctor -c nope.yaml', 64],
  explain: ['explain HW0000', 64],
  'import catalog': ['import catalog', 1],
  'import dbt': ['import dbt', 64],
  'import openlineage': ['import openlineage nope.ndjson', 64],
  'import datahub-lineage-file': ['import datahub-lineage-file nope.yml', 64],
  'import sql': ['import sql nope.sql --dialect snowflake', 64],
  'import csv': ['import csv nope.csv', 64],
  'token create': ['token create --name x', 1],
  'token list': ['token list', 1],
  'token revoke': ['token revoke x', 1],
  serve: ['serve', 64],
};

describe.each(Object.entries(failing))('%s that fails', (name, [line, code]) => {
  it('gives the error as JSON by the published schema, and as text on standard error', async () => {
    const { cwd, catalog } = await jaffleShop();
    const url = line.startsWith('doctor') ? catalog.url : 'http://127.0.0.1:1';
    const setting = { cwd, env: { DATAHUB_GMS_URL: url } };
    const json = await runCli([...line.split(' '), '--format', 'json'], setting);
    expect(json.code).toBe(code);
    const error = errorIn(json.stdout);
    expect(error['exitCode']).toBe(code);
    expect(json.stderr).toContain(`error ${error['code']} ${error['message']}\n`);
    // `serve` and `fmt` have no document, so a format for one is their mistake.
    if (commandDocuments[name as CommandName].length === 0) return;
    const text = await runCli(line.split(' '), setting);
    expect(text).toEqual({ code, stdout: '', stderr: json.stderr });
  });
});

it('the hint of an error of the connection names the doctor', async () => {
  const { cwd } = await jaffleShop();
  const env = { DATAHUB_GMS_URL: 'http://127.0.0.1:1' };
  const { stdout } = await runCli(['plan', '--format=json'], { cwd, env });
  expect(errorIn(stdout)).toEqual({
    formatVersion: '1.2',
    tool: { name: 'headwater', version: expect.any(String) },
    kind: 'error',
    code: 'HW6001',
    name: 'catalog-unreachable',
    message: expect.stringContaining(
      'http://127.0.0.1:1: requests to this port are blocked (bad port)',
    ),
    hint: expect.stringMatching(/; headwater doctor tells more$/),
    exitCode: 1,
  });
});

it.each([
  [['plan', '--nope'], "unknown option '--nope'"],
  [['plan', '--concurrency', 'x'], '--concurrency'],
  [['nope'], "unknown command 'nope'"],
])('a wrong command line %j is an error document too', async (args, said) => {
  const run = await runCli([...args, '--format', 'json'], { cwd: tempFolder() });
  expect(run.code).toBe(64);
  expect(errorIn(run.stdout)).toMatchObject({
    code: 'HW1005',
    name: 'bad-flag',
    message: expect.stringContaining(said),
    hint: null,
  });
});

it.each([[['--format', 'json', '--help']], [['plan', '--format', 'json', '--help']]])(
  '%j is no error',
  async (args) => {
    const run = await runCli(args, { cwd: tempFolder() });
    expect(run).toMatchObject({ code: 0, stdout: expect.stringContaining('Usage:') });
  },
);

it('text gives no document, and the last format counts', async () => {
  const setting = { cwd: tempFolder() };
  const args = ['plan', '--nope', '--format', 'json', '--format', 'text'];
  expect((await runCli(args, setting)).stdout).toBe('');
  expect((await runCli(['--', '--format', 'json'], setting)).stdout).toBe('');
});

it('a plan that cannot be saved stays the only document on standard output', async () => {
  const { cwd, catalog } = await jaffleShop();
  const setting = { cwd, env: { DATAHUB_GMS_URL: catalog.url } };
  const run = await runCli(['plan', '--format', 'json', '--out', join(cwd, 'lineage')], setting);
  expect(run.code).toBe(1);
  expect(run.stderr).toMatch(/^error HW\d+ the plan cannot be saved/);
  expect(JSON.parse(run.stdout)).toMatchObject({ intent: 'sync', appliable: true });
});

it('mistakes in the manifests are a validation, which holds the findings', async () => {
  const { path } = await stackFolder({ 'lineage/a.yaml': 'version: 1\nlineage: x\n' });
  const env = { DATAHUB_GMS_URL: 'http://127.0.0.1:1' };
  const run = await runCli(['plan', '--format', 'json'], { cwd: path, env });
  expect(run.code).toBe(1);
  expect(JSON.parse(run.stdout)).toMatchObject({
    kind: 'validation',
    findings: [expect.objectContaining({ level: 'error' })],
  });
});
