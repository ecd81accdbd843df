import { describe, expect, it } from 'vitest';
import type { AffectedColumn } from '../../../src/plan/document/impact.js';
import { changeDrawing } from '../../../src/report/drawing/change-drawing.js';
import { type Drawing, linkLabel } from '../../../src/report/drawing/drawing.js';
import { columnName, schemaFieldUrn } from '../../../src/urn/schema-field-urn.js';
import { urnOf } from '../../support/model/state-builders.js';
import {
  affected,
  datasetChange,
  edgeChange,
  impactOf,
  pairChange,
} from '../../support/report/drawing-builders.js';

function drawn(
  changes: Parameters<typeof changeDrawing>[0]['changes'],
  ...columns: readonly AffectedColumn[]
): Drawing {
  return changeDrawing({ changes, impact: impactOf(...columns) });
}

/** Formats a dataset as `orders changed: total gains`. */
function datasetsIn({ datasets }: Drawing): readonly string[] {
  return datasets.map(({ name, state, columns }) => {
    const told = columns.map((column) => `${column.name} ${column.state}`);
    return `${name} ${state}${told.length === 0 ? '' : `: ${told.join(', ')}`}`;
  });
}

/** Formats a link as `orders.total <- raw.amount added +`. */
function linksIn({ datasets, links }: Drawing): readonly string[] {
  const nameOf = (urn: string) => datasets.find((dataset) => dataset.urn === urn)?.name;
  return links.map((link) => {
    const [down, up] =
      link.element === 'edge'
        ? ['', '']
        : [`.${columnName(link.downstreamField)}`, `.${columnName(link.upstreamField)}`];
    return `${nameOf(link.downstream)}${down} <- ${nameOf(link.upstream)}${up} ${link.state} ${linkLabel(link)}`.trim();
  });
}

describe('the drawing of changes', () => {
  it('shows the effect of each change at both ends', () => {
    const drawing = drawn([
      datasetChange('create', 'sheet'),
      datasetChange('update', 'book'),
      edgeChange('create', 'sheet <- raw'),
      edgeChange('update', 'mart <- raw', ['VIEW', 'COPY']),
      edgeChange('mark', 'book <- raw'),
      pairChange('delete', 'mart.total <- raw.amount', ['sum(amount)', null]),
      pairChange('update', 'mart.id <- raw.id', [null, 'trim(id)']),
      pairChange('mark', 'mart.note <- raw.note'),
    ]);
    expect(datasetsIn(drawing)).toEqual([
      'book changed',
      'mart changed: id altered, note context, total loses',
      'raw context: amount context, id context, note context',
      'sheet created',
    ]);
    expect(linksIn(drawing)).toEqual([
      'book <- raw marked *',
      'mart <- raw changed ~ VIEW -> COPY',
      'mart.id <- raw.id changed ~ none -> trim(id)',
      'mart.note <- raw.note marked *',
      'mart.total <- raw.amount removed - sum(amount)',
      'sheet <- raw added +',
    ]);
  });

  it('marks a column that gains and loses an upstream as altered, in any order of changes', () => {
    const [gain, loss, sign] = [
      pairChange('create', 'mart.total <- raw.a'),
      pairChange('delete', 'mart.total <- raw.b'),
      pairChange('mark', 'mart.total <- raw.c'),
    ];
    expect(datasetsIn(drawn([gain, loss, sign]))).toContain('mart changed: total altered');
    expect(datasetsIn(drawn([sign, gain]))).toContain('mart changed: total gains');
    expect(datasetsIn(drawn([gain, sign]))).toContain('mart changed: total gains');
    expect(datasetsIn(drawn([gain, gain]))).toContain('mart changed: total gains');
  });

  it('draws the paths to affected columns further downstream, with each change on them once', () => {
    const drawing = drawn(
      [pairChange('create', 'orders.total <- raw.amount')],
      affected('orders.total', 'additive', { gains: ['orders.total <- raw.amount'] }),
      affected('mart.revenue', 'additive', {
        gains: ['mart.revenue <- orders.total <- raw.amount'],
      }),
      affected('board.kpi', 're-route', {
        loses: ['board.kpi <- mart.revenue'],
        reRouted: [['board.kpi <- mart.revenue', 'board.kpi <- raw.amount']],
      }),
      affected('orders.other', 'metadata', {}),
    );
    expect(datasetsIn(drawing)).toEqual([
      'board context: kpi altered',
      'mart context: revenue gains',
      'orders changed: other altered, total gains',
      'raw context: amount context',
    ]);
    expect(linksIn(drawing)).toEqual([
      'board.kpi <- mart.revenue context',
      'board.kpi <- raw.amount context',
      'mart.revenue <- orders.total context',
      'orders.total <- raw.amount added +',
    ]);
  });

  it('reports affected columns that the plan does not list', () => {
    const column = affected('mart.x', 'additive', { gains: ['mart.x <- raw.y'] });
    const impact = {
      ...impactOf(column),
      counts: { ...impactOf(column).counts, columns: 3, metadata: 1 },
    };
    expect(changeDrawing({ changes: [], impact }).leftOut).toEqual([
      '3 affected columns that the plan counts and does not list',
    ]);
    expect(changeDrawing({ changes: [], impact: null }).leftOut).toEqual([]);
  });

  it('sorts columns of one name by their urn', () => {
    const [one, other] = ['[version=2.0].[type=int].x', '[version=2.0].[type=string].x'].map(
      (path) => schemaFieldUrn(urnOf('mart'), path),
    );
    const pair = (downstreamField: string) => ({
      ...pairChange('create', 'mart.x <- raw.a'),
      downstreamField,
    });
    const fields = drawn([pair(String(other)), pair(String(one))]).datasets[0]?.columns.map(
      ({ field }) => field,
    );
    expect(fields).toEqual([one, other]);
  });

  it('draws a plan with invalid values from a hand-edited file', () => {
    const odd = {
      ...pairChange('create', 'mart.total <- raw.a'),
      address: '',
      downstreamField: 'x',
      upstreamField: 'y',
    };
    const way = affected('mart.total', 'additive', {});
    const drawing = drawn([odd], {
      ...way,
      column: 'z',
      gains: { listed: [{ path: [{ column: 'z', address: 'z' }] }], count: 1 },
    });
    expect(datasetsIn(drawing)).toEqual([
      'snowflake:mart changed: x gains',
      'snowflake:raw context: y context',
    ]);
    expect(drawing.datasets.map(({ urn }) => urn)).toEqual([urnOf('mart'), urnOf('raw')]);
  });
});
