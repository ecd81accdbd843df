import { openCatalogReader } from '../catalog/open-catalog.js';
import type { Finding } from '../errors/finding.js';
import { readGitSource } from '../files/git-source.js';
import type { FileDigest } from '../plan/document/plan.js';
import type { PlanInput } from '../plan/plan-input.js';
import { undoFromReceipt } from '../plan/undo/undo-from-receipt.js';
import type { PlanIntent } from '../plan/unit/plan-intent.js';
import { effectiveAllowances } from './allowances.js';
import { checkPlanTarget } from './check-plan-target.js';
import { editedReceiptFinding } from './edited-file-findings.js';
import { observe } from './observe.js';
import type { PlanRequest } from './plan-request.js';
import { readSameReceipt, readSavedReceipt, receiptSource } from './read-saved-receipt.js';
import type { Stack } from './read-stack.js';
import { tool, userAgent } from './tool.js';

/**
 * Reads everything that a plan is made of, except its surroundings.
 *
 * @throws HeadwaterError `plan-elsewhere` or `receipt-changed`, exit code 4, of the receipt of a
 *   rollback, before the first request
 */
export async function readPlanInput(stack: Stack, request: PlanRequest): Promise<PlanInput> {
  const {
    catalog,
    note,
    signal,
    allow = [],
    undoConsent,
    findings: before = [],
    clock = Date.now,
    discover = true,
    prune = true,
  } = request;
  const { intent, receipt, findings: receiptFindings } = await resolveIntent(stack, request);
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
