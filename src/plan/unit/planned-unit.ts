import type { DesiredEdge, DesiredUnit } from '../../model/desired-state.js';
import type { CorpUserUrn } from '../../urn/corp-user-urn.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { AddressBook } from '../document/address-book.js';
import type { LineageChange } from '../document/change.js';
import type { UnitTarget } from '../document/unit-target.js';
import type { EdgeDecision } from './decide-edge.js';
import type { PairDecision } from './decide-pair.js';
import type { ObservedEdge, ObservedUnit } from './observe-unit.js';
import type { Owner } from './owner.js';
import type { PlanIntent } from './plan-intent.js';
import type { Resolution } from './resolve-columns.js';
import type { ResolveContext, ResolvedPair } from './resolved-pair.js';
import type { SeenPair } from './seen-pair.js';

export interface UnitContext extends Omit<ResolveContext, 'keys' | 'pairs' | 'ours'> {
  readonly owner: Owner;
  readonly actor: CorpUserUrn;
  readonly ownership: 'shared' | 'exclusive';
  readonly prune: boolean;
  /** Identities of the elements that are held back: they stay as they are, whatever is declared. */
  readonly held: ReadonlySet<string>;
  readonly book: AddressBook;
  readonly intent: PlanIntent;
}

/** A unit with its decisions, the changes that follow from them, and what is to be written. */
export interface PlannedUnit {
  readonly downstream: DatasetUrn;
  readonly unit: DesiredUnit | undefined;
  readonly exclusive: boolean;
  readonly observed: ObservedUnit;
  readonly resolution: Resolution;
  /** Every edge that is declared or exists, sorted by upstream. */
  readonly edges: readonly DecidedEdge[];
  /** Every pair that is declared or exists, sorted by edge and columns. */
  readonly pairs: readonly DecidedPair[];
  readonly changes: readonly LineageChange[];
  readonly target: UnitTarget;
}

export interface DecidedEdge {
  readonly upstream: DatasetUrn;
  /** As declared, else as observed. */
  readonly type: string;
  readonly declared: DesiredEdge | undefined;
  readonly seen: ObservedEdge | undefined;
  readonly decision: EdgeDecision;
}

export interface DecidedPair {
  readonly upstream: DatasetUrn;
  /** As declared, else as observed. */
  readonly pair: UnitPair;
  readonly declared: ResolvedPair | undefined;
  readonly seen: SeenPair | undefined;
  readonly decision: PairDecision;
}

/** A pair that is declared or exists, with the fingerprint that names it in a mark. */
export interface UnitPair extends Omit<ResolvedPair, 'place'> {
  readonly fingerprint: string;
}

/** The decisions on the elements of a unit. */
export type Decisions = Pick<PlannedUnit, 'resolution' | 'edges' | 'pairs'>;

/** A unit with its decisions, before changes are derived from them. */
export type DecidedUnit = Omit<PlannedUnit, 'changes' | 'target'>;
