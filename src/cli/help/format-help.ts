import type { Command, Help, Option } from 'commander';
import { documentationUrl } from '../../errors/code-entry.js';
import { exitMeanings } from '../../errors/exit-codes.js';
import { type CommandName, commandDocuments } from '../command-documents.js';
import { commandFlags, explainedFlags } from '../command-flags.js';
import { globalOptions } from '../global-options.js';
import { commandHelp, commandPath, type Example } from './command-help.js';

/** Formats the help of the program, of a group such as `token`, or of a command. */
export function formatHelp(command: Command, helper: Help): string {
  const name = commandName(command);
  const usage = `Usage: ${helper.commandUsage(command)}`;
  const head = [usage, helper.boxWrap(command.description(), widthOf(helper))];
  const sections =
    command.commands.length === 0
      ? commandSections(command, name, helper)
      : groupSections(command, name, helper);
  return `${[...head, ...sections].join('\n\n')}\n`;
}

function widthOf({ helpWidth = 80 }: Help): number {
  return helpWidth;
}

/** The words of a command after `headwater`. Empty for the program. */
function commandName(command: Command): string {
  return command.parent === null
    ? ''
    : `${commandName(command.parent)} ${command.name()}`.trimStart();
}

function isCommand(name: string): name is CommandName {
  return name in commandDocuments;
}

/** Options come before everything that other commands share. */
function commandSections(command: Command, name: string, helper: Help): readonly string[] {
  const argumentItems = helper
    .visibleArguments(command)
    .map((one): Item => [helper.argumentTerm(one), helper.argumentDescription(one)]);
  const options = helper.visibleOptions(command).filter(({ long }) => long !== '--help');
  const optionItems = [
    ...options.filter((one) => !isShared(one)),
    ...options.filter((one) => isShared(one)),
  ].map((one): Item => [helper.optionTerm(one), helper.optionDescription(one)]);
  return [
    ...section('Arguments:', argumentItems, helper),
    ...section('Options:', optionItems, helper),
    ...(isCommand(name) ? sharedSections(name, helper) : []),
  ];
}

/** True for a global flag that the help of a command explains. It comes after the command's own. */
function isShared(option: Option): boolean {
  return explainedFlags.some((flag) => flag === option.attributeName());
}

function sharedSections(name: CommandName, helper: Help): readonly string[] {
  const { examples, documentation } = commandHelp[name];
  return [
    otherFlags(name, helper),
    `Examples:\n${exampleLines(examples).join('\n')}`,
    `Documentation:\n  ${documentationUrl}${commandPath(name)}\n  ${documentationUrl}${documentation.replace('.md', '')}`,
  ];
}

/** Names the global flags that the command takes and that its own options do not explain. */
function otherFlags(name: CommandName, helper: Help): string {
  const flags = [...globalOptions()]
    .filter(([flag]) => commandFlags[name].includes(flag) && !explainedFlags.includes(flag))
    .map(([, { short, long }]) => short ?? String(long));
  const list = helper.boxWrap(`${flags.join(', ')} (see headwater --help)`, widthOf(helper) - 2);
  return `Global options:\n${list.replaceAll(/^/gm, '  ')}`;
}

function exampleLines(examples: readonly Example[]): readonly string[] {
  const width = Math.max(...examples.map(([line]) => line.length));
  return examples.map(([line, effect]) => `  ${line.padEnd(width)}  ${effect}`);
}

function groupSections(command: Command, name: string, helper: Help): readonly string[] {
  const rows = command.commands.map((one) => ({ one, item: commandItem(one, helper) }));
  const groups = new Set(rows.map(({ one }) => one.helpGroup()));
  const commands = [...groups].flatMap((group) =>
    section(
      `${group === '' ? 'Commands' : group}:`,
      rows.filter(({ one }) => one.helpGroup() === group).map(({ item }) => item),
      helper,
      rows.map(({ item }) => item),
    ),
  );
  const line = `headwater help ${name === '' ? '' : `${name} `}COMMAND`;
  const more = `${line} shows the options of a command, with examples.`;
  return name === ''
    ? [...commands, more, ...programSections(command, helper)]
    : [...commands, more];
}

function commandItem(command: Command, helper: Help): Item {
  const words = command.registeredArguments.map((one) =>
    one.required ? `<${one.name()}>` : `[${one.name()}${one.variadic ? '...' : ''}]`,
  );
  const name = [command.name(), ...words].join(' ');
  return [name, helper.subcommandDescription(command)];
}

function programSections(program: Command, helper: Help): readonly string[] {
  const options = helper
    .visibleOptions(program)
    .sort((a, b) => Number(a.long === '--version') - Number(b.long === '--version'))
    .map((one): Item => [helper.optionTerm(one), helper.optionDescription(one)]);
  const exitCodes = Object.entries(exitMeanings);
  return [
    ...section('Global options, before or after the command:', options, helper),
    ...section('Exit codes:', exitCodes, helper),
    `Documentation:\n  ${documentationUrl}`,
  ];
}

/** A term and its description. */
type Item = readonly [term: string, description: string];

/** @param aligned the items that share one width. Default: the items of the section */
function section(
  title: string,
  items: readonly Item[],
  helper: Help,
  aligned: readonly Item[] = items,
): readonly string[] {
  if (items.length === 0) return [];
  const width = Math.max(...aligned.map(([term]) => term.length));
  const lines = items.map(([term, text]) => helper.formatItem(term, width, text, helper));
  return [[title, ...lines].join('\n')];
}
