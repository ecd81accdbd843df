import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, env } from 'node:process';

/**
 * Checks the form of setup/Dockerfile. Builds the image with the package in a folder and runs it,
 * if an engine for containers answers and its base can be fetched. On GitHub both must be there:
 * `node build-image.mjs FOLDER`.
 */
const file = 'setup/Dockerfile';
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const text = readFileSync(file, 'utf8');
const problems = formProblems();
for (const problem of problems) console.error(`error: ${file}: ${problem}`);
if (problems.length > 0) process.exit(1);

const engine = ['docker', 'podman'].find((name) => run(name, 'info').status === 0);
const reason = reasonAgainst();
if (reason === undefined) buildAndRun();
else if (env['GITHUB_ACTIONS'] === 'true') throw new Error(reason);
else console.log(`${file} has a good form. The image is not built: ${reason}.`);

function reasonAgainst() {
  if (engine === undefined) return 'neither Docker nor Podman answers';
  const bases = new Set([...text.matchAll(/^FROM (\S+)/gim)].map(([, base]) => base));
  const absent = [...bases].find((base) => run(engine, 'pull', base).status !== 0);
  return absent && `${absent} cannot be fetched`;
}

function formProblems() {
  const last = text.slice(text.lastIndexOf('\nFROM '));
  const user = [...last.matchAll(/^USER (.*)$/gim)].at(-1)?.[1] ?? 'root';
  const rules = [
    [/^FROM (?!\S+:\d\S*@sha256:[0-9a-f]{64}\b)/im, 'a base has no version with its digest'],
    [/^(?:ARG|ENV) .*(?:token|secret|passw|key)/im, 'an ARG or ENV looks like a secret'],
    [/^ADD https?:|\b(?:curl|wget)\b|--registry/im, 'it fetches from an address'],
    [/^(?:COPY|ADD) \.\/? /im, 'it copies a whole folder of the host'],
    [/npm (?:ci|i|install) (?!.*--ignore-scripts)/, 'npm may run code of packages'],
  ];
  return [
    ...rules.flatMap(([pattern, problem]) => (pattern.test(text) ? [problem] : [])),
    ...(/^[1-9]\d*:[1-9]\d*$/.test(user) ? [] : [`it runs as ${user}, not as a number above 0`]),
    ...(/^ENTRYPOINT \["headwater"\]$/m.test(last) ? [] : ['it does not start headwater']),
  ];
}

function buildAndRun() {
  const context = mkdtempSync(join(tmpdir(), 'headwater-image-'));
  const name = readdirSync(argv[2]).find((one) => one.endsWith('.tgz'));
  cpSync(join(argv[2], name), join(context, name));
  cpSync('package-lock.json', join(context, 'package-lock.json'));
  const image = `headwater:${version}`;
  const built = run(engine, 'build', '--file', file, '--tag', image, context);
  rmSync(context, { recursive: true, force: true });
  if (built.status !== 0) throw new Error(`${file} cannot be built\n${built.stderr}`);
  const says = (...args) => run(engine, 'run', '--rm', ...args).stdout.trim();
  const user = says('--entrypoint', 'id', image, '-u');
  const said = says(image, '--version');
  if (said !== version) throw new Error(`${image} says the version ${said}`);
  if (user !== '1000') throw new Error(`${image} runs as the user ${user}`);
  console.log(`${image}: built, and runs as the user ${user}`);
}

function run(command, ...args) {
  // An address that does not answer ends as one that refuses.
  return spawnSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 27, timeout: 300_000 });
}
