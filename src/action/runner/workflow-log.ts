import type { Writable } from 'node:stream';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { commandMessage, commandProperty } from '../../report/github/escape.js';
import { escapeControls } from '../../report/words/escape.js';

/** The log of the step. It escapes all text, so that none acts as a workflow command. */
export interface WorkflowLog {
  readonly line: (text: string) => void;
  readonly notice: (text: string) => void;
  readonly warn: (error: HeadwaterError) => void;
  readonly error: (error: unknown) => void;
  /** Writes lines that are rendered for the log and escaped already, such as annotations. */
  readonly rendered: (text: string) => void;
  /** Writes rendered lines in a fold with a title. */
  readonly group: (title: string, text: string) => void;
}

export function workflowLog(stdout: Writable): WorkflowLog {
  const write = (text: string) => void stdout.write(text);
  const writeCommand = (level: 'notice' | 'warning' | 'error', title: string, text: string) =>
    write(`::${level} title=${commandProperty(title)}::${commandMessage(text)}\n`);
  return {
    line: (text) => write(`${escapeControls(text)}\n`),
    notice: (text) => writeCommand('notice', 'Headwater', text),
    warn: (error) =>
      writeCommand('warning', `${error.code} ${error.codeName}`, describeError(error)),
    error: (error) => writeCommand('error', errorTitle(error), describeError(error)),
    rendered: write,
    group: (title, text) => write(`::group::${commandMessage(title)}\n${text}::endgroup::\n`),
  };
}

/** Describes an error in one line. An unexpected error is a bug, so its stack is included. */
export function describeError(error: unknown): string {
  if (error instanceof HeadwaterError)
    return error.hint === undefined ? error.message : `${error.message}; ${error.hint}`;
  return error instanceof Error
    ? `internal error: ${error.stack ?? error.message}`
    : `internal error: ${String(error)}`;
}

function errorTitle(error: unknown): string {
  return error instanceof HeadwaterError ? `${error.code} ${error.codeName}` : 'Headwater';
}

/** The environment with the secrets, and the log that must not show them. */
export interface SecretSource {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: Writable;
}

/** Variables whose values must never appear in a log. */
const secretVariables = ['DATAHUB_GMS_TOKEN', 'INPUT_GITHUB-TOKEN'] as const;

/**
 * Tells the runner to mask secrets in the log. By itself the runner masks only values that come
 * from `secrets`, not values that an earlier step produced. Call this before anything is printed:
 * the runner does not mask earlier lines.
 */
export function maskSecrets({ env, stdout }: SecretSource): void {
  // The runner masks line by line, so a secret of several lines is several secrets.
  const lines = secretVariables
    .flatMap((name) => env[name]?.split(/\r\n|\r|\n/) ?? [])
    .map((line) => line.trim());
  for (const line of new Set(lines.filter((one) => one !== '')))
    stdout.write(`::add-mask::${line.replaceAll('%', '%25')}\n`);
}
