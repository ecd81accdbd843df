import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import schema from '../../schemas/plan.schema.json' with { type: 'json' };
import receiptSchema from '../../schemas/receipt.schema.json' with { type: 'json' };
import type { Explanation } from '../../src/insight/explain/explanation.js';
import type { ReportDocument } from '../../src/report/document/report-document.js';
import {
  columnRecord,
  fingerprintOf,
  mapping,
  marked,
  withColumns,
  withRecords,
  withSchemas,
} from '../support/model/lineage-builders.js';
import {
  absent,
  desire,
  edgeFrom,
  lineageOf,
  named,
  observe,
  present,
  recordOf,
  unitOf,
  us,
} from '../support/model/state-builders.js';
import { planOf } from '../support/plan/plan-of.js';
import { renderAs } from '../support/report/rendered.js';
import { reportDocuments } from '../support/report/report-documents.js';
import { undescribed } from '../support/report/undescribed.js';

const token = {
  id: 'abc',
  name: 'ci',
  description: null,
  actor: us,
  owner: us,
  createdAt: null,
  expiresAt: null,
};

const newStack = {
  kind: 'init',
  stack: 'shop',
  from: 'none',
  ci: 'github',
  files: [{ path: 'headwater.yaml', state: 'created' }],
  notes: [],
  next: 'headwater plan',
} as const;

const failedCheck = { name: 'address', state: 'failed', message: 'no address is set' } as const;
const validPlan = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true }).compile(
  schema,
);

const sheet = named('sheet', {
  description: 'd',
  columns: [{ fieldPath: 'm', type: 'date', nativeType: 'DATE' }],
});
const plans = {
  empty: planOf(desire([]), observe()),
  'every change': planOf(
    desire(
      [
        unitOf('orders', 'a', edgeFrom('b', 'VIEW')),
        unitOf('sheet', 'a'),
        unitOf('mart', edgeFrom('orders', 'COPY')),
      ],
      [sheet],
    ),
    observe(
      'a',
      'b',
      'orders',
      absent('sheet'),
      present('mart', lineageOf(recordOf('orders', 'VIEW', us))),
    ),
    {
      source: {
        commit: 'a'.repeat(40),
        dirty: true,
        files: [{ path: 'lineage/a.yaml', sha256: '0'.repeat(64) }],
        receipt: null,
      },
    },
  ),
  'columns, marks and removals': planOf(
    desire([
      withColumns(
        unitOf('orders', 'a'),
        mapping('total', ['a.x'], { transform: 'sum', confidence: 0.5 }),
      ),
    ]),
    withSchemas(
      observe(
        'a',
        present(
          'orders',
          withRecords(
            lineageOf(
              marked('gone', {
                shop: { edge: true, pairs: [fingerprintOf('orders.old', 'gone.x')] },
              }),
            ),
            columnRecord('orders.old', ['gone.x']),
          ),
        ),
      ),
      { orders: ['total', 'old'], a: ['x'] },
    ),
  ),
  findings: planOf(desire([unitOf('orders', 'raw')]), observe('orders', absent('raw'))),
};

describe('the JSON of a plan', () => {
  it.each(Object.entries(plans))('is valid against its published schema: %s', (_name, plan) => {
    const document: unknown = JSON.parse(renderAs('json', { kind: 'plan', plan }));
    validPlan(document);
    expect(validPlan.errors).toBeNull();
    expect(document).toEqual(plan);
  });

  it('the plans contain each kind of write', () => {
    const { changes, writes } = plans['columns, marks and removals'];
    expect(changes.map(({ kind, element }) => `${kind} ${element}`)).toEqual([
      'create edge',
      'create pair',
      'delete edge',
      'delete pair',
    ]);
    expect(writes.proposals[0]?.marks).toHaveLength(1);
  });

  it('is invalid with an unknown key', () => {
    expect(validPlan({ ...plans.empty, surprise: 1 })).toBe(false);
  });

  it('has a description of each property, as a receipt does', () => {
    expect(undescribed(schema)).toEqual([]);
    expect(undescribed(receiptSchema)).toEqual([]);
  });
});

describe('the JSON of', () => {
  // A receipt is shown as its file has it, and one of an earlier format has no kind.
  const made = Object.entries(reportDocuments).filter(([, { kind }]) => kind !== 'receipt');
  it.each(made)('the document "%s" has kind, version and program', (_name, document) => {
    const tool = { name: 'headwater', version: '9.9.9' } as const;
    const json: unknown = JSON.parse(renderAs('json', document, { tool }));
    expect(json).toMatchObject({
      kind: expect.stringMatching(/^[a-z]+$/),
      formatVersion: expect.stringMatching(/^1\.[0-9]$/),
      tool: { name: 'headwater' },
    });
  });

  it.each<readonly [ReportDocument, object]>([
    [
      { kind: 'token', secret: 's', token },
      { kind: 'token', secret: 's', token },
    ],
    [
      { kind: 'tokens', origin: 'http://c', all: true, tokens: [token] },
      { kind: 'tokens', origin: 'http://c', all: true, tokens: [token] },
    ],
    [
      { kind: 'token-revoked', id: 'x' },
      { kind: 'token-revoked', id: 'x' },
    ],
    [newStack, newStack],
    [
      { kind: 'doctor', origin: null, checks: [failedCheck] },
      {
        kind: 'doctor',
        origin: null,
        checks: [failedCheck],
        summary: { ok: 0, warning: 0, failed: 1, skipped: 0 },
      },
    ],
  ])('the report %# has its members beside kind and version', (document, members) => {
    const json: unknown = JSON.parse(renderAs('json', document));
    expect(json).toEqual({ formatVersion: '1.2', ...members });
  });

  it('a comparison names itself, so that a reader does not take it for a plan', () => {
    const document = reportDocuments['comparison-offline'];
    if (document === undefined) throw new Error('no comparison');
    const json: unknown = JSON.parse(renderAs('json', document));
    expect(json).toMatchObject({ kind: 'comparison', formatVersion: '1.5' });
    validPlan(json);
    expect(validPlan.errors).toBeNull();
  });
});

it('an explanation has a kind and a version of its own as JSON', () => {
  const json = renderAs('json', {
    kind: 'explanation',
    explanation: { formatVersion: '1.2' } as Explanation,
  });
  expect(JSON.parse(json)).toEqual({ formatVersion: '1.2', kind: 'explanation' });
});
