import type { TestDocument } from '../../../src/insight/tests/test-document.js';
import type { PathNode, Violation } from '../../../src/plan/document/test-outcome.js';
import { schemaFieldUrn } from '../../../src/urn/schema-field-urn.js';
import { at, urnOf } from '../model/state-builders.js';
import { outcome, testDocument } from '../report/test-documents.js';

/** A node of a path: a column `orders.total`, or a dataset `orders`. */
export function node(address: string, members: Partial<PathNode> = {}): PathNode {
  const [dataset = '', column] = address.split('.');
  const entity = urnOf(dataset);
  const urn = column === undefined ? entity : schemaFieldUrn(entity, column);
  return { urn, address, transform: null, place: null, made: false, ...members };
}

/** A violation with the path, which leads from upstream to downstream. */
export function violationOf(
  path: readonly PathNode[],
  members: Partial<Violation> = {},
): Violation {
  const names = path.map(({ address }) => address).reverse();
  const address = names.length > 1 ? `${names[0]} <- ${names.at(-1)}` : `${names[0]}`;
  return { address, message: names.join(' <- '), made: false, path, place: at(12), ...members };
}

const hashed = node('stg_users.email_key', { transform: 'lower(email)' });
const added = node('mart_users.email_key', {
  transform: 'coalesce(email_key, backup)',
  made: true,
});

/** Outcomes of every state: paths of columns and of datasets, and a violation without a path. */
export const sampleTests: TestDocument = testDocument([
  outcome('fan-out', {
    level: 'warning',
    sentence: 'each of "*" has at most 2 downstreams',
    state: 'violated',
    violations: 1,
    made: null,
    shown: [
      violationOf([node('raw_users')], {
        message: 'raw_users has 3 downstreams',
        made: null,
        place: null,
      }),
    ],
  }),
  outcome('layers', {
    state: 'violated',
    violations: 12,
    fixed: 1,
    shown: [
      violationOf(['raw_orders', 'mart_orders'].map((name) => node(name))),
      violationOf(
        ['raw_users', 'stg_users', 'mart_users', 'mart_orders'].map((name) => node(name)),
      ),
    ],
  }),
  outcome('marts-have-sources', { fixed: 2 }),
  outcome('no-cycles', { selected: [] }),
  outcome('owned', { state: 'skipped', made: null, limit: 'it asks for owners' }),
  outcome('pii-stays-in-finance', {
    description: 'Personal data may leave finance only hashed',
    sentence:
      'no path leads from columns with the tag "PII" to what is not of the domain "finance"',
    state: 'violated',
    violations: 2,
    made: 1,
    limit: 'one dataset is not readable',
    shown: [
      violationOf([node('raw_users.email'), hashed, added], { made: true }),
      violationOf(
        ['raw_users.phone', 'stg_users.phone', 'mart_users.phone'].map((name) => node(name)),
      ),
    ],
  }),
]);
