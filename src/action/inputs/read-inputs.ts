import { didYouMean } from '../../errors/did-you-mean.js';
import { exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { type Allowance, parseAllowance, withReason } from '../../tasks/allowances.js';
import {
  annotationModes,
  commandNames,
  commentModes,
  declaredInputs,
  failureReasons,
  type InputName,
  booleanValues,
} from './declared-inputs.js';
import type { Inputs } from './inputs.js';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The inputs as the runner hands them to a step, in variables: `fail-on` is `INPUT_FAIL-ON`. What is empty or blank counts
 * as not given, so that a workflow may pass on an input of its own that nobody filled in.
 *
 * An input that does not exist cannot be told from one of another action in the same job, so it is the runner that warns of it.
 *
 * @throws HeadwaterError `bad-input`, exit code 64
 */
export function readInputs(env: Environment): Inputs {
  return {
    command: readChoice(env, 'command', commandNames),
    workingDirectory: readText(env, 'working-directory') ?? '.',
    config: readText(env, 'config'),
    target: readText(env, 'target'),
    comment: readChoice(env, 'comment', commentModes),
    checkRun: readChoice(env, 'check-run', booleanValues) === 'true',
    annotations: readChoice(env, 'annotations', annotationModes),
    allow: readAllow(env),
    effectDigest: readText(env, 'effect-digest'),
    planWorkflows: readWords(env, 'plan-workflow').map(workflowPath),
    failOn: new Set(['error', ...readWords(env, 'fail-on').map((word) => oneOf('fail-on', word, failureReasons))]),
    // Its default is an expression, which the runner alone can evaluate. Emptied by hand, it means to do without.
    githubToken: readGiven(env, 'github-token'),
  };
}

function readAllow(env: Environment): readonly Allowance[] {
  const lines = (readText(env, 'allow') ?? '').split(/\r\n|\r|\n/).map((line) => line.trim());
  const flags = lines.flatMap((line) => {
    if (line === '') return [];
    const read = parseAllowance(line);
    if (!read.ok) throw badInput('allow', `cannot be "${line}"`, read.problem);
    return [read.value];
  });
  const reasoned = withReason(flags, readText(env, 'reason'));
  if (!reasoned.ok) throw badInput('reason', 'is missing, and allow needs one', 'say why this is meant');
  return reasoned.value;
}

/** A workflow file by its name alone, or by its path. */
function workflowPath(word: string): string {
  const name = /^(?:\.\/)?(?:\.github\/workflows\/)?([^/]+\.ya?ml)$/.exec(word)?.[1];
  if (name === undefined) throw badInput('plan-workflow', `cannot be "${word}"`, 'name a file in .github/workflows, such as plan.yml');
  return `.github/workflows/${name}`;
}

function readChoice<T extends string>(env: Environment, name: InputName, values: readonly T[]): T {
  const value = readText(env, name);
  if (value === undefined) throw badInput(name, 'is missing', `set it to one of: ${values.join(', ')}`);
  return oneOf(name, value, values);
}

function oneOf<T extends string>(name: InputName, value: string, values: readonly T[]): T {
  const found = values.find((one) => one === value);
  if (found !== undefined) return found;
  const near = didYouMean(value, values);
  const allowed = `it may be: ${values.join(', ')}`;
  throw badInput(name, `cannot be "${value}"`, near === undefined ? allowed : `did you mean "${near}"? ${allowed}`);
}

/** The words of a list with commas, spaces or both between them. */
function readWords(env: Environment, name: InputName): readonly string[] {
  return (readText(env, name) ?? '').split(/[\s,]+/).filter((word) => word !== '');
}

/** The value that was given, else the default. */
function readText(env: Environment, name: InputName): string | undefined {
  return readGiven(env, name) ?? declaredInputs[name].default;
}

/** The runner writes spaces as underscores and leaves hyphens as they are. */
function readGiven(env: Environment, name: InputName): string | undefined {
  const value = env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`]?.trim();
  return value === '' ? undefined : value;
}

function badInput(name: InputName, what: string, hint: string): HeadwaterError {
  return new HeadwaterError('bad-input', `the input ${name} ${what}`, { exitCode: exitCodes.usage, hint });
}
