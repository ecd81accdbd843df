import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectFiles, projectRoot } from './project-files.js';

const topLevel = [
  '.ci',
  '.gitattributes',
  '.github',
  '.gitignore',
  '.git-blame-ignore-revs',
  '.npmrc',
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'action.yml',
  'dist',
  'docs',
  'examples',
  'package-lock.json',
  'package.json',
  'schemas',
  'setup',
  'src',
  'test',
  'tsconfig.json',
];

/**
 * A path on a developer's machine: the usual places of home folders and work trees, unless a web
 * address precedes them.
 */
const machinePath = /(?<![\w.-])(?:\/(?:work|home|root|Users)\/\w|[A-Z]:\\Users\\)/;

const leftUndone = /\b(?:TODO|FIXME|XXX|HACK)\b/;

/** Calls that differ from run to run. Lint rules cover globals such as the clock. */
const randomness =
  /\bMath\.random\b|\brandom(?:Bytes|Int|UUID|FillSync|Fill)\b|\bgetRandomValues\b/;
const coreFolder = /^src\/(?:errors|urn|model|manifest|plan|report|formats)\//;

const files = projectFiles();

describe('the repository', () => {
  it('has only expected files at its top level', () => {
    expect(
      [...new Set(files.map((file) => file.split('/')[0] ?? ''))].filter(
        (entry) => !topLevel.includes(entry),
      ),
    ).toEqual([]);
  });

  it('contains no machine path', () => {
    expect(linesMatching(files, machinePath)).toEqual([]);
  });

  it('has no unfinished work in src/', () => {
    expect(linesMatching(inFolder(/^src\//), leftUndone)).toEqual([]);
  });

  it('uses no randomness in the core', () => {
    expect(linesMatching(inFolder(coreFolder), randomness)).toEqual([]);
  });

  it('has a lock file without download addresses, so that any registry can serve the packages', () => {
    expect(linesMatching(['package-lock.json'], /"resolved": "http/)).toEqual([]);
  });

  it('has a lock file with the integrity of every package, so that no registry can serve another', () => {
    expect(
      lockedWhere(({ link, integrity }) => !link && !/^sha512-/.test(integrity ?? '')),
    ).toEqual([]);
  });

  it('has no dependency that runs code when it is installed', () => {
    expect(lockedWhere(({ hasInstallScript }) => hasInstallScript === true)).toEqual([]);
  });

  it('has a lock file that names the binaries of every platform, which npm needs to install', () => {
    const packages = lockedPackages();
    const locked = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
    const named = Object.values(packages).flatMap((one) =>
      Object.keys(one.optionalDependencies ?? {}),
    );
    expect(named).not.toEqual([]);
    expect(named.filter((name) => !locked.has(name))).toEqual([]);
  });
});

describe('the supported systems', () => {
  const { matrix } = parse(read('.github/workflows/ci.yml')).jobs.supported.strategy;
  const engines: string = JSON.parse(read('package.json')).engines.node;

  it('are the matrix of CI: each release of engines on Linux, macOS and Windows', () => {
    const majors = engines.split(' || ').map((range) => Number(/\d+/.exec(range)));
    expect(matrix.node).toEqual(majors);
    expect(matrix.os).toEqual(['ubuntu-latest', 'macos-latest', 'windows-latest']);
  });

  it('each run a part, and Linux with one Node runs everything', () => {
    const { include } = matrix as { include: { os: string; node?: number; run: string }[] };
    const runs = matrix.os.flatMap((os: string) =>
      matrix.node.map(
        (node: number) =>
          include.findLast((one) => one.os === os && [undefined, node].includes(one.node))?.run,
      ),
    );
    expect(runs).not.toContain(undefined);
    expect(runs.filter((run: string) => run === 'bash .ci/run')).toHaveLength(1);
  });

  it('are those that the documents name', () => {
    const versions = engines.split(' || ').map((range) => range.replace(/^[\^>=]+/, ''));
    const short = versions.map((version) => version.replace(/\.0$/, ''));
    const named = `Node ${short.slice(0, -1).join(', ')} or ${short.at(-1)}`;
    for (const path of ['README.md', 'docs/getting-started.md'])
      expect([path, read(path).includes(named)]).toEqual([path, true]);
    const row = `| Node | ${short.join(', ')} and later; CI runs ${matrix.node.slice(0, -1).join(', ')} and ${matrix.node.at(-1)} |`;
    expect(read('docs/connecting.md')).toContain(`${row}\n| System | Linux, macOS and Windows;`);
  });
});

interface LockedPackage {
  readonly link?: boolean;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The locked packages by their paths, the project itself under an empty path. */
function lockedPackages(): Readonly<Record<string, LockedPackage>> {
  return JSON.parse(read('package-lock.json')).packages;
}

/** Returns the paths of the packages of others that match. */
function lockedWhere(matches: (one: LockedPackage) => boolean): readonly string[] {
  return Object.entries(lockedPackages()).flatMap(([path, one]) =>
    path !== '' && matches(one) ? [path] : [],
  );
}

function inFolder(folder: RegExp): readonly string[] {
  return files.filter((file) => folder.test(file));
}

/** Returns `file:line` of each line that matches. */
function linesMatching(paths: readonly string[], pattern: RegExp): readonly string[] {
  return paths.flatMap((path) => {
    const lines = read(path).split('\n');
    return lines.flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : []));
  });
}

function read(path: string): string {
  return readFileSync(join(projectRoot, path), 'utf8');
}
