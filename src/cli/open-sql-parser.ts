import { parserOpener } from '../import/parser/open-parser.js';
import { type GlobalOptions, workingFolder } from './global-options.js';
import { ask, canAsk, type Io } from './io.js';
import { stackRequest } from './task-requests.js';

/**
 * Returns the start of the parser of SQL for a command. It asks before it fetches, and only on a
 * terminal. The versions are a note of `--verbose`.
 *
 * @param python the value of `--python`
 */
export function openSqlParser(
  io: Io,
  python: string | undefined,
  options: GlobalOptions,
): NonNullable<Io['openParser']> {
  const { env, signal, openParser } = io;
  if (openParser !== undefined) return openParser;
  return parserOpener({
    ...{ python, env, signal },
    cwd: workingFolder(options, io),
    confirm: canAsk(io)
      ? async (question) => (await ask(io, question))?.trim() === 'yes'
      : undefined,
    note: stackRequest(options, io).note,
  });
}
