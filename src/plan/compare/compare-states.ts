import { compareText } from '../../errors/compare-text.js';
import type { Finding } from '../../errors/finding.js';
import type { DesiredDataset } from '../../model/desired-state.js';
import type { Allowance, DeleteLimits } from '../../model/guard.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { type AddressBook, addressBook } from '../address-book.js';
import { type Change, changedDataset } from '../change.js';
import { effectDigest } from '../effect-digest.js';
import { sameValue } from '../lineage/decide-pair.js';
import { type Comparison, PLAN_FORMAT_VERSION, type PlanSource, type PlanSummary, type Revision, type ToolVersion } from '../plan.js';
import { summarize } from '../plan-summary.js';
import { planScope } from '../scope/plan-scope.js';
import { isWithin, type Scope } from '../scope/scope.js';
import { sortByDataset, sortLineage } from '../sort-changes.js';
import { type DeclaredSide, ownershipFindings, spellingFindings } from './comparison-findings.js';
import { comparisonGuards } from './comparison-guards.js';
import { type DeclaredElements, declaredElements } from './declared-elements.js';
import { declaredImpact } from './declared-impact.js';
import { datasetDifferences, edgeDifferences, pairDifferences, type Sides } from './element-changes.js';
import { expandedWildcards } from './wildcards.js';

export interface ComparisonInput extends Sides<DeclaredSide> {
  readonly tool: ToolVersion;
  readonly target: { readonly stack: string; readonly target: string | null };
  readonly base: Revision;
  readonly source: PlanSource;
  /** Findings from reading the manifests, and from looking for the base, which the comparison carries along. */
  readonly findings: readonly Finding[];
  readonly limits: DeleteLimits;
  readonly allowances: readonly Allowance[];
  /** What the comparison is limited to; null for nothing. */
  readonly scope: Scope | null;
}

/**
 * Compares what the manifests of two revisions say. What a catalog holds, and whose it is, plays no part: what was
 * declared counts as applied and as ours. The same input gives the same comparison, byte for byte.
 */
export function compareStates(input: ComparisonInput): Comparison {
  const { before, after, tool, base, source, scope } = input;
  const book = bookOf(before.desired.datasets, after.desired.datasets);
  const expands = expandedWildcards([before.desired, after.desired]);
  const elements = {
    before: declaredElements(before.desired, { expands, book }),
    after: declaredElements(after.desired, { expands, book }),
  };
  const changes = changesBetween(input, elements, book);
  const target = { ...input.target, origin: null, actor: null };
  const guards = comparisonGuards({ ...input, before: elements.before, changes, declaresLineage: after.desired.units.length > 0 });
  return {
    formatVersion: PLAN_FORMAT_VERSION,
    tool,
    target,
    base,
    intent: 'sync',
    source,
    scope: planScope(scope, downstreamsOf(input)),
    changes,
    writes: { entities: [], edgesToAdd: [], proposals: [], edgesToRemove: [] },
    findings: findingsOf(input, changes, book),
    guards,
    impact: declaredImpact(elements.before, changes, book),
    summary: summaryOf(changes, elements, scope),
    appliable: false,
    digests: { effect: effectDigest({ target, intent: 'sync', changes, guards }) },
  };
}

function changesBetween(
  { before, after, scope }: ComparisonInput,
  elements: Sides<DeclaredElements>,
  book: AddressBook,
): readonly Change[] {
  const lineage = sortLineage([...edgeDifferences(elements, book), ...pairDifferences(elements, book)]);
  const all = [...datasetDifferences({ before: before.desired, after: after.desired }, book), ...lineage];
  return sortByDataset(all).filter((change) => isWithin(scope, changedDataset(change)));
}

/** Names as they are now; what the manifests do not name any more keeps the name that it had. */
function bookOf(before: readonly DesiredDataset[], after: readonly DesiredDataset[]): AddressBook {
  return addressBook([...before, ...after].filter(({ shortNames }) => shortNames.length > 0));
}

function downstreamsOf({ before, after }: Sides<DeclaredSide>): readonly DatasetUrn[] {
  return [...new Set([before, after].flatMap(({ desired }) => desired.units.map(({ downstream }) => downstream)))];
}

function findingsOf(input: ComparisonInput, changes: readonly Change[], book: AddressBook): readonly Finding[] {
  const all = [...input.findings, ...ownershipFindings(input, { book, scope: input.scope }), ...spellingFindings(changes)];
  return all.sort((a, b) => compareText(a.code, b.code) || compareText(a.message, b.message));
}

function summaryOf(changes: readonly Change[], { before, after }: Sides<DeclaredElements>, scope: Scope | null): PlanSummary {
  const stays = [...after.edges].filter(
    ([id, { downstream, value }]) => before.edges.get(id)?.value.type === value.type && isWithin(scope, downstream),
  );
  const pairs = [...after.pairs].filter(([id, { downstream, value }]) => {
    const was = before.pairs.get(id)?.value;
    return was !== undefined && sameValue(was, value) && isWithin(scope, downstream);
  });
  return { ...summarize(changes, []), unchanged: stays.length, unchangedPairs: pairs.length };
}
