import type { ExitCode } from '../errors/exit-codes.js';
import type { Outputs } from './declared-outputs.js';

/** How a command of the action ended. */
export interface CommandResult {
  readonly outcome: Outcome;
  /** What the command line would have ended with. */
  readonly exitCode: ExitCode;
  /** Whether the step fails: with `exitCode`, or with `error` where that is 0. */
  readonly fails: boolean;
  /** Beside `outcome` and `exit-code`. */
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
