import { exitCodes } from '../../errors/exit-codes.js';
import { hasErrors } from '../../errors/finding.js';
import { buildDrift, classifyUnit, findCandidates } from '../../insight/drift/build-drift.js';
import type { Drift, DriftedDataset } from '../../insight/drift/drift.js';
import type { CandidateUnit } from '../../insight/drift/drift-candidate.js';
import type { CatalogReader } from '../../model/catalog-port.js';
import { countEntities } from '../../report/words/entity-words.js';
import type { CatalogAccess } from '../catalog/catalog-access.js';
import { readHistories } from '../catalog/read-histories.js';
import { withCatalogReader } from '../catalog/with-catalog-reader.js';
import { planStackReading, type ReplannableStack } from '../plan/plan-stack.js';
import { isoTime } from '../process/iso-time.js';
import { readStack } from '../stack/read-stack.js';
import type { InvalidStack, StackRequest, TaskResult } from '../stack/stack-request.js';

/** The stack and the catalog to compare. */
export interface DriftRequest extends StackRequest {
  /** The catalog to compare with. */
  readonly catalog: CatalogAccess;
  /** True to read datasets that no manifest names, for pending removals. Default: true. */
  readonly discover?: boolean | undefined;
}

/** The drift of a stack, or the errors of the manifests. */
export type DriftResult = InvalidStack | DriftedStack;

/**
 * A stack that was compared with the catalog. The exit code is `error` if something could not be
 * compared, else `ok`, with or without drift.
 */
export interface DriftedStack extends TaskResult {
  readonly kind: 'drifted';
  readonly drift: Drift;
}

/**
 * Finds the elements of a stack that other writers removed, altered or stripped of our mark, and
 * who did it. Writes nothing: the catalog is opened for reading only.
 *
 * Manifests with errors are reported without a request to the catalog, as in a plan.
 *
 * @throws HeadwaterError `interrupted`, exit code 130, once `signal` is aborted
 */
export async function driftStack(request: DriftRequest): Promise<DriftResult> {
  const planned = await planStackReading(await readStack(request), {
    ...request,
    privileges: false,
    impact: false,
    tests: 'skip',
  });
  if (planned.kind === 'invalid') return planned;
  const { plan, planner, observed, stack, sources } = planned;
  const input = { plan, planner, observed, desired: stack.desired, isoTime };
  const candidates = findCandidates(input);
  request.note?.(
    `catalog: reading earlier versions of ${countEntities(candidates.map(({ planned }) => planned.downstream))}`,
  );
  const drifted = await withCatalogReader(stack, request, (reader) =>
    classifyUnits(candidates, planned, { reader, progress: request.progress }),
  );
  const drift = buildDrift(input, drifted);
  const exitCode = hasErrors(drift.findings) ? exitCodes.error : exitCodes.ok;
  return { kind: 'drifted', drift, exitCode, sources };
}

/** Size of a batch. The versions of all units together would not fit in memory. */
const UNITS_PER_BATCH = 250;

interface HistoryReading extends Pick<DriftRequest, 'progress'> {
  readonly reader: CatalogReader;
}

async function classifyUnits(
  units: readonly CandidateUnit[],
  { planner, observed }: ReplannableStack,
  { reader, progress }: HistoryReading,
): Promise<readonly DriftedDataset[]> {
  const drifted: DriftedDataset[] = [];
  for (let start = 0; start < units.length; start += UNITS_PER_BATCH) {
    const batch = units.slice(start, start + UNITS_PER_BATCH);
    progress?.({ kind: 'phase', phase: 'history', done: start, total: units.length });
    const context = { reader, observed, owner: planner.owner, isoTime };
    const histories = await readHistories(batch, context);
    drifted.push(...histories.flatMap(({ unit, history }) => classifyUnit(unit, history) ?? []));
  }
  return drifted;
}
