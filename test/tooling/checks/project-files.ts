import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top level of the project. */
export const projectRoot: string = fileURLToPath(new URL('../../..', import.meta.url));

/** The folders that .gitignore names, and git's own folder. */
const ignored: ReadonlySet<string> = new Set([
  '.git',
  'node_modules',
  'lib',
  'coverage',
  '.headwater',
]);

/**
 * Lists the files of the project, relative to its top level, sorted: the files that git tracks, or
 * all files without git.
 */
export function projectFiles(): readonly string[] {
  return [...(trackedFiles() ?? walk(''))].sort();
}

function trackedFiles(): readonly string[] | undefined {
  try {
    const text = execFileSync('git', ['ls-files', '-z'], {
      cwd: projectRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const deleted = execFileSync('git', ['ls-files', '-z', '--deleted'], {
      cwd: projectRoot,
      encoding: 'utf8',
    }).split('\0');
    const files = text.split('\0').filter((file) => file !== '' && !deleted.includes(file));
    return files.length === 0 ? undefined : files;
  } catch {
    return undefined;
  }
}

function walk(folder: string): readonly string[] {
  return readdirSync(join(projectRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (
      path === 'site' ||
      ignored.has(entry.name) ||
      entry.name.endsWith('.tgz') ||
      isGenerated(path)
    )
      return [];
    return entry.isDirectory() ? walk(path) : [path];
  });
}

function isGenerated(path: string): boolean {
  return /^src\/.*\/generated-[^/]*$/.test(path);
}
