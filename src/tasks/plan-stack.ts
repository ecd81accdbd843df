import { openCatalogReader } from '../catalog/open-catalog.js';
import { type ExitCode, exitCodes } from '../errors/exit-codes.js';
import { type Finding, hasErrors } from '../errors/finding.js';
import { throwIfInterrupted } from '../errors/interrupted.js';
import { readGitSource } from '../files/git-source.js';
import type { Allowance } from '../model/allowance.js';
import type { ObservedState } from '../model/observed-state.js';
import { buildPlan, completePlan, type PlannedElements, planElements } from '../plan/build-plan.js';
import { type FileDigest, isRefused, type Plan } from '../plan/document/plan.js';
import { sealPlan } from '../plan/document/plan-digest.js';
import { NO_SURROUNDINGS, type Surroundings } from '../plan/impact/surroundings.js';
import type { PlanInput } from '../plan/plan-input.js';
import {
  addMissingPrivileges,
  type MissingPrivilege,
  missingPrivileges,
} from '../plan/privileges/missing-privileges.js';
import { privilegeNeeds } from '../plan/privileges/privilege-needs.js';
import { undoFromReceipt } from '../plan/undo/undo-from-receipt.js';
import type { PlanIntent } from '../plan/unit/plan-intent.js';
import { type UnitPlanner, unitPlanner } from '../plan/unit/unit-planner.js';
import { effectiveAllowances } from './allowances.js';
import type { CatalogAccess } from './catalog-access.js';
import { checkPlanTarget } from './check-plan-target.js';
import { editedReceiptFinding } from './edited-file-findings.js';
import { observe } from './observe.js';
import { readGrantedPrivileges } from './read-granted-privileges.js';
import { readSameReceipt, readSavedReceipt, receiptSource } from './read-saved-receipt.js';
import { readStack, type Stack, type StackReading, type StackRequest } from './read-stack.js';
import { readSurroundings } from './read-surroundings.js';
import type { SavedFile } from './saved-file.js';
import { findScope, parseScope, type ScopeRequest } from './scope-request.js';
import { tool, userAgent } from './tool.js';
import { toValidationResult, type ValidationResult } from './validate-stack.js';

/** The intent of a plan. A rollback names the receipt of the apply that it undoes. */
export type IntentRequest =
  | { readonly kind: 'sync' | 'adopt' | 'release' }
  | {
      readonly kind: 'rollback';
      readonly receipt: SavedFile;
      /** The hash of the receipt file that a saved plan recorded. */
      readonly sha256?: string;
    };

export interface PlanRequest extends StackRequest {
  /** Default: `sync`. */
  readonly intent?: IntentRequest | undefined;
  readonly catalog: CatalogAccess;
  /** True to look for elements of the stack on datasets that no manifest names. Default: true. */
  readonly discover?: boolean | undefined;
  /** True to delete elements that the stack owns and no longer declares. Default: true. */
  readonly prune?: boolean | undefined;
  /** The scope of the plan. Default: no limit. */
  readonly scope?: ScopeRequest | undefined;
  /** The reason why the saved plan of this rollback lifted `mass-delete`. Default: it did not. */
  readonly undoConsent?: string | undefined;
  /** Guards that the command line lifts. Default: none. */
  readonly allow?: readonly Allowance[] | undefined;
  /** True to ask the catalog for the privileges of the token's user. Default: true. */
  readonly privileges?: boolean | undefined;
  /** True to compute which columns the changes affect. Default: true. */
  readonly impact?: boolean | undefined;
  /**
   * Findings from before the planning, for example that an approved plan was edited. The plan
   * includes them. Default: none.
   */
  readonly findings?: readonly Finding[] | undefined;
  /** Milliseconds since 1970; allowances of the settings may end. Default: now. */
  readonly clock?: (() => number) | undefined;
}

export type PlanResult = PlannedStack | (ValidationResult & { readonly kind: 'invalid' });

export interface PlannedStack {
  readonly kind: 'planned';
  readonly plan: Plan;
  /**
   * `error` for a plan that cannot be applied, `refused` for one that a guard holds back, else
   * `ok`.
   */
  readonly exitCode: ExitCode;
  readonly sources: ReadonlyMap<string, string>;
  readonly stack: Stack;
  /** The observed state that the plan was made from. */
  readonly observed: ObservedState;
  /** The privileges that an apply of the plan lacks, as far as the catalog tells. */
  readonly missing: readonly MissingPrivilege[];
  /** Plans a downstream of this stack again from a fresher reading. */
  readonly planner: UnitPlanner;
  /** Plans the same without the elements of these identities, which then stay as they are. */
  readonly without: (held: ReadonlySet<string>) => PlannedStack;
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
  return await planStackReading(await readStack(request), request);
}

