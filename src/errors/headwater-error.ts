import { type CodeName, codes } from './codes.js';
import { type ExitCode, exitCodes } from './exit-codes.js';

export interface HeadwaterErrorOptions {
  /** Default: {@link exitCodes.error}. */
  readonly exitCode?: ExitCode;
  /** The next thing to do, as a sentence or a command. */
  readonly hint?: string | undefined;
  /** Whether the same may well succeed a moment later. Default: false. */
  readonly isPassing?: boolean | undefined;
  /** Whether it is certain that nothing was sent, and so nothing written. Default: false. */
  readonly isUnsent?: boolean | undefined;
  /** What went wrong underneath. Never an error object that holds a request, since that holds the token. */
  readonly cause?: unknown;
}

/**
 * What stops a run. Known to us: a shell prints message and hint, without a stack.
 *
 * Neither message, hint nor cause ever holds a secret.
 */
export class HeadwaterError extends Error {
  readonly code: `HW${number}`;
  readonly codeName: CodeName;
  readonly exitCode: ExitCode;
  readonly hint: string | undefined;
  readonly isPassing: boolean;
  readonly isUnsent: boolean;

  constructor(name: CodeName, message: string, options: HeadwaterErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'HeadwaterError';
    this.codeName = name;
    this.code = codes[name].code;
    this.exitCode = options.exitCode ?? exitCodes.error;
    this.hint = options.hint;
    this.isPassing = options.isPassing ?? false;
    this.isUnsent = options.isUnsent ?? false;
  }
}
