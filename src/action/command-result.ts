import { type ExitCode, exitCodes } from '../errors/exit-codes.js';
import type { Inputs } from './inputs/read-inputs.js';
import type { Outputs } from './outputs.js';

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
  | 'not-commented'
  | 'clean'
  | 'drift'
  | 'invalid'
  | 'stale'
  | 'partial'
  | 'unverified'
  | 'interrupted'
  | 'error';

/** The facts of a report that decide if the step fails. */
export interface ResultStatus {
  readonly exitCode: ExitCode;
  readonly hasChanges: boolean;
  readonly hasWarnings: boolean;
}

type StepResult = Pick<CommandResult, 'exitCode' | 'fails'>;

/** Decides by the input `fail-on` if the step fails, and chooses its exit code. */
export function toStepResult(
  { exitCode, hasChanges, hasWarnings }: ResultStatus,
  { failOn }: Pick<Inputs, 'failOn'>,
): StepResult {
  if (exitCode === exitCodes.refused) return { exitCode, fails: failOn.has('refused') };
  if (exitCode !== exitCodes.ok) return { exitCode, fails: true };
  if (hasChanges && failOn.has('changes')) return { exitCode: exitCodes.changes, fails: true };
  return { exitCode, fails: hasWarnings && failOn.has('warnings') };
}
