import assert from 'node:assert/strict';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { CACHE } from '../prepare-clients.mjs';
import { HEADWATER, headwaterIn, run } from '../run-command.mjs';

const ON_TERMINAL = fileURLToPath(new URL('on_terminal.py', import.meta.url));

const IMPORT = ['import', 'sql', 'a.sql', '--dialect', 'duckdb'];

/**
 * A Python without the parser is refused, with what to do. Without a terminal, nothing is fetched.
 * After a yes, the words of uv say why it fetched nothing, since it is offline here.
 *
 * @param {{ folder: string, dbt: string }} options a Python without the parser
 */
export async function checkParserMissing({ folder, dbt }) {
  const uv = readdirSync(CACHE).find((name) => name.startsWith('uv-'));
  const env = {
    HOME: folder,
    HEADWATER_PYTHON: '',
    PATH: [join(CACHE, uv, 'bin'), dirname(dbt)].join(delimiter),
    UV_OFFLINE: '1',
    UV_CACHE_DIR: join(folder, 'uv'),
  };
  const headwater = headwaterIn(folder, env);
  writeFileSync(join(folder, 'a.sql'), 'create view a as select id from b;');
  const named = await headwater(1, ...IMPORT, '--python', dbt);
  assert.match(named, /HW2560.*-m pip install/s);
  const found = await headwater(1, ...IMPORT);
  assert.match(found, /HW2560.*--python.*uv run/s);
  const command = [ON_TERMINAL, process.execPath, HEADWATER, ...IMPORT];
  const { code, stdout } = await run(dbt, command, { cwd: folder, env });
  assert.equal(code, 1, stdout);
  // The terminal has no width, so each word has a line.
  assert.match(stdout.replaceAll(/\s+/g, ' '), /Type yes.* HW2560 .* uv: did not fetch it/);
  assert.ok(!existsSync(join(folder, 'headwater.yaml')));
  return 'refused with --python, without a terminal, and offline after a yes';
}
