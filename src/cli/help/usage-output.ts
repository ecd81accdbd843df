import type { OutputConfiguration } from 'commander';
import { codes } from '../../errors/codes.js';
import { escapeControls } from '../../report/words/escape.js';
import { commandDocuments } from '../command-documents.js';
import type { Io, OutputStream } from '../io.js';

/** Longer lines of prose are hard to read. */
const MAX_WIDTH = 100;

/**
 * Sends help and usage errors of the parser to the streams of a command. Errors get the form of all
 * other messages.
 *
 * @param name the words of the command after `headwater`; empty for the program
 */
export function usageOutput({ stdout, stderr }: Io, name: string): OutputConfiguration {
  return {
    writeOut: (text) => void stdout.write(text),
    writeErr: (text) => void stderr.write(text),
    getOutHelpWidth: () => helpWidth(stdout),
    getErrHelpWidth: () => helpWidth(stderr),
    outputError: (text) => void stderr.write(usageError(text, name)),
  };
}

function helpWidth({ isTTY, columns }: OutputStream): number {
  return isTTY === true && columns !== undefined ? Math.min(columns, MAX_WIDTH) : 80;
}

/** @param text the words of the parser, with a suggestion in brackets on a line of its own */
function usageError(text: string, name: string): string {
  const suggestion = /\n\((Did you mean .*\?)\)\s*$/s.exec(text);
  const message = text
    .slice(0, suggestion?.index)
    .replace(/^error: /, '')
    .trim();
  const list = `headwater help ${name === '' ? 'lists the commands' : `${name} lists the options`}`;
  const near =
    suggestion === null ? longerCommand(message, name) : `${lowerFirst(String(suggestion[1]))} `;
  const code = codes['bad-flag'].code;
  return `error ${code} ${escapeControls(message)}\n  = ${escapeControls(`${near}${list}`)}\n`;
}

/** Finds commands whose names begin with the unknown name. The parser only compares letters. */
function longerCommand(message: string, name: string): string {
  const word = /^unknown command '(.+)'$/.exec(message)?.[1];
  if (word === undefined) return '';
  const start = `${name} ${word}`.trimStart();
  const found = Object.keys(commandDocuments).filter((one) => one.startsWith(start));
  // A user who imports from DataHub mostly means its catalog.
  const meant = start === 'import datahub' ? ['import catalog', ...found] : found;
  return meant.length === 0 ? '' : `did you mean ${meant.join(' or ')}? `;
}

function lowerFirst(text: string): string {
  return `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
}
