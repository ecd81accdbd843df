import { exitCodes } from '../../errors/exit-codes.js';
import { validateStack } from '../../tasks/stack/read-valid-stack.js';
import type { ActionContext } from '../action-context.js';
import { type CommandResult, toStepResult } from '../command-result.js';
import { publishReport } from '../publish/publish-report.js';
import { hasWarnings } from './make-plan.js';

/** Runs `validate`: checks the manifests without a catalog. */
export async function validate(context: ActionContext): Promise<CommandResult> {
  const { report, sources, exitCode } = await validateStack(context.stack);
  const { outputs } = await publishReport(context, { document: report, sources });
  const stepResult = toStepResult(
    { exitCode, hasChanges: false, hasWarnings: hasWarnings({ document: report }) },
    context.inputs,
  );
  return { ...stepResult, outcome: exitCode === exitCodes.ok ? 'valid' : 'invalid', outputs };
}
