import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../../../../src/model/json.js';
import { RequestError } from '../../../../src/server/shared/request-error.js';
import { readPatchOrOperations } from '../../../../src/server/write/patch/read-patch.js';
import type { PatchProposal } from '../../../../src/server/write/proposal.js';
import { writeProposals } from '../../../../src/server/write/write-proposals.js';
import { campaignRuns } from '../../../campaigns/campaign.js';
import { mapping } from '../../../support/server/lineage.js';
import { addUpstream, pointer } from '../../../support/server/patches.js';
import { making, upsert } from '../../../support/server/proposals.js';
import { desk, formatRefusal } from '../../../support/server/store.js';
import { column, dataset, jane } from '../../../support/server/urns.js';
import { withoutAuth } from '../../../support/server/without-auth.js';

test('an existing edge to a missing dataset is not checked again, and a new one is', () => {
  const { store, write } = desk('spec');
  write(...making('orders', 'raw'));
  const dangling = { upstreams: [{ dataset: dataset('gone'), type: 'COPY' }] };
  store.write([{ urn: dataset('orders'), name: 'upstreamLineage', value: dangling }], {
    actor: jane,
    time: 0,
  });
  const patch = (...operations: readonly Json[]) =>
    writeProposals([patching('orders', operations)], {
      ...withoutAuth,
      store,
      dialect: 'spec',
      channel: 'restli',
      actor: jane,
      time: 5,
    });
  expect(patch(addUpstream('raw'))).toMatchObject([
    { version: 2, created: { time: 5, actor: jane } },
  ]);
  expect(store.neighbors(dataset('orders'), 'UPSTREAM')).toEqual([dataset('gone'), dataset('raw')]);
  expect(formatRefusal(() => patch(addUpstream('new')))).toBe(
    `validation: urn does not exist: ${dataset('new')}`,
  );
  expect(store.readAspect(dataset('orders'), 'upstreamLineage')?.version).toBe(2);
});

test('a patch does not change the key of an urn', () => {
  const { store } = desk('spec');
  const patch = readPatchOrOperations(
    { patch: [{ op: 'add', path: '/name', value: 'x' }], forceGenericPatch: true },
    'patch',
  );
  const proposal: PatchProposal = {
    urn: dataset('orders'),
    aspectName: 'datasetKey',
    changeType: 'PATCH',
    patch,
  };
  writeProposals([proposal], {
    ...withoutAuth,
    store,
    dialect: 'spec',
    channel: 'restli',
    actor: jane,
    time: 5,
  });
  expect(store.readAspect(dataset('orders'), 'datasetKey')).toMatchObject({
    version: 1,
    value: { name: 'orders' },
  });
});

test('any patch is either applied or refused', () => {
  const { store, write } = desk('spec');
  const fineGrainedLineages = [mapping('orders#x', 'raw#a')];
  const upstreams = [{ dataset: dataset('raw'), type: 'COPY', properties: { a: 'b' } }];
  write(
    ...making('orders', 'raw'),
    upsert(dataset('orders'), 'upstreamLineage', { upstreams, fineGrainedLineages }),
  );
  const names = [
    'upstreams',
    'fineGrainedLineages',
    'NONE',
    dataset('raw'),
    column('orders', 'x'),
    column('raw', 'a'),
    'properties',
    '0',
    '-',
    '',
  ];
  const segment = fc.constantFrom(...names, '__proto__', 'constructor');
  const path = fc.array(segment, { maxLength: 6 }).map((segments) => pointer(...segments));
  const value = fc.oneof(
    fc.jsonValue(),
    fc.constant({ dataset: dataset('raw'), type: 'COPY' }),
    fc.constant({ confidenceScore: 1 }),
  );
  const operation = fc.record({ op: fc.constantFrom('add', 'remove', 'replace'), path, value });
  const keys = fc.dictionary(
    segment,
    fc.array(fc.constantFrom('dataset', 'type', 'auditStamp\u241factor'), { maxLength: 2 }),
  );
  const patch = fc.record({
    patch: fc.array(operation, { maxLength: 4 }),
    arrayPrimaryKeys: keys,
    forceGenericPatch: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.oneof(patch, fc.array(operation, { maxLength: 4 })), (json) => {
      const proposal = {
        ...patching('orders', []),
        patch: readPatchOrOperations(JSON.parse(JSON.stringify(json)), 'patch'),
      };
      const options = {
        ...withoutAuth,
        store,
        dialect: 'spec',
        channel: 'restli',
        actor: jane,
        time: 5,
      } as const;
      // Each patch is rolled back, so that all patches apply to the same aspect.
      const outcome = formatRefusal(() =>
        store.transaction(() => {
          writeProposals([proposal], options);
          throw new RequestError('not-found', 'carried out');
        }),
      );
      expect(outcome).toMatch(/^(malformed|validation|not-found: carried out)/);
    }),
    { numRuns: campaignRuns('patches', { part: 150, whole: 2000 }) },
  );
});

function patching(downstream: string, operations: readonly Json[]): PatchProposal {
  const patch = readPatchOrOperations(operations, 'patch');
  return { urn: dataset(downstream), aspectName: 'upstreamLineage', changeType: 'PATCH', patch };
}
