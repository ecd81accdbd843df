import { openCatalogReader } from '../catalog/open-catalog.js';
import { type ExitCode, exitCodes } from '../errors/exit-codes.js';
import { hasErrors } from '../errors/finding.js';
import { readGitSource } from '../files/git-source.js';
import { buildPlan } from '../plan/build-plan.js';
import type { Plan } from '../plan/plan.js';
import type { CatalogAccess } from './catalog-access.js';
import { observe } from './observe.js';
import { readStack, type Stack, type StackRequest } from './read-stack.js';
import { tool, userAgent } from './tool.js';
import { type ValidationResult, validationOf } from './validate-stack.js';

export interface PlanRequest extends StackRequest {
  readonly catalog: CatalogAccess;
}

export type PlanResult = PlannedStack | (ValidationResult & { readonly kind: 'invalid' });

export interface PlannedStack {
  readonly kind: 'planned';
  readonly plan: Plan;
  /** `error` for a plan that cannot be applied, else `ok`. */
  readonly exitCode: ExitCode;
  readonly sources: ReadonlyMap<string, string>;
  readonly stack: Stack;
}

/**
 * Compares what the manifests say with what the catalog holds. Nothing is written, and nothing could be: the catalog is
 * opened for reading.
 *
 * Manifests with errors are reported without asking the catalog, since half a desired state would give a wrong plan.
 */
export async function planStack(request: PlanRequest): Promise<PlanResult> {
  const reading = await readStack(request);
  const validation = validationOf(reading);
  if (reading.kind === 'bad-settings' || hasErrors(validation.report.findings)) return { kind: 'invalid', ...validation };
  const plan = await planAgainstCatalog(reading.stack, request);
  return {
    kind: 'planned',
    plan,
    exitCode: plan.appliable ? exitCodes.ok : exitCodes.error,
    sources: validation.sources,
    stack: reading.stack,
  };
}

async function planAgainstCatalog(stack: Stack, { catalog, note }: PlanRequest): Promise<Plan> {
  const { settings, desired, overriding, findings, target } = stack;
  const reader = openCatalogReader({ ...catalog, namespace: settings.catalog.namespace, userAgent });
  note?.(`catalog: ${reader.origin}, reading ${desired.datasets.length} datasets`);
  try {
    const [{ observed, known }, git] = await Promise.all([observe(desired, reader), readGitSource(stack.folder)]);
    return buildPlan({
      tool,
      target: { origin: reader.origin, stack: settings.stack, target },
      source: { commit: git?.commit ?? null, dirty: git?.dirty ?? null, files: stack.files },
      desired,
      observed,
      overriding,
      findings,
      known,
      settings: { writes: settings.writes, ownership: settings.ownership, softDeleted: settings.rules['soft-deleted'] ?? 'warning' },
    });
  } finally {
    await reader.close();
  }
}
