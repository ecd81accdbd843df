import assert from 'node:assert/strict';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../run-command.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/**
 * @param {string} name of a project of this folder
 * @param {string} path of the copy
 */
export function copyProject(name, path) {
  cpSync(join(HERE, name), path, { recursive: true });
}

/**
 * @param {string} executable the Python with dbt
 * @param {string} project its folder
 * @param {readonly string[]} commands
 */
export async function runDbt(executable, project, commands) {
  const env = {
    HOME: project,
    DBT_DATABASE: join(project, 'shop.duckdb'),
    DBT_SEND_ANONYMOUS_USAGE_STATS: 'false',
  };
  const args = [join(HERE, 'run_dbt.py'), ...commands];
  const { code, stdout, stderr } = await run(executable, args, { cwd: project, env });
  assert.equal(code, 0, stdout + stderr);
}

/** @param {string} path */
export function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
