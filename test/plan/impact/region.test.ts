import { describe, expect, it } from 'vitest';
import type { LineageChange } from '../../../src/plan/change.js';
import {
  findRegion,
  type Readings,
  reachDownstream,
  searchRoots,
} from '../../../src/plan/impact/region.js';
import { lineageOf, observe, present, unknown, urnOf } from '../../support/state-builders.js';

/** `chain`: b from a, c from b; and x from c and from nothing else. */
const readings: Readings = observe(
  present('b', lineageOf('a')),
  present('c', lineageOf('b')),
  present('x', lineageOf('c')),
  unknown('u'),
).datasets;

function edge(downstream: string, upstream: string): LineageChange {
  const ends = { downstream: urnOf(downstream), upstream: urnOf(upstream) };
  return {
    element: 'edge',
    kind: 'create',
    address: '',
    reason: 'missing',
    ...ends,
    place: null,
    before: null,
    after: null,
  };
}

function names(urns: Iterable<string>): readonly string[] {
  return [...urns].map((urn) => urn.split(',')[1] ?? urn).sort();
}

describe('the region of changes', () => {
  it('goes downstream of what changes, upstream of what it is derived from, and upstream of all of it', () => {
    const { downstream, sources, all } = findRegion([edge('b', 'z')], readings);
    expect(names(downstream)).toEqual(['b', 'c', 'x']);
    expect(names(sources)).toEqual(['z']);
    expect(names(all)).toEqual(['a', 'b', 'c', 'x', 'z']);
  });

  it('follows edges that come, those of datasets that nothing is known of among them', () => {
    expect(names(findRegion([edge('z', 'c'), edge('y', 'z')], readings).downstream)).toEqual([
      'y',
      'z',
    ]);
    expect(names(findRegion([edge('a', 'z'), edge('a', 'y')], readings).downstream)).toEqual([
      'a',
      'b',
      'c',
      'x',
    ]);
  });
});

describe('what is searched for', () => {
  it.each([
    ['one dataset as itself', [edge('b', 'z')], ['b']],
    [
      'the uppermost of a chain, whatever comes first',
      [edge('c', 'z'), edge('b', 'z'), edge('x', 'z')],
      ['b'],
    ],
    ['both of two that are apart', [edge('b', 'z'), edge('q', 'z')], ['b', 'q']],
    ['what only a new edge would lead to', [edge('q', 'b'), edge('b', 'z')], ['b', 'q']],
  ])('%s', (_, changes, roots) => {
    expect(names(searchRoots(changes, readings))).toEqual(roots);
  });

  it('is one dataset of a ring', () => {
    const ring = observe(present('a', lineageOf('b')), present('b', lineageOf('a'))).datasets;
    expect(names(searchRoots([edge('a', 'z'), edge('b', 'z')], ring))).toEqual(['a']);
  });
});

describe('how far downstream something is', () => {
  it('counts edges, the shortest way', () => {
    expect([...reachDownstream([urnOf('a')], readings)]).toEqual([
      [urnOf('a'), 0],
      [urnOf('b'), 1],
      [urnOf('c'), 2],
      [urnOf('x'), 3],
    ]);
  });

  it('ends in a ring', () => {
    const ring = observe(present('a', lineageOf('b')), present('b', lineageOf('a'))).datasets;
    expect(names(reachDownstream([urnOf('a')], ring).keys())).toEqual(['a', 'b']);
  });
});
