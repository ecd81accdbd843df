import { openCatalogReader } from '../catalog/open-catalog.js';
import { type ExitCode, exitCodes } from '../errors/exit-codes.js';
import { type Finding, hasErrors } from '../errors/finding.js';
import { throwIfInterrupted } from '../errors/interrupted.js';
import { readGitSource } from '../files/git-source.js';
import type { Allowance } from '../model/guard.js';
import type { ObservedState } from '../model/observed-state.js';
import { buildPlan, type PlannedElements, planElements, planOfElements } from '../plan/build-plan.js';
import { editedReceipt } from '../plan/edited-files.js';
import { NO_SURROUNDINGS, type Surroundings } from '../plan/impact/surroundings.js';
import type { PlanIntent } from '../plan/intent.js';
import { isRefused, type Plan, type SourceFile } from '../plan/plan.js';
import { sealPlan } from '../plan/plan-digest.js';
import type { PlanInput } from '../plan/plan-input.js';
import { type MissingPrivilege, missingPrivileges, tellMissing } from '../plan/privileges/missing-privileges.js';
import { privilegeNeeds } from '../plan/privileges/privilege-needs.js';
import { undoOf } from '../plan/undo/undo-of.js';
import { type UnitPlanner, unitPlanner } from '../plan/unit-planner.js';
import { effectiveAllowances } from './allowances.js';
import type { CatalogAccess } from './catalog-access.js';
import { checkPlace } from './check-place.js';
import { observe } from './observe.js';
import { findScope, parseScope, type ScopeRequest } from './plan-scope.js';
import { readGranted } from './read-granted.js';
import { readSameReceipt, readSavedReceipt, receiptSource } from './read-saved-receipt.js';
import { readStack, type Stack, type StackReading, type StackRequest } from './read-stack.js';
import { readSurroundings } from './read-surroundings.js';
import type { SavedFile } from './saved-file.js';
import { tool, userAgent } from './tool.js';
import { type ValidationResult, validationOf } from './validate-stack.js';

/** What to plan for. A rollback names the receipt of the apply that it undoes. */
export type IntentRequest =
  | { readonly kind: 'sync' | 'adopt' | 'release' }
  | {
      readonly kind: 'rollback';
      readonly receipt: SavedFile;
      /** Of the receipt's bytes, where a saved plan has settled it. */
      readonly sha256?: string;
    };

