import { type ExitCode, exitCodes } from '../../errors/exit-codes.js';
import { hasErrors } from '../../errors/finding.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { plannedCodeCheck } from '../../import/run/planned-code.js';
import type { AnnotatedDocument } from '../../report/document/report-document.js';
import { compareRevisions } from '../../tasks/plan/compare-revisions.js';
import { planStackReading } from '../../tasks/plan/plan-stack.js';
import type { StackReading } from '../../tasks/stack/read-stack.js';
import { validateStack } from '../../tasks/stack/read-valid-stack.js';
import type { ActionContext } from '../action-context.js';

export interface MadePlan {
  /** `validation` if the manifests have errors, or if no base to compare with is available. */
  readonly document: Extract<AnnotatedDocument, { readonly kind: 'plan' | 'validation' }>;
  readonly sources: ReadonlyMap<string, string>;
  readonly exitCode: ExitCode;
}

/** Plans the stack against the catalog. */
export async function makePlan(
  reading: StackReading,
  { io, inputs, stack, catalog }: ActionContext,
): Promise<MadePlan> {
  const access = catalog();
  const request = {
    ...stack,
    catalog: access,
    scope: inputs.scope,
    discover: inputs.discover,
    prune: inputs.prune,
    allow: inputs.allow,
    checkCode: plannedCodeCheck({ ...stack, catalog: access, env: io.env }, reading),
    clock: io.clock,
  };
  const result = await planStackReading(reading, request);
  const { sources, exitCode } = result;
  const document =
    result.kind === 'invalid' ? result.report : ({ kind: 'plan', plan: result.plan } as const);
  return { document, sources, exitCode };
}

/**
 * Returns true if the run cannot read the catalog: pull requests of forks and of Dependabot get no
 * secrets. If such a run has a token, the user has passed it on purpose, and the catalog is read.
 */
export function isOffline({ step: { trigger }, io }: ActionContext): boolean {
  if (trigger.kind !== 'pull-request' || io.env['DATAHUB_GMS_TOKEN']) return false;
  return trigger.isFork || io.env['GITHUB_ACTOR'] === 'dependabot[bot]';
}

/** Compares the manifests with the base. Without the base it only validates them. */
export async function makeComparison(context: ActionContext): Promise<MadePlan> {
  const { io, inputs, stack, log } = context;
  try {
    const result = await compareRevisions({
      ...stack,
      baseRef: baseRevision(context),
      scope: inputs.scope,
      clock: io.clock,
    });
    if (result.kind === 'invalid')
      return { document: result.report, sources: result.sources, exitCode: result.exitCode };
    return {
      document: { kind: 'plan', plan: result.comparison },
      sources: result.sources,
      exitCode: exitCodes.ok,
    };
  } catch (error) {
    if (!(error instanceof HeadwaterError && error.codeName === 'unknown-revision')) throw error;
    log.notice(
      `the changes cannot be shown, because the base is not in this checkout (${error.message}); check out with fetch-depth: 2`,
    );
    const { report, sources, exitCode } = await validateStack(stack);
    return { document: report, sources, exitCode };
  }
}

/** The first parent of the merge that GitHub creates is the current base. */
function baseRevision({ step, checkedOut }: ActionContext): string {
  const { trigger, commit } = step;
  return checkedOut === commit || trigger.kind !== 'pull-request'
    ? 'HEAD^1'
    : `refs/remotes/origin/${trigger.baseBranch}`;
}

export function hasWarnings({ document }: Pick<MadePlan, 'document'>): boolean {
  const findings = document.kind === 'plan' ? document.plan.findings : document.findings;
  return hasErrors(findings) || findings.some(({ level }) => level === 'warning');
}
