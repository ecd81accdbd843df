import type { ColumnSettings } from '../../model/column-settings.js';
import type { DesiredEdge, DesiredUnit } from '../../model/desired-state.js';
import type { EdgeEnd } from '../../model/edge-end.js';
import type { DatasetReading } from '../../model/observed-state.js';
import type { CorpUserUrn } from '../../urn/corp-user-urn.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import type { AddressBook } from '../document/address-book.js';
import type { LineageChange } from '../document/change.js';
import type { UnitTarget } from '../document/unit-target.js';
import type { EdgeDecision, PairDecision } from './decision.js';
import type { ObservedEdge, ObservedUnit } from './observed-unit.js';
import type { Owner } from './owner.js';
import type { PlanIntent } from './plan-intent.js';
import type { ColumnResolution, ResolveContext, ResolvedPair } from './resolved-pair.js';
import type { SeenPair } from './seen-pair.js';

/** Plans one downstream at a time, for one stack. */
export interface UnitPlanner {
  readonly owner: Owner;
  readonly book: AddressBook;
  readonly findSchema: ResolveContext['findSchema'];
  /** The reading may be more recent than the observed state of the whole plan. */
  readonly plan: (downstream: EntityUrn, reading: DatasetReading | undefined) => PlannedUnit;
}

/** The owner of our marks, and the names of datasets. */
export type StackNames = Pick<UnitPlanner, 'owner' | 'book'>;

/** The settings of a stack that decisions depend on. */
export interface UnitSettings {
  readonly ownership: 'shared' | 'exclusive';
  /** Earlier names of the stack. */
  readonly formerly: readonly string[];
  /** True if the plan deletes elements of ours that are no longer declared. */
  readonly prune: boolean;
  readonly columns: ColumnSettings;
}

/** The context of all decisions of one plan. */
export interface UnitContext extends Omit<ResolveContext, 'keys' | 'pairs' | 'ours'> {
  readonly owner: Owner;
  readonly actor: CorpUserUrn;
  readonly ownership: 'shared' | 'exclusive';
  readonly prune: boolean;
  /** Identities of held-back elements. They stay unchanged, whatever the manifests declare. */
  readonly held: ReadonlySet<string>;
  readonly book: AddressBook;
  readonly intent: PlanIntent;
}

/** A unit with its decisions, the changes that follow from them, and the target to write. */
export interface PlannedUnit {
  readonly downstream: EntityUrn;
  readonly unit: DesiredUnit | undefined;
  readonly exclusive: boolean;
  readonly observed: ObservedUnit;
  readonly resolution: ColumnResolution;
  /** Every edge that is declared or exists, sorted by upstream. */
  readonly edges: readonly DecidedEdge[];
  /** Every pair that is declared or exists, sorted by edge and columns. */
  readonly pairs: readonly DecidedPair[];
  readonly changes: readonly LineageChange[];
  readonly target: UnitTarget;
}

/** The units of a plan within its scope. */
export interface PlannedUnits {
  readonly units: readonly PlannedUnit[];
  /** Declarations that their aspects equal. They are only counted. */
  readonly equal: readonly DesiredUnit[];
}

export interface DecidedEdge {
  /** The other end. */
  readonly upstream: EdgeEnd;
  /** The declared type, else the observed type. */
  readonly type: string;
  readonly declared: DesiredEdge | undefined;
  readonly seen: ObservedEdge | undefined;
  readonly decision: EdgeDecision;
}

export interface DecidedPair {
  readonly upstream: EntityUrn;
  /** The declared pair, else the observed pair. */
  readonly pair: UnitPair;
  readonly declared: ResolvedPair | undefined;
  readonly seen: SeenPair | undefined;
  readonly decision: PairDecision;
}

/** A pair that is declared or exists, with the fingerprint that names it in a mark. */
export interface UnitPair extends Omit<ResolvedPair, 'place'> {
  readonly fingerprint: string;
}

export type Decisions = Pick<PlannedUnit, 'resolution' | 'edges' | 'pairs'>;

/** A unit with its decisions, before changes are derived from them. */
export type DecidedUnit = Omit<PlannedUnit, 'changes' | 'target'>;

/** The declared and the observed state of one downstream, ready for decisions. */
export interface DecisionInput {
  readonly downstream: EntityUrn;
  /** Undefined if no manifest declares the downstream any more. */
  readonly unit: DesiredUnit | undefined;
  readonly observed: ObservedUnit;
  readonly exclusive: boolean;
}

export interface RollbackContext extends UnitContext {
  /** Returns true if an edge from this upstream is self lineage that no proven receipt records. */
  readonly isUnprovenSelf: (upstream: EdgeEnd) => boolean;
}

/**
 * Returns true if a unit has exclusive ownership: the manifest is the whole truth for its
 * downstream.
 */
export function isExclusive(
  { ownership }: DesiredUnit,
  setting: Pick<UnitContext, 'ownership'>,
): boolean {
  return (ownership ?? setting.ownership) === 'exclusive';
}
