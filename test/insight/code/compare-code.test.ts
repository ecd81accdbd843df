import { describe, expect, it } from 'vitest';
import { codeFindings } from '../../../src/insight/code/code-findings.js';
import { type CodeLineage, compareCode } from '../../../src/insight/code/compare-code.js';
import { withMeaning } from '../../../src/insight/code/transform-meaning.js';
import type { DesiredMapping } from '../../../src/model/desired-state.js';
import { addressBook } from '../../../src/plan/document/address-book.js';
import { codeOf, column } from '../../support/insight/code-lineage.js';
import { mapping, wildcard, withColumns } from '../../support/model/lineage-builders.js';
import { at, desire, edgeFrom, unitOf } from '../../support/model/state-builders.js';

const edge = { ...edgeFrom('raw'), place: at(7) };

/** Compares the dataset `orders`, which `raw` feeds, with code, and shows each finding. */
function compared(columns: readonly DesiredMapping[], code: CodeLineage): readonly string[] {
  const desired = desire([withColumns(unitOf('orders', edge), ...columns), unitOf('other', 'raw')]);
  const differences = withMeaning(compareCode(desired.units, code), (text) => text);
  return codeFindings(differences, addressBook(desired.datasets)).map(
    ({ name, level, message, place, related = [] }) =>
      `${level} ${name} at ${place?.line}, ${related.map(({ file, line }) => `${file}:${line}`)}: ${message}`,
  );
}

const total = column('total', ['raw.amount'], 'SUM(amount)', 3);

it('equal columns give no finding, in any letter case and form of path', () => {
  expect(
    compared(
      [
        mapping('ID', ['raw.[version=2.0].[type=string].Id']),
        mapping('total', ['raw.amount'], { transform: 'SQL: sum(AMOUNT)' }),
      ],
      codeOf('orders', [column('id', ['raw.ID']), total]),
    ),
  ).toEqual([]);
});

describe('a pair of the code that is not declared', () => {
  it('is named with both places', () => {
    expect(
      compared([mapping('id', ['raw.id'])], codeOf('orders', [column('id', ['raw.id']), total])),
    ).toMatchInlineSnapshot(`
      [
        "warning code-column-missing at 7, sql/orders.sql:3: "orders.total <- raw.amount" is in the code and not declared: add "raw.amount" to the column "total"",
      ]
    `);
  });

  it('names an upstream that is not declared', () => {
    expect(
      compared([mapping('id', ['raw.id'])], codeOf('orders', [column('id', ['raw.id', 'fx.id'])])),
    ).toMatchInlineSnapshot(`
      [
        "warning code-column-missing at 3, sql/orders.sql:2: "orders.id <- snowflake:fx.id" is in the code, and "snowflake:fx" is not declared as an upstream: add it to the upstreams, and "snowflake:fx.id" to the column "id"",
      ]
    `);
  });

  it('is covered by a wildcard for equal names alone', () => {
    const code = codeOf('orders', [
      column('id', ['raw.ID']),
      column('name', ['raw.name']),
      column('rate', ['fx.rate']),
      column('day', ['raw.day']),
      total,
    ]);
    const columns = [wildcard('raw', { except: ['Name'] }), mapping('day', ['raw.date'])];
    expect(compared(columns, code)).toMatchInlineSnapshot(`
      [
        "warning code-column-missing at 7, sql/orders.sql:2: "orders.name <- raw.name" is in the code and not declared: add "raw.name" to the column "name"",
        "warning code-column-missing at 3, sql/orders.sql:2: "orders.rate <- snowflake:fx.rate" is in the code, and "snowflake:fx" is not declared as an upstream: add it to the upstreams, and "snowflake:fx.rate" to the column "rate"",
        "warning code-column-missing at 7, sql/orders.sql:2: "orders.day <- raw.day" is in the code and not declared: add "raw.day" to the column "day"",
        "warning code-column-missing at 7, sql/orders.sql:3: "orders.total <- raw.amount" is in the code and not declared: add "raw.amount" to the column "total"",
        "warning code-column-stale at 3, sql/orders.sql:2: "orders.day <- raw.date" is declared, and the code makes "day" without it: remove it, or correct the code",
      ]
    `);
  });
});

