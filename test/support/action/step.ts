import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import type { ActionIo } from '../../../src/action/action-context.js';
import { declaredInputs } from '../../../src/action/inputs/declared-inputs.js';
import { runAction } from '../../../src/action/run-action.js';

/**
 * The committed bundle in a process of its own, its sources in this process, or a function in place
 * of the action.
 */
export type StepMode = 'bundle' | 'source' | RunAction;

type RunAction = (io: ActionIo) => Promise<number>;

export interface StepSetting {
  readonly mode?: StepMode | undefined;
  readonly workspace: string;
  readonly env: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

export interface StepEnd {
  readonly code: number;
  readonly stdout: string;
}

const MODE_VARIABLE = 'HEADWATER_TEST_ACTION';

/**
 * Lets each test of a file run its steps from the sources: a hook for `beforeEach`. For files whose
 * subject is a decision and not the process, since the start of a process takes most of the time of
 * a step. With `HEADWATER_TEST_ACTION=bundle`, as in the nightly workflow, all files use the bundle.
 */
export function stepsFromSources(): void {
  if (process.env[MODE_VARIABLE] === undefined) vi.stubEnv(MODE_VARIABLE, 'source');
}

/** Runs the step in the way of a GitHub runner. */
export function runStep(setting: StepSetting): Promise<StepEnd> {
  const mode = setting.mode ?? process.env[MODE_VARIABLE] ?? 'bundle';
  if (typeof mode === 'function') return runHere(mode, setting);
  if (mode === 'bundle') return runBundle(setting);
  if (mode === 'source') return runHere(runAction, setting);
  throw new Error(`${MODE_VARIABLE} is ${mode}; it can be bundle or source`);
}

async function runBundle({ workspace, env, signal }: StepSetting): Promise<StepEnd> {
  const bundle = fileURLToPath(new URL('../../../dist/index.js', import.meta.url));
  const child = spawn(process.execPath, [bundle], {
    cwd: workspace,
    env: { PATH: process.env['PATH'], ...env },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    stderr += String(chunk);
  });
  signal?.addEventListener('abort', () => child.kill('SIGINT'));
  const [code] = await once(child, 'close');
  // The runner shows both streams as one log. The action must write to standard output alone.
  if (stderr !== '') throw new Error(`the step wrote to standard error: ${stderr}`);
  return { code: Number(code), stdout };
}

async function runHere(
  act: RunAction,
  { workspace, env, signal = new AbortController().signal }: StepSetting,
): Promise<StepEnd> {
  const stdout = new PassThrough({ highWaterMark: 1 << 24 });
  const code = await act({
    env,
    cwd: workspace,
    stdout,
    signal,
    abort: new AbortController().signal,
    clock: Date.now,
  });
  return { code, stdout: String(stdout.read() ?? '') };
}

/**
 * Returns the variables of the inputs as the runner sets them: all declared inputs, with defaults
 * and evaluated expressions.
 */
export function inputVariables(
  inputs: Readonly<Record<string, string>>,
  token: string,
): Readonly<Record<string, string>> {
  const unknown = Object.keys(inputs).filter((name) => !Object.hasOwn(declaredInputs, name));
  if (unknown.length > 0) throw new Error(`the action declares no input ${unknown.join(', ')}`);
  return Object.fromEntries(
    Object.entries(declaredInputs).map(([name, declared]) => {
      const value = inputs[name] ?? ('default' in declared ? declared.default : '');
      return [
        `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
        value.replace(/^\$\{\{ github\.token \}\}$/, token),
      ];
    }),
  );
}

/** The files by which a step gives the runner its results. */
export interface StepFiles {
  readonly env: Readonly<Record<string, string>>;
  readonly outputs: () => Promise<Readonly<Record<string, string>>>;
  readonly summary: () => Promise<string>;
  /** The variables and paths for later steps, and the state for the later half of this step. */
  readonly handedOn: () => Promise<string>;
}

/** Makes empty files below the folder for temporary files, as the runner does. */
export async function stepFiles(temporaryFolder: string): Promise<StepFiles> {
  const folder = join(temporaryFolder, '_runner_file_commands');
  await mkdir(folder);
  const names = [
    'GITHUB_OUTPUT',
    'GITHUB_STEP_SUMMARY',
    'GITHUB_ENV',
    'GITHUB_STATE',
    'GITHUB_PATH',
  ];
  const env = Object.fromEntries(names.map((name) => [name, join(folder, name.toLowerCase())]));
  for (const path of Object.values(env)) await writeFile(path, '');
  return {
    env,
    outputs: async () => parsedOutputs(await readFile(join(folder, 'github_output'), 'utf8')),
    summary: () => readFile(join(folder, 'github_step_summary'), 'utf8'),
    handedOn: async () =>
      (
        await Promise.all(
          ['github_env', 'github_state', 'github_path'].map((name) =>
            readFile(join(folder, name), 'utf8'),
          ),
        )
      ).join(''),
  };
}

/**
 * Parses `name=value`, or `name<<END`, lines and `END`. Anything else fails the step, as on a
 * runner.
 */
function parsedOutputs(text: string): Readonly<Record<string, string>> {
  const lines = text.split('\n');
  const outputs: Record<string, string> = {};
  while (lines.length > 0) {
    const line = lines.shift() ?? '';
    if (line === '') continue;
    const [, name = '', operator, rest = ''] = /^(.*?)(=|<<)(.*)$/.exec(line) ?? [];
    if (operator === undefined || name === '') throw new Error(`no output: ${line}`);
    outputs[name] = operator === '=' ? rest : takenUntil(lines, rest);
  }
  return outputs;
}

function takenUntil(lines: string[], end: string): string {
  const index = lines.indexOf(end);
  if (index < 0) throw new Error(`no end ${end} of an output`);
  const taken = lines.splice(0, index + 1);
  return taken.slice(0, -1).join('\n');
}
