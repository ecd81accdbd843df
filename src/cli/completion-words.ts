import type { Command, Option } from 'commander';
import { guardNames } from '../model/allowance.js';
import type { KnownNames } from '../tasks/stack/known-names.js';
import { type CommandName, commandDocuments, commandFormats } from './command-documents.js';
import { commandFlags } from './command-flags.js';
import { globalOptions } from './global-options.js';
import { schemaNames } from './schema-names.js';
import { findFlag, type TypedLine } from './typed-line.js';

/** The shells with a completion script. */
export const shells = ['bash', 'zsh', 'fish', 'powershell'] as const;

/** The command line up to the cursor. */
export interface CompletionRequest {
  readonly line: TypedLine;
  /** The word at the cursor, as far as it is typed. */
  readonly current: string;
  /** Finds the names of the stack. Called only where a name can stand. */
  readonly names: () => Promise<KnownNames>;
}

/** Lists the words that may stand at the end of a command line. */
export async function completionWords({
  line,
  current,
  names,
}: CompletionRequest): Promise<readonly string[]> {
  const { command, name, pending } = line;
  if (pending !== undefined) {
    // In bash the cursor can be right after the sign.
    const start = current === '=' ? '' : current;
    return matching(await valuesOf(pending, name, names), start);
  }
  const flag = findFlag(command, current);
  if (flag?.value !== undefined && current.startsWith('--')) {
    const head = current.slice(0, -flag.value.length || undefined);
    const values = await valuesOf(flag.option, name, names);
    return matching(values, flag.value).map((value) => `${head}${value}`);
  }
  if (current.startsWith('-')) return matching(flagsOf(command, name), current);
  const commands = command.commands.map((one) => one.name());
  return matching(commands.length > 0 ? commands : await argumentsOf(name, names), current);
}

function matching(words: readonly string[], start: string): readonly string[] {
  return words.filter((word) => word.startsWith(start)).sort();
}

/** Lists the flags of a command without the global ones that it refuses. */
function flagsOf(command: Command, name: string): readonly string[] {
  const globals = globalOptions();
  const refused = new Set(
    isCommand(name)
      ? [...globals].flatMap(([flag, { long }]) =>
          commandFlags[name].includes(flag) ? [] : [long],
        )
      : [],
  );
  return command.options.flatMap(({ long }) =>
    typeof long === 'string' && !refused.has(long) ? [long] : [],
  );
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commandDocuments, name);
}

async function valuesOf(
  { long, argChoices }: Option,
  name: string,
  names: CompletionRequest['names'],
): Promise<readonly string[]> {
  switch (long) {
    case '--target':
      return (await names()).targets;
    case '--select':
    case '--exclude':
      return (await names()).shortNames;
    case '--allow':
      return guardNames;
    case '--format':
      return isCommand(name) ? commandFormats(name) : [];
    default:
      return argChoices ?? [];
  }
}

/** The commands whose arguments are datasets. */
const ABOUT_DATASETS: readonly string[] = [
  'graph',
  'impact',
  'suggest',
  'explain',
  'export',
  'import catalog',
];

async function argumentsOf(
  name: string,
  names: CompletionRequest['names'],
): Promise<readonly string[]> {
  if (name === 'schema') return schemaNames;
  if (name === 'completion') return shells;
  return ABOUT_DATASETS.includes(name) ? (await names()).shortNames : [];
}
