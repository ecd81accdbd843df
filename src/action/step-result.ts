import { type ExitCode, exitCodes } from '../errors/exit-codes.js';
import type { CommandResult } from './command-result.js';
import type { Inputs } from './inputs/inputs.js';

/** The facts of a report that decide whether the step fails. */
export interface ReportStatus {
  readonly exitCode: ExitCode;
  readonly hasChanges: boolean;
  readonly hasWarnings: boolean;
}

export type StepResult = Pick<CommandResult, 'exitCode' | 'fails'>;

/** Decides by the input `fail-on` whether the step fails, and with which exit code. */
export function toStepResult(
  { exitCode, hasChanges, hasWarnings }: ReportStatus,
  { failOn }: Pick<Inputs, 'failOn'>,
): StepResult {
  if (exitCode === exitCodes.refused) return { exitCode, fails: failOn.has('refused') };
  if (exitCode !== exitCodes.ok) return { exitCode, fails: true };
  if (hasChanges && failOn.has('changes')) return { exitCode: exitCodes.changes, fails: true };
  return { exitCode, fails: hasWarnings && failOn.has('warnings') };
}
