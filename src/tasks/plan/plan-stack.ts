import { type ExitCode, exitCodes } from '../../errors/exit-codes.js';
import type { GrantedPrivileges, WriteSupport } from '../../model/catalog-port.js';
import type { ObservedState } from '../../model/observed-state.js';
import {
  buildPlan,
  completePlan,
  type PlannedElements,
  planElements,
} from '../../plan/build-plan.js';
import type { Privilege } from '../../plan/document/plan.js';
import { isRefused, type Plan } from '../../plan/document/plan.js';
import { sealPlan } from '../../plan/document/plan-digest.js';
import { NO_SURROUNDINGS, type Surroundings } from '../../plan/impact/surroundings.js';
import type { PlanInput, PlannedTests } from '../../plan/plan-input.js';
import { addMissingPrivileges, missingPrivileges, privilegeNeeds } from '../../plan/privileges.js';
import type { UnitPlanner } from '../../plan/unit/planned-unit.js';
import { unitPlanner } from '../../plan/unit/unit-planner.js';
import { chooseWay, refusedProposals } from '../../plan/write-way.js';
import { countEntities } from '../../report/words/entity-words.js';
import { readSurroundings } from '../catalog/read-surroundings.js';
import { withCatalogReader } from '../catalog/with-catalog-reader.js';
import { announcePhase } from '../process/interrupts.js';
import { findScope, parseScope } from '../stack/find-scope.js';
import { readStack, type Stack, type StackReading } from '../stack/read-stack.js';
import { refuseErrors } from '../stack/read-valid-stack.js';
import type { InvalidStack } from '../stack/stack-request.js';
import type { PlannedStack, PlanRequest, PlanResult } from './plan-request.js';
import { readPlanInput } from './read-plan-input.js';
import { readTestedLineage, testsToRun } from './read-tested-lineage.js';

/** A planned stack with the means to plan it again. Only tasks see them. */
export interface ReplannableStack extends PlannedStack {
  readonly stack: Stack;
  readonly observed: ObservedState;
  /** Plans a downstream of this stack again from a fresher reading. */
  readonly planner: UnitPlanner;
  /** Plans again without the elements of these identities, which then stay as they are. */
  readonly without: (held: ReadonlySet<string>) => ReplannableStack;
}

/**
 * Plans a stack: compares its manifests with the catalog. Writes nothing: the catalog is opened for
 * reading only.
 *
 * Manifests with errors are reported without a request to the catalog, since an incomplete desired
 * state would give a wrong plan.
 *
 * @throws HeadwaterError `interrupted`, exit code 130, once `signal` is aborted; `bad-flag` and
 *   `nothing-matches`, 64, of the scope
 */
export async function planStack(request: PlanRequest): Promise<PlanResult> {
  const result = await planStackReading(await readStack(request), request);
  if (result.kind === 'invalid') return result;
  const { kind, plan, exitCode, sources, missing } = result;
  return { kind, plan, exitCode, sources, missing };
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
  const valid = refuseErrors(reading);
  if (valid.kind === 'invalid') return valid;
  const { stack, sources } = valid;
  const read = await readPlanInput(stack, request);
  const input = {
    ...read,
    tests: await readPlanTests(read, stack, request),
    scope: findScope(expressions, { ...read, owner: unitPlanner(read).owner }),
  };
  const { observed, desired } = input;
  const announce = () => announcePhase(request, 'planning', desired.units.length);
  await announce();
  const elements = planElements(input);
  const surroundings = await readPlanSurroundings(elements, input, stack, request);
  await announce();
  const support = await readWriteSupport(elements, stack, request);
  const way = chooseWay(stack.settings.writes, support);
  const draft = completePlan({ ...input, surroundings, way }, elements);
  const granted = await readGrantedPrivileges(draft, stack, request);
  // The dialect of the interface spec requires no privilege beyond the privileges of the mutation.
  const refused = way.isAtomic ? [] : refusedProposals(draft.writes, granted);
  const complete = { ...input, surroundings, way: { ...way, refused } };
  const whole = refused.length === 0 ? draft : completePlan(complete, elements);
  const planned = (held: ReadonlySet<string>): ReplannableStack => {
    const bare = held.size === 0 ? whole : buildPlan({ ...complete, held });
    const planner = unitPlanner({ ...input, held });
    const missing = missingPrivileges(privilegeNeeds(bare.writes), granted, planner.book);
    const plan = sealPlan(addMissingPrivileges(bare, missing, planner.book));
    const exitCode = planExitCode(plan);
    const facts = { missing, planner, exitCode, sources, stack, observed };
    return { kind: 'planned', plan, ...facts, without: planned };
  };
  await announce();
  return planned(new Set());
}

