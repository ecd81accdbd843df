import {
  TESTS_FORMAT_VERSION,
  type TestDocument,
} from '../../../src/insight/tests/test-document.js';
import type { PathNode, TestOutcome, Violation } from '../../../src/plan/document/test-outcome.js';
import { schemaFieldUrn } from '../../../src/urn/schema-field-urn.js';
import { at, urnOf } from '../model/state-builders.js';

/** A column `orders.total` or a dataset `orders`. */
export function node(address: string, members: Partial<PathNode> = {}): PathNode {
  const [dataset = '', column] = address.split('.');
  const entity = urnOf(dataset);
  const urn = column === undefined ? entity : schemaFieldUrn(entity, column);
  return { urn, address, transform: null, place: null, made: false, ...members };
}

/** The path is from upstream to downstream. */
export function violation(
  path: readonly (string | PathNode)[],
  members: Partial<Violation> = {},
): Violation {
  const nodes = path.map((one) => (typeof one === 'string' ? node(one) : one));
  const names = nodes.map(({ address }) => address).reverse();
  const ends = names.length > 1 ? [names.at(0), names.at(-1)] : names;
  return {
    address: ends.join(' <- '),
    message: names.join(' <- '),
    made: false,
    path: nodes,
    place: at(12, 'lineage/orders.yaml'),
    ...members,
  };
}

/** An outcome that holds, unless it has violations to show. */
export function outcome(name: string, members: Partial<TestOutcome> = {}): TestOutcome {
  const shown = members.shown ?? [];
  return {
    name,
    level: 'error',
    existing: false,
    description: null,
    place: at(8, 'headwater.yaml'),
    sentence: `the rule of ${name}`,
    state: shown.length > 0 ? 'violated' : 'held',
    selected: [],
    violations: shown.length,
    made: shown.filter(({ made }) => made).length,
    fixed: 0,
    shown,
    limit: null,
    ...members,
  };
}

const hashed = node('stg_users.email_key', { transform: 'lower(email)' });
const added = node('mart_users.email_key', {
  transform: 'coalesce(email_key, backup)',
  made: true,
});

/** Outcomes of all states, of tests of all forms. */
export const outcomes: readonly TestOutcome[] = [
  outcome('depth', { sentence: 'no path to "*" has more than 12 edges' }),
  outcome('fan-out', {
    level: 'warning',
    sentence: 'every "*" has at most 2 downstreams',
    shown: [violation(['raw_users'], { message: 'has 3 downstreams', made: null, place: null })],
    made: null,
  }),
  outcome('layers', {
    sentence: 'no edge leads from "raw_*" to "mart_*"',
    shown: [
      violation(['raw_orders', 'mart_orders']),
      violation(['raw_users', 'stg_users', 'mart_users', 'mart_orders']),
    ],
    violations: 12,
    fixed: 1,
  }),
  outcome('marts-have-sources', { sentence: 'every "mart_*" has at least 1 upstream', fixed: 2 }),
  outcome('owned', {
    state: 'skipped',
    sentence: 'every "mart_*" has an owner',
    limit: 'no catalog was asked for owners',
  }),
  outcome('pii-stays-in-finance', {
    description: 'Personal data may leave finance only hashed',
    sentence: 'no path of columns leads from tag PII to outside of domain finance',
    shown: [
      violation(['raw_users.email', hashed, added], { made: true }),
      violation(['raw_users.phone', 'stg_users.phone', 'mart_users.phone']),
    ],
    limit: 'the catalog does not show 1 dataset',
  }),
];

export const testsDocument: TestDocument = {
  formatVersion: TESTS_FORMAT_VERSION,
  kind: 'tests',
  tool: { name: 'headwater', version: '0.1.0' },
  basis: 'planned',
  target: { origin: 'https://catalog.example.com', stack: 'shop', target: null },
  tests: outcomes,
  findings: [
    { code: 'HW3050', name: 'test-violated', level: 'error', message: 'test "layers": …' },
    { code: 'HW3053', name: 'test-skipped', level: 'warning', message: 'test "owned" did not run' },
  ],
};
