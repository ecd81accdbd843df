import { describe, expect, it } from 'vitest';
import { finding } from '../../src/errors/finding.js';
import type { DesiredUnit } from '../../src/model/desired-state.js';
import type { DatasetReading } from '../../src/model/observed-state.js';
import type { UpstreamRecord } from '../../src/model/upstream-lineage.js';
import { marked } from '../support/model/lineage-builders.js';
import {
  absent,
  at,
  desire,
  edgeFrom,
  lineageOf,
  named,
  observe,
  present,
  recordOf,
  unitOf,
  unknown,
  urnOf,
  us,
} from '../support/model/state-builders.js';
import { planOf } from '../support/plan/plan-of.js';
import { expectStories } from '../support/plan/plan-story.js';

const one = [unitOf('orders', 'raw')];
const planned = (
  units: readonly DesiredUnit[],
  ...readings: readonly (string | DatasetReading)[]
) => planOf(desire(units), observe(...readings));
const holding = (...records: readonly (string | UpstreamRecord)[]) =>
  present('orders', lineageOf(...records));

it('edges are created, changed and left', async () => {
  const copied = [unitOf('orders', edgeFrom('raw', 'COPY'))];
  await expectStories(import.meta, 'edges', {
    'the catalog lacks it': planned(one, 'orders', 'raw'),
    'it exists as declared, from any writer': planned(one, 'raw', holding('raw')),
    'no manifest declares others': planned(one, 'raw', holding('other', 'raw', 'third')),
    'it is ours with another type': planned(
      copied,
      'raw',
      holding(marked(recordOf('raw', 'VIEW'))),
    ),
    'it is not ours, with another type': planned(copied, 'raw', holding(recordOf('raw', 'VIEW'))),
    'it has no creation stamp, with another type': planned(
      one,
      'raw',
      holding({ dataset: urnOf('raw'), type: 'VIEW' }),
    ),
    'one of its duplicate records is as declared': planned(
      copied,
      'raw',
      holding(recordOf('raw', 'VIEW', us), recordOf('raw', 'COPY')),
    ),
    'an empty declaration removes nothing of others': planned([unitOf('orders')], holding('x')),
    'an empty declaration removes nothing of several others': planned(
      [unitOf('orders')],
      holding('x', 'y'),
    ),
    'an empty declaration at a dataset without lineage': planned([unitOf('orders')], 'orders'),
  });
});

it('the summary counts changes by kind, and what stays', () => {
  const counts = { add: 0, change: 0, remove: 0, mark: 0, datasets: 1 };
  const stays = { unchanged: 0, unchangedPairs: 0, others: 0, otherPairs: 0 };
  expect(planned(one, 'orders', 'raw').summary).toEqual({ ...counts, ...stays, add: 1 });
  const viewed = holding(marked(recordOf('raw', 'VIEW')));
  expect(planned(one, 'raw', viewed).summary).toEqual({ ...counts, ...stays, change: 1 });
});

it('datasets are found missing, hidden or deleted before anything is written', async () => {
  const sheet = named('sheet', {
    columns: [{ fieldPath: 'month', type: 'date', nativeType: 'date' }],
  });
  const nameless = { ...edgeFrom('raw'), place: at(9) };
  const removed = ['orders', present('raw', undefined, { removed: true })] as const;
  const softDeleted = (level: 'off' | 'error') =>
    planOf(desire(one), observe(...removed), { settings: { rules: { 'soft-deleted': level } } });
  await expectStories(import.meta, 'datasets', {
    'it is missing': planned(one, 'orders', absent('raw')),
    'it is missing, and used twice': planned(
      [unitOf('a', 'raw'), unitOf('b', 'raw')],
      'a',
      'b',
      absent('raw'),
    ),
    'it is missing, with a near miss': planOf(desire(one), observe('orders', absent('raw')), {
      known: [urnOf('raw', { env: 'DEV' })],
    }),
    'it was not read': planned(one, 'orders'),
    'it is missing, and its edge exists': planned(one, absent('raw'), holding('raw')),
    'it cannot be read': planned(one, unknown('orders'), 'raw'),
    'it is soft-deleted': planned(one, ...removed),
    'it is soft-deleted, and the rule is off': softDeleted('off'),
    'it is soft-deleted, and the rule is an error': softDeleted('error'),
    'it is missing, and create: true makes it before its edges': planOf(
      desire([unitOf('sheet', 'raw'), unitOf('report', 'sheet')], [sheet]),
      observe('report', 'raw', absent('sheet')),
    ),
    'it exists, with create: true': planOf(
      desire([], [named('sheet', { columns: [] })]),
      observe('sheet'),
    ),
    'it is missing, and has no short name': planOf(
      { datasets: [], units: [unitOf('orders', nameless)] },
      observe('orders', absent('raw')),
    ),
  });
});

