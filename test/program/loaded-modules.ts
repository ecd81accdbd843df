import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { CLI_ENTRY, type CliEnd, collectOutput } from '../support/cli/kill-cli.js';

export interface LoadingRun extends CliEnd {
  /**
   * The modules in the files that ran, without those of Node: paths of the sources from the top of
   * the project. Sorted.
   */
  readonly modules: readonly string[];
}

export interface LoadingSetting {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Interrupts the program after its first line. Default: it runs to its end. */
  readonly interrupt?: boolean;
}

/**
 * Runs the built command line and lists the modules that it loads.
 *
 * V8 counts the functions that run in each script, and every file runs at least its own body. So the
 * counts name every file, and `modules.txt` the modules in it. A loader hook would miss what
 * CommonJS modules require.
 */
export async function loadedModules(
  args: readonly string[],
  { cwd, env, interrupt = false }: LoadingSetting,
): Promise<LoadingRun> {
  const folder = await mkdtemp(join(tmpdir(), 'headwater-modules-'));
  try {
    const child = spawn(process.execPath, [CLI_ENTRY, ...args], {
      cwd,
      env: { ...process.env, ...env, NODE_V8_COVERAGE: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (interrupt) child.stdout.once('data', () => child.kill('SIGTERM'));
    const end = await collectOutput(child).ended;
    return { ...end, modules: await readModules(folder) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Coverage {
  readonly result: readonly { readonly url: string }[];
}

async function readModules(folder: string): Promise<readonly string[]> {
  const contents = await readContents();
  const modules = new Set<string>();
  for (const file of await readdir(folder)) {
    const { result }: Coverage = JSON.parse(await readFile(join(folder, file), 'utf8'));
    for (const { url } of result) {
      if (!url.startsWith('file:')) continue;
      const [path] = /node_modules\/.*$/.exec(url) ?? [];
      // The bundler's own helpers are in no list.
      const loaded = path === undefined ? contents.get(basename(url)) : [path];
      for (const module of loaded ?? []) modules.add(module);
    }
  }
  return [...modules].sort();
}

/** A file of the program -> the modules in it. */
async function readContents(): Promise<ReadonlyMap<string, readonly string[]>> {
  const text = await readFile(join(dirname(CLI_ENTRY), 'modules.txt'), 'utf8');
  const contents = new Map<string, string[]>();
  for (const line of text.trim().split('\n')) {
    const [file = '', module = ''] = line.split(' ');
    const modules = contents.get(file) ?? [];
    modules.push(module);
    contents.set(file, modules);
  }
  return contents;
}
