import { describe, expect, it } from 'vitest';
import type { DatasetDifference } from '../../../src/insight/drift/drift.js';
import type { DatasetContent } from '../../../src/model/desired-state.js';
import type {
  ContentReading,
  ObservedState,
  WriteInfo,
} from '../../../src/model/observed-state.js';
import {
  differencesOf,
  driftOf,
  presentAt,
  sinceOf,
  version,
  writtenBy,
} from '../../support/insight/drift-of.js';
import { marked } from '../../support/model/lineage-builders.js';
import {
  absent,
  desire,
  lineageOf,
  named,
  observe,
  present,
  unitOf,
  urnOf,
} from '../../support/model/state-builders.js';

const wanted: DatasetContent = {
  description: 'ours',
  columns: [{ fieldPath: 'id', type: 'number', nativeType: 'int' }],
};

interface Told {
  readonly description?: string;
  readonly column?: string;
  readonly properties?: WriteInfo;
  readonly schema?: WriteInfo;
}

/** A dataset that we made. Default: as it is declared. */
function content({
  description = 'ours',
  column = 'id',
  properties = {},
  schema = {},
}: Told): ContentReading {
  const field = {
    fieldPath: column,
    type: { type: { 'com.linkedin.schema.NumberType': {} } },
    nativeDataType: 'int',
  };
  return {
    datasetProperties: {
      version: '4',
      value: { description, customProperties: { headwater: 'shop' } },
      ...properties,
    },
    schemaMetadata: { version: '2', value: { fields: [field] }, ...schema },
  };
}

function withContent(observed: ObservedState, reading: ContentReading): ObservedState {
  return { ...observed, contents: new Map([[urnOf('sheet'), reading]]) };
}

const made = desire([], [named('sheet', wanted)]);

describe('a dataset that is ours to create', () => {
  it('is missing', () => {
    const drift = driftOf(made, observe(absent('sheet')));
    expect(differencesOf(drift)).toEqual(['missing sheet (manifest)']);
    expect(drift.datasets[0]).toMatchObject({
      urn: urnOf('sheet'),
      lastWrite: null,
      differences: [
        {
          element: 'dataset',
          before: null,
          after: wanted,
          since: null,
          lastWrite: null,
          remedy: 'apply',
        },
      ],
    });
    expect(drift.summary).toMatchObject({ missing: 1, datasets: 1, pending: 0 });
  });

  it.each<[string, Told, string]>([
    [
      'its description',
      { description: 'theirs', properties: writtenBy('jane', 1), schema: writtenBy('bob', 9) },
      '4 jane',
    ],
    [
      'its columns',
      { column: 'key', properties: writtenBy('jane', 9), schema: writtenBy('bob', 1) },
      '2 bob',
    ],
    [
      'both, its columns later',
      {
        description: 'x',
        column: 'key',
        properties: writtenBy('jane', 1),
        schema: writtenBy('bob', 2),
      },
      '2 bob',
    ],
    [
      'both, its description later',
      {
        description: 'x',
        column: 'key',
        properties: writtenBy('jane', 2),
        schema: writtenBy('bob', 1),
      },
      '4 jane',
    ],
    [
      'both, its columns at an unknown time',
      { description: 'x', column: 'key', properties: writtenBy('jane', 2) },
      '4 jane',
    ],
    [
      'both, its description at an unknown time',
      { description: 'x', column: 'key', schema: writtenBy('bob', 1) },
      '2 bob',
    ],
    [
      'both, its description by us',
      {
        description: 'x',
        column: 'key',
        properties: writtenBy('headwater', 9),
        schema: writtenBy('bob', 1),
      },
      '2 bob',
    ],
  ])('is altered in %s', (_what, told, writer) => {
    const drift = driftOf(made, withContent(observe('sheet'), content(told)));
    expect(differencesOf(drift)).toEqual(['altered sheet (manifest)']);
    const [difference] = drift.datasets[0]?.differences ?? [];
    expect(difference).toMatchObject({
      before: { description: told.description ?? 'ours' },
      after: wanted,
    });
    expect(sinceOf({ since: (difference as DatasetDifference).lastWrite })).toBe(writer);
    expect(difference).not.toHaveProperty('reason');
  });

  it('is declared differently since our user made the last write of the difference', () => {
    const told = {
      description: 'before',
      properties: writtenBy('headwater', 1),
      schema: writtenBy('jane', 9),
    };
    expect(driftOf(made, withContent(observe('sheet'), content(told)))).toMatchObject({
      datasets: [],
      summary: { pending: 1 },
    });
  });

  it('is no drift if it is as declared, or if others made it', () => {
    expect(driftOf(made, withContent(observe('sheet'), content({}))).datasets).toEqual([]);
    expect(driftOf(made, observe('sheet')).datasets).toEqual([]);
  });

  it('is listed before its lineage', () => {
    const both = desire([unitOf('sheet', 'raw'), unitOf('a', 'raw')], [named('sheet', wanted)]);
    const observed = observe('raw', presentAt('sheet', version(7, lineageOf('x'))), present('a'));
    const drift = driftOf(both, withContent(observed, content({ description: 'theirs' })));
    expect(differencesOf(drift)).toEqual([
      'missing a <- raw (manifest)',
      'altered sheet (manifest)',
      'missing sheet <- raw (manifest)',
    ]);
    expect(drift.summary).toMatchObject({ missing: 2, altered: 1, datasets: 2, pending: 0 });
  });

  it('names the last writer of its lineage, even if the lineage is as declared', () => {
    const both = desire([unitOf('sheet', 'raw')], [named('sheet', wanted)]);
    const observed = observe('raw', presentAt('sheet', version(7, lineageOf(marked('raw')))));
    const drift = driftOf(both, withContent(observed, content({ description: 'theirs' })));
    expect(drift.datasets[0]).toMatchObject({
      lastWrite: { version: '7' },
      differences: [{ element: 'dataset' }],
    });
  });
});
