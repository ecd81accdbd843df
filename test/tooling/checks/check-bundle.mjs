import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { bundleAction } from '../config/bundle-action.mjs';

/**
 * Checks that `dist/` equals the output of the sources in the working directory. Exits with 1 if it
 * does not.
 *
 * The action runs from its repository as committed. So the check compares with the committed or
 * staged files, not with the disk, which every build overwrites. Without git, as in an unpacked
 * archive, it compares with the disk.
 */
const built = await bundleAction();
const stale = [...built].filter(([name, text]) => committedText(`dist/${name}`) !== text);

for (const [name, text] of stale)
  process.stderr.write(`error: ${problemOf(`dist/${name}`, text)}\n`);
if (stale.length > 0) process.stderr.write('run npm run build and commit dist\n');
process.exitCode = stale.length === 0 ? 0 : 1;

function problemOf(path, text) {
  const committed = committedText(path);
  if (committed === undefined) return `${path} is not committed`;
  const lines = committed.split('\n');
  const different = path.endsWith('/modules.txt')
    ? text.split('\n').find((line) => !lines.includes(line))
    : undefined;
  const module = different?.split(' ')[1];
  return `${path} is not what the sources give${module ? `: see ${module}` : ''}`;
}

function committedText(path) {
  const git = (...args) =>
    execFileSync('git', args, {
      encoding: 'utf8',
      maxBuffer: 2 ** 27,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  if (existsSync('.git')) {
    return git('ls-files', '--', path) === '' ? undefined : git('show', `:./${path}`);
  }
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
