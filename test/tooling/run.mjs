// Runs parts of a script of package.json, one after the other, and stops at the first that fails.
//   npm run check [NAME]...     npm run docs [NAME]...     npm run bench [NAME] [-- OPTION...]
// Without a name, `check` builds the project, and each script runs its usual parts.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import parts from './parts.json' with { type: 'json' };

const [script, ...words] = process.argv.slice(2);
const { usual, byName } = parts[script];
const commands = { ...usual, ...byName };
const end = words.findIndex((word) => word.startsWith('-'));
const [names, options] = end < 0 ? [words, []] : [words.slice(0, end), words.slice(end)];

process.exitCode = options[0] === '--list' ? list() : run();

function list() {
  process.stdout.write(`${Object.keys(usual).join('\n')}\n`);
  return 0;
}

function run() {
  const chosen = names.length > 0 ? names : Object.keys(usual);
  if (chosen.length === 0 || chosen.some((name) => !Object.hasOwn(commands, name))) {
    process.stderr.write(`npm run ${script}: name one of ${Object.keys(commands).join(', ')}\n`);
    return 2;
  }
  if (names.length === 0 && script === 'check' && !succeeds('npm run build')) return 1;
  return chosen.every((name) => succeeds([commands[name], ...options.map(quoted)].join(' ')))
    ? 0
    : 1;
}

/** An option may be a regular expression, with characters of the shell. */
function quoted(option) {
  if (process.platform === 'win32') return `"${option}"`;
  return `'${option.replaceAll("'", "'\\''")}'`;
}

function succeeds(command) {
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
}