export interface PlanRequest extends StackRequest {
  /** Default: `sync`. */
  readonly intent?: IntentRequest | undefined;
  readonly catalog: CatalogAccess;
  /** Whether to look for what the stack owns on datasets that no manifest names. Default: true. */
  readonly discover?: boolean | undefined;
  /** Whether what the stack owns and no longer declares goes. Default: true. */
  readonly prune?: boolean | undefined;
  /** What to limit the plan to. Default: nothing limits it. */
  readonly scope?: ScopeRequest | undefined;
  /** Why `mass-delete` was lifted when this rollback was planned and saved. Default: it was not. */
  readonly undoConsent?: string | undefined;
  /** Guards that the command line lifts. Default: none. */
  readonly allow?: readonly Allowance[] | undefined;
  /** Whether to ask the catalog what the user of the token may write. Default: true. */
  readonly privileges?: boolean | undefined;
  /** Whether to find out which columns the changes bear on. Default: true. */
  readonly impact?: boolean | undefined;
  /** What the run found before it plans, such as that an approved plan was edited. The plan carries it. Default: nothing. */
  readonly findings?: readonly Finding[] | undefined;
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
  /** What the catalog says that an apply of it is not allowed. */
  readonly missing: readonly MissingPrivilege[];
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
 * @throws HeadwaterError `interrupted`, exit code 130, once `signal` is aborted; `bad-flag` and `nothing-matches`, 64, of the scope
 */
export async function planStack(request: PlanRequest): Promise<PlanResult> {
  return await planReading(await readStack(request), request);
}

/** As {@link planStack}, from settings and manifests that were read before. */
export async function planReading(reading: StackReading, request: PlanRequest): Promise<PlanResult> {
  const expressions = parseScope(request.scope);
  const validation = validationOf(reading);
  if (reading.kind === 'bad-settings' || hasErrors(validation.report.findings)) return { kind: 'invalid', ...validation };
  const undone = await readUndone(reading.stack, request);
  const read = await readInput(reading.stack, request, undone);
  const input = { ...read, scope: findScope(expressions, { ...read, owner: unitPlanner(read).owner }) };
  const { sources } = validation;
  const { observed } = input;
  const elements = planElements(input);
  const surroundings = await readAroundPlan(elements, input, reading.stack, request);
  const whole = planOfElements({ ...input, surroundings }, elements);
  const granted = await readGranted(whole, reading.stack, request);
  const planned = (held: ReadonlySet<string>): PlannedStack => {
    const bare = held.size === 0 ? whole : buildPlan({ ...input, surroundings, held });
    const planner = unitPlanner({ ...input, held });
    const missing = missingPrivileges(privilegeNeeds(bare.writes), granted, planner.book);
    const plan = sealPlan(tellMissing(bare, missing));
    const exitCode = exitCodeOf(plan);
    return { kind: 'planned', plan, missing, planner, exitCode, sources, stack: reading.stack, observed, without: planned };
  };
  throwIfInterrupted(request.signal, 'the plan was made');
  return planned(new Set());
}

/** What changes bear on is not known before it is known what changes. */
async function readAroundPlan(
  { changes }: PlannedElements,
  { observed, settings }: PlanInput,
  { settings: { catalog: named } }: Stack,
  { catalog, note, signal, impact = true }: PlanRequest,
): Promise<Surroundings> {
  if (!impact) return NO_SURROUNDINGS;
  const reader = openCatalogReader({ ...catalog, namespace: named.namespace, userAgent, signal });
  try {
    return await readSurroundings({ changes, datasets: observed.datasets, reader, watched: settings.sensitive, note });
  } finally {
    await reader.close();
  }
}

function exitCodeOf(plan: Plan): ExitCode {
  if (!plan.appliable) return exitCodes.error;
  return isRefused(plan) ? exitCodes.refused : exitCodes.ok;
}

/** What a plan is made for, with what an undo needs to know. */
interface Undone {
  readonly intent: PlanIntent;
  readonly receipt: SourceFile | null;
  /** Of the receipt. */
  readonly findings: readonly Finding[];
}

/** @throws HeadwaterError `plan-elsewhere` or `receipt-changed`, exit code 4, before the catalog is asked anything */
async function readUndone(stack: Stack, { intent = { kind: 'sync' }, catalog }: PlanRequest): Promise<Undone> {
  if (intent.kind !== 'rollback') return { intent, receipt: null, findings: [] };
  const saved = await (intent.sha256 === undefined ? readSavedReceipt(intent.receipt) : readSameReceipt(intent.receipt, intent.sha256));
  checkPlace({ target: saved.receipt.target, what: 'the receipt' }, stack, catalog);
  return {
    intent: { kind: 'rollback', undo: undoOf(saved.receipt.events, saved.digests === 'match') },
    receipt: receiptSource(intent.receipt, saved, stack.folder),
    findings: saved.digests === 'differ' ? [editedReceipt()] : [],
  };
}

/** Our marks are looked for where something of ours may go; what is adopted is declared, and an undo knows where to look. */
function looksForMarks({ kind }: PlanIntent): boolean {
  return kind === 'sync' || kind === 'release';
}

/** Everything that a plan is made of. */
async function readInput(
  stack: Stack,
  { catalog, note, signal, allow = [], undoConsent, findings: before = [], clock = Date.now, discover = true, prune = true }: PlanRequest,
  { intent, receipt, findings: ofReceipt }: Undone,
): Promise<PlanInput> {
  const { settings, desired, overriding } = stack;
  const reader = openCatalogReader({ ...catalog, namespace: settings.catalog.namespace, userAgent, signal });
  const options = { discover: discover && looksForMarks(intent), undo: intent.kind === 'rollback' ? intent.undo : undefined };
  note?.(`catalog: ${reader.origin}, reading ${desired.datasets.length} datasets`);
  try {
    const [{ observed, known }, git] = await Promise.all([observe(desired, reader, options), readGitSource(stack.folder)]);
    note?.(`catalog: ${observed.datasets.size} datasets read, ${observed.schemas.size} schemas`);
    const target = { origin: reader.origin, stack: settings.stack, target: stack.target };
    const { writes, ownership, formerly, columns, rules, limits, sensitive } = settings;
    const { allowances, findings } = effectiveAllowances(allow, settings.allowances, clock());
    const source = { commit: git?.commit ?? null, dirty: git?.dirty ?? null, files: stack.files, receipt };
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
      findings: [...stack.findings, ...findings, ...before, ...ofReceipt],
      known,
    };
  } finally {
    await reader.close();
  }
}
