import { describe, expect, it } from 'vitest';
import { toWriting, versionBefore } from '../../../src/insight/drift/lineage-history.js';
import { driftOf, isoTime, presentAt, version } from '../../support/insight/drift-of.js';
import { marked } from '../../support/model/lineage-builders.js';
import {
  absent,
  desire,
  lineageOf,
  observe,
  present,
  unitOf,
  urnOf,
} from '../../support/model/state-builders.js';

describe('drift', () => {
  it('is sorted by dataset, whatever order the datasets are found in', () => {
    const units = ['b', 'a', 'c'].map((name) => unitOf(name, 'raw'));
    const drift = driftOf(
      desire(units),
      observe('raw', ...['c', 'a', 'b'].map((name) => present(name))),
    );
    expect(drift.datasets.map(({ urn }) => urn)).toEqual(
      ['a', 'b', 'c'].map((name) => urnOf(name)),
    );
  });

  it('lists each edge before its pairs, by upstream', () => {
    const drift = driftOf(desire([unitOf('orders', 'b', 'a')]), observe('a', 'b', 'orders'));
    expect(drift.datasets[0]?.differences.map(({ address }) => address)).toEqual([
      'orders <- a',
      'orders <- b',
    ]);
  });

  it('includes the findings that limit the comparison, and no other finding of a plan', () => {
    const desired = desire([unitOf('orders', 'raw'), unitOf('mart'), unitOf('old', 'gone')]);
    const observed = observe(
      absent('gone'),
      present('raw', undefined, { removed: true }),
      'orders',
      present('mart', lineageOf('x')),
      present('old', lineageOf(marked('gone'))),
    );
    const drift = driftOf(desired, { ...observed, discovered: false });
    expect(drift.findings.map(({ name }) => name)).toEqual(['dataset-gone', 'soft-deleted']);
  });

  it('keeps every error', () => {
    const drift = driftOf(desire([unitOf('orders', 'raw')]), observe('orders', absent('raw')));
    expect(drift.findings).toMatchObject([{ name: 'dataset-missing', level: 'error' }]);
  });

  it('counts other planned changes as pending', () => {
    const observed = observe(
      'raw',
      'fx',
      presentAt('orders', version(9, lineageOf(marked('old')))),
    );
    expect(driftOf(desire([unitOf('orders', 'raw')]), observed).summary).toMatchObject({
      missing: 1,
      pending: 1,
    });
  });
});

describe('the data about a write', () => {
  it('is null if the catalog does not provide it', () => {
    expect(toWriting({ version: '3' }, isoTime)).toEqual({
      version: '3',
      by: null,
      at: null,
      run: null,
    });
    expect(toWriting({ version: '3', writtenAt: 0 }, isoTime)).toMatchObject({
      at: '1970-01-01T00:00:00.000Z',
    });
  });
});

describe('the version before', () => {
  it.each([
    ['7', 6],
    ['2', 1],
    ['1', undefined],
    ['-1', undefined],
    ['0', undefined],
    ['x', undefined],
    ['1.5', undefined],
    ['99999999999999999', undefined],
  ])('%s is %s', (number, before) => {
    expect(versionBefore({ version: number })).toBe(before);
  });

  it('is unknown if the catalog does not count versions', () => {
    expect(versionBefore({ version: '7', uncounted: true })).toBeUndefined();
  });
});
