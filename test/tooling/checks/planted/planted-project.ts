import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectFiles, projectRoot } from '../project-files.js';

/**
 * A temporary project with the real project's settings and packages, in which a test can make a
 * check fail.
 */
export interface PlantedProject {
  readonly root: string;
  /** Adds files, or replaces them: path relative to the project -> content. */
  plant(files: Readonly<Record<string, string>>): Promise<void>;
  /** Runs a part of `npm run check`. */
  run(part: string): Promise<CheckOutcome>;
  remove(): Promise<void>;
}

export interface CheckOutcome {
  readonly exitCode: number | null;
  /** Standard output and standard error together. */
  readonly output: string;
}

export interface PlantingOptions {
  /** Path prefixes of the project files to copy, besides its settings. */
  readonly copy?: readonly string[];
  /**
   * Installed packages that are copied, not linked. Only a copy resolves its own imports in the
   * planted project.
   */
  readonly copiedPackages?: readonly string[];
  /** Installed packages that are left out, so that the test can plant others. */
  readonly replacedPackages?: readonly string[];
}

const settings = [
  'package.json',
  'tsconfig.json',
  'test/tooling/config/',
  'test/tooling/checks/check-',
  'test/tooling/run.mjs',
  'test/tooling/parts.json',
];

/**
 * Copies the project's settings and the requested files to a temporary folder, and links the
 * installed packages.
 */
export async function plantProject(options: PlantingOptions = {}): Promise<PlantedProject> {
  const root = await mkdtemp(join(tmpdir(), 'headwater-planted-'));
  const starts = [...settings, ...(options.copy ?? [])];
  for (const file of projectFiles().filter((path) =>
    starts.some((start) => path.startsWith(start)),
  )) {
    await cp(join(projectRoot, file), join(root, file));
  }
  await linkPackages(root, options);
  return {
    root,
    plant: (files) => plant(root, files),
    run: (part) => run(root, ['run', '--silent', 'check', part]),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

async function plant(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
}

async function linkPackages(
  root: string,
  { copiedPackages = [], replacedPackages = [] }: PlantingOptions,
): Promise<void> {
  const installed = join(projectRoot, 'node_modules');
  const packages = join(root, 'node_modules');
  const own = new Set([...copiedPackages, ...replacedPackages]);
  if (own.size === 0) return symlink(installed, packages, 'dir');
  await mkdir(packages);
  for (const name of await readdir(installed)) {
    if (!own.has(name)) await symlink(join(installed, name), join(packages, name), 'dir');
  }
  for (const name of copiedPackages)
    await cp(join(installed, name), join(packages, name), { recursive: true });
}

function run(cwd: string, args: readonly string[]): Promise<CheckOutcome> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, {
      cwd,
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (exitCode) =>
      resolve({ exitCode, output: Buffer.concat(chunks).toString('utf8') }),
    );
  });
}

/**
 * Copies this process's environment without the variables of the outer test run, which would
 * control the tests inside.
 */
function environment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|GITHUB_|npm_(?!config_)|CI$|NODE_ENV$|FORCE_COLOR$|TEST$)/.test(name),
  );
  return { ...Object.fromEntries(inherited), NO_COLOR: '1', npm_config_update_notifier: 'false' };
}
