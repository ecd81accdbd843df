import type { DesiredUnit } from '../../model/desired-state.js';
import type { UpstreamLineage } from '../../model/upstream-lineage.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { edgeId, pairId, sortLineage } from '../document/change.js';
import { columnKeys, recordColumns, unitColumns } from './column-keys.js';
import { decideAdopt, decideRelease } from './decide-marks.js';
import { decideRollback } from './decide-rollback.js';
import { decideSync } from './decide-sync.js';
import { edgeChange, pairChanges } from './derive-changes.js';
import { deriveMarks, markChanges } from './derive-marks.js';
import { deriveTarget } from './derive-target.js';
import { observeUnit } from './observe-unit.js';
import type { PlanIntent } from './plan-intent.js';
import {
  type DecidedEdge,
  type DecidedPair,
  type DecisionInput,
  type Decisions,
  isExclusive,
  type PlannedUnit,
  type UnitContext,
} from './planned-unit.js';

/** The declared and the observed state of one downstream. */
export interface UnitInput {
  readonly downstream: EntityUrn;
  /** Undefined if no manifest declares the downstream any more. */
  readonly unit: DesiredUnit | undefined;
  readonly aspect: UpstreamLineage | undefined;
}

/** Compares one downstream with its wanted state, element by element, and plans the changes. */
export function planUnit(
  { downstream, unit: declared, aspect }: UnitInput,
  context: UnitContext,
): PlannedUnit {
  const unit = declared && dependsOnManifests(context.intent) ? declared : undefined;
  const spelled = () => [...recordColumns(aspect?.fineGrainedLineages ?? []), ...unitColumns(unit)];
  const observed = observeUnit(downstream, aspect, columnKeys(context.findSchema, spelled));
  const exclusive = unit !== undefined && isExclusive(unit, context);
  const decisions = decide({ downstream, unit, observed, exclusive }, context);
  const edges = decisions.edges.map((edge) => holdEdge(edge, downstream, context));
  const pairs = holdPairs(decisions.pairs, edges, { downstream, held: context.held });
  const { resolution } = decisions;
  const decided = { downstream, unit, exclusive, observed, resolution, edges, pairs };
  const marks = deriveMarks(decided, context.owner);
  const elements = [
    ...edges.flatMap((edge) => edgeChange(decided, edge, context)),
    ...pairChanges(decided, context.book),
  ];
  const changes = [
    ...elements,
    ...markChanges(decided, { marks, elements, book: context.book, owner: context.owner }),
  ];
  // Lists each member, since every spread object gets a shape of its own.
  return {
    downstream,
    unit,
    exclusive,
    observed,
    resolution,
    edges,
    pairs,
    changes: sortLineage(changes),
    target: deriveTarget(decided, marks, context.owner.key),
  };
}

/** Returns true if the intent depends on what is declared now. A release and a rollback do not. */
function dependsOnManifests({ kind }: PlanIntent): boolean {
  return kind === 'sync' || kind === 'adopt';
}

function decide(input: DecisionInput, context: UnitContext): Decisions {
  const { intent } = context;
  switch (intent.kind) {
    case 'sync':
      return decideSync(input, context);
    case 'adopt':
      return decideAdopt(decideSync(input, context));
    case 'release':
      return decideRelease(decideSync(input, context), context.owner);
    case 'rollback':
      return decideRollback(input, intent.undo.units.get(input.downstream), context);
  }
}

type Holding = Pick<UnitContext, 'held'>;

function holdEdge(edge: DecidedEdge, downstream: EntityUrn, { held }: Holding): DecidedEdge {
  // Most plans hold nothing back, and the identity of an element is a long text.
  const isHeld = held.size > 0 && held.has(edgeId(downstream, edge.upstream));
  return isHeld ? { ...edge, decision: { kind: 'held' } } : edge;
}

/**
 * Holds pairs back, by themselves or because of their edge. The mark of a pair is in the record of
 * its edge, so a pair waits for a missing edge that is held back.
 */
function holdPairs(
  pairs: readonly DecidedPair[],
  edges: readonly DecidedEdge[],
  { held, downstream }: Holding & Pick<UnitInput, 'downstream'>,
): readonly DecidedPair[] {
  const waiting = new Set<string>(
    edges.flatMap(({ upstream, seen, decision }) =>
      !seen && decision.kind === 'held' ? [upstream] : [],
    ),
  );
  if (held.size + waiting.size === 0) return pairs;
  return pairs.map((decided) =>
    waiting.has(decided.upstream) || held.has(pairId(decided.pair, downstream))
      ? { ...decided, decision: { kind: 'held' } }
      : decided,
  );
}
