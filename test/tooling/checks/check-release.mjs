import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { cwd, env } from 'node:process';
import { parse } from 'yaml';

/**
 * Runs each script of `.github/workflows/release.yml` in the working directory, for the version of
 * package.json. npm only shows what it would publish, and `gh` what it would change. Exits with 1 at
 * the first script that fails. The package is built before.
 */
const workflow = '.github/workflows/release.yml';
const { jobs } = parse(readFileSync(workflow, 'utf8'));
const { version, repository } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Scripts that do not run here, each with its reason. */
const leftOut = new Map([
  [
    'npm ci --ignore-scripts && npm run build && git diff --exit-code -- dist',
    'the package is built before this check, and the check `bundle` compares dist',
  ],
]);

/** Settings of npm in a job with rights. A version that is published already may be shown again. */
const withoutEffect = { npm_config_dry_run: 'true', npm_config_offline: 'true' };

/** Has none of what it looks for, so that every other way of a script runs. */
const gh = `#!/usr/bin/env bash
printf 'would run: gh %s\\n' "$*"
case "$*" in
  "release view"* | *PATCH*) exit 1 ;;
  "release upload"*) shift 4 && ls -- "$@" ;;
esac
`;

const temporary = mkdtempSync(join(tmpdir(), 'headwater-release-'));
try {
  const problem = leftOutProblem() ?? firstProblem();
  if (problem !== undefined) console.error(`error: ${workflow}: ${problem}`);
  process.exitCode = problem === undefined ? 0 : 1;
} finally {
  rmSync(temporary, { recursive: true, force: true });
}

function leftOutProblem() {
  const all = Object.values(jobs).flatMap(({ steps = [] }) => steps.map(({ run }) => run));
  const unknown = [...leftOut.keys()].find((script) => !all.includes(script));
  return unknown && `this check leaves out a script that is gone: ${unknown}`;
}

function firstProblem() {
  mkdirSync(join(temporary, 'bin'));
  writeFileSync(join(temporary, 'bin/gh'), gh);
  chmodSync(join(temporary, 'bin/gh'), 0o755);
  for (const [job, { uses, steps = [], ...rest }] of Object.entries(jobs)) {
    if (uses !== undefined) console.log(`${job}: ${uses} runs this check too`);
    const folder = steps.some((step) => step.uses?.startsWith('actions/checkout@'))
      ? cwd()
      : mkdtempSync(join(temporary, `${job}-`));
    const mayWrite = Object.values(rest.permissions ?? {}).includes('write');
    for (const step of steps.filter(({ run }) => run !== undefined)) {
      const variables = { ...rest.env, ...step.env, ...(mayWrite ? withoutEffect : {}) };
      const problem = stepProblem(job, step, folder, variables);
      if (problem !== undefined) return problem;
    }
  }
  return undefined;
}

function stepProblem(job, { name, run }, folder, variables) {
  const title = `${job}: ${name ?? run.trim()}`;
  if (run.includes('${{')) return `${title}: a script must not have an expression in it`;
  if (leftOut.has(run)) {
    console.log(`${title}\n  left out: ${leftOut.get(run)}`);
    return undefined;
  }
  console.log(title);
  const { status } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', run], {
    ...{ cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] },
    env: { ...environment(), ...values(variables) },
  });
  return status === 0 ? undefined : `${title}: failed`;
}

/** The variables of a step. Those with an expression are secrets, which nothing here needs. */
function values(variables) {
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, value.includes('${{') ? '' : value]),
  );
}

function environment() {
  // npm tells a script its project, where an npm inside would install.
  const { npm_config_local_prefix: _, ...inherited } = env;
  const onTag = env['GITHUB_REF_TYPE'] === 'tag';
  return {
    ...inherited,
    PATH: `${join(temporary, 'bin')}${delimiter}${env['PATH']}`,
    RUNNER_TEMP: temporary,
    GITHUB_REF_NAME: onTag ? env['GITHUB_REF_NAME'] : `v${version}`,
    GITHUB_REPOSITORY: /github\.com\/(.+)\.git$/.exec(repository.url)?.[1] ?? '',
    GITHUB_SHA: env['GITHUB_SHA'] ?? '0'.repeat(40),
    npm_config_loglevel: 'warn',
    npm_config_update_notifier: 'false',
  };
}
