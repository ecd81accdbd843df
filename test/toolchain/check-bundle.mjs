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
const problems = [...built].flatMap(([name, text]) => problemOf(`dist/${name}`, text));

for (const problem of problems) process.stderr.write(`error: ${problem}\n`);
if (problems.length > 0) process.stderr.write('run npm run build and commit dist\n');
process.exitCode = problems.length === 0 ? 0 : 1;

function problemOf(path, text) {
  const committed = committedText(path);
  if (committed === undefined) return [`${path} is not committed`];
  return committed === text
    ? []
    : [`${path} is not what the sources give: ${firstDifference(committed, text)}`];
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

/**
 * Finds the first different line of two texts, and its module: the bundle names the path of a
 * module in a comment above it.
 */
function firstDifference(committed, text) {
  const before = committed.split('\n');
  const lines = text.split('\n');
  const at = lines.findIndex((line, index) => line !== before[index]);
  const line = at === -1 ? lines.length : at;
  const module = lines
    .slice(0, line + 1)
    .findLast((one) => /^\/\/ (?:src|schemas|node_modules)\/|^\/\/ package\.json$/.test(one));
  return `line ${line + 1}${module === undefined ? '' : `, in ${module.slice('// '.length)}`}`;
}
