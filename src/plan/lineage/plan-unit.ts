import type { DesiredUnit } from '../../model/desired-state.js';
import type { UpstreamLineage } from '../../model/upstream-lineage.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { edgeId, pairId } from '../change.js';
import type { PlanIntent } from '../intent.js';
import { sortLineage } from '../sort-changes.js';
import { columnKeys, columnsOfRecords, columnsOfUnit } from './column-keys.js';
import { decideAdopt } from './decide-adopt.js';
import { decideRelease } from './decide-release.js';
import { decideRollback } from './decide-rollback.js';
import { type DecisionInput, decideSync } from './decide-sync.js';
import type { DecidedEdge, DecidedPair, Decisions, PlannedUnit, UnitContext } from './decided-unit.js';
import { edgeChange } from './edge-change.js';
import { markChanges, marksAfter } from './marks-after.js';
import { observeUnit } from './observe-unit.js';
import { pairChanges } from './pair-change.js';
import { unitTarget } from './target-of.js';

/** One downstream as it is wanted and as it is. */
export interface UnitInput {
  readonly downstream: DatasetUrn;
  /** Absent where no manifest speaks of the downstream any more. */
  readonly unit: DesiredUnit | undefined;
  readonly aspect: UpstreamLineage | undefined;
}

/** Compares one downstream, element by element, with what it is to be, and says what has to change. */
export function planUnit({ downstream, unit: declared, aspect }: UnitInput, context: UnitContext): PlannedUnit {
  const unit = declared && isOfManifests(context.intent) ? declared : undefined;
  const spelled = [...columnsOfRecords(aspect?.fineGrainedLineages ?? []), ...columnsOfUnit(unit)];
  const observed = observeUnit(downstream, aspect, columnKeys(context.schemaOf, spelled));
  const exclusive = unit !== undefined && isExclusive(unit, context);
  const decisions = decide({ downstream, unit, observed, exclusive }, context);
  const edges = decisions.edges.map((edge) => holdEdge(edge, downstream, context));
  const pairs = decisions.pairs.map((pair) => holdPair(pair, edges, context));
  const decided = { downstream, unit, exclusive, observed, resolution: decisions.resolution, edges, pairs };
  const marks = marksAfter(decided, context.owner);
  const elements = [...edges.flatMap((edge) => edgeChange(decided, edge, context)), ...pairChanges(decided, context.book)];
  const changes = [...elements, ...markChanges(decided, { marks, elements, book: context.book, owner: context.owner })];
  return { ...decided, changes: sortLineage(changes), target: unitTarget(decided, marks, context.owner.key) };
}

/** Whether the manifest is the whole truth for a downstream. */
export function isExclusive({ ownership }: DesiredUnit, setting: Pick<UnitContext, 'ownership'>): boolean {
  return (ownership ?? setting.ownership) === 'exclusive';
}

/** What is released or put back does not depend on what is declared by now. */
function isOfManifests({ kind }: PlanIntent): boolean {
  return kind === 'sync' || kind === 'adopt';
}

function decide(input: DecisionInput, context: UnitContext): Decisions {
  const { intent } = context;
  switch (intent.kind) {
    case 'sync':
      return decideSync(input, context);
    case 'adopt':
      return decideAdopt(input, context);
    case 'release':
      return decideRelease(input, context);
    case 'rollback':
      return decideRollback(input, intent.undo.units.get(input.downstream), context);
  }
}

type Holding = Pick<UnitContext, 'held'>;

function holdEdge(edge: DecidedEdge, downstream: DatasetUrn, { held }: Holding): DecidedEdge {
  return held.has(edgeId(downstream, edge.upstream)) ? { ...edge, decision: { kind: 'held' } } : edge;
}

/** A pair has its mark in the record of its edge: without that record it waits for it. */
function holdPair(decided: DecidedPair, edges: readonly DecidedEdge[], { held }: Holding): DecidedPair {
  const waits = edges.some(({ upstream, seen, decision }) => upstream === decided.upstream && !seen && decision.kind === 'held');
  return waits || held.has(pairId(decided.pair)) ? { ...decided, decision: { kind: 'held' } } : decided;
}
