import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Argument, Option } from 'commander';
import { parse } from 'yaml';
import { type ActionInput, declaredInputs } from '../../src/action/inputs/declared-inputs.js';
import { declaredOutputs } from '../../src/action/outputs.js';
import { commandFormats } from '../../src/cli/command-documents.js';
import { commandFlags } from '../../src/cli/command-flags.js';
import { globalOptions } from '../../src/cli/global-options.js';
import { describeOption } from '../../src/cli/help/describe-option.js';
import { exitCodes } from '../../src/errors/exit-codes.js';
import { registeredCodes } from '../../src/errors/find-code.js';
import { rows } from '../support/cli/exit-code-rows.js';
import { listCommands } from '../support/docs/commands-page.js';
import { projectRoot } from '../tooling/checks/project-files.js';

/** What users and their scripts name, as facts that a later release has to keep: one text each. */
export type Surface = Readonly<Record<SurfaceName, readonly string[]>>;
export type SurfaceName = 'commands' | 'exit-codes' | 'codes' | 'action' | 'environment';

/** The surface of the program as it is now. Facts are sorted. */
export function surfaceNow(): Surface {
  return {
    commands: sorted(commandFacts()),
    'exit-codes': sorted(exitCodeFacts()),
    codes: sorted(registeredCodes.flatMap(codeFacts)),
    action: sorted(actionFacts()),
    environment: sorted(variableFacts()),
  };
}

function sorted(facts: readonly string[]): readonly string[] {
  return [...new Set(facts)].sort();
}

function commandFacts(): readonly string[] {
  const globals = globalOptions();
  return listCommands().flatMap(({ name, command }) => {
    const options = command.options.filter(({ hidden, long }) => !hidden && long !== '--help');
    const global = commandFlags[name].flatMap((flag) => globals.get(flag) ?? []);
    const facts = [
      ...argumentFacts(command.registeredArguments),
      ...(options.some(({ mandatory }) => mandatory) ? [] : ['needs no flag']),
      ...[...options, ...global].flatMap(optionFacts),
      ...commandFormats(name).map((format) => `--format takes ${format}`),
    ];
    return [name, ...facts.map((fact) => `${name}: ${fact}`)];
  });
}

function argumentFacts(all: readonly Argument[]): readonly string[] {
  const needed = all.filter(({ required }) => required).length;
  const most = all.some(({ variadic }) => variadic) ? all.length + 1 : all.length;
  const counts = Array.from({ length: most - needed + 1 }, (_, i) => needed + i);
  return [
    ...counts.map((count) => `works with ${count} arguments`),
    ...all.flatMap(({ argChoices = [] }, i) =>
      argChoices.map((value) => `argument ${i + 1} takes ${value}`),
    ),
  ];
}

function optionFacts(option: Option): readonly string[] {
  const { short, long = '', required, optional, variadic, argChoices } = option;
  const kind = required ? 'takes a value' : optional ? 'may take a value' : 'takes no value';
  return [
    `${long} ${kind}`,
    ...(short === undefined ? [] : [`${short} is ${long}`]),
    ...(variadic ? [`${long} takes several values`] : []),
    // A default in words is for people.
    ...[...describeOption(option).matchAll(/\(default: (\S+)\)$/g)].map(
      ([, value]) => `${long} is ${value} by default`,
    ),
    ...(argChoices?.map((value) => `${long} takes ${value}`) ?? []),
  ];
}

function exitCodeFacts(): readonly string[] {
  return [
    ...Object.entries(exitCodes).map(([name, code]) => `${code} is ${name}`),
    ...rows.map(([exits, command, when]) => `${exitCodes[exits]}: ${command}, when ${when}`),
  ];
}

/** The level may fall, and a check may not become stricter. */
function codeFacts({ code, name, level }: (typeof registeredCodes)[number]): readonly string[] {
  return [`${code} is ${name}`, ...(level === 'error' ? [] : [`${code} is no error`])];
}

type Inputs = Readonly<Record<string, Pick<ActionInput, 'required' | 'default' | 'values'>>>;

function actionFacts(): readonly string[] {
  const outputs = Object.keys(declaredOutputs).map((name) => `output ${name}`);
  const called = readdirSync(workflows).flatMap((file) => {
    const { on } = parse(readFileSync(join(workflows, file), 'utf8'));
    const { inputs, secrets = {} } = on.workflow_call ?? {};
    const facts = inputs === undefined ? [] : inputFacts({ ...inputs, ...secrets });
    return facts.map((fact) => `${file}: ${fact}`);
  });
  return [...inputFacts(declaredInputs), ...outputs, ...called];
}

const workflows = join(projectRoot, '.github/workflows');

function inputFacts(inputs: Inputs): readonly string[] {
  const needed = Object.keys(inputs).filter((name) => inputs[name]?.required);
  const facts = Object.entries(inputs).flatMap(([name, { default: value, values = [] }]) => [
    `input ${name}`,
    ...(value === undefined ? [] : [`input ${name} is ${JSON.stringify(value)} by default`]),
    ...values.map((one) => `input ${name} takes ${one}`),
  ]);
  return [`needs ${needed.join(', ')}`, ...facts];
}

/** The variables that the sources read, besides those of GitHub, git and the terminal's size. */
function variableFacts(): readonly string[] {
  const sources = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(join(projectRoot, 'src', path), 'utf8'));
  const read = sources.flatMap((text) =>
    [...text.matchAll(/\benv\['([A-Z_]+)'\]|'(https?_proxy|HTTPS?_PROXY)'/g)].map(
      ([, name, proxy = '']) => name ?? proxy,
    ),
  );
  return read.filter((name) => !/^(?:GITHUB_|GIT_|CI$|COLUMNS$|TERM$|HOME$)/.test(name));
}
