import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Proposal } from '../../../src/server/write/proposal.js';
import { writeProposalsInTurns } from '../../../src/server/write/write-proposals.js';
import type { Urn } from '../../../src/urn/urn.js';
import { deriving, making, upsert } from '../../support/server/proposals.js';
import { emptyStore } from '../../support/server/store.js';
import { dataset, jane } from '../../support/server/urns.js';
import { withoutAuth } from '../../support/server/without-auth.js';

const tag: Urn = 'urn:li:tag:t' as Urn;
/** More than one turn writes. */
const MANY = 1500;

function setUp() {
  const store = emptyStore();
  const write = (proposals: readonly Proposal[]) =>
    writeProposalsInTurns(proposals, {
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

test('of concurrent large writes on the same condition, one is stored, and of the others nothing', async () => {
  const { store, write } = setUp();
  const named = (name: string) =>
    upsert(tag, 'tagProperties', { name }, { headers: { 'If-Version-Match': '-1' } });
  const results = await Promise.allSettled(
    ['a', 'b', 'c'].map((name) => write([...many(name), named(name), ...many(`${name}_`)])),
  );
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(store.readAspect(tag, 'tagProperties')?.value).toEqual({ name: 'a' });
  expect(store.listEntities('dataset')).toHaveLength(2 * MANY);
});

test('a large write with a wrong reference at its end stores nothing, and other code never sees it', async () => {
  const { store, write } = setUp();
  const refused = write([...many('a'), deriving('a0', 'missing')]);
  let turns = 0;
  const seen = new Set<boolean>();
  refused.catch(() => undefined);
  for (; turns < 2; turns++) await setImmediate();
  seen.add(store.exists(dataset('a0')));
  await expect(refused).rejects.toThrow('urn does not exist');
  seen.add(store.exists(dataset('a0')));
  expect([...seen]).toEqual([false]);
});
