import { describe, expect, it } from 'vitest';
import type { DatasetContent } from '../../../src/model/desired-state.js';
import type { ContentReading, ObservedState } from '../../../src/model/observed-state.js';
import { differencesOf, driftOf, presentAt, version, writtenBy } from '../../support/drift-of.js';
import { marked } from '../../support/lineage-builders.js';
import { absent, desire, lineageOf, named, observe, present, unitOf, urnOf } from '../../support/state-builders.js';

const wanted: DatasetContent = { description: 'ours', columns: [{ fieldPath: 'id', type: 'number', nativeType: 'int' }] };

function content(description: string, written: { readonly properties: number; readonly schema: number }): ContentReading {
  return {
    datasetProperties: {
      version: '4',
      value: { description, customProperties: { headwater: 'shop' } },
      ...writtenBy('jane', written.properties),
    },
    schemaMetadata: {
      version: '2',
      value: { fields: [{ fieldPath: 'id', type: { type: { 'com.linkedin.schema.NumberType': {} } }, nativeDataType: 'int' }] },
      ...writtenBy('ingestion', written.schema),
    },
  };
}

function withContent(observed: ObservedState, reading: ContentReading): ObservedState {
  return { ...observed, contents: new Map([[urnOf('sheet'), reading]]) };
}

const made = desire([], [named('sheet', wanted)]);

describe('a dataset that is ours to make', () => {
  it('is missing', () => {
    const drift = driftOf(made, observe(absent('sheet')));
    expect(differencesOf(drift)).toEqual(['missing sheet (manifest)']);
    expect(drift.datasets[0]).toMatchObject({
      urn: urnOf('sheet'),
      lastWrite: null,
      differences: [{ element: 'dataset', before: null, after: wanted, since: null, lastWrite: null, remedy: 'apply' }],
    });
    expect(drift.summary).toMatchObject({ missing: 1, datasets: 1, pending: 0 });
  });

  it.each([
    ['4', 'jane', { properties: 9, schema: 5 }],
    ['2', 'ingestion', { properties: 5, schema: 9 }],
  ])('is altered, and was described last by whoever wrote later: version %s by %s', (number, by, times) => {
    const drift = driftOf(made, withContent(observe('sheet'), content('theirs', times)));
    expect(differencesOf(drift)).toEqual(['altered sheet (manifest)']);
    expect(drift.datasets[0]?.differences[0]).toMatchObject({
      before: { description: 'theirs' },
      lastWrite: { version: number, by: `urn:li:corpuser:${by}`, at: '1970-01-01T00:00:09.000Z' },
    });
    expect(drift.datasets[0]?.differences[0]).not.toHaveProperty('reason');
  });

  it.each(['datasetProperties', 'schemaMetadata'] as const)('is altered, and the catalog does not say who wrote %s', (name) => {
    const told = content('theirs', { properties: 3, schema: 3 });
    const { version: number, value } = told[name];
    const drift = driftOf(made, withContent(observe('sheet'), { ...told, [name]: { version: number, value } }));
    const by = name === 'schemaMetadata' ? 'jane' : 'ingestion';
    expect(drift.datasets[0]?.differences[0]).toMatchObject({ lastWrite: { by: `urn:li:corpuser:${by}` } });
  });

  it('is no drift as it is declared, or where others made it', () => {
    expect(driftOf(made, withContent(observe('sheet'), content('ours', { properties: 1, schema: 1 }))).datasets).toEqual([]);
    expect(driftOf(made, observe('sheet')).datasets).toEqual([]);
  });

  it('stands before its lineage', () => {
    const both = desire([unitOf('sheet', 'raw'), unitOf('a', 'raw')], [named('sheet', wanted)]);
    const observed = observe('raw', presentAt('sheet', version(7, lineageOf('x'))), present('a'));
    const drift = driftOf(both, withContent(observed, content('theirs', { properties: 1, schema: 1 })));
    expect(differencesOf(drift)).toEqual(['missing a <- raw (manifest)', 'altered sheet (manifest)', 'missing sheet <- raw (manifest)']);
    expect(drift.summary).toMatchObject({ missing: 2, altered: 1, datasets: 2, pending: 0 });
  });

  it('tells who wrote its lineage last, though that is as declared', () => {
    const both = desire([unitOf('sheet', 'raw')], [named('sheet', wanted)]);
    const observed = observe('raw', presentAt('sheet', version(7, lineageOf(marked('raw')))));
    const drift = driftOf(both, withContent(observed, content('theirs', { properties: 1, schema: 1 })));
    expect(drift.datasets[0]).toMatchObject({ lastWrite: { version: '7' }, differences: [{ element: 'dataset' }] });
  });
});
