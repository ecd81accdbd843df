import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** The built program. */
export const HEADWATER = fileURLToPath(new URL('../../lib/program/main.js', import.meta.url));

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: Readonly<Record<string, string>> }} setting
 * @returns {Promise<{ code: number | null, stdout: string, stderr: string }>}
 */
export async function run(command, args, { cwd, env }) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, NO_PROXY: '127.0.0.1,localhost', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await ended;
  return { code, stdout, stderr };
}

/**
 * Makes a folder, and returns what runs Headwater in it. It requires the exit code, and returns
 * standard output, with standard error before it unless the code is 0.
 *
 * @param {string} folder also the home folder
 * @param {Readonly<Record<string, string>>} [env]
 * @returns {(exitCode: number, ...args: readonly string[]) => Promise<string>}
 */
export function headwaterIn(folder, env = {}) {
  mkdirSync(folder, { recursive: true });
  return async (exitCode, ...args) => {
    const { code, stdout, stderr } = await run(process.execPath, [HEADWATER, ...args], {
      cwd: folder,
      env: { HOME: folder, ...env },
    });
    assert.equal(code, exitCode, `headwater ${args.join(' ')}: ${stdout}${stderr}`);
    return code === 0 ? stdout : stderr + stdout;
  };
}
