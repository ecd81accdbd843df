import { type CodeName, codes } from './codes.js';
import { type ExitCode, exitCodes } from './exit-codes.js';

/** The optional parts of a {@link HeadwaterError}. */
export interface HeadwaterErrorOptions {
  /** Default: {@link exitCodes.error}. */
  readonly exitCode?: ExitCode;
  /** The next thing to do, as a sentence or a command. */
  readonly hint?: string | undefined;
  /** True if the same request may succeed a moment later. Default: false. */
  readonly isPassing?: boolean | undefined;
  /** True if certainly nothing was sent, and so nothing was written. Default: false. */
  readonly isUnsent?: boolean | undefined;
  /** The underlying error. Never one that holds a request, since the request holds the token. */
  readonly cause?: unknown;
}

/**
 * An expected error that stops a run. The command line prints its message and hint, without a
 * stack.
 *
 * Message, hint and cause never hold a secret.
 */
export class HeadwaterError extends Error {
  /** Stable forever, unlike the message. */
  readonly code: `HW${number}`;
  /** The readable name of the code. */
  readonly codeName: CodeName;
  /** The exit code with which the command line ends. */
  readonly exitCode: ExitCode;
  /** The next thing to do, as a sentence or a command. */
  readonly hint: string | undefined;
  /** True if the same request may succeed a moment later. */
  readonly isPassing: boolean;
  /** True if certainly nothing was sent, and so nothing was written. */
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

/**
 * Throws if the run was interrupted. For work before the first write.
 *
 * @param during the interrupted work, worded to follow "interrupted while": `the catalog was read`
 * @param isUnsent true if certainly nothing was written. Default: false
 * @throws HeadwaterError `interrupted`, exit code 130, if the signal is aborted
 */
export function throwIfInterrupted(
  signal: AbortSignal | undefined,
  during: string,
  isUnsent = false,
): void {
  if (signal?.aborted)
    throw new HeadwaterError('interrupted', `interrupted while ${during}`, {
      exitCode: exitCodes.interrupted,
      isUnsent,
    });
}

/** Makes the error of a flag that cannot be used as it is given. Its exit code is 64. */
export function badFlag(message: string, hint: string): HeadwaterError {
  return new HeadwaterError('bad-flag', message, { exitCode: exitCodes.usage, hint });
}