/** Does the same as {@link planStack} with settings and manifests that were read already. */
export async function planStackReading(
  reading: StackReading,
  request: PlanRequest,
): Promise<PlanResult> {
  const expressions = parseScope(request.scope);
  const validation = toValidationResult(reading);
  if (reading.kind === 'bad-settings' || hasErrors(validation.report.findings))
    return { kind: 'invalid', ...validation };
  const resolved = await resolveIntent(reading.stack, request);
  const read = await readInput(reading.stack, request, resolved);
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
  const planned = (held: ReadonlySet<string>): PlannedStack => {
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

/** The intent of a plan, with the content of the receipt for a rollback. */
interface ResolvedIntent {
  readonly intent: PlanIntent;
  readonly receipt: FileDigest | null;
  /** Findings about the receipt. */
  readonly findings: readonly Finding[];
}

/**
 * @throws HeadwaterError `plan-elsewhere` or `receipt-changed`, exit code 4, before the first
 * request
 */
async function resolveIntent(
  stack: Stack,
  { intent = { kind: 'sync' }, catalog }: PlanRequest,
): Promise<ResolvedIntent> {
  if (intent.kind !== 'rollback') return { intent, receipt: null, findings: [] };
  const saved = await (intent.sha256 === undefined
    ? readSavedReceipt(intent.receipt)
    : readSameReceipt(intent.receipt, intent.sha256));
  checkPlanTarget({ target: saved.receipt.target, what: 'the receipt' }, stack, catalog);
  return {
    intent: {
      kind: 'rollback',
      undo: undoFromReceipt(saved.receipt.events, saved.digests === 'match'),
    },
    receipt: receiptSource(intent.receipt, saved, stack.folder),
    findings: saved.digests === 'differ' ? [editedReceiptFinding()] : [],
  };
}

/**
 * Returns true if the plan needs discovery of our marks, because it may remove elements or marks.
 * An adopt needs only declared datasets, and a receipt lists the datasets of a rollback.
 */
function needsDiscovery({ kind }: PlanIntent): boolean {
  return kind === 'sync' || kind === 'release';
}

/** Reads everything that a plan is made of. */
async function readInput(
  stack: Stack,
  {
    catalog,
    note,
    signal,
    allow = [],
    undoConsent,
    findings: before = [],
    clock = Date.now,
    discover = true,
    prune = true,
  }: PlanRequest,
  { intent, receipt, findings: receiptFindings }: ResolvedIntent,
): Promise<PlanInput> {
  const { settings, desired, overriding } = stack;
  const reader = openCatalogReader({
    ...catalog,
    namespace: settings.catalog.namespace,
    userAgent,
    signal,
  });
  const options = {
    discover: discover && needsDiscovery(intent),
    undo: intent.kind === 'rollback' ? intent.undo : undefined,
  };
  note?.(`catalog: ${reader.origin}, reading ${desired.datasets.length} datasets`);
  try {
    const [{ observed, known }, git] = await Promise.all([
      observe(desired, reader, options),
      readGitSource(stack.folder),
    ]);
    note?.(`catalog: ${observed.datasets.size} datasets read, ${observed.schemas.size} schemas`);
    const target = { origin: reader.origin, stack: settings.stack, target: stack.target };
    const { writes, ownership, formerly, columns, rules, limits, sensitive } = settings;
    const { allowances, findings } = effectiveAllowances(allow, settings.allowances, clock());
    const source = {
      commit: git?.commit ?? null,
      dirty: git?.dirty ?? null,
      files: stack.files,
      receipt,
    };
    return {
      tool,
      source,
      intent,
      desired,
      observed,
      target,
      settings: {
        writes,
        ownership,
        formerly,
        columns,
        prune,
        limits: limits.deletes,
        allowances,
        undoConsent,
        rules,
        sensitive: [...sensitive.tags, ...sensitive.terms],
      },
      overriding,
      findings: [...stack.findings, ...findings, ...before, ...receiptFindings],
      known,
    };
  } finally {
    await reader.close();
  }
}
