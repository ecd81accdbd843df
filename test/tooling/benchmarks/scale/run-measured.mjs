import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** Loaded into each process of Node that is measured. */
const PRELOAD = fileURLToPath(import.meta.resolve('./report-resources.cjs'));

const HEADWATER = fileURLToPath(new URL('../../../../lib/program/main.js', import.meta.url));

/**
 * What one process used, or one request, or one file.
 *
 * @typedef {object} Sample
 * @property {number} value in the unit of its measure
 * @property {number} [cpuSeconds]
 * @property {number} [peakMb] the largest resident memory
 */

/**
 * @typedef {object} Command
 * @property {readonly string[]} args of Node
 * @property {string} folder for files of the measurement
 * @property {string} [command] another program, which writes its resources itself
 * @property {string} [cwd]
 * @property {Readonly<Record<string, string>>} [env] in addition to that of this process
 * @property {RegExp} [expected] what standard output has to contain
 */

/** @param {readonly string[]} args */
export function headwater(...args) {
  return [HEADWATER, ...args];
}

/**
 * Runs a process to its end.
 *
 * @param {Command} command
 * @returns {Promise<Sample & { stdout: string }>}
 */
export async function runMeasured(command) {
  const start = performance.now();
  const child = startMeasured(command);
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'])
    child[name].setEncoding('utf8').on('data', (text) => (output[name] += text));
  const [code] = await once(child, 'close');
  const value = (performance.now() - start) / 1000;
  const { expected = /(?:)/ } = command;
  if (code !== 0 || !expected.test(output.stdout)) throw unexpected(command, code, output);
  return { value, ...resourcesIn(command.folder), stdout: output.stdout };
}

/**
 * Starts a process that leaves its resources in the folder.
 *
 * @param {Command} command
 */
export function startMeasured({ command, args, folder, cwd = folder, env = {} }) {
  const all = command === undefined ? ['--require', PRELOAD, ...args] : args;
  return spawn(command ?? process.execPath, all, {
    cwd,
    env: { ...process.env, ...env, HEADWATER_BENCH_RESOURCES: join(folder, 'resources.json') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/**
 * Reads what the process used that ended last.
 *
 * @param {string} folder
 * @returns {{ cpuSeconds: number, peakMb: number }}
 */
export function resourcesIn(folder) {
  return JSON.parse(readFileSync(join(folder, 'resources.json'), 'utf8'));
}

function unexpected({ command = 'node', args }, code, { stdout, stderr }) {
  const end = `${stdout}\n${stderr}`.trim().split('\n').slice(-20).join('\n');
  return new Error(`${command} ${args.join(' ')} ended with ${code}:\n${end}`);
}
