import { describe, expect, it } from 'vitest';
import { toWriting, versionBefore } from '../../../src/insight/drift/lineage-history.js';
import {
  driftOf,
  expectDrifts,
  isoTime,
  presentAt,
  version,
} from '../../support/insight/drift-of.js';
import { marked } from '../../support/model/lineage-builders.js';
import {
  absent,
  desire,
  lineageOf,
  observe,
  present,
  unitOf,
} from '../../support/model/state-builders.js';

it('drift is sorted, and has the findings that limit the comparison', async () => {
  const units = ['b', 'a', 'c'].map((name) => unitOf(name, 'raw'));
  const desired = desire([unitOf('orders', 'raw'), unitOf('mart'), unitOf('old', 'gone')]);
  const observed = observe(
    absent('gone'),
    present('raw', undefined, { removed: true }),
    'orders',
    present('mart', lineageOf('x')),
    present('old', lineageOf(marked('gone'))),
  );
  await expectDrifts(import.meta, 'drifts', {
    'datasets were found in another order': driftOf(desire(units), observe('raw', 'c', 'a', 'b')),
    'edges are declared in another order': driftOf(
      desire([unitOf('orders', 'b', 'a')]),
      observe('a', 'b', 'orders'),
    ),
    'some findings of a plan limit the comparison': driftOf(desired, {
      ...observed,
      discovered: false,
    }),
    'an error of a plan': driftOf(
      desire([unitOf('orders', 'raw')]),
      observe('orders', absent('raw')),
    ),
    'other planned changes are pending': driftOf(
      desire([unitOf('orders', 'raw')]),
      observe('raw', 'fx', presentAt('orders', version(9, lineageOf(marked('old'))))),
    ),
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
