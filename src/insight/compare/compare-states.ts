import { type Finding, sortByCode } from '../../errors/finding.js';
import type { Allowance, DeleteLimits } from '../../model/allowance.js';
import type { ColumnSettings } from '../../model/column-settings.js';
import { edgeHolder } from '../../model/edge-end.js';
import type { LineageTest } from '../../model/lineage-test.js';
import { type AddressBook, addressBook } from '../../plan/document/address-book.js';
import {
  type Change,
  changedDataset,
  sortByDataset,
  sortLineage,
} from '../../plan/document/change.js';
import {
  type Comparison,
  PLAN_FORMAT_VERSION,
  type PlanSource,
  type PlanSummary,
  type Revision,
  type ToolVersion,
} from '../../plan/document/plan.js';
import { effectDigest } from '../../plan/document/plan-digest.js';
import type { TestOutcome } from '../../plan/document/test-outcome.js';
import { summarize } from '../../plan/plan-summary.js';
import { isWithin, type Scope, summarizeScope } from '../../plan/scope/scope.js';
import { declaredLineage } from '../../plan/tests/declared-lineage.js';
import { evaluateTests } from '../../plan/tests/evaluate-tests.js';
import { testFindings } from '../../plan/tests/test-findings.js';
import { sameValue } from '../../plan/unit/pair-value.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { type DeclaredSide, ownershipFindings, spellingFindings } from './comparison-findings.js';
import { comparisonGuards } from './comparison-guards.js';
import { type DeclaredElements, declaredElements, wildcardExpansion } from './declared-elements.js';
import { declaredImpact } from './declared-impact.js';
import { diffDatasets, diffEdges, diffPairs, type Sides } from './diff-elements.js';

export interface ComparisonInput extends Sides<DeclaredSide> {
  readonly tool: ToolVersion;
  readonly target: { readonly stack: string; readonly target: string | null };
  readonly base: Revision;
  readonly source: PlanSource;
  /**
   * Findings from reading the manifests and from finding the base. The comparison includes them.
   */
  readonly findings: readonly Finding[];
  readonly limits: DeleteLimits;
  readonly allowances: readonly Allowance[];
  /** The lineage tests of the newer revision. */
  readonly tests: readonly LineageTest[];
  readonly columns: ColumnSettings;
  /** The scope of the comparison; null for no limit. */
  readonly scope: Scope | null;
}

/**
 * Compares the manifests of two revisions, without a catalog: everything that was declared counts
 * as applied and as ours. The same input gives the same comparison, byte for byte.
 */
export function compareStates(input: ComparisonInput): Comparison {
  const { before, after, tool, base, source, scope } = input;
  const datasets = [...before.desired.datasets, ...after.desired.datasets];
  // A dataset that lost its short name keeps the former name.
  const book = addressBook(datasets.filter(({ shortNames }) => shortNames.length > 0));
  const expands = wildcardExpansion([before.desired, after.desired]);
  const elements = {
    before: declaredElements(before.desired, book, expands),
    after: declaredElements(after.desired, book, expands),
  };
  const changes = changesBetween(input, elements, book);
  const tests = runDeclaredTests(input, book);
  const target = { ...input.target, origin: null, actor: null };
  const guards = comparisonGuards({
    ...input,
    before: elements.before,
    changes,
    tests,
    declaresLineage: after.desired.units.length > 0,
  });
  return {
    kind: 'comparison',
    formatVersion: PLAN_FORMAT_VERSION,
    tool,
    target,
    base,
    intent: 'sync',
    source,
    scope: summarizeScope(scope, declaredDownstreams(input)),
    changes,
    writes: { entities: [], edgesToAdd: [], proposals: [], edgesToRemove: [] },
    findings: sortByCode([
      ...input.findings,
      ...ownershipFindings(input, { book, scope }),
      ...spellingFindings(changes),
      ...testFindings(tests, { refused: true }),
    ]),
    guards,
    ...(tests.length > 0 && { tests }),
    impact: declaredImpact(elements.before, changes, book),
    summary: summarizeComparison(changes, elements, scope),
    appliable: false,
    digests: { effect: effectDigest({ target, intent: 'sync', changes, guards }) },
  };
}

/** Runs the lineage tests on what the revisions declare. A test that asks for facts is skipped. */
function runDeclaredTests(
  { before, after, tests, columns }: ComparisonInput,
  book: AddressBook,
): readonly TestOutcome[] {
  if (tests.length === 0) return [];
  const context = { desired: after.desired, columns, book };
  return evaluateTests(tests, declaredLineage(context, before.desired), book);
}

function changesBetween(
  { before, after, scope }: ComparisonInput,
  elements: Sides<DeclaredElements>,
  book: AddressBook,
): readonly Change[] {
  const lineage = sortLineage([...diffEdges(elements, book), ...diffPairs(elements, book)]);
  const all = [...diffDatasets({ before: before.desired, after: after.desired }, book), ...lineage];
  return sortByDataset(all).filter((change) => isWithin(scope, changedDataset(change)));
}

function declaredDownstreams({ before, after }: Sides<DeclaredSide>): readonly EntityUrn[] {
  return [
    ...new Set(
      [before, after].flatMap(({ desired }) => desired.units.map(({ downstream }) => downstream)),
    ),
  ];
}

function summarizeComparison(
  changes: readonly Change[],
  { before, after }: Sides<DeclaredElements>,
  scope: Scope | null,
): PlanSummary {
  const unchanged = [...after.edges].filter(
    ([id, edge]) =>
      before.edges.get(id)?.value.type === edge.value.type &&
      isWithin(scope, edgeHolder(edge).holder),
  );
  const pairs = [...after.pairs].filter(([id, { downstream, value }]) => {
    const was = before.pairs.get(id)?.value;
    return was !== undefined && sameValue(was, value) && isWithin(scope, downstream);
  });
  const edges = [...before.edges.values(), ...after.edges.values()];
  const downstreams = edges.map((edge) => edgeHolder(edge).holder);
  return {
    ...summarize(changes, { units: [], equal: [] }, downstreams),
    unchanged: unchanged.length,
    unchangedPairs: pairs.length,
  };
}
