import { expect, test } from 'vitest';
import type { Json } from '../../../../src/model/json.js';
import type { PatchProposal } from '../../../../src/server/write/patch/patch.js';
import { readPatchOrOperations } from '../../../../src/server/write/patch/read-patch.js';
import { writeProposals } from '../../../../src/server/write/write-proposals.js';
import { addUpstream } from '../../../support/server-patches.js';
import { making } from '../../../support/server-proposals.js';
import { desk, refusalBy } from '../../../support/server-store.js';
import { dataset, jane } from '../../../support/server-urns.js';

test('an edge to nowhere that is there already is not judged again; a new one is', () => {
  const { store, write } = desk('spec');
  write(...making('orders', 'raw'));
  const dangling = { upstreams: [{ dataset: dataset('gone'), type: 'COPY' }] };
  store.write([{ urn: dataset('orders'), name: 'upstreamLineage', value: dangling }], { actor: jane, time: 0 });
  const patch = (...operations: readonly Json[]) =>
    writeProposals([patching('orders', operations)], { store, dialect: 'spec', door: 'rest', actor: jane, time: 5 });
  expect(patch(addUpstream('raw'))).toMatchObject([{ version: 2, created: { time: 5, actor: jane } }]);
  expect(store.neighbours(dataset('orders'), 'UPSTREAM')).toEqual([dataset('gone'), dataset('raw')]);
  expect(refusalBy(() => patch(addUpstream('new')))).toBe(`validation: urn does not exist: ${dataset('new')}`);
  expect(store.readAspect(dataset('orders'), 'upstreamLineage')?.version).toBe(2);
});

test('a key stays what its urn says', () => {
  const { store } = desk('spec');
  const patch = readPatchOrOperations({ patch: [{ op: 'add', path: '/name', value: 'x' }], forceGenericPatch: true }, 'patch');
  const proposal: PatchProposal = { urn: dataset('orders'), aspectName: 'datasetKey', changeType: 'PATCH', patch };
  writeProposals([proposal], { store, dialect: 'spec', door: 'rest', actor: jane, time: 5 });
  expect(store.readAspect(dataset('orders'), 'datasetKey')).toMatchObject({ version: 1, value: { name: 'orders' } });
});

function patching(downstream: string, operations: readonly Json[]): PatchProposal {
  const patch = readPatchOrOperations(operations, 'patch');
  return { urn: dataset(downstream), aspectName: 'upstreamLineage', changeType: 'PATCH', patch };
}
