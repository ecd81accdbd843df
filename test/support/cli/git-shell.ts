import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, readSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { memoryDir } from '../server/temp-folder.js';

/** The settings of git in tests: an identity, and nothing of the user's own settings. */
const settings = [
  'user.name=A',
  'user.email=a@example.com',
  'commit.gpgsign=false',
  'protocol.file.allow=always',
].flatMap((one) => ['-c', one]);

/**
 * Runs each script that the pipe announces, and answers with its exit code. It ends, and removes
 * its folder, when the process that announces ends.
 */
const loop = `
while IFS= read -r _; do
  ( . "$0/script" ) > "$0/stdout" 2> "$0/stderr"
  echo $? > "$0/answers"
done < "$0/orders"
rm -rf "$0"
`;

interface Shell {
  readonly folder: string;
  readonly orders: number;
  readonly answers: number;
}

let shell: Shell | undefined;

/**
 * Runs git in a folder without the user's settings, and returns its output. A small shell starts
 * git: a process of tests is so large that each start from it takes ten times as long.
 *
 * @throws Error with the message of git if it fails
 */
export function runGit(folder: string, args: readonly string[]): string {
  shell ??= startShell();
  const words = ['git', ...settings, ...args].map(quoted).join(' ');
  writeFileSync(join(shell.folder, 'script'), `cd ${quoted(folder)} && ${words} < /dev/null\n`);
  writeSync(shell.orders, '\n');
  const code = readAnswer(shell.answers);
  if (code === '0') return readFileSync(join(shell.folder, 'stdout'), 'utf8').trim();
  const message = readFileSync(join(shell.folder, 'stderr'), 'utf8');
  throw new Error(`git ${args.join(' ')} ended with ${code}: ${message}`);
}

function startShell(): Shell {
  const folder = mkdtempSync(join(memoryDir(), 'headwater-git-shell-'));
  const [orders, answers] = [join(folder, 'orders'), join(folder, 'answers')];
  execFileSync('sh', ['-c', 'mkfifo "$0" "$1"', orders, answers]);
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  const child = spawn('sh', ['-c', loop, folder], { env, stdio: 'ignore', detached: true });
  child.unref();
  // Open for both directions: to open a pipe for one waits for the other end.
  return { folder, orders: openSync(orders, 'r+'), answers: openSync(answers, 'r+') };
}

function readAnswer(descriptor: number): string {
  const buffer = Buffer.alloc(16);
  return buffer.toString('utf8', 0, readSync(descriptor, buffer)).trim();
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
