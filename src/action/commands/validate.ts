import { exitCodes } from '../../errors/exit-codes.js';
import { validateStack } from '../../tasks/validate-stack.js';
import type { ActionContext } from '../action-context.js';
import type { CommandEnd } from '../command-end.js';
import { publishReport } from '../publish/publish-report.js';
import { stepEnd } from '../step-fails.js';
import { hasWarnings } from './make-plan.js';

/** `validate`: everything that can be said of the manifests without a catalog. */
export async function validate(context: ActionContext): Promise<CommandEnd> {
  const { report, sources, exitCode } = await validateStack(context.stack);
  const { outputs } = await publishReport(context, { document: report, sources });
  const end = stepEnd({ exitCode, hasChanges: false, hasWarnings: hasWarnings({ document: report }) }, context.inputs);
  return { ...end, outcome: exitCode === exitCodes.ok ? 'valid' : 'invalid', outputs };
}
