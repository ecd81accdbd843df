import type { OpenParser } from '../import/foreign/sql/sql-parser.js';
import { parserOpener } from '../import/parser/open-parser.js';
import { escapeControls } from '../report/words/escape.js';
import { type GlobalOptions, workingFolder } from './global-options.js';
import { ask, canAsk, type Io } from './io.js';
import { stackRequest } from './task-requests.js';

export interface ParserFlags extends GlobalOptions {
  readonly python?: string;
}

/** Returns the starter of the parser of SQL. On a terminal it asks before it installs anything. */
export function openerOf(options: ParserFlags, io: Io): OpenParser {
  const confirm = async (question: string) => {
    const answer = await ask(io, `\n${escapeControls(question)} [y/N] `);
    return /^y(es)?$/i.test(answer?.trim() ?? '');
  };
  return parserOpener({
    python: options.python,
    env: io.env,
    cwd: workingFolder(options, io),
    signal: io.signal,
    confirm: canAsk(io) ? confirm : undefined,
    note: stackRequest(options, io).note,
  });
}
