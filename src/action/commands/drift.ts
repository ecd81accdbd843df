import { type ExitCode, exitCodes } from '../../errors/exit-codes.js';
import type { DriftReport } from '../../report/report-document.js';
import { catalogFromEnvironment } from '../../tasks/catalog-access.js';
import { driftStack } from '../../tasks/drift-stack.js';
import type { ActionContext } from '../action-context.js';
import type { CommandEnd, Outcome } from '../command-end.js';
import { stackName } from '../publish/check-names.js';
import { closeDriftIssue, keepDriftIssue } from '../publish/drift-issue.js';
import { publishReport } from '../publish/publish-report.js';
import { attempt } from '../publish/publishing.js';
import { driftOutputs } from '../publish/report-outputs.js';
import { runUrl } from '../publish/run-reference.js';
import { stepEnd } from '../step-fails.js';

/** `drift`: what was changed behind the stack, kept in one issue for as long as it is so. */
export async function drift(context: ActionContext): Promise<CommandEnd> {
  const result = await driftStack({ ...context.stack, catalog: catalogFromEnvironment(context.io.env) });
  const { sources, exitCode } = result;
  if (result.kind === 'invalid') {
    const { outputs } = await publishReport(context, { document: result.report, sources });
    return { outcome: 'invalid', exitCode, fails: true, outputs };
  }
  const found = result.drift;
  const { markdown, outputs } = await publishReport(context, { document: { kind: 'drift', drift: found }, sources });
  const url = await keepIssue(context, found, { markdown, exitCode });
  const hasWarnings = found.findings.some(({ level }) => level !== 'info');
  const end = stepEnd({ exitCode, hasChanges: found.datasets.length > 0, hasWarnings }, context.inputs);
  return {
    ...end,
    outcome: outcomeOf(found, exitCode),
    outputs: { ...driftOutputs(found), ...outputs, ...(url !== undefined && { 'comment-url': url }) },
  };
}

interface Told {
  readonly markdown: string;
  readonly exitCode: ExitCode;
}

/** An answer that is not whole says nothing against the issue: only a clean one closes it. */
async function keepIssue(context: ActionContext, found: DriftReport['drift'], { markdown, exitCode }: Told): Promise<string | undefined> {
  const { repository, log, key, step } = context;
  if (repository === null) return undefined;
  if (found.datasets.length === 0) {
    if (exitCode === exitCodes.ok)
      await attempt(log, () => closeDriftIssue({ repository, key, comment: `No drift any more, says [this run](${runUrl(step)}).` }));
    return undefined;
  }
  const title = `Lineage drift: ${stackName(found.target)}`;
  const issue = await attempt(log, () => keepDriftIssue({ repository, key, title, body: markdown }));
  return issue?.url;
}

function outcomeOf({ datasets }: DriftReport['drift'], exitCode: ExitCode): Outcome {
  if (datasets.length > 0) return 'drift';
  return exitCode === exitCodes.ok ? 'clean' : 'error';
}
