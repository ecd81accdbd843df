import { openCatalogReader } from '../catalog/open-catalog.js';
import { type ExitCode, exitCodes } from '../errors/exit-codes.js';
import { hasErrors } from '../errors/finding.js';
import type { CatalogReader } from '../model/catalog-port.js';
import { buildDrift, driftedUnit, suspectUnits } from '../plan/drift/build-drift.js';
import type { Drift, DriftedDataset } from '../plan/drift/drift.js';
import type { SuspectUnit } from '../plan/drift/suspect.js';
import type { CatalogAccess } from './catalog-access.js';
import { type PlannedStack, planStack } from './plan-stack.js';
import { readHistories } from './read-histories.js';
import type { StackRequest } from './read-stack.js';
import { userAgent } from './tool.js';
import type { ValidationResult } from './validate-stack.js';

export interface DriftRequest extends StackRequest {
  readonly catalog: CatalogAccess;
  /** Whether to look also at datasets that no manifest names: for what the catalog hides, and for pending removals. Default: true. */
  readonly discover?: boolean | undefined;
}

export type DriftResult = (ValidationResult & { readonly kind: 'invalid' }) | DriftedStack;

export interface DriftedStack {
  readonly kind: 'drifted';
  readonly drift: Drift;
  /** `error` where something could not be compared, else `ok`, with drift or without. */
  readonly exitCode: ExitCode;
  readonly sources: ReadonlyMap<string, string>;
}

/**
 * Finds what of a stack was taken away, altered or stripped of our mark behind its back, and who did it. Nothing is
 * written, and nothing could be: the catalog is opened for reading.
 *
 * Manifests with errors are reported without asking the catalog, as in a plan.
 *
 * @throws HeadwaterError `interrupted`, exit code 130, once `signal` is aborted
 */
export async function driftStack(request: DriftRequest): Promise<DriftResult> {
  const { catalog, note, signal } = request;
  const planned = await planStack({ ...request, privileges: false, impact: false });
  if (planned.kind === 'invalid') return planned;
  const { plan, planner, observed, stack, sources } = planned;
  const input = { plan, planner, observed, desired: stack.desired, isoTime };
  const suspects = suspectUnits(input);
  note?.(`catalog: earlier versions are asked for of ${suspects.length} datasets`);
  const reader = openCatalogReader({ ...catalog, namespace: stack.settings.catalog.namespace, userAgent, signal });
  try {
    const drift = buildDrift(input, await judgeUnits(suspects, planned, reader));
    return { kind: 'drifted', drift, exitCode: hasErrors(drift.findings) ? exitCodes.error : exitCodes.ok, sources };
  } finally {
    await reader.close();
  }
}

/** Some at a time: the versions of all of them together would not fit in memory. */
const UNITS_AT_ONCE = 250;

async function judgeUnits(
  units: readonly SuspectUnit[],
  { planner, observed }: PlannedStack,
  reader: CatalogReader,
): Promise<readonly DriftedDataset[]> {
  const drifted: DriftedDataset[] = [];
  for (let start = 0; start < units.length; start += UNITS_AT_ONCE) {
    const some = units.slice(start, start + UNITS_AT_ONCE);
    const histories = await readHistories(some, { reader, observed, owner: planner.owner, isoTime });
    drifted.push(...histories.flatMap(({ unit, history }) => driftedUnit(unit, history) ?? []));
  }
  return drifted;
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}
