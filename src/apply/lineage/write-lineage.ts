import { codes } from '../../errors/codes.js';
import { groupBy } from '../../model/group-by.js';
import { MARK_PROPERTY } from '../../model/mark.js';
import type { DatasetReading } from '../../model/observed-state.js';
import type { LineageStep } from '../../model/progress.js';
import type { Plan } from '../../plan/document/plan.js';
import { CONDITIONAL_WAY } from '../../plan/write-way.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { urnEntityType } from '../../urn/urn.js';
import { verifyWrites } from '../engine/read-back.js';
import type { RunningApply } from '../engine/running-apply.js';
import type { UnitLedger, UnitState } from '../engine/unit-ledger.js';
import type { Reason } from '../engine/write-strategy.js';
import { settleUnfinished, writeUnits } from '../engine/write-units.js';
import { type ApprovedUnit, type LineageContext, pendingChanges } from './approved-unit.js';
import { ConditionProbe } from './condition-probe.js';
import { findOvertaken, hasRequiredMarkIn } from './lineage-fate.js';
import { lineageStrategy } from './lineage-strategy.js';
import { LossWatch } from './loss-watch.js';
import { SentAspects } from './sent-aspects.js';
import { keepsUnownedLineage } from './unowned-lineage.js';

/**
 * Writes the lineage of all units in three steps: plain edges to add, then conditional proposals,
 * then plain edges to remove. A unit loses nothing before all its additions are written. Then reads
 * all units back.
 *
 * Every unit passes the middle step, even if the plan has no proposal for it. The catalog may have
 * changed since the plan, and changes without a planned mutation are written by a proposal.
 */
export async function writeLineage(
  { writes, way }: Plan,
  ledger: UnitLedger<ApprovedUnit>,
  context: LineageContext & RunningApply,
): Promise<void> {
  const leaving = downstreams(writes.edgesToRemove);
  const losses = new LossWatch(context);
  const probe = new ConditionProbe(context);
  const sent = new SentAspects();
  const steps = { context, leaving, probe, way: way ?? CONDITIONAL_WAY, losses, sent };
  const units = ledger.states.map(({ unit }) => unit);
  const writeStep = async (step: LineageStep, urns?: ReadonlySet<EntityUrn>): Promise<void> => {
    const own = units.filter(({ urn }) => urns?.has(urn) ?? true);
    await writeUnits(own, lineageStrategy(step, steps), { ledger, context });
  };
  await writeStep('edgesToAdd', downstreams(writes.edgesToAdd));
  // A request holds entities of one type.
  for (const group of groupBy(units, ({ urn }) => urnEntityType(urn)).values())
    await writeStep('proposals', new Set(group.map(({ urn }) => urn)));
  await writeStep('edgesToRemove', leaving);
  await settleUnfinished({ ledger, context });
  await verifyLineage(ledger, sent, context);
  await settleLosses(await losses.checkAll(), ledger);
}

/** Adds the losses of others to the outcomes. An applied unit with a loss becomes unverified. */
async function settleLosses(
  reasons: ReadonlyMap<EntityUrn, Reason>,
  ledger: UnitLedger<ApprovedUnit>,
): Promise<void> {
  for (const { unit, outcome } of ledger.states) {
    const loss = reasons.get(unit.urn);
    if (loss === undefined || outcome === undefined) continue;
    const { outcome: kind, message } = outcome;
    const full = message === undefined ? loss.message : `${loss.message}; ${message}`;
    const settled = kind === 'applied' ? 'unverified' : kind;
    await ledger.settle(unit.urn, settled, { code: loss.code, message: full });
  }
}

function downstreams(edges: Plan['writes']['edgesToAdd']): ReadonlySet<EntityUrn> {
  return new Set(edges.map(({ downstreamUrn }) => downstreamUrn));
}

type LineageState = UnitState<ApprovedUnit>;

/** Reads the applied lineage back: our changes must exist, and what others wrote must stay. */
async function verifyLineage(
  ledger: UnitLedger<ApprovedUnit>,
  sent: SentAspects,
  context: LineageContext,
): Promise<void> {
  // Units without a write of ours are read too: the reading that showed their changes may have been
  // incomplete.
  const { applied } = ledger;
  if (applied.length === 0) return;
  const progress = (done: number) =>
    context.progress({ kind: 'phase', phase: 'verify', done, total: applied.length });
  progress(0);
  const readDoubts = async (states: readonly LineageState[]) => {
    const readings = await context.writer.readDatasets(states.map(({ unit }) => unit.urn));
    const isAsSent = ({ unit: { urn }, writes }: LineageState) =>
      writes < 2 && sent.isShownBy(urn, readings.get(urn));
    const others = new Set(context.full ? states : states.filter((state) => !isAsSent(state)));
    const overtaken = await findOvertaken([...others], readings, context);
    return (state: LineageState) => {
      if (!others.has(state)) return undefined;
      const { urn } = state.unit;
      const found = { after: readings.get(urn), isOvertaken: overtaken.has(urn) };
      const find = state.writes > 0 ? findDoubt : findDoubtWithoutWrite;
      return find(state, found, context);
    };
  };
  await verifyWrites(applied, ledger, readDoubts, progress);
}

const marksDropped = `the catalog did not keep the property "${MARK_PROPERTY}" of an edge`;

const withoutMarks =
  'without it headwater cannot tell what is ours, so it removes nothing; ownership: exclusive does not need it';

interface ReadBackUnit {
  readonly after: DatasetReading | undefined;
  /** True if another writer wrote the aspect after we did. */
  readonly isOvertaken: boolean;
}

/** Checks a unit that needed no write, since a reading showed its changes. */
function findDoubtWithoutWrite(
  { unit }: LineageState,
  { after }: ReadBackUnit,
  { planner }: LineageContext,
): Reason | undefined {
  const pending = pendingChanges(unit, planner.plan(unit.urn, after));
  if (pending.length === 0) return undefined;
  const message =
    'nothing was written, since a reading showed the changes; the next reading does not show them';
  return { code: codes['not-verified'].code, message };
}

function findDoubt(
  { unit, before }: LineageState,
  { after, isOvertaken }: ReadBackUnit,
  context: LineageContext,
): Reason | undefined {
  const fresh = context.planner.plan(unit.urn, after);
  const pending = pendingChanges(unit, fresh);
  const unmarked =
    pending.length > 0 || !unit.changes.every(hasRequiredMarkIn(fresh, context.planner.owner));
  if (pending.some(({ kind }) => kind !== 'mark') || (unmarked && isOvertaken)) {
    const why = isOvertaken
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
  const others = { owner: context.planner.owner, observed: fresh.observed };
  const recorded = before?.unit === 'lineage' ? before : undefined;
  const aspects = {
    before: recorded?.upstreamLineage ?? undefined,
    after: after?.kind === 'present' ? after.lineage.value : undefined,
  };
  // Another writer may have been faster: what we wrote may be another change than the approved one.
  if (keepsUnownedLineage(recorded ?? unit, aspects, others)) return undefined;
  const message = 'lineage that is not ours changed while it was written';
  if (!isOvertaken) return { code: codes['others-changed'].code, message };
  const { urn } = unit;
  context.note(
    `another writer changed the lineage of ${urn} after we did; our changes are still in place`,
  );
  return undefined;
}
