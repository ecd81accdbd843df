import { type ExitCode, exitCodes } from '../errors/exit-codes.js';
import type { CommandResult } from './command-result.js';
import type { Inputs } from './inputs/inputs.js';

/** What of a report makes a step fail, if `fail-on` says so. */
export interface ReportStatus {
  readonly exitCode: ExitCode;
  readonly hasChanges: boolean;
  readonly hasWarnings: boolean;
}

/** The exit code, and whether the step fails with it. */
export function toStepResult(
  { exitCode, hasChanges, hasWarnings }: ReportStatus,
  { failOn }: Pick<Inputs, 'failOn'>,
): Pick<CommandResult, 'exitCode' | 'fails'> {
  if (exitCode === exitCodes.refused) return { exitCode, fails: failOn.has('refused') };
  if (exitCode !== exitCodes.ok) return { exitCode, fails: true };
  if (hasChanges && failOn.has('changes')) return { exitCode: exitCodes.changes, fails: true };
  return { exitCode, fails: hasWarnings && failOn.has('warnings') };
}
