import type { Finding } from '../../errors/finding.js';
import { readGitSource } from '../../files/git.js';
import type { Settings } from '../../manifest/settings.js';
import type { Allowance } from '../../model/allowance.js';
import type { FileDigest } from '../../plan/document/plan.js';
import type { PlanInput } from '../../plan/plan-input.js';
import { undoFromReceipt } from '../../plan/undo/undo-from-receipt.js';
import { compareReading } from '../../plan/unit/compare-unit.js';
import { toOwner } from '../../plan/unit/owner.js';
import type { PlanIntent } from '../../plan/unit/plan-intent.js';
import { countEntities } from '../../report/words/entity-words.js';
import { withCatalogReader } from '../catalog/with-catalog-reader.js';
import { editedReceiptFinding } from '../process/saved-file.js';
import { tool } from '../process/tool.js';
import type { Stack } from '../stack/read-stack.js';
import { effectiveAllowances } from './allowances.js';
import { checkPlanTarget } from './check-saved-plan.js';
import { type ObserveOptions, observe } from './observe.js';
import type { PlanRequest } from './plan-request.js';
import { asksFacts, testsToRun } from './read-tested-lineage.js';

/**
 * Reads all inputs of a plan, except its surroundings.
 *
 * @throws HeadwaterError `plan-elsewhere` or `receipt-changed`, exit code 4, of the receipt of a
 *   rollback, before the first request
 */
export async function readPlanInput(stack: Stack, request: PlanRequest): Promise<PlanInput> {
  const { allow = [], clock = Date.now, findings: before = [] } = request;
  const { settings, desired, overriding, files } = stack;
  const { intent, receipt, findings: receiptFindings } = await resolveIntent(stack, request);
  const code = await readCodeFindings(stack, request);
  const { origin, observed, known, git } = await observeStack(stack, intent, request);
  const { allowances, findings } = effectiveAllowances(allow, settings.allowances, clock());
  return {
    tool,
    source: { commit: git?.commit ?? null, dirty: git?.dirty ?? null, files, receipt },
    intent,
    desired,
    observed,
    target: { origin, stack: settings.stack, target: stack.target },
    settings: planSettings(settings, allowances, request),
    overriding,
    findings: [...stack.findings, ...findings, ...before, ...receiptFindings, ...code],
    known,
  };
}

/** Only a plan of a sync is about what the manifests declare now. */
async function readCodeFindings(
  stack: Stack,
  { intent, checkCode }: PlanRequest,
): Promise<readonly Finding[]> {
  const isSync = intent === undefined || intent.kind === 'sync';
  return isSync && stack.settings.code && checkCode ? await checkCode() : [];
}

/** Reads the state of the catalog, and at the same time the revision of the manifests. */
async function observeStack(stack: Stack, intent: PlanIntent, request: PlanRequest) {
  const { note, discover = true, full = false } = request;
  const { desired, folder } = stack;
  const options = {
    discover: discover && needsDiscovery(intent),
    undo: intent.kind === 'rollback' ? intent.undo : undefined,
    keep: full || intent.kind !== 'sync' ? undefined : comparison(stack),
    facts: asksFacts(testsToRun(stack, request)),
  };
  return await withCatalogReader(stack, request, async (reader) => {
    const { origin } = reader;
    note?.(`catalog: ${origin}, reading ${countEntities(desired.datasets.map(({ urn }) => urn))}`);
    const [{ observed, known }, git] = await Promise.all([
      observe(desired, reader, options),
      readGitSource(folder),
    ]);
    note?.(
      `catalog: ${countEntities(observed.datasets.keys())} read, ${observed.schemas.size} schemas`,
    );
    return { origin, observed, known, git };
  });
}

/** Compares each reading with its declaration, so that an equal aspect is forgotten. */
function comparison({ desired, settings, target }: Stack): ObserveOptions['keep'] {
  const units = new Map(desired.units.map((unit) => [unit.downstream, unit]));
  const owner = toOwner({ ...settings, target });
  return (reading) => compareReading(reading, units.get(reading.urn), owner);
}

/** Returns the settings of a plan, with the allowances of settings and command line. */
function planSettings(
  { ownership, formerly, columns, rules, limits, sensitive }: Settings,
  allowances: readonly Allowance[],
  { prune = true, undoConsent }: PlanRequest,
): PlanInput['settings'] {
  const watched = [...sensitive.tags, ...sensitive.terms];
  const own = { ownership, formerly, columns, prune, allowances, undoConsent, rules };
  return { ...own, limits: limits.deletes, sensitive: watched };
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
  // Loaded here, since only a rollback reads a receipt and needs the compiler of its schema.
  const { readSameReceipt, readSavedReceipt, receiptSource } = await import(
    './read-saved-receipt.js'
  );
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
