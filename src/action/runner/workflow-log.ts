import type { Writable } from 'node:stream';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { commandMessage, commandProperty } from '../../report/github-escape.js';
import { escapeControls } from '../../report/text/escape.js';

/** The log of the step. Whatever is written to it, nothing in it is taken for a command of somebody else's. */
export interface WorkflowLog {
  readonly line: (text: string) => void;
  readonly notice: (text: string) => void;
  readonly warn: (error: HeadwaterError) => void;
  readonly error: (error: unknown) => void;
  /** Lines that were made for the log, such as annotations or the text report, harmless already. */
  readonly rendered: (text: string) => void;
  /** The same, folded under a title. */
  readonly group: (title: string, text: string) => void;
}

export function workflowLog(stdout: Writable): WorkflowLog {
  const write = (text: string) => void stdout.write(text);
  const writeCommand = (level: 'notice' | 'warning' | 'error', title: string, text: string) =>
    write(`::${level} title=${commandProperty(title)}::${commandMessage(text)}\n`);
  return {
    line: (text) => write(`${escapeControls(text)}\n`),
    notice: (text) => writeCommand('notice', 'Headwater', text),
    warn: (error) => writeCommand('warning', `${error.code} ${error.codeName}`, describeError(error)),
    error: (error) => writeCommand('error', errorTitle(error), describeError(error)),
    rendered: write,
    group: (title, text) => write(`::group::${commandMessage(title)}\n${text}::endgroup::\n`),
  };
}

/** What stopped a run, in one line. What is not known to us keeps its stack: it is a bug. */
export function describeError(error: unknown): string {
  if (error instanceof HeadwaterError) return error.hint === undefined ? error.message : `${error.message}; ${error.hint}`;
  return error instanceof Error ? `internal error: ${error.stack ?? error.message}` : `internal error: ${String(error)}`;
}

function errorTitle(error: unknown): string {
  return error instanceof HeadwaterError ? `${error.code} ${error.codeName}` : 'Headwater';
}
