import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { schemaNames } from '../../src/cli/schema-names.js';
import { runCli } from '../support/cli/run-cli.js';

const folder = new URL('../../schemas/', import.meta.url);
const run = (...args: readonly string[]) => runCli(['schema', ...args], { cwd: '/' });

it('every published schema has a name', () => {
  const names = schemaNames.map((name) => `${name}.schema.json`).sort();
  expect(readdirSync(folder).sort()).toEqual(names);
});

it.each(schemaNames)('headwater schema %s prints the published schema', async (name) => {
  const { code, stdout, stderr } = await run(name);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const published = readFileSync(new URL(`${name}.schema.json`, folder), 'utf8');
  expect(JSON.parse(stdout)).toEqual(JSON.parse(published));
});

it('refuses another name with the nearest one', async () => {
  const { code, stdout, stderr } = await run('manifst');
  expect({ code, stdout }).toEqual({ code: 64, stdout: '' });
  expect(stderr).toContain('there is no schema "manifst"\n  = did you mean manifest? schemas: ');
});
