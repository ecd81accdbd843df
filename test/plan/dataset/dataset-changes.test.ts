import { describe, expect, it } from 'vitest';
import type { DatasetContent } from '../../../src/model/desired-state.js';
import type { JsonObject } from '../../../src/model/json.js';
import type { ContentReading } from '../../../src/model/observed-state.js';
import {
  absent,
  desire,
  named,
  observe,
  unitOf,
  unknown,
  urnOf,
} from '../../support/model/state-builders.js';
import { changesOf, namesOf, planOf } from '../../support/plan/plan-of.js';

const month = { fieldPath: 'month', type: 'date', nativeType: 'date' } as const;
const declared: DatasetContent = { description: 'kept by hand', columns: [month] };

const field = (fieldPath: string, record = 'DateType', nativeDataType = 'date'): JsonObject => ({
  fieldPath,
  type: { type: { [`com.linkedin.schema.${record}`]: {} } },
  nativeDataType,
});

interface Stored {
  readonly description?: string;
  readonly maker?: string | null;
  readonly fields?: readonly JsonObject[] | null;
}

function stored({
  description = 'kept by hand',
  maker = 'shop',
  fields = [field('month')],
}: Stored = {}): ContentReading {
  return {
    info: {
      version: '1',
      value: { description, ...(maker !== null && { customProperties: { headwater: maker } }) },
    },
    schemaMetadata: fields === null ? { version: '-1' } : { version: '1', value: { fields } },
  };
}

function planned(
  content: ContentReading | null,
  create: DatasetContent = declared,
  formerly: readonly string[] = [],
) {
  const observed = {
    ...observe('sheet'),
    contents: new Map(content ? [[urnOf('sheet'), content]] : []),
  };
  return planOf(desire([], [named('sheet', create)]), observed, { settings: { formerly } });
}

describe('a dataset declared with create: true', () => {
  it('is left if it cannot be read or was not read', () => {
    expect(
      changesOf(planOf(desire([], [named('sheet', declared)]), observe(unknown('sheet')))),
    ).toEqual([]);
    expect(changesOf(planOf(desire([], [named('sheet', declared)]), observe()))).toEqual([]);
  });

  it('needs no change if it is as we made it', () => {
    expect(planned(stored()).changes).toEqual([]);
  });

  it.each<[string, Stored, DatasetContent]>([
    ['description', { description: 'other' }, { description: 'other', columns: [month] }],
    [
      'columns',
      { fields: [field('year')] },
      { description: 'kept by hand', columns: [{ ...month, fieldPath: 'year' }] },
    ],
    [
      'type of a column',
      { fields: [field('month', 'StringType')] },
      { description: 'kept by hand', columns: [{ ...month, type: 'string' }] },
    ],
    [
      'native type',
      { fields: [field('month', 'DateType', 'DATE')] },
      { description: 'kept by hand', columns: [{ ...month, nativeType: 'DATE' }] },
    ],
    ['schema, which is gone', { fields: null }, { description: 'kept by hand', columns: [] }],
  ])('gets its declared %s back if we made it', (_what, content, before) => {
    const plan = planned(stored(content));
    expect(plan.changes).toMatchObject([
      { kind: 'update', reason: 'content-differs', before, after: declared },
    ]);
    expect(plan.writes.entities).toMatchObject([{ kind: 'update' }]);
    expect(planned(stored({ ...content, maker: 'finance' })).changes).toEqual([]);
    expect(planned(stored({ ...content, maker: null })).changes).toEqual([]);
  });

  it('is ours under an earlier name of the stack, too', () => {
    expect(
      planned(stored({ maker: 'old', description: 'x' }), declared, ['old']).changes,
    ).toHaveLength(1);
    expect(planned(stored({ maker: 'old', description: 'x' })).changes).toEqual([]);
  });

  it('keeps what the manifest does not state', () => {
    expect(planned(stored({ description: 'better' }), { columns: [month] }).changes).toEqual([]);
    expect(
      planned(stored({ fields: [field('year')] }), { description: 'kept by hand', columns: [] })
        .changes,
    ).toEqual([]);
  });

  it('has unknown types read as the loosest type', () => {
    const odd: readonly JsonObject[] = [
      { fieldPath: 'a' },
      { fieldPath: 'b', type: { type: { 'x.y': {} } } },
      field('c', 'NewType'),
    ];
    expect(planned(stored({ fields: odd })).changes).toMatchObject([
      { before: { columns: ['a', 'b', 'c'].map((fieldPath) => ({ fieldPath, type: 'union' })) } },
    ]);
  });

  it('is not ours without properties that name us as its maker', () => {
    const bare: ContentReading = {
      info: { version: '-1' },
      schemaMetadata: { version: '-1' },
    };
    expect(planned(bare).changes).toEqual([]);
    expect(planned(null).changes).toEqual([]);
    const undescribed: ContentReading = {
      ...stored(),
      info: { version: '1', value: { customProperties: { headwater: 'shop' } } },
    };
    expect(planned(undescribed).changes).toMatchObject([{ before: { columns: [month] } }]);
  });

  it('provides its declared columns to mappings while the catalog has none', () => {
    const mapping = {
      kind: 'explicit',
      confidence: 1,
      place: { file: 'a', line: 1, column: 1 },
    } as const;
    const columns = (downstreamColumn: string) => [
      {
        ...mapping,
        downstreamColumn,
        upstreams: [{ dataset: urnOf('raw'), column: 'm', place: mapping.place }],
      },
    ];
    const plan = (column: string) =>
      planOf(
        desire(
          [{ ...unitOf('sheet', 'raw'), columns: columns(column) }],
          [named('sheet', declared), named('raw', { columns: [] })],
        ),
        observe(absent('sheet'), absent('raw')),
      );
    expect(namesOf(plan('month').findings)).toEqual(['no-schema warning']);
    expect(namesOf(plan('mont').findings)).toEqual(['unknown-column error', 'no-schema warning']);
  });
});

describe('discovery', () => {
  it('gives a finding if it was left out, unless nothing would be pruned anyway', () => {
    const blind = { ...observe(), discovered: false };
    expect(namesOf(planOf(desire([]), blind).findings)).toEqual(['not-discovered warning']);
    expect(namesOf(planOf(desire([]), blind, { settings: { prune: false } }).findings)).toEqual([]);
  });

  it('of hidden datasets blocks an apply, since some of them may be ours', () => {
    const plan = planOf(desire([unitOf('orders')]), observe('orders', unknown('hidden')));
    expect(namesOf(plan.findings)).toEqual(['dataset-unreadable error']);
    expect(plan.appliable).toBe(false);
  });
});
