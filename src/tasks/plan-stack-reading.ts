import { openCatalogReader } from '../catalog/open-catalog.js';
import { type ExitCode, exitCodes } from '../errors/exit-codes.js';
import { hasErrors } from '../errors/finding.js';
import { throwIfInterrupted } from '../errors/interrupted.js';
import type { ObservedState } from '../model/observed-state.js';
import { buildPlan, completePlan, type PlannedElements, planElements } from '../plan/build-plan.js';
import { isRefused, type Plan } from '../plan/document/plan.js';
import { sealPlan } from '../plan/document/plan-digest.js';
import { NO_SURROUNDINGS, type Surroundings } from '../plan/impact/surroundings.js';
import type { PlanInput } from '../plan/plan-input.js';
import { addMissingPrivileges, missingPrivileges } from '../plan/privileges/missing-privileges.js';
import { privilegeNeeds } from '../plan/privileges/privilege-needs.js';
import { type UnitPlanner, unitPlanner } from '../plan/unit/unit-planner.js';
import { findScope, parseScope } from './find-scope.js';
import type { PlanRequest } from './plan-request.js';
import type { PlannedStack } from './planned-stack.js';
import { readGrantedPrivileges } from './read-granted-privileges.js';
import { readPlanInput } from './read-plan-input.js';
import type { Stack, StackReading } from './read-stack.js';
import { readSurroundings } from './read-surroundings.js';
import { toValidationResult } from './to-validation-result.js';
import { userAgent } from './tool.js';
import type { InvalidStack } from './validation-result.js';

/** A planned stack with the means to plan it again. Only tasks see them. */
export interface ReplannableStack extends PlannedStack {
  readonly stack: Stack;
  /** The observed state that the plan was made from. */
  readonly observed: ObservedState;
  /** Plans a downstream of this stack again from a fresher reading. */
  readonly planner: UnitPlanner;
  /** Plans the same without the elements of these identities, which then stay as they are. */
  readonly without: (held: ReadonlySet<string>) => ReplannableStack;
}

/**
 * Plans a stack whose settings and manifests were read already. Manifests with errors are reported
 * without a request to the catalog.
 *
 * @throws HeadwaterError as `planStack` does
 */
export async function planStackReading(
  reading: StackReading,
  request: PlanRequest,
): Promise<ReplannableStack | InvalidStack> {
  const expressions = parseScope(request.scope);
  const validation = toValidationResult(reading);
  if (reading.kind === 'bad-settings' || hasErrors(validation.report.findings))
    return { kind: 'invalid', ...validation };
  const read = await readPlanInput(reading.stack, request);
  const input = {
    ...read,
    scope: findScope(expressions, { ...read, owner: unitPlanner(read).owner }),
  };
  const { sources } = validation;
  const { observed } = input;
  const elements = planElements(input);
  const surroundings = await readPlanSurroundings(elements, input, reading.stack, request);
  const whole = completePlan({ ...input, surroundings }, elements);
  const granted = await readGrantedPrivileges(whole, reading.stack, request);
  const planned = (held: ReadonlySet<string>): ReplannableStack => {
    const bare = held.size === 0 ? whole : buildPlan({ ...input, surroundings, held });
    const planner = unitPlanner({ ...input, held });
    const missing = missingPrivileges(privilegeNeeds(bare.writes), granted, planner.book);
    const plan = sealPlan(addMissingPrivileges(bare, missing));
    const exitCode = planExitCode(plan);
    return {
      kind: 'planned',
      plan,
      missing,
      planner,
      exitCode,
      sources,
      stack: reading.stack,
      observed,
      without: planned,
    };
  };
  throwIfInterrupted(request.signal, 'the plan was made');
  return planned(new Set());
}

/**
 * Reads the surroundings of a plan. They depend on its changes, so they are read after the
 * planning.
 */
async function readPlanSurroundings(
  { changes }: PlannedElements,
  { observed, settings }: PlanInput,
  { settings: { catalog: named } }: Stack,
  { catalog, note, signal, impact = true }: PlanRequest,
): Promise<Surroundings> {
  if (!impact) return NO_SURROUNDINGS;
  const reader = openCatalogReader({ ...catalog, namespace: named.namespace, userAgent, signal });
  try {
    return await readSurroundings({
      changes,
      datasets: observed.datasets,
      reader,
      watched: settings.sensitive,
      note,
    });
  } finally {
    await reader.close();
  }
}

function planExitCode(plan: Plan): ExitCode {
  if (!plan.appliable) return exitCodes.error;
  return isRefused(plan) ? exitCodes.refused : exitCodes.ok;
}
