import { expect, it } from 'vitest';
import { runCli } from '../support/cli/run-cli.js';
import { stackFolder } from '../support/cli/stack-folder.js';

const manifest = `version: 1
defaults: {platform: snowflake}
lineage:
  - {downstream: {name: orders}, upstreams: [{name: raw}]}
`;

async function validated(args: readonly string[], files: Readonly<Record<string, string>> = {}) {
  const { path } = await stackFolder({ 'lineage/a.yaml': manifest, ...files });
  return await runCli(['validate', ...args], { cwd: path });
}

it('validate --against sql shows the lines that the settings lack', async () => {
  const { code, stderr } = await validated(['--against', 'sql']);
  expect(code).toBe(64);
  expect(stderr).toContain('--against sql needs the files of SQL');
  expect(stderr).toContain('code: {sql: {paths: [sql/], dialect: snowflake}}');
});

it('validate --against dbt reads target/manifest.json without settings', async () => {
  const { code, stderr } = await validated(['--against', 'dbt']);
  expect(code).toBe(64);
  expect(stderr).toContain('target/manifest.json');
  expect(stderr).toContain('dbt compile');
});

it('a project without models is compared, once for each kind of code', async () => {
  const project = '{"metadata": {"adapter_type": "snowflake"}, "nodes": {}}';
  const args = ['--against', 'dbt', '--against', 'dbt', '--fix'];
  const { code, stdout } = await validated(args, { 'target/manifest.json': project });
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/^Valid: [^\n]*\n$/) });
});

it('refuses other words, and a Python without use', async () => {
  const other = await validated(['--against', 'sqll']);
  expect(other.code).toBe(64);
  expect(other.stderr).toContain('Did you mean sql?');
  const useless = await validated(['--python', 'python3']);
  expect(useless.code).toBe(64);
  expect(useless.stderr).toContain('--python has no use without --against');
});
