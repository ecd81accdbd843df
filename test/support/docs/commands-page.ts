import { PassThrough } from 'node:stream';
import type { Command, Option } from 'commander';
import type { CommandName } from '../../../src/cli/command-documents.js';
import { commandFlags, explainedFlags } from '../../../src/cli/command-flags.js';
import { globalOptions } from '../../../src/cli/global-options.js';
import { commandHelp } from '../../../src/cli/help/command-help.js';
import { describeOption } from '../../../src/cli/help/describe-option.js';
import { buildProgram } from '../../../src/cli/program.js';
import { exitMeanings } from '../../../src/errors/exit-codes.js';
import { markdownTable } from './generated-parts.js';

const opening = `# Commands

\`headwater help COMMAND\` prints the part of this page about one command. A command refuses a flag that it does not need,
and names the reason. Standard output holds the document and nothing else. Progress and messages go to standard error.

This page comes from the program, by \`npm run docs reference\`.
`;

/** A command and its name as the user types it. */
export interface NamedCommand {
  readonly name: CommandName;
  readonly command: Command;
}

/** Lists the commands of the program, in the order of its help. */
export function listCommands(): readonly NamedCommand[] {
  const program = buildProgram(
    {
      stdin: new PassThrough(),
      stdout: new PassThrough(),
      stderr: new PassThrough(),
      env: {},
      cwd: '/',
      signal: new AbortController().signal,
    },
    () => undefined,
  );
  const commands = program.commands.flatMap((command) => namedCommands(command, ''));
  return (Object.keys(commandHelp) as CommandName[]).flatMap((name) =>
    commands.filter((one) => one.name === name),
  );
}

/** Builds the page of all commands, as Markdown. */
export function commandsPage(): string {
  const inOrder = listCommands();
  const shared = sharedOptions(inOrder);
  const groups = [...new Set(inOrder.map(({ name }) => commandHelp[name].group))];
  const sections = groups.map((group) => {
    const members = inOrder.filter(({ name }) => commandHelp[name].group === group);
    return `\n## ${group}\n${members.map((one) => commandText(one, shared)).join('')}`;
  });
  return [
    opening,
    overview(inOrder),
    globalText(),
    sharedText(shared),
    exitCodeText(),
    ...sections,
  ].join('');
}

/** Builds the page of one command, with the meaning of each option, as Markdown. */
export function commandPage(one: NamedCommand): string {
  return commandText(one, [])
    .replace('\n### ', '# ')
    .replace('\nGlobal options:', '\n[Global options](commands.md#global-options):');
}

/** The flags and the meaning of an option. */
type OptionRow = readonly [flags: string, meaning: string];

/** Returns the options that four commands or more have, always with the same meaning. */
function sharedOptions(commands: readonly NamedCommand[]): readonly OptionRow[] {
  const byFlags = new Map<string, OptionRow[]>();
  for (const row of commands.flatMap(({ command }) => ownOptions(command).map(optionRow)))
    byFlags.set(row[0], [...(byFlags.get(row[0]) ?? []), row]);
  return [...byFlags.values()]
    .filter((rows) => rows.length >= 4 && new Set(rows.map(([, meaning]) => meaning)).size === 1)
    .flatMap((rows) => rows.slice(0, 1));
}

function sharedText(rows: readonly OptionRow[]): string {
  return `\n## Options of several commands\n\nEach command names those that it takes.\n${table('Option', rows)}`;
}

/** Returns the options that a command itself shows. */
function ownOptions(command: Command): readonly Option[] {
  return command.options.filter((option) => !option.hidden && option.long !== '--help');
}

/** Sorts global options behind the command's own, as its help does. */
function globalLast(options: readonly Option[]): readonly Option[] {
  const isGlobal = (option: Option) =>
    explainedFlags.some((flag) => flag === option.attributeName());
  return options.toSorted((a, b) => Number(isGlobal(a)) - Number(isGlobal(b)));
}

function namedCommands(command: Command, parent: string): readonly NamedCommand[] {
  const name = `${parent} ${command.name()}`.trimStart();
  if (name in commandHelp) return [{ name: name as CommandName, command }];
  return command.commands.flatMap((one) => namedCommands(one, name));
}

function overview(commands: readonly NamedCommand[]): string {
  const rows = commands.map(({ name }) => [
    `[\`${name}\`](#headwater-${name.replaceAll(' ', '-')})`,
    inMarkdown(commandHelp[name].summary),
  ]);
  return `\n${markdownTable([['Command', 'Use'], ...rows])}`;
}

function globalText(): string {
  const rows = [...globalOptions().values()].map(optionRow);
  return `\n## Global options\n\nThey can stand before or after the command.\n\n${markdownTable([['Option', 'Meaning'], ...rows])}`;
}

function exitCodeText(): string {
  const rows = Object.entries(exitMeanings).map(([code, meaning]) => `| ${code} | ${meaning} |\n`);
  return `\n## Exit codes\n\nThey are the same in every output format. A reader that closes the pipe early, such as \`head\`, does not change them.\n\n| Exit code | Meaning |\n|---|---|\n${rows.join('')}`;
}

function commandText({ name, command }: NamedCommand, shared: readonly OptionRow[]): string {
  const { summary, examples, documentation } = commandHelp[name];
  const argumentRows = command.registeredArguments.map((one) => [
    `\`${one.required ? `<${one.name()}>` : `[${one.name()}${one.variadic ? '...' : ''}]`}\``,
    inMarkdown(one.description),
  ]);
  const options = ownOptions(command).map(optionRow);
  const isShared = ([flags]: OptionRow) => shared.some((row) => row[0] === flags);
  const width = Math.max(...examples.map(([line]) => line.length));
  const lines = examples.map(([line, effect]) => `${line.padEnd(width)}  # ${effect}`);
  return [
    `\n### headwater ${name}\n\n${inMarkdown(summary)}.\n`,
    table('Argument', argumentRows),
    table(
      'Option',
      globalLast(ownOptions(command))
        .map(optionRow)
        .filter((row) => !isShared(row)),
    ),
    flagLine(
      'Shared options',
      options.filter(isShared).map(([flags]) => flags),
    ),
    globalLine(name),
    `\n\`\`\`sh\n${lines.join('\n')}\n\`\`\`\n`,
    `\nMore: [${documentation.replace(/\.md.*/, '').replaceAll('-', ' ')}](${documentation})\n`,
  ].join('');
}

function table(head: string, rows: readonly (readonly string[])[]): string {
  return rows.length === 0 ? '' : `\n${markdownTable([[head, 'Meaning'], ...rows])}`;
}

/** Most commands take all global options. The options that a command explains itself do not count. */
function globalLine(name: CommandName): string {
  const all = [...globalOptions()].filter(([flag]) => !explainedFlags.includes(flag));
  const taken = all.filter(([flag]) => commandFlags[name].includes(flag));
  if (taken.length === all.length) return '\nGlobal options: all.\n';
  return flagLine(
    'Global options',
    taken.map(([, { short, long }]) => `\`${short ?? long}\``),
  );
}

function flagLine(name: string, flags: readonly string[]): string {
  return flags.length === 0 ? '' : `\n${name}: ${flags.join(', ')}.\n`;
}

function optionRow(option: Option): OptionRow {
  return [`\`${option.flags}\``, inMarkdown(describeOption(option))];
}

/** Escapes the characters that have a meaning in Markdown, and keeps globs and flags as code. */
function inMarkdown(text: string): string {
  return text.replaceAll(/(?<![`\w])--[a-z][a-z-]+|[*_<]/g, (found) =>
    found.startsWith('--') ? `\`${found}\`` : `\\${found}`,
  );
}
