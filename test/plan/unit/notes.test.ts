import { expect, it } from 'vitest';
import { compareReading } from '../../../src/plan/unit/compare-unit.js';
import { observeUnit } from '../../../src/plan/unit/observe-unit.js';
import { ownMark } from '../../../src/plan/unit/owner.js';
import { marked } from '../../support/model/lineage-builders.js';
import {
  desire,
  edgeFrom,
  lineageOf,
  observe,
  present,
  unitOf,
  urnOf,
} from '../../support/model/state-builders.js';
import { changesOf, planOf } from '../../support/plan/plan-of.js';

const owner = { key: 'shop', formerly: [] };
const noted = { ...edgeFrom('raw'), note: 'by hand' };
const unit = unitOf('orders', noted);
const ours = marked('raw', { shop: { edge: true, note: 'by hand' } });

it('an edge with its note in the mark is equal, and with another note it is not', () => {
  const stored = present('orders', lineageOf(ours));
  expect(compareReading(stored, unit, owner)).toMatchObject({ equal: unit });
  const other = unitOf('orders', { ...noted, note: 'by a job' });
  expect(compareReading(stored, other, owner)).not.toHaveProperty('equal');
});

it('of two records of one edge, one with a note, the edge has the note', () => {
  const twice = present('orders', lineageOf(marked('raw'), ours));
  const state = desire([unit]);
  expect(changesOf(planOf(state, observe('raw', twice)))).toEqual([]);
});

it('the note of an earlier name of the stack is the note of the edge', () => {
  const { edges } = observeUnit(urnOf('orders'), lineageOf(ours));
  const renamed = { key: 'store', formerly: ['shop'] };
  expect(ownMark(edges.get(urnOf('raw')), renamed)).toMatchObject({ edge: true, note: 'by hand' });
});
