import { expect, test } from 'vitest';
import { type EntityUrn, type FlowUrn, flowName, flowOf } from '../../src/urn/entity-urn.js';
import { flow, load } from '../support/model/other-kinds.js';

test('the flow of a job, and its name', () => {
  expect(flowOf(load)).toBe(flow);
  expect(flowName(flowOf(load))).toBe('daily');
});

test('a malformed urn has no flow', () => {
  expect(flowOf('urn:li:dataJob:(' as EntityUrn)).toBe('');
  expect(flowName('' as FlowUrn)).toBe('');
});
