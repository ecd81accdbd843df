import { expect, test } from 'vitest';
import type { Proposal } from '../../../src/server/write/proposal.js';
import { writeProposals } from '../../../src/server/write/write-proposals.js';
import type { Urn } from '../../../src/urn/urn.js';
import { deriving, making, upsert } from '../../support/server/proposals.js';
import { emptyStore } from '../../support/server/store.js';
import { dataset, jane } from '../../support/server/urns.js';
import { withoutAuth } from '../../support/server/without-auth.js';

const tag: Urn = 'urn:li:tag:t' as Urn;
const MANY = 1500;

function setUp() {
  const store = emptyStore();
  const write = (proposals: readonly Proposal[]) =>
    writeProposals(proposals, {
      ...withoutAuth,
      store,
      dialect: 'spec',
      channel: 'restli',
      actor: jane,
      time: 1,
    });
  return { store, write };
}

const many = (prefix: string) => making(...Array.from({ length: MANY }, (_, i) => `${prefix}${i}`));

test('of large writes on the same condition, one is stored, and of the others nothing', () => {
  const { store, write } = setUp();
  const named = (name: string) =>
    upsert(tag, 'tagProperties', { name }, { headers: { 'If-Version-Match': '-1' } });
  const writeNamed = (name: string) => write([...many(name), named(name), ...many(`${name}_`)]);
  expect(writeNamed('a')).toHaveLength(2 * MANY + 1);
  for (const name of ['b', 'c'])
    expect(() => writeNamed(name)).toThrow(expect.objectContaining({ kind: 'precondition' }));
  expect(store.readAspect(tag, 'tagProperties')?.value).toEqual({ name: 'a' });
  expect(store.listEntities('dataset')).toHaveLength(2 * MANY);
});

test('a large write with a wrong reference at its end stores nothing', () => {
  const { store, write } = setUp();
  expect(() => write([...many('a'), deriving('a0', 'missing')])).toThrow('urn does not exist');
  expect(store.exists(dataset('a0'))).toBe(false);
});