it('a plan has the findings of the manifests and of the target', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const beyond = (count: number, level?: 'off' | 'warning') =>
    planOf(desire([unitOf('orders', ...names)]), observe('orders', ...names), {
      overriding: names.slice(0, count).map((name, i) => ({
        urn: urnOf(name),
        states: count === 1 ? ['env', 'urn'] : ['env'],
        place: at(i + 1),
      })),
      settings: { rules: level === undefined ? {} : { 'beyond-target': level } },
    });
  const findings = [
    finding('dataset-gone', { message: 'b' }),
    finding('dataset-gone', { message: 'a' }),
    finding('dataset-missing', { message: 'z' }),
  ];
  await expectStories(import.meta, 'findings', {
    'a target does not reach a dataset': beyond(1),
    'a target does not reach three': beyond(3),
    'a target does not reach five: three are named': beyond(5),
    'the rule is off': beyond(5, 'off'),
    'the rule is a warning': beyond(5, 'warning'),
    'findings of the manifests are sorted, and errors block': planOf(desire([]), observe(), {
      findings,
    }),
  });
});

it('writes go by the mutation where it can write all of a unit, else by one proposal', async () => {
  const viewed = unitOf('orders', 'a', edgeFrom('b', 'VIEW'));
  const seven = present('orders', lineageOf('x'), { version: '7' });
  const leaving = (
    records: readonly (string | UpstreamRecord)[],
    ...more: readonly (string | DatasetReading)[]
  ) => planOf(desire([]), observe(holding(...records), ...more));
  const pairs = marked('raw', { shop: { edge: true, pairs: ['AAAAAAAA'] } });
  await expectStories(import.meta, 'writes', {
    'plain edges: the mutation, which checks both ends': planned(
      [unitOf('orders', 'a', 'b')],
      'orders',
      'a',
      'b',
    ),
    'another type: one proposal, conditional on the version that was read': planned(
      [viewed],
      'a',
      'b',
      seven,
    ),
    'a dataset that is made: no version is expected': planOf(
      desire([unitOf('sheet', edgeFrom('a', 'COPY'))], [named('sheet', { columns: [] })]),
      observe('a', absent('sheet')),
    ),
    'a type that becomes TRANSFORMED: the mutation cannot': planned(
      [unitOf('orders', 'a')],
      'a',
      holding(recordOf('a', 'VIEW', us)),
    ),
    'a removal: the single record is ours alone': leaving([marked('raw')], 'raw'),
    'a removal whose upstream is gone': leaving([marked('raw')], absent('raw')),
    'a removal whose upstream was not read': leaving([marked('raw')]),
    'a removal of two records': leaving([marked('raw'), marked('raw')], 'raw'),
    'a removal beside the record of another writer, so the edge stays': leaving(
      ['raw', marked('raw')],
      'raw',
    ),
    'a removal with pairs': leaving([pairs], 'raw'),
  });
});

describe('the effect digest', () => {
  const state = [desire([unitOf('orders', 'a', 'b')]), observe('orders', 'a', 'b')] as const;

  it('is the same for the same end state from another start', () => {
    const fromView = observe('a', 'b', holding(recordOf('a', 'VIEW', us)));
    expect(planOf(...state).digests.effect).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(planOf(state[0], fromView).digests).toEqual(planOf(...state).digests);
  });

  it('differs for another catalog, stack, target or end value', () => {
    const target = { origin: 'http://127.0.0.1:8080', stack: 'shop', target: null };
    const digests = [
      planOf(...state),
      planOf(...state, { target: { ...target, origin: 'http://127.0.0.1:9090' } }),
      planOf(...state, { target: { ...target, stack: 'other' } }),
      planOf(...state, { target: { ...target, target: 'dev' } }),
      planOf(desire([unitOf('orders', 'a', edgeFrom('b', 'COPY'))]), state[1]),
      planOf(desire([unitOf('orders', 'a')]), state[1]),
    ].map((plan) => plan.digests.effect);
    expect(new Set(digests).size).toBe(digests.length);
  });
});