it('a declared pair that the code does not make is named with the column of the code', () => {
  const columns = [mapping('total', ['raw.price', 'raw.amount']), mapping('gone', ['raw.gone'])];
  expect(compared(columns, codeOf('orders', [total]))).toMatchInlineSnapshot(`
    [
      "warning code-column-stale at 3, sql/orders.sql:3: "orders.total <- raw.price" is declared, and the code makes "total" without it: remove it, or correct the code",
      "warning code-column-stale at 3, sql/orders.sql:1: "orders.gone <- raw.gone" is declared, and the code makes no column "gone": remove it, or correct the code",
    ]
  `);
});

it('a wildcard alone is never stale', () => {
  expect(compared([wildcard('raw')], codeOf('orders', [column('one', [])]))).toEqual([]);
});

it('another transform is named, and the change to make', () => {
  const id = column('id', ['raw.id']);
  const columns = [
    mapping('total', ['raw.amount'], { transform: 'SUM(price)' }),
    mapping('id', ['raw.id'], { transform: 'UPPER(id)' }),
  ];
  expect(compared(columns, codeOf('orders', [total, id]))).toMatchInlineSnapshot(`
    [
      "warning code-transform-differs at 3, sql/orders.sql:3: "orders.total <- raw.amount" has another transform in the code: write SUM(amount) in place of SUM(price)",
      "warning code-transform-differs at 3, sql/orders.sql:2: "orders.id <- raw.id" has another transform in the code: it only copies the column; remove the transform",
    ]
  `);
});

it('a long transform is cut', () => {
  const long = mapping('total', ['raw.amount'], { transform: `SUM(${'x'.repeat(200)})` });
  expect(compared([long], codeOf('orders', [total]))[0]).toMatch(/place of SUM\(x{116}…$/);
});

describe('a dataset without declared columns', () => {
  it('is information, with the number of columns', () => {
    const one = column('id', ['raw.id', 'raw.key']);
    expect(compared([], codeOf('orders', [one]))).toMatchInlineSnapshot(`
      [
        "info code-columns-undeclared at 3, sql/orders.sql:1: "orders" declares no columns, and its code maps 1 column: import them, or declare them",
      ]
    `);
    expect(compared([], codeOf('orders', [one, total]))[0]).toContain('maps 2 columns');
  });

  it('is nothing if the code maps none', () => {
    expect(compared([], codeOf('orders', [column('one', [])]))).toEqual([]);
  });
});

describe('code that was not read', () => {
  const columns = [mapping('id', ['raw.id'])];

  it('gives the reason', () => {
    expect(compared(columns, codeOf('orders', [], { problem: 'odd SQL' }))).toMatchInlineSnapshot(`
      [
        "warning code-unread at 3, sql/orders.sql:1: the columns of "orders" were not compared with its code: odd SQL",
      ]
    `);
    expect(compared(columns, codeOf('orders', []))[0]).toContain(
      'the parser of SQL found no columns',
    );
  });

  it('makes no pair stale that a star may make', () => {
    const open = { unknown: ['raw'] };
    expect(compared(columns, codeOf('orders', [total], open))).toMatchInlineSnapshot(`
      [
        "warning code-column-missing at 7, sql/orders.sql:3: "orders.total <- raw.amount" is in the code and not declared: add "raw.amount" to the column "total"",
        "warning code-unread at 3, sql/orders.sql:1: the columns of "orders" were not compared with its code: the columns of "raw" are not known, and a star may read them",
      ]
    `);
    expect(compared([mapping('total', ['raw.amount'])], codeOf('orders', [total], open))).toEqual(
      [],
    );
  });
});

describe('a dataset that the code does not make', () => {
  it('is not compared', () => {
    expect(compared([mapping('id', ['raw.id'])], codeOf('shipments', [total]))).toEqual([]);
  });

  it('has pairs without places if another tool found them', () => {
    const { lineage } = codeOf('orders', [total]);
    const found = compared([mapping('id', ['raw.id'])], { lineage, places: new Map() });
    expect(found).toMatchInlineSnapshot(`
      [
        "warning code-column-missing at 7, : "orders.total <- raw.amount" is in the code and not declared: add "raw.amount" to the column "total"",
        "warning code-column-stale at 3, : "orders.id <- raw.id" is declared, and the code makes "id" without it: remove it, or correct the code",
      ]
    `);
    expect(compared([], { lineage, places: new Map() })[0]).toContain('maps 1 column');
  });
});
