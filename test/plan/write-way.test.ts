import { describe, expect, it } from 'vitest';
import { addressBook } from '../../src/plan/document/address-book.js';
import type { WriteWay } from '../../src/plan/document/plan.js';
import { addMissingPrivileges } from '../../src/plan/privileges.js';
import {
  CONDITIONAL_WAY,
  chooseWay,
  refusedProposals,
  routeOf,
  type WriteSetting,
} from '../../src/plan/write-way.js';
import { desire, edgeFrom, observe, unitOf, urnOf } from '../support/model/state-builders.js';
import { planOf } from '../support/plan/plan-of.js';

const DATAHUB = { atomicMutation: false, conditions: true };
const SPEC = { atomicMutation: true, conditions: true };
const OLD = { atomicMutation: false, conditions: false };

describe('the way of the writes', () => {
  it.each<readonly [WriteSetting, typeof DATAHUB, string]>([
    ['auto', DATAHUB, 'proposals conditions'],
    ['auto', SPEC, 'mutations atomic-mutation'],
    ['auto', OLD, 'mutations no-conditions'],
    ['proposals', DATAHUB, 'proposals setting'],
    ['proposals', SPEC, 'proposals setting'],
    ['mutations', DATAHUB, 'mutations setting'],
    ['mutations', SPEC, 'mutations setting'],
  ])('with writes: %s at a catalog of %o is %s', (setting, support, wanted) => {
    const { route, why, isAtomic, refused } = chooseWay(setting, support);
    expect(`${route} ${why}`).toBe(wanted);
    expect(isAtomic).toBe(support.atomicMutation);
    expect(refused).toEqual([]);
  });

  it('at an unknown catalog is the one at DataHub', () => {
    expect(CONDITIONAL_WAY).toEqual(chooseWay('auto', DATAHUB));
  });
});

describe('a downstream whose proposals are refused', () => {
  const observed = observe('orders', 'mart', 'raw');
  const desired = desire([unitOf('orders', 'raw'), unitOf('mart', edgeFrom('raw', 'VIEW'))]);
  const way = (setting: WriteSetting): WriteWay => ({
    ...chooseWay(setting, DATAHUB),
    refused: [urnOf('mart'), urnOf('orders')],
  });

  it('is one on which the catalog grants privileges without EDIT_ENTITY', () => {
    const { writes } = planOf(desired, observed, { way: CONDITIONAL_WAY });
    const granted = new Map([
      [urnOf('orders'), new Set(['EDIT_LINEAGE'])],
      [urnOf('mart'), new Set(['EDIT_LINEAGE', 'EDIT_ENTITY'])],
      [urnOf('raw'), new Set(['EDIT_LINEAGE'])],
    ]);
    expect(refusedProposals(writes, { granted })).toEqual([urnOf('orders')]);
    expect(refusedProposals(writes, { granted: new Map() })).toEqual([]);
  });

  it('gets its plain edges by the mutation, unless a person chose the way', () => {
    expect(routeOf(way('auto'), urnOf('orders'))).toBe('mutations');
    expect(routeOf(way('auto'), urnOf('other'))).toBe('proposals');
    expect(routeOf(way('proposals'), urnOf('orders'))).toBe('proposals');
    const { writes } = planOf(desired, observed, { way: way('auto') });
    expect(writes.edgesToAdd).toEqual([
      { downstreamUrn: urnOf('orders'), upstreamUrn: urnOf('raw') },
    ]);
    expect(writes.proposals.map(({ urn, upstreams }) => [urn, upstreams.length])).toEqual([
      [urnOf('mart'), 1],
      [urnOf('orders'), 0],
    ]);
  });

  it('is a warning that says what the catalog may refuse', () => {
    const plan = planOf(desired, observed, { way: way('auto') });
    const told = addMissingPrivileges(plan, [], addressBook([]));
    expect(told.findings.map(({ level, message }) => `${level} ${message}`)).toEqual([
      expect.stringMatching(/^warning .* lacks EDIT_ENTITY on ".*mart".*may refuse its proposal$/),
      expect.stringMatching(/^warning .* on ".*orders".*so updateLineage writes its edges/),
    ]);
  });
});

describe('a plan', () => {
  it('names its way, and none if it writes no lineage', () => {
    const observed = observe('orders', 'raw');
    expect(
      planOf(desire([unitOf('orders', 'raw')]), observed, { way: CONDITIONAL_WAY }).way,
    ).toEqual(CONDITIONAL_WAY);
    expect(planOf(desire([]), observed).way).toBeNull();
  });
});
