// Breaks the product on purpose, one way at a time, and checks that the model test notices, or the
// test file that the mutation names:
//   node test/model-test/mutations.mjs [--only NAME] [--histories N] [--seed N]
// Works on a copy in a temporary folder. Ends with 1 if a mutation was not noticed, or if its text
// no longer exists.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * Each mutation has a name, a description and edits: a file, a text that occurs in it once, and its
 * replacement.
 */
const mutations = JSON.parse(readFileSync(new URL('mutations.json', import.meta.url), 'utf8'));

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    histories: { type: 'string', default: '300' },
    seed: { type: 'string', default: '8' },
  },
});

function copyOfProject() {
  const folder = mkdtempSync(join(tmpdir(), 'headwater-mutation-'));
  for (const name of ['src', 'test', 'schemas', 'package.json', 'tsconfig.json']) {
    cpSync(join(PROJECT, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Makes a mutation. Returns the problem, or undefined if there was none. */
function mutate(folder, { edits }) {
  for (const { file, text, replacement } of edits) {
    const path = join(folder, file);
    const source = readFileSync(path, 'utf8');
    if (source.split(text).length !== 2)
      return `${file} does not hold this text once any more: ${text.trim()}`;
    writeFileSync(
      path,
      source.replace(text, () => replacement),
    );
  }
  return undefined;
}

function play(folder, { test = 'test/model-test/model.test.ts' }) {
  const vitest = join(folder, 'node_modules', 'vitest', 'vitest.mjs');
  const args = ['run', '--config', 'test/tooling/config/vitest.config.ts', test];
  const env = {
    ...process.env,
    HEADWATER_TEST_RUNS: values.histories,
    HEADWATER_TEST_SEED: values.seed,
    HEADWATER_TEST_SHRINK: 'off',
  };
  return spawnSync(process.execPath, [vitest, ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
}

/** Returns `P2 broken: …, after 12 histories`, or undefined if the test passed. */
function verdictOf({ status, stdout, stderr }, { test }) {
  if (status === 0) return undefined;
  const failed = /Tests\D+(\d+) failed/.exec(stdout)?.[1];
  if (test !== undefined && failed) return `${failed} tests of ${test} broken: as they should be`;
  const after = /after (\d+) histories/.exec(stderr)?.[1];
  const broken = /Broken: (.*)/.exec(stderr)?.[1];
  return after && broken
    ? `${broken}, after ${after} histories`
    : `the test did not run: ${stderr.slice(-2000)}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const chosen = mutations.filter(({ name }) => values.only === undefined || values.only === name);
  let unnoticed = 0;
  for (const mutation of chosen) {
    const folder = copyOfProject();
    try {
      const wrong = mutate(folder, mutation);
      const verdict = wrong ? undefined : verdictOf(play(folder, mutation), mutation);
      if (!verdict?.includes(' broken: ')) unnoticed++;
      process.stdout.write(
        `${mutation.name} (${mutation.what}), seed ${values.seed}: ${wrong ?? verdict ?? 'NOT NOTICED'}\n`,
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  process.stdout.write(`${chosen.length - unnoticed} of ${chosen.length} mutations noticed\n`);
  process.exitCode = unnoticed === 0 && chosen.length > 0 ? 0 : 1;
}
