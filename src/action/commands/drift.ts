import { type ExitCode, exitCodes } from '../../errors/exit-codes.js';
import type { DriftReport } from '../../report/document/report-document.js';
import { driftStack } from '../../tasks/inspect/drift-stack.js';
import type { ActionContext } from '../action-context.js';
import { type CommandResult, type Outcome, toStepResult } from '../command-result.js';
import { driftOutputs } from '../outputs.js';
import { stackName } from '../publish/check-run.js';
import { closeDriftIssue, upsertDriftIssue } from '../publish/drift-issue.js';
import { publishReport } from '../publish/publish-report.js';
import { runUrl } from '../publish/run-reference.js';
import { tryPublish } from '../publish/try-publish.js';

/** Runs `drift`: reports drift of the stack, and keeps one open issue while drift exists. */
export async function drift(context: ActionContext): Promise<CommandResult> {
  const result = await driftStack({
    ...context.stack,
    catalog: context.catalog(),
    discover: context.inputs.discover,
  });
  const { sources, exitCode } = result;
  if (result.kind === 'invalid') {
    const { outputs } = await publishReport(context, { document: result.report, sources });
    return { outcome: 'invalid', exitCode, fails: true, outputs };
  }
  const found = result.drift;
  const { markdown, outputs } = await publishReport(context, {
    document: { kind: 'drift', drift: found },
    sources,
  });
  const url = await keepIssue(context, found, { markdown, exitCode });
  const hasWarnings = found.findings.some(({ level }) => level !== 'info');
  const stepResult = toStepResult(
    { exitCode, hasChanges: found.datasets.length > 0, hasWarnings },
    context.inputs,
  );
  return {
    ...stepResult,
    outcome: driftOutcome(found, exitCode),
    outputs: {
      ...driftOutputs(found),
      ...outputs,
      ...(url !== undefined && { 'comment-url': url }),
    },
  };
}

/**
 * Opens, updates or closes the drift issue. Only a complete result without drift closes it: an
 * incomplete result may have missed drift.
 */
async function keepIssue(
  context: ActionContext,
  found: DriftReport['drift'],
  { markdown, exitCode }: { readonly markdown: string; readonly exitCode: ExitCode },
): Promise<string | undefined> {
  const { repository, log, key, step } = context;
  if (repository === null) return undefined;
  if (found.datasets.length === 0) {
    if (exitCode === exitCodes.ok)
      await tryPublish(log, () =>
        closeDriftIssue({
          repository,
          key,
          comment: `[This run](${runUrl(step)}) found no drift.`,
        }),
      );
    return undefined;
  }
  const title = `Lineage drift: ${stackName(found.target)}`;
  const issue = await tryPublish(log, () =>
    upsertDriftIssue({ repository, key, title, body: markdown }),
  );
  return issue?.url;
}

function driftOutcome({ datasets }: DriftReport['drift'], exitCode: ExitCode): Outcome {
  if (datasets.length > 0) return 'drift';
  return exitCode === exitCodes.ok ? 'clean' : 'error';
}
