import type { JsonObject } from '../../model/json.js';
import type { AddressBook } from '../../plan/document/address-book.js';
import type { SelectedCount } from '../../plan/document/test-outcome.js';
import { evaluateTests } from '../../plan/tests/evaluate-tests.js';
import type { TestedLineage } from '../../plan/tests/tested-lineage.js';
import { layerCandidates } from './propose-layers.js';
import { reportCandidates } from './propose-reports.js';
import { selects, type TestCandidate } from './test-candidate.js';

/** A test that holds on the lineage that it was proposed for. */
export interface ProposedTest {
  readonly name: string;
  /** The value under the name, as YAML states it. */
  readonly entry: JsonObject;
  /** The rule as a clause. */
  readonly sentence: string;
  /** The evidence in the lineage, as a sentence without a period. */
  readonly basis: string;
  /** The number of entities that each selector selects. */
  readonly selected: readonly SelectedCount[];
}

/** Candidates of one kind, and the number of them to propose at most. */
type CandidateGroup = readonly [candidates: readonly TestCandidate[], most: number];

/** The number of candidates that are tried for each one that may be proposed. */
const TRIES = 3;

/**
 * Proposes tests that hold on some lineage in one state: the order of its schemas, the sources of
 * its reports, no cycles, and bounds of fan-out and depth. Each is tried before it is proposed.
 *
 * @param taken the names of tests that exist. None of them is proposed
 */
export function proposeTests(
  lineage: TestedLineage,
  book: AddressBook,
  taken: ReadonlySet<string>,
): readonly ProposedTest[] {
  if (lineage.edges.length === 0) return [];
  const names = new Set(taken);
  return candidateGroups(lineage, book).flatMap(([candidates, most]) => {
    const tried = [...new Set(candidates.map(({ name }) => name))]
      .filter((name) => !names.has(name))
      .slice(0, most * TRIES);
    const free = candidates.filter(({ name }) => tried.includes(name));
    const found = new Map<string, ProposedTest>();
    for (const proposed of holding(free, lineage, book))
      if (!found.has(proposed.name) && found.size < most) found.set(proposed.name, proposed);
    for (const name of found.keys()) names.add(name);
    return [...found.values()];
  });
}

function candidateGroups(lineage: TestedLineage, book: AddressBook): readonly CandidateGroup[] {
  const { skipped, backward, sourced } = layerCandidates(lineage);
  return [
    [skipped, 2],
    [backward, 2],
    [sourced, 2],
    [reportCandidates(lineage, book), 10],
    [[noCycles, ...bounds.flatMap(boundCandidates)], 3],
  ];
}

/** Runs candidates as tests, and returns those that hold and select something. */
function holding(
  candidates: readonly TestCandidate[],
  lineage: TestedLineage,
  book: AddressBook,
): readonly ProposedTest[] {
  const place = { file: '', line: 1, column: 1 };
  const tests = candidates.map((candidate) => ({ ...candidate, existing: false, place }));
  const outcomes = evaluateTests(tests, lineage, book);
  return candidates.flatMap(({ name, entry, basis }, index) => {
    const outcome = outcomes[index];
    const isSure =
      outcome?.state === 'held' &&
      outcome.limit === null &&
      outcome.selected.every(({ count }) => count > 0);
    if (!isSure) return [];
    const { sentence, selected } = outcome;
    return [{ name, entry, sentence, basis, selected }];
  });
}

const noCycles: TestCandidate = {
  name: 'no-cycles',
  level: 'error',
  basis: 'The lineage has none',
  entry: { forbid: { cycle: true } },
  rule: { kind: 'cycle' },
};

/** The smallest one that holds is proposed. */
const bounds = [5, 10, 15, 20, 30, 50, 75, 100, 150, 200, 300, 500, 1000];

function boundCandidates(bound: number): readonly TestCandidate[] {
  const { selector: of, written } = selects(['*']);
  const count = { sign: '<=', number: bound } as const;
  const entry = (property: string) => ({
    require: { of: written, [property]: `<=${bound}` },
    level: 'warning',
  });
  const common = { level: 'warning', basis: 'The maximum of today, rounded up' } as const;
  return [
    {
      ...common,
      name: 'fan-out',
      entry: entry('downstreams'),
      rule: { kind: 'require', of, downstreams: { count } },
    },
    {
      ...common,
      name: 'depth',
      entry: entry('depth'),
      rule: { kind: 'require', of, depth: count },
    },
  ];
}
