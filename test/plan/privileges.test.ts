import { describe, expect, it } from 'vitest';
import { addressBook } from '../../src/plan/document/address-book.js';
import type { PrivilegeNeed, Writes } from '../../src/plan/document/plan.js';
import { EMPTY_TARGET, type UnitTarget } from '../../src/plan/document/unit-target.js';
import {
  addMissingPrivileges,
  missingPrivileges,
  privilegeNeeds,
} from '../../src/plan/privileges.js';
import {
  desire,
  named,
  observe,
  recordOf,
  unitOf,
  unknown,
  urnOf,
} from '../support/model/state-builders.js';
import { namesOf, planOf } from '../support/plan/plan-of.js';

const nothing: Writes = { entities: [], edgesToAdd: [], proposals: [], edgesToRemove: [] };

function edge(downstream: string, upstream: string): Writes['edgesToAdd'][number] {
  return { downstreamUrn: urnOf(downstream), upstreamUrn: urnOf(upstream) };
}

function proposal(name: string, target: Partial<UnitTarget>): Writes['proposals'][number] {
  return { urn: urnOf(name), baseVersion: '1', ...EMPTY_TARGET, ...target };
}

function entity(name: string, kind: 'create' | 'update' | 'restore'): Writes['entities'][number] {
  return { urn: urnOf(name), kind, content: {}, maker: 'shop' } as Writes['entities'][number];
}

/** Formats each need, for example `orders EDIT_LINEAGE`. */
function needsOf(writes: Partial<Writes>): readonly string[] {
  return privilegeNeeds({ ...nothing, ...writes }).map(
    ({ dataset, privilege }) => `${dataset.split(',')[1]} ${privilege}`,
  );
}

describe('an apply needs', () => {
  it('lineage at both ends of edges that the mutation adds or removes, once each', () => {
    const writes = {
      edgesToAdd: [edge('orders', 'raw'), edge('mart', 'orders')],
      edgesToRemove: [edge('orders', 'fx')],
    };
    expect(needsOf(writes)).toEqual([
      'fx EDIT_LINEAGE',
      'mart EDIT_LINEAGE',
      'orders EDIT_LINEAGE',
      'raw EDIT_LINEAGE',
    ]);
  });

  it('lineage of the downstream of a proposal, and of the upstreams that it adds or restores', () => {
    const target = {
      upstreams: [{ dataset: urnOf('raw'), type: 'COPY' }],
      restored: [recordOf('fx'), { ...recordOf('x'), dataset: 'urn:li:dataJob:(a,b)' }],
    };
    expect(needsOf({ proposals: [proposal('orders', target)] })).toEqual([
      'fx EDIT_LINEAGE',
      'orders EDIT_LINEAGE',
      'raw EDIT_LINEAGE',
    ]);
  });

  it('nothing on an upstream that a proposal removes, since it may no longer exist', () => {
    expect(
      needsOf({ proposals: [proposal('orders', { removedUpstreams: [urnOf('raw')] })] }),
    ).toEqual(['orders EDIT_LINEAGE']);
  });

  it('privileges to create and to change datasets if it does so', () => {
    const entities = [entity('c', 'create'), entity('b', 'update'), entity('a', 'restore')];
    expect(needsOf({ entities, edgesToAdd: [edge('c', 'b')] })).toEqual([
      'a EDIT_ENTITY',
      'b EDIT_ENTITY',
      'b EDIT_LINEAGE',
      'c CREATE_ENTITY',
      'c EDIT_LINEAGE',
    ]);
  });

  it('nothing if it writes nothing', () => {
    expect(needsOf({})).toEqual([]);
  });
});

const book = addressBook([named('orders')]);

function missingOf(
  privilege: PrivilegeNeed['privilege'],
  told: { readonly lineage?: boolean; readonly granted?: readonly string[] },
) {
  const orders = urnOf('orders');
  const lineage = new Map(told.lineage === undefined ? [] : [[orders, told.lineage]]);
  const granted = new Map(told.granted === undefined ? [] : [[orders, new Set(told.granted)]]);
  return missingPrivileges([{ dataset: orders, privilege }], { lineage, granted }, book);
}

describe('a privilege is missing', () => {
  it('unless one sufficient privilege exists', () => {
    expect(missingOf('EDIT_LINEAGE', { lineage: true, granted: [] })).toEqual([]);
    for (const name of ['CREATE_ENTITY', 'EDIT_ENTITY'])
      expect(missingOf('CREATE_ENTITY', { granted: [name] })).toEqual([]);
    expect(missingOf('EDIT_ENTITY', { granted: ['EDIT_ENTITY'] })).toEqual([]);
  });
});

describe('a plan reports', () => {
  const plan = planOf(desire([unitOf('orders', 'raw')]), observe('orders', 'raw'));

  it('each missing privilege as a warning, and stays appliable', () => {
    const missing = [
      ...missingOf('EDIT_LINEAGE', { lineage: false }),
      ...missingOf('CREATE_ENTITY', { granted: ['X'] }),
    ];
    const told = addMissingPrivileges(plan, missing, book);
    expect(namesOf(told.findings)).toEqual([
      'privilege-missing warning',
      'privilege-missing warning',
    ]);
    expect(told.findings.map(({ message }) => message)).toEqual([
      'urn:li:corpuser:headwater may not create "orders" (snowflake orders (PROD)): an apply needs CREATE_ENTITY or EDIT_ENTITY',
      'urn:li:corpuser:headwater may not edit the lineage of "orders" (snowflake orders (PROD)): an apply needs EDIT_LINEAGE or EDIT_ENTITY',
    ]);
    expect({ ...told, findings: [] }).toEqual({ ...plan, findings: [] });
    expect(
      addMissingPrivileges(plan, missingOf('EDIT_ENTITY', { granted: ['X'] }), book).findings[0]
        ?.message,
    ).toContain('may not change "orders"');
  });

  it('them in order among its other findings', () => {
    const blocked = planOf(
      desire([unitOf('orders', 'raw', 'gone'), unitOf('hidden', 'raw')]),
      observe('orders', 'raw', unknown('hidden')),
    );
    const told = addMissingPrivileges(blocked, missingOf('EDIT_LINEAGE', { lineage: false }), book);
    const codes = told.findings.map(({ code }) => code);
    expect(codes).toEqual([...codes].sort());
    expect(codes.at(-1)).toBe('HW3024');
    expect(told.appliable).toBe(false);
  });

  it('nothing if no privilege is missing', () => {
    expect(addMissingPrivileges(plan, [], book)).toBe(plan);
  });
});
