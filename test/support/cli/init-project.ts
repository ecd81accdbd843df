import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from '../faults/canary.js';
import { tempFolder } from '../server/temp-folder.js';
import { runGit } from './git-shell.js';
import { type CliRun, type CliSetting, runCli } from './run-cli.js';

export interface Project {
  readonly path: string;
  readonly init: (args?: string, setting?: Partial<CliSetting>) => Promise<CliRun>;
  /** The texts of all files outside of `.git`, by path. */
  readonly files: () => Promise<Readonly<Record<string, string>>>;
}

/** A folder with these files and, for a remote, a git repository. */
export function project(files: Readonly<Record<string, string>> = {}, remote?: string): Project {
  const path = join(tempFolder(), 'My Shop');
  mkdirSync(path);
  for (const [name, text] of Object.entries(files)) write(path, name, text);
  if (remote !== undefined) {
    runGit(path, ['init', '-q']);
    runGit(path, ['remote', 'add', 'origin', remote]);
  }
  return {
    path,
    init: (args = '', setting = {}) =>
      runCli(['init', ...args.split(' ').filter((word) => word !== '')], { cwd: path, ...setting }),
    files: async () => {
      const found = Object.entries(await filesIn(path)).map(
        ([name, text]) => [name.slice(path.length + 1), text] as const,
      );
      return Object.fromEntries(found.filter(([name]) => !name.startsWith('.git/')).sort());
    },
  };
}

export function write(folder: string, name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** The files of each new stack. */
export const own: readonly string[] = ['headwater.yaml', 'lineage/manual.yaml', '.gitignore'];

/** The workflow of a stack at the top of its repository. */
export const github: readonly string[] = ['.github/workflows/headwater.yml'];

/** The lines of the report on new files. */
export const created = (paths: readonly string[]): string =>
  paths.map((path) => `+ ${path}\n`).join('');
