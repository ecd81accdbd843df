import { basename, dirname } from 'node:path';
import { exitCodes } from '../../errors/exit-codes.js';
import { type Finding, finding, hasErrors } from '../../errors/finding.js';
import { type BaseRevision, findBaseRevision } from '../../files/base-revision.js';
import { disk } from '../../files/file-tree.js';
import { readGitSource } from '../../files/git.js';
import { compareStates } from '../../insight/compare/compare-states.js';
import type { Comparison } from '../../plan/document/plan.js';
import { sealPlan } from '../../plan/document/plan-digest.js';
import type { Scope } from '../../plan/scope/scope.js';
import { toOwner } from '../../plan/unit/owner.js';
import { tool } from '../process/tool.js';
import type { ScopeRequest } from '../stack/find-scope.js';
import { findScope, parseScope, type ScopeStates } from '../stack/find-scope.js';
import { type BaseStack, readBaseStack } from '../stack/read-base-stack.js';
import { findSettingsPath, readStackAt, type Stack } from '../stack/read-stack.js';
import { toValidationResult } from '../stack/read-valid-stack.js';
import type { InvalidStack, StackRequest } from '../stack/stack-request.js';
import { effectiveAllowances } from './allowances.js';

/** A comparison of the work tree with an earlier revision of the manifests. */
export interface CompareRequest extends StackRequest {
  /** A branch, a tag, a hash, or any other name of a commit in git. */
  readonly baseRef: string;
  /** The scope of the comparison. Default: no limit. */
  readonly scope?: ScopeRequest | undefined;
  /** Milliseconds since 1970, to end allowances of the settings. Default: now. */
  readonly clock?: (() => number) | undefined;
}

/** The result of a comparison, or the errors of the manifests. */
export type CompareResult = ComparedRevisions | InvalidStack;

/** The manifests of two revisions that were compared. */
export interface ComparedRevisions {
  readonly kind: 'compared';
  readonly comparison: Comparison;
  /** The text of every file that was read from the work tree, by path. */
  readonly sources: ReadonlyMap<string, string>;
}

/**
 * Compares the manifests of the work tree with the manifests of the commit where it branched off
 * from a ref. Reads git and the disk, and no catalog. Uncommitted changes count.
 *
 * If manifests of either side have errors, these are reported instead.
 *
 * @throws HeadwaterError of exit code 64 as {@link readStack} does, `no-repository` and
 *   `unknown-revision` of the ref, `bad-flag` and `nothing-matches` of the scope; `interrupted`,
 *   130, once `signal` is aborted
 */
export async function compareRevisions(request: CompareRequest): Promise<CompareResult> {
  const { baseRef, note } = request;
  const expressions = parseScope(request.scope);
  const settings = await findSettingsPath(request);
  note?.(`settings: ${settings}`);
  const base = await findBaseRevision(dirname(settings), baseRef);
  note?.(`base: ${base.commit}`);
  const reading = await readStackAt({ ...request, settings, shownAs: settings, tree: disk });
  const head = toValidationResult(reading);
  if (reading.kind === 'bad-settings') return { kind: 'invalid', ...head };
  const before = await readBaseStack(base, basename(settings), request);
  const wrong = [...head.report.findings, ...before.errors];
  if (hasErrors(wrong)) {
    const report = { ...head.report, findings: wrong };
    return { kind: 'invalid', ...head, report, exitCode: exitCodes.error };
  }
  const scope = findScope(expressions, declaredStates(reading.stack, before));
  return {
    kind: 'compared',
    comparison: await compare(request, { stack: reading.stack, base, before, scope }),
    sources: head.sources,
  };
}

interface ComparisonParts {
  readonly stack: Stack;
  readonly base: BaseRevision;
  readonly before: BaseStack;
  readonly scope: Scope | null;
}

async function compare(
  { clock = Date.now }: CompareRequest,
  { stack, base, before, scope }: ComparisonParts,
): Promise<Comparison> {
  const { settings, desired, target, folder, files } = stack;
  const git = await readGitSource(folder);
  const { allowances, findings } = effectiveAllowances([], settings.allowances, clock());
  const comparison = compareStates({
    before,
    after: { desired, ownership: settings.ownership },
    tool,
    target: { stack: settings.stack, target },
    base: { ref: base.ref, commit: base.commit },
    source: { commit: git?.commit ?? null, dirty: git?.dirty ?? null, files, receipt: null },
    findings: [...stack.findings, ...findings, ...baseFindings(base, before)],
    limits: settings.limits.deletes,
    allowances,
    tests: stack.tests,
    columns: settings.columns,
    scope,
  });
  return sealPlan(comparison);
}

function baseFindings(
  { ref, commit, isMergeBase, shallow }: BaseRevision,
  { emptyReason }: BaseStack,
): readonly Finding[] {
  const why = shallow
    ? 'the clone is shallow, and fetch-depth: 0 would fetch all of it'
    : 'their histories have none in common';
  const unknown = `no commit is known where the work tree left "${ref}" (${why}): compared with "${ref}" itself`;
  const nothing = `nothing was declared at ${commit.slice(0, 12)}: ${emptyReason}`;
  return [
    ...(isMergeBase ? [] : [finding('no-merge-base', { message: unknown })]),
    ...(emptyReason === null ? [] : [finding('nothing-at-base', { message: nothing })]),
  ];
}

/**
 * Returns everything that an expression can match: the datasets that either side declares. A name
 * that moved has its present urn.
 */
function declaredStates(
  { desired, settings, target }: Stack,
  { desired: before }: BaseStack,
): ScopeStates {
  return {
    desired: {
      datasets: [...before.datasets, ...desired.datasets],
      units: [...before.units, ...desired.units],
    },
    observed: { datasets: new Map(), discovered: true },
    owner: toOwner({ ...settings, target }),
  };
}
