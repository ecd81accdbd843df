import type { Drift } from '../../insight/drift/drift.js';
import type { GraphDocument } from '../../insight/graph/graph-document.js';
import type { PlanDocument } from '../../plan/document/plan.js';
import type { ImpactReport } from '../../report/document/report-document.js';

/** A document that was checked against its published schema. */
export type OpenedDocument =
  | { readonly kind: 'plan'; readonly document: PlanDocument }
  | { readonly kind: 'drift'; readonly document: Drift }
  | { readonly kind: 'impact'; readonly document: ImpactReport }
  | { readonly kind: 'graph'; readonly document: GraphDocument };

export type OpenedKind = OpenedDocument['kind'];

/** Why a document cannot be opened. */
export interface OpenProblem {
  /** A sentence that names what is wrong. */
  readonly title: string;
  /** Where it is wrong: `line 3, column 14`, or a path such as `/changes/0/kind`. */
  readonly place: string | null;
  /** The next step for the reader. */
  readonly next: string;
}

/** The largest document in bytes. */
export const MAX_BYTES = 20_000_000;
