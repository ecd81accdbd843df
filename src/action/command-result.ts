import type { ExitCode } from '../errors/exit-codes.js';
import type { Outputs } from './declared-outputs.js';

/** The result of a command of the action. */
export interface CommandResult {
  readonly outcome: Outcome;
  /** The exit code that the command line would end with. */
  readonly exitCode: ExitCode;
  /** True if the step fails. It ends with `exitCode`, or with `error` if `exitCode` is 0. */
  readonly fails: boolean;
  /** Outputs other than `outcome` and `exit-code`. */
  readonly outputs: Outputs;
}

export type Outcome =
  | 'valid'
  | 'no-changes'
  | 'changes'
  | 'refused'
  | 'applied'
  | 'held-back'
  | 'not-approved'
  | 'superseded'
  | 'clean'
  | 'drift'
  | 'invalid'
  | 'stale'
  | 'partial'
  | 'unverified'
  | 'interrupted'
  | 'error';
