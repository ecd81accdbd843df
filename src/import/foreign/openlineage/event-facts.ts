import type { LineageType } from '../../../model/upstream-lineage.js';
import type { LineageNode } from './lineage-nodes.js';

/** The lineage that one event states. The reader keeps nothing else of the event. */
export interface EventFacts {
  /** True if the event has a list of inputs, which may be empty. */
  readonly statesInputs: boolean;
  readonly inputs: readonly LineageNode[];
  readonly outputs: readonly OutputFacts[];
  /** Explicit lineage of the job and of the run. Undefined without such a facet. */
  readonly entries?: readonly TargetFacts[] | undefined;
}

/** A dataset that a run writes. Undefined facts were not stated, and null ones were deleted. */
export interface OutputFacts {
  readonly dataset: LineageNode;
  /** The facet `columnLineage`. */
  readonly columns?: TargetFacts | null | undefined;
  /** The facet `lineage`. */
  readonly explicit?: TargetFacts | null | undefined;
}

/** The sources of one dataset or job. */
export interface TargetFacts {
  readonly target: LineageNode;
  /** Sources of the target as a whole. A source with a column affects which rows there are. */
  readonly inputs: readonly SourceFacts[];
  readonly fields: readonly FieldFacts[];
}

/** The sources of one column. */
export interface FieldFacts {
  readonly column: string;
  readonly sources: readonly SourceFacts[];
}

export interface SourceFacts {
  readonly node: LineageNode;
  readonly column?: string | undefined;
  readonly transform?: string | undefined;
  /** True if the source affects which rows there are, but not the values. */
  readonly isIndirect: boolean;
  /** 0 to 1. Only exports of this project state it. */
  readonly confidence?: number | undefined;
  /** The type of the edge. Only exports of this project state it. */
  readonly type?: LineageType | undefined;
  /** True if every column that both datasets have is mapped. */
  readonly everyColumn?: boolean | undefined;
}