/** Reads what the lineage tests need. Without tests, asks nothing. */
async function readPlanTests(
  { observed, desired }: PlanInput,
  stack: Stack,
  request: PlanRequest,
): Promise<PlannedTests | undefined> {
  const tests = testsToRun(stack, request);
  const { discover = true } = request;
  if (tests.length === 0) return undefined;
  const read = await withCatalogReader(stack, request, (reader) =>
    readTestedLineage(reader, { tests, desired, discover, known: observed }),
  );
  request.note?.(`catalog: ${countEntities(read.readings.keys(), 'more ')} read for lineage tests`);
  return { ...read, tests, everyFinding: request.tests === 'report' };
}

/** Reads the surroundings of the changes, which are known only after the planning. */
async function readPlanSurroundings(
  { changes }: PlannedElements,
  { observed, settings }: PlanInput,
  stack: Stack,
  request: PlanRequest,
): Promise<Surroundings> {
  if (request.impact === false) return NO_SURROUNDINGS;
  const { datasets } = observed;
  const wanted = { changes, datasets, watched: settings.sensitive, note: request.note };
  return await withCatalogReader(stack, request, (reader) =>
    readSurroundings({ ...wanted, reader }),
  );
}

/** Asks nothing about a plan that changes no lineage or that nobody will apply. */
async function readWriteSupport(
  { writable }: PlannedElements,
  stack: Stack,
  request: PlanRequest,
): Promise<WriteSupport> {
  if (request.privileges === false || writable.every(({ changes }) => changes.length === 0))
    return { atomicMutation: false, conditions: true };
  return await withCatalogReader(stack, request, (reader) => reader.readWriteSupport());
}

function planExitCode(plan: Plan): ExitCode {
  if (!plan.appliable) return exitCodes.error;
  return isRefused(plan) ? exitCodes.refused : exitCodes.ok;
}

const NO_ANSWER: GrantedPrivileges = { lineage: new Map(), granted: new Map() };

/** Reads the privileges that an apply of the plan needs. Without writes, asks nothing. */
async function readGrantedPrivileges(
  { writes, target, way }: Plan,
  stack: Stack,
  request: PlanRequest,
): Promise<GrantedPrivileges> {
  const { note, privileges = true } = request;
  const needs = privilegeNeeds(writes);
  if (!privileges || needs.length === 0) return NO_ANSWER;
  const on = (wanted: (privilege: Privilege) => boolean) =>
    needs.filter((need) => wanted(need.privilege)).map(({ dataset }) => dataset);
  const proposed = way?.isAtomic === false ? writes.proposals.map(({ urn }) => urn) : [];
  const granted = await withCatalogReader(stack, request, (reader) =>
    reader.readPrivileges({
      actor: target.actor,
      lineage: on((privilege) => privilege === 'EDIT_LINEAGE'),
      entities: [...new Set([...on((privilege) => privilege !== 'EDIT_LINEAGE'), ...proposed])],
    }),
  );
  note?.(
    `catalog: privileges known for ${granted.lineage.size + granted.granted.size} of ${needs.length} that an apply would need`,
  );
  return granted;
}
