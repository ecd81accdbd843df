import { openCatalogReader } from '../catalog/open-catalog.js';
import { type ExitCode, exitCodes } from '../errors/exit-codes.js';
import { hasErrors } from '../errors/finding.js';
import { throwIfInterrupted } from '../errors/interrupted.js';
import { readGitSource } from '../files/git-source.js';
import type { Allowance } from '../model/guard.js';
import type { ObservedState } from '../model/observed-state.js';
import { buildPlan, type PlanInput } from '../plan/build-plan.js';
import { isRefused, type Plan } from '../plan/plan.js';
import { type UnitPlanner, unitPlanner } from '../plan/unit-planner.js';
import { effectiveAllowances } from './allowances.js';
import type { CatalogAccess } from './catalog-access.js';
import { observe } from './observe.js';
import { readStack, type Stack, type StackReading, type StackRequest } from './read-stack.js';
import { tool, userAgent } from './tool.js';
import { type ValidationResult, validationOf } from './validate-stack.js';

export interface PlanRequest extends StackRequest {
  readonly catalog: CatalogAccess;
  /** Whether to look for what the stack owns on datasets that no manifest names. Default: true. */
  readonly discover?: boolean | undefined;
  /** Whether what the stack owns and no longer declares goes. Default: true. */
  readonly prune?: boolean | undefined;
  /** Guards that the command line lifts. Default: none. */
  readonly allow?: readonly Allowance[] | undefined;
  /** Milliseconds since 1970; allowances of the settings may end. Default: now. */
  readonly clock?: (() => number) | undefined;
}

export type PlanResult = PlannedStack | (ValidationResult & { readonly kind: 'invalid' });

export interface PlannedStack {
  readonly kind: 'planned';
  readonly plan: Plan;
  /** `error` for a plan that cannot be applied, `refused` for one that a guard holds back, else `ok`. */
  readonly exitCode: ExitCode;
  readonly sources: ReadonlyMap<string, string>;
  readonly stack: Stack;
  /** What the catalog showed for it. */
  readonly observed: ObservedState;
  /** Plans a downstream of this stack again from a fresher reading. */
  readonly planner: UnitPlanner;
  /** The same without the elements of these identities: they are left as they are. */
  readonly without: (held: ReadonlySet<string>) => PlannedStack;
}

/**
 * Compares what the manifests say with what the catalog holds. Nothing is written, and nothing could be: the catalog is
 * opened for reading.
 *
 * Manifests with errors are reported without asking the catalog, since half a desired state would give a wrong plan.
 *
 * @throws HeadwaterError `interrupted`, exit code 130, once `signal` is aborted
 */
export async function planStack(request: PlanRequest): Promise<PlanResult> {
  return await planReading(await readStack(request), request);
}

/** As {@link planStack}, from settings and manifests that were read before. */
export async function planReading(reading: StackReading, request: PlanRequest): Promise<PlanResult> {
  const validation = validationOf(reading);
  if (reading.kind === 'bad-settings' || hasErrors(validation.report.findings)) return { kind: 'invalid', ...validation };
  const input = await readInput(reading.stack, request);
  const { sources } = validation;
  const without = (held: ReadonlySet<string>): PlannedStack => {
    const plan = buildPlan({ ...input, held });
    const planner = unitPlanner({ ...input, held });
    return { kind: 'planned', plan, planner, exitCode: exitCodeOf(plan), sources, stack: reading.stack, observed: input.observed, without };
  };
  const planned = without(new Set());
  throwIfInterrupted(request.signal, 'the plan was made');
  return planned;
}

function exitCodeOf(plan: Plan): ExitCode {
  if (!plan.appliable) return exitCodes.error;
  return isRefused(plan) ? exitCodes.refused : exitCodes.ok;
}

/** Everything that a plan is made of. */
async function readInput(
  stack: Stack,
  { catalog, note, signal, allow = [], clock = Date.now, discover = true, prune = true }: PlanRequest,
): Promise<PlanInput> {
  const { settings, desired, overriding } = stack;
  const reader = openCatalogReader({ ...catalog, namespace: settings.catalog.namespace, userAgent, signal });
  note?.(`catalog: ${reader.origin}, reading ${desired.datasets.length} datasets`);
  try {
    const [{ observed, known }, git] = await Promise.all([observe(desired, reader, discover), readGitSource(stack.folder)]);
    note?.(`catalog: ${observed.datasets.size} datasets read, ${observed.schemas.size} schemas`);
    const target = { origin: reader.origin, stack: settings.stack, target: stack.target };
    const { writes, ownership, formerly, rules, limits } = settings;
    const { allowances, findings } = effectiveAllowances(allow, settings.allowances, clock());
    const source = { commit: git?.commit ?? null, dirty: git?.dirty ?? null, files: stack.files };
    return {
      tool,
      source,
      desired,
      observed,
      target,
      settings: { writes, ownership, formerly, prune, limits: limits.deletes, allowances, softDeleted: rules['soft-deleted'] ?? 'warning' },
      overriding,
      findings: [...stack.findings, ...findings],
      known,
    };
  } finally {
    await reader.close();
  }
}
