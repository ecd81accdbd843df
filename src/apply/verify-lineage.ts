import { codes } from '../errors/codes.js';
import { MARK_PROPERTY } from '../model/mark.js';
import type { DatasetReading } from '../model/observed-state.js';
import type { ApplyContext } from './apply-context.js';
import { pendingChanges } from './approved-unit.js';
import { hasRequiredMarkIn } from './concurrent-write.js';
import { type Doubt, readBack } from './read-back.js';
import type { UnitLedger, UnitState } from './unit-ledger.js';
import { keepsUnownedLineage } from './unowned-lineage.js';

/**
 * Reads every written unit back from the primary store. Our changes must exist, and the lineage of
 * others must be as it was. The search index is not asked, since it may lag. A unit that is not
 * confirmed becomes `unverified`.
 */
export async function verifyLineage(ledger: UnitLedger, context: ApplyContext): Promise<void> {
  // Units without a write of ours are skipped: another writer made their changes first.
  const written = ledger.states.filter(
    ({ writes, outcome }) => writes > 0 && outcome?.outcome === 'applied',
  );
  if (written.length === 0) return;
  const back = await readBack(() =>
    context.writer.readDatasets(written.map(({ unit }) => unit.urn)),
  );
  for (const state of written) {
    const doubt =
      'doubt' in back ? back.doubt : findDoubt(state, back.readings.get(state.unit.urn), context);
    if (doubt) await ledger.settle(state.unit.urn, 'unverified', doubt);
  }
  const confirmed = written.filter(({ outcome }) => outcome?.outcome === 'applied').length;
  context.progress({ step: 'verify', done: confirmed, total: written.length });
}

const marksDropped = `the catalog did not keep the property "${MARK_PROPERTY}" of an edge`;

const withoutMarks =
  'without it headwater cannot tell what is ours, so it removes nothing; ownership: exclusive does not need it';

function findDoubt(
  state: UnitState,
  after: DatasetReading | undefined,
  context: ApplyContext,
): Doubt | undefined {
  const { unit, before } = state;
  const fresh = context.planner.plan(unit.urn, after);
  const pending = pendingChanges(unit, fresh);
  const overtaken = othersWroteAfterUs(state, after);
  const unmarked =
    pending.length > 0 || !unit.changes.every(hasRequiredMarkIn(fresh, context.planner.owner));
  if (pending.some(({ kind }) => kind !== 'mark') || (unmarked && overtaken)) {
    const why = overtaken
      ? 'another writer wrote after we did, and what we wrote is gone'
      : 'the catalog does not show what was written';
    return { code: codes['not-verified'].code, message: why };
  }
  // An exclusive manifest needs no marks: it is the whole truth.
  if (unmarked && fresh.exclusive)
    context.note(
      `${marksDropped} of ${unit.urn}; its ownership is exclusive, which does not need it`,
    );
  else if (unmarked)
    return { code: codes['marks-not-kept'].code, message: `${marksDropped}: ${withoutMarks}` };
  const others = { owner: context.planner.owner, keys: fresh.observed.keys };
  if (keepsUnownedLineage(unit, { before, after }, others)) return undefined;
  if (overtaken) {
    context.note(
      `another writer changed the lineage of ${unit.urn} after we did; our changes are still in place`,
    );
    return undefined;
  }
  return {
    code: codes['others-changed'].code,
    message: 'lineage that is not ours changed while it was written',
  };
}

/**
 * Returns true if the version is higher than our own writes can explain. Another writer wrote after
 * us then, and may have changed its own lineage.
 */
function othersWroteAfterUs(
  { before, writes }: UnitState,
  after: DatasetReading | undefined,
): boolean {
  if (before?.kind !== 'present' || after?.kind !== 'present') return false;
  const start = Math.max(Number(before.lineage.version), 0);
  return Number(after.lineage.version) > start + writes;
}
