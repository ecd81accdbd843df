import type { Command, Option } from 'commander';

/** The command line in front of the cursor. */
export interface TypedLine {
  readonly command: Command;
  /** The words of the command. Empty for the program. */
  readonly name: string;
  /** The values of flags by their names in the options. The last one wins. */
  readonly values: ReadonlyMap<string, string>;
  /** The flag whose value comes next. */
  readonly pending: Option | undefined;
}

/** Follows the words of a command line to its command. It may have mistakes. */
export function readTypedLine(program: Command, words: readonly string[]): TypedLine {
  let command = program;
  let name = '';
  let pending: Option | undefined;
  const values = new Map<string, string>();
  for (const word of words) {
    // A shell such as bash cuts `--flag=value` in three.
    if (word === '=' && pending !== undefined) continue;
    if (pending !== undefined) {
      values.set(pending.attributeName(), unquoted(word));
      pending = undefined;
      continue;
    }
    const flag = findFlag(command, word);
    if (flag?.value !== undefined) values.set(flag.option.attributeName(), unquoted(flag.value));
    pending = flag?.option.required === true && flag.value === undefined ? flag.option : undefined;
    const next = command.commands.find((one) => one.name() === word);
    if (flag !== undefined || next === undefined) continue;
    command = next;
    name = `${name} ${word}`.trimStart();
  }
  return { command, name, values, pending };
}

/** A flag, and its value if that is in the same word. */
export interface TypedFlag {
  readonly option: Option;
  readonly value?: string;
}

/** Finds the flag of a word such as `-C`, `-Cdata`, `--folder` or `--folder=data`. */
export function findFlag({ options }: Command, word: string): TypedFlag | undefined {
  const exact = options.find(({ long, short }) => word === long || word === short);
  if (exact !== undefined) return { option: exact };
  const long = /^(--[\w-]+)=(.*)$/s.exec(word);
  const [, start, value] = long ?? /^(-[A-Za-z])(.+)$/s.exec(word) ?? [];
  const option = options.find((one) => start === (long ? one.long : one.short));
  return option?.required === true && value !== undefined ? { option, value } : undefined;
}

/** Shells pass words as they were typed. */
function unquoted(word: string): string {
  return word.replace(/^(['"])(.*)\1$/s, '$2').replaceAll('\\ ', ' ');
}
