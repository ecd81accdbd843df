import type { DesiredEdge, DesiredUnit } from '../../model/desired-state.js';
import type { CorpUserUrn } from '../../urn/corp-user-urn.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { AddressBook } from '../address-book.js';
import type { LineageChange } from '../change.js';
import type { PlanIntent } from '../intent.js';
import type { EdgeDecision } from './decide-edge.js';
import type { PairDecision } from './decide-pair.js';
import type { ObservedEdge, ObservedUnit } from './observe-unit.js';
import type { Owner } from './owner.js';
import type { ResolveContext, ResolvedPair } from './resolution.js';
import type { Resolution } from './resolve-columns.js';
import type { SeenPair } from './seen-pair.js';
import type { UnitTarget } from './unit-target.js';

export interface UnitContext extends Omit<ResolveContext, 'keys' | 'pairs' | 'ours'> {
  readonly owner: Owner;
  readonly actor: CorpUserUrn;
  readonly ownership: 'shared' | 'exclusive';
  readonly prune: boolean;
  /** Identities of elements that are left as they are, whatever is declared of them. */
  readonly held: ReadonlySet<string>;
  readonly book: AddressBook;
  readonly intent: PlanIntent;
}

/** What planning one downstream came to. */
export interface PlannedUnit {
  readonly downstream: DatasetUrn;
  readonly unit: DesiredUnit | undefined;
  readonly exclusive: boolean;
  readonly observed: ObservedUnit;
  readonly resolution: Resolution;
  /** Every edge that is declared or there, sorted by upstream. */
  readonly edges: readonly DecidedEdge[];
  /** Every pair that is declared or there, sorted by edge and columns. */
  readonly pairs: readonly DecidedPair[];
  readonly changes: readonly LineageChange[];
  readonly target: UnitTarget;
}

export interface DecidedEdge {
  readonly upstream: DatasetUrn;
  /** As declared, else as it is. */
  readonly type: string;
  readonly declared: DesiredEdge | undefined;
  readonly seen: ObservedEdge | undefined;
  readonly decision: EdgeDecision;
}

export interface DecidedPair {
  readonly upstream: DatasetUrn;
  /** As declared, else as it is. */
  readonly pair: PairOfUnit;
  readonly declared: ResolvedPair | undefined;
  readonly seen: SeenPair | undefined;
  readonly decision: PairDecision;
}

/** A pair that is declared or there, with the name that a mark would give it. */
export interface PairOfUnit extends Omit<ResolvedPair, 'place'> {
  readonly fingerprint: string;
}

/** The decisions on the elements of a unit. */
export type Decisions = Pick<PlannedUnit, 'resolution' | 'edges' | 'pairs'>;

/** A unit with its decisions, before changes are made of them. */
export type DecidedUnit = Omit<PlannedUnit, 'changes' | 'target'>;
