import type { Command } from 'commander';
import { type ExitCode, exitCodes } from '../../errors/exit-codes.js';
import type { StackRequest } from '../../tasks/stack/stack-request.js';
import { unknownWord } from '../choices.js';
import { completionScripts } from '../completion-scripts.js';
import { completionWords, shells } from '../completion-words.js';
import { type GlobalFlag, workingFolder } from '../global-options.js';
import type { Io } from '../io.js';
import { readTypedLine, type TypedLine } from '../typed-line.js';

/**
 * Runs `headwater completion`, which prints the script that completes command lines in a shell.
 *
 * @throws HeadwaterError `bad-flag`, exit code 64, for another shell
 */
export function completion(name: string, io: Io): ExitCode {
  const shell = shells.find((one) => one === name);
  if (shell === undefined)
    throw unknownWord(`there is no completion for the shell "${name}"`, name, {
      known: shells,
      list: `shells: ${shells.join(', ')}`,
    });
  io.stdout.write(completionScripts[shell]);
  return exitCodes.ok;
}

/**
 * Runs `headwater complete -- WORDS`, which the scripts call. It prints the words that may stand at
 * the end of the command line, reads no more than the files of the stack, and asks no catalog.
 */
export async function complete(
  program: Command,
  words: readonly string[],
  io: Io,
): Promise<ExitCode> {
  const line = readTypedLine(program, words.slice(0, -1));
  const names = async () => {
    // Most words need no file, and a person waits for them.
    const { findKnownNames } = await import('../../tasks/stack/known-names.js');
    return await findKnownNames(stackOf(line, io));
  };
  const current = words.at(-1) ?? '';
  for (const word of await completionWords({ line, current, names })) io.stdout.write(`${word}\n`);
  return exitCodes.ok;
}

/** The stack of the line, as its command would find it. */
function stackOf(
  { values }: TypedLine,
  io: Io,
): Pick<StackRequest, 'cwd' | 'config' | 'configVariable'> {
  const path = (flag: GlobalFlag) => values.get(flag)?.replace(/^~(?=\/|$)/, io.env['HOME'] ?? '~');
  return {
    cwd: workingFolder({ folder: path('folder') ?? '.' }, io),
    config: path('config'),
    configVariable: io.env['HEADWATER_CONFIG'],
  };
}
