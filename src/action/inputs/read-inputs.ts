import { didYouMean } from '../../errors/did-you-mean.js';
import type { HeadwaterError } from '../../errors/headwater-error.js';
import type { Allowance } from '../../model/allowance.js';
import {
  CONCURRENCY_RULE,
  DURATION_RULE,
  parseConcurrency,
  parseDurationMs,
} from '../../tasks/catalog/request-limits.js';
import { parseAllowance, withReason } from '../../tasks/plan/allowances.js';
import type { ScopeRequest } from '../../tasks/stack/find-scope.js';
import { usageError } from '../usage-error.js';
import {
  annotationModes,
  booleanValues,
  commandNames,
  commentModes,
  declaredInputs,
  discoverModes,
  failureReasons,
  type InputName,
  pruneModes,
} from './declared-inputs.js';

/** The inputs of the action, read and checked. */
export interface Inputs {
  readonly command: (typeof commandNames)[number];
  /** The path as given, not resolved. */
  readonly workingDirectory: string;
  readonly config: string | undefined;
  readonly target: string | undefined;
  readonly scope: ScopeRequest;
  readonly discover: boolean;
  readonly prune: boolean;
  readonly comment: (typeof commentModes)[number];
  readonly checkRun: boolean;
  readonly annotations: (typeof annotationModes)[number];
  readonly allow: readonly Allowance[];
  readonly effectDigest: string | undefined;
  /** Paths from the top. If empty, the workflow files of the base branch count. */
  readonly planWorkflows: readonly string[];
  /** Always contains `error`. */
  readonly failOn: ReadonlySet<(typeof failureReasons)[number]>;
  /** The path as given, not resolved. Undefined if no file is wanted. */
  readonly sarifFile: string | undefined;
  readonly concurrency: number;
  readonly timeoutMs: number;
  /** Undefined if the input is empty. Never printed. */
  readonly githubToken: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the inputs from the variables that the runner sets: `fail-on` is `INPUT_FAIL-ON`. An empty
 * or blank value counts as not given, so that a workflow can pass on an optional input of its own.
 *
 * Does not report unknown inputs: their variables may belong to another action in the same job. The
 * runner itself warns of an unknown input.
 *
 * @throws HeadwaterError `bad-input`, exit code 64
 */
export function readInputs(env: Environment): Inputs {
  return {
    command: readChoice(env, 'command', commandNames),
    workingDirectory: readText(env, 'working-directory') ?? '.',
    config: readText(env, 'config'),
    target: readText(env, 'target'),
    scope: { select: readLines(env, 'select'), exclude: readLines(env, 'exclude') },
    discover: readChoice(env, 'discover', discoverModes) === 'on',
    prune: readChoice(env, 'prune', pruneModes) === 'owned',
    comment: readChoice(env, 'comment', commentModes),
    checkRun: readChoice(env, 'check-run', booleanValues) === 'true',
    annotations: readChoice(env, 'annotations', annotationModes),
    allow: readAllow(env),
    effectDigest: readText(env, 'effect-digest'),
    planWorkflows: readWords(env, 'plan-workflow').map(workflowPath),
    failOn: new Set([
      'error',
      ...readWords(env, 'fail-on').map((word) => oneOf('fail-on', word, failureReasons)),
    ]),
    sarifFile: readText(env, 'sarif-file'),
    concurrency: readParsed(env, 'concurrency', parseConcurrency, `it may be ${CONCURRENCY_RULE}`),
    timeoutMs: readParsed(env, 'timeout', parseDurationMs, DURATION_RULE),
    // The default is an expression that only the runner can evaluate. An empty value means: no
    // token.
    githubToken: readGiven(env, 'github-token'),
  };
}

function readAllow(env: Environment): readonly Allowance[] {
  const flags = readLines(env, 'allow').map((line) => {
    const read = parseAllowance(line);
    if (!read.ok) throw badInput('allow', `cannot be "${line}"`, read.problem);
    return read.value;
  });
  const reasoned = withReason(flags, readText(env, 'reason'));
  if (!reasoned.ok)
    throw badInput('reason', 'is missing, and allow needs one', 'say why the guards may be lifted');
  return reasoned.value;
}

/** Returns the path of a workflow file that is given by its name or by its path. */
function workflowPath(word: string): string {
  const name = /^(?:\.\/)?(?:\.github\/workflows\/)?([^/]+\.ya?ml)$/.exec(word)?.[1];
  if (name === undefined)
    throw badInput(
      'plan-workflow',
      `cannot be "${word}"`,
      'name a file in .github/workflows, such as plan.yml',
    );
  return `.github/workflows/${name}`;
}

function readChoice<T extends string>(env: Environment, name: InputName, values: readonly T[]): T {
  const value = readText(env, name);
  if (value === undefined)
    throw badInput(name, 'is missing', `set it to one of: ${values.join(', ')}`);
  return oneOf(name, value, values);
}

function oneOf<T extends string>(name: InputName, value: string, values: readonly T[]): T {
  const found = values.find((one) => one === value);
  if (found !== undefined) return found;
  const near = didYouMean(value, values);
  const allowed = `it may be: ${values.join(', ')}`;
  throw badInput(
    name,
    `cannot be "${value}"`,
    near === undefined ? allowed : `did you mean "${near}"? ${allowed}`,
  );
}

/** Reads an input with a default by a parser that returns undefined for a wrong text. */
function readParsed<T>(
  env: Environment,
  name: InputName,
  parse: (text: string) => T | undefined,
  rule: string,
): T {
  const text = readText(env, name) ?? '';
  const value = parse(text);
  if (value === undefined) throw badInput(name, `cannot be "${text}"`, rule);
  return value;
}

/** Splits a list at the ends of lines, and drops blank lines. */
function readLines(env: Environment, name: InputName): readonly string[] {
  return (readText(env, name) ?? '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Splits a list at commas and spaces. */
function readWords(env: Environment, name: InputName): readonly string[] {
  return (readText(env, name) ?? '').split(/[\s,]+/).filter((word) => word !== '');
}

/** Returns the given value, or else the default. */
function readText(env: Environment, name: InputName): string | undefined {
  return readGiven(env, name) ?? declaredInputs[name].default;
}

/** Returns the given value. The runner replaces spaces by underscores and keeps hyphens. */
function readGiven(env: Environment, name: InputName): string | undefined {
  const value = env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`]?.trim();
  return value === '' ? undefined : value;
}

function badInput(name: InputName, what: string, hint: string): HeadwaterError {
  return usageError('bad-input', `the input ${name} ${what}`, hint);
}
