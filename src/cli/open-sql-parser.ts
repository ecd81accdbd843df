import { parserOpener } from '../import/parser/open-parser.js';
import { ask, canAsk, type Io } from './io.js';

/**
 * Returns the start of the parser of SQL for a command. It asks before it fetches, and only on a
 * terminal. The versions go to standard error.
 *
 * @param python the value of `--python`
 */
export function openSqlParser(io: Io, python: string | undefined): ReturnType<typeof parserOpener> {
  const { env, cwd, signal } = io;
  return parserOpener({
    ...{ python, env, cwd, signal },
    confirm: canAsk(io)
      ? async (question) => (await ask(io, question))?.trim() === 'yes'
      : undefined,
    note: (line) => io.stderr.write(`${line}\n`),
  });
}
