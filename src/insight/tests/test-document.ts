import type { Finding } from '../../errors/finding.js';
import type { ToolVersion } from '../../plan/document/plan.js';
import type { TestOutcome } from '../../plan/document/test-outcome.js';
import type { GraphTarget } from '../graph/graph-document.js';

/** A minor version adds members, a major version breaks readers. */
export const TESTS_FORMAT_VERSION = '1.0';

/**
 * The outcomes of the lineage tests of a stack. Without secrets. Published as
 * `schemas/tests.schema.json`.
 */
export interface TestDocument {
  readonly formatVersion: typeof TESTS_FORMAT_VERSION;
  readonly kind: 'tests';
  readonly tool: ToolVersion;
  readonly basis: TestBasis;
  readonly target: GraphTarget;
  /** Sorted by name. */
  readonly tests: readonly TestOutcome[];
  /** Mistakes and violations with their places. For the basis `planned`, also those of the plan. */
  readonly findings: readonly Finding[];
}

/**
 * The lineage that the tests ran on. `planned`: the lineage of the catalog as it would be after an
 * apply, compared with the lineage as it is. `live`: the lineage of the catalog. `declared`: the
 * lineage of the manifests, without a catalog.
 */
export type TestBasis = 'planned' | 'live' | 'declared';
