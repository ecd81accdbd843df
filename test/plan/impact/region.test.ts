import { describe, expect, it } from 'vitest';
import type { Readings } from '../../../src/model/observed-state.js';
import type { LineageChange } from '../../../src/plan/document/change.js';
import {
  datasetGraph,
  findRegion,
  type Region,
  reachDownstream,
  searchRoots,
} from '../../../src/plan/impact/region.js';
import { lineageOf, observe, present, unknown, urnOf } from '../../support/model/state-builders.js';
import { changeOf } from '../../support/plan/impact-graphs.js';

/** The chain `a` -> `b` -> `c` -> `x`. */
const readings: Readings = observe(
  present('b', lineageOf('a')),
  present('c', lineageOf('b')),
  present('x', lineageOf('c')),
  unknown('u'),
).datasets;

function edge(downstream: string, upstream: string): LineageChange {
  return changeOf('edge', 'create', [downstream, upstream]);
}

function regionOf(...changes: readonly LineageChange[]): Region {
  return findRegion(changes, datasetGraph(readings));
}

function names(urns: Iterable<string>): readonly string[] {
  return [...urns].map((urn) => urn.split(',')[1] ?? urn).sort();
}

describe('the region of changes', () => {
  it('contains the downstreams of the changes, the upstreams of their sources, and the upstreams of all of them', () => {
    const { downstream, sources, all } = regionOf(edge('b', 'z'));
    expect(names(downstream)).toEqual(['b', 'c', 'x']);
    expect(names(sources)).toEqual(['z']);
    expect(names(all)).toEqual(['a', 'b', 'c', 'x', 'z']);
  });

  it('contains the ends of changes that were not read', () => {
    expect(names(regionOf(edge('z', 'c'), edge('y', 'z')).downstream)).toEqual(['y', 'z']);
    const { downstream } = regionOf(edge('a', 'z'), edge('a', 'y'));
    expect(names(downstream)).toEqual(['a', 'b', 'c', 'x']);
  });
});

describe('the roots of the search', () => {
  it.each([
    ['one dataset as itself', [edge('b', 'z')], ['b']],
    [
      'the uppermost of a chain, in any order',
      [edge('c', 'z'), edge('b', 'z'), edge('x', 'z')],
      ['b'],
    ],
    ['both of two unconnected datasets', [edge('b', 'z'), edge('q', 'z')], ['b', 'q']],
    ['a dataset that only a new edge leads to', [edge('q', 'b'), edge('b', 'z')], ['b', 'q']],
  ])('%s', (_, changes, roots) => {
    expect(names(searchRoots(changes, readings))).toEqual(roots);
  });

  it('are one dataset of a ring', () => {
    const ring = observe(present('a', lineageOf('b')), present('b', lineageOf('a'))).datasets;
    expect(names(searchRoots([edge('a', 'z'), edge('b', 'z')], ring))).toEqual(['a']);
  });
});

describe('the distance downstream', () => {
  it('counts edges on the shortest path', () => {
    expect([...reachDownstream(urnOf('a'), readings)]).toEqual([
      [urnOf('a'), 0],
      [urnOf('b'), 1],
      [urnOf('c'), 2],
      [urnOf('x'), 3],
    ]);
  });

  it('is finite in a ring', () => {
    const ring = observe(present('a', lineageOf('b')), present('b', lineageOf('a'))).datasets;
    expect(names(reachDownstream(urnOf('a'), ring).keys())).toEqual(['a', 'b']);
  });
});
