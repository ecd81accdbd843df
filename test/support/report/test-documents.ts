import type { Finding } from '../../../src/errors/finding.js';
import { finding } from '../../../src/errors/finding.js';
import type { TestDocument } from '../../../src/insight/tests/test-document.js';
import type { Plan } from '../../../src/plan/document/plan.js';
import type { PathNode, TestOutcome, Violation } from '../../../src/plan/document/test-outcome.js';
import { refusedTests, testFindings } from '../../../src/plan/tests/test-findings.js';
import { at, urnOf } from '../model/state-builders.js';
import { plainPlan } from './annotated-documents.js';

type Changes = Partial<Pick<Violation, 'made' | 'message' | 'address'>>;

/** A violation with a path, from upstream to downstream: `raw`, `stg`, `mart 12` at line 12. */
export function violation(steps: readonly string[], changes: Changes = {}): Violation {
  const path = steps.map((step, i) => pathNode(step, i, changes.made === true));
  const names = path.map(({ address }) => address);
  const [start = '', end = ''] = [names[0], names.at(-1)];
  return {
    address: names.length === 1 ? start : `${end} <- ${start}`,
    message: [...names].reverse().join(' <- '),
    made: null,
    path,
    place: path.findLast(({ place }) => place !== null)?.place ?? null,
    ...changes,
  };
}

function pathNode(step: string, index: number, made: boolean): PathNode {
  const [address = '', line, transform = null] = step.split('|');
  return {
    urn: urnOf(address),
    address,
    transform,
    place: index > 0 && line ? at(Number(line)) : null,
    made: made && index > 0,
  };
}

/** The outcome of a test that holds, with changes. Its place is a line of the settings. */
export function outcome(name: string, changes: Partial<TestOutcome> = {}): TestOutcome {
  return {
    name,
    level: 'error',
    existing: false,
    description: null,
    place: { file: 'headwater.yaml', line: 4, column: 3 },
    sentence: 'no edge leads from "snowflake:*.raw.*" to "snowflake:*.mart.*"',
    state: 'held',
    selected: [
      { role: 'from', count: 12 },
      { role: 'to', count: 40 },
    ],
    violations: 0,
    made: 0,
    fixed: 0,
    shown: [],
    limit: null,
    ...changes,
  };
}

/** Outcomes of each kind, in two states. */
const outcomes: readonly TestOutcome[] = [
  outcome('depth', {
    sentence: 'the longest path to each of "*" has at most 2 edges',
    selected: [{ role: 'of', count: 52 }],
    state: 'violated',
    level: 'warning',
    violations: 1,
    shown: [
      violation(['raw', 'stg|7', 'mart|8', 'deck'], {
        made: false,
        address: 'deck',
        message: 'deck has depth 3',
      }),
    ],
  }),
  outcome('layers', { fixed: 3 }),
  outcome('marts-have-sources', {
    sentence: 'each of "snowflake:*.mart.*" has at least 1 upstream',
    selected: [{ role: 'of', count: 40 }],
    state: 'violated',
    violations: 12,
    made: 0,
    limit: 'one dataset is not readable',
    shown: Array.from({ length: 10 }, (_, i) =>
      violation([`mart_${i}`], { made: false, message: `mart_${i} has 0 upstreams` }),
    ),
  }),
  outcome('marts-not-from-raw', {
    description: 'Marts read what staging has cleaned',
    state: 'violated',
    violations: 3,
    made: 1,
    fixed: 2,
    shown: [
      violation(['analytics.raw.orders', 'analytics.mart.orders_daily|12'], { made: true }),
      violation(['analytics.raw.payments', 'analytics.mart.payments|20'], { made: false }),
      violation(['analytics.raw.customers', 'analytics.mart.customers_of_the_last_twelve_months'], {
        made: false,
      }),
    ],
  }),
  outcome('no-cycles', { sentence: 'no cycle exists', selected: [] }),
  outcome('owned', {
    sentence: 'each of "*.mart.*" has an owner that matches "*"',
    selected: [
      { role: 'of', count: 40 },
      { role: 'is', count: 0 },
    ],
    state: 'skipped',
    made: null,
    limit: 'it asks for owners, which only a catalog knows',
  }),
  outcome('pii-stays-in-finance', {
    description: 'Personal data may leave finance only hashed',
    sentence:
      'no path leads from columns with the tag "PII" to what is not of the domain "finance"',
    state: 'violated',
    violations: 2,
    made: 2,
    shown: [
      violation(
        ['customers.email', 'stg_customers.email|31|lower(trim(email))', 'sales.contact|44'],
        { made: true },
      ),
      violation(
        [
          'customers.email',
          'stg_customers.email|31|lower(trim(email))',
          "sales.history.contact|45|coalesce(contact, 'none')",
        ],
        { made: true },
      ),
    ],
  }),
];

/** The outcomes without a state before. */
const live: readonly TestOutcome[] = outcomes.map((one) => ({
  ...one,
  made: null,
  fixed: 0,
  shown: one.shown.map((shown) => ({ ...shown, made: null })),
}));

const nothingSelected: readonly Finding[] = [
  finding('soft-deleted', { message: '"raw" is soft-deleted in the catalog', place: at(7) }),
];

export function testDocument(
  tests: readonly TestOutcome[],
  changes: Partial<TestDocument> = {},
): TestDocument {
  return {
    formatVersion: '1.0',
    kind: 'tests',
    tool: { name: 'headwater', version: '0.0.0' },
    basis: 'planned',
    target: { origin: 'http://127.0.0.1:8080', stack: 'shop', target: 'dev' },
    tests,
    findings: testFindings(tests, { refused: false }),
    ...changes,
  };
}

/** Every kind of outcome, compared with the state before, and another finding. */
export const testsCompared: TestDocument = testDocument(outcomes, {
  findings: [...nothingSelected, ...testFindings(outcomes, { refused: false })],
});

export const testsLive: TestDocument = testDocument(live, { basis: 'live' });

export const testsDeclared: TestDocument = testDocument(
  [outcome('layers', { made: null }), outcome('no-cycles', { made: null, selected: [] })],
  { basis: 'declared', target: { origin: null, stack: 'shop', target: null } },
);

/** Adds tests to a plan: their refusals, all but the first lifted, and their findings. */
export function withTests(plan: Plan, tests: readonly TestOutcome[]): Plan {
  const refused = refusedTests(tests).map((one, i) => ({
    ...one,
    allowed: i === 0 ? null : 'until the new staging is there',
  }));
  return {
    ...plan,
    tests,
    guards: [...plan.guards, ...refused],
    findings: [...plan.findings, ...testFindings(tests, { refused: true })],
  };
}

/** A plan that breaks tests, that leaves others violated, and that fixes one. */
export const planWithTests: Plan = withTests(plainPlan, outcomes);

export const planWithHeldTests: Plan = withTests(plainPlan, [
  outcome('layers'),
  outcome('no-cycles'),
]);
