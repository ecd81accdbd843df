import { expect, test } from 'vitest';
import { dialects } from '../../../../src/server/shared/dialect.js';
import { ask, policedCatalog } from '../../../support/server/actors.js';
import { quoted } from '../../../support/server/catalog.js';
import {
  dropPolicies,
  equals,
  metadataPolicy,
  on,
  policyOf,
  store,
  to,
} from '../../../support/server/policies.js';
import { dataset } from '../../../support/server/urns.js';

const PATCH =
  'mutation ($input: PatchEntityInput!) { patchEntity(input: $input) { urn name success error } }';
const PATCH_ALL =
  'mutation ($input: [PatchEntityInput!]!) { patchEntities(input: $input) { urn name success error } }';

const orders = dataset('orders');
const raw = dataset('raw');
const term = 'urn:li:glossaryTerm:tax';

/** A patch that makes `orders` a downstream of `raw`, as DataHub's template of lineage spells it. */
const lineage = {
  urn: orders,
  aspectName: 'upstreamLineage',
  patch: [
    {
      op: 'ADD',
      path: `/upstreams/${raw}`,
      value: JSON.stringify({ dataset: raw, type: 'TRANSFORMED' }),
    },
  ],
};

const named = (name: string) => ({
  urn: term,
  aspectName: 'glossaryTermInfo',
  forceGenericPatch: true,
  patch: [
    { op: 'ADD', path: '/name', value: name },
    { op: 'ADD', path: '/definition', value: '""' },
    { op: 'ADD', path: '/termSource', value: '"INTERNAL"' },
  ],
});

test.each(dialects)('a patch writes lineage that reads show (%s)', async (dialect) => {
  const { as, admin } = await policedCatalog(dialect);
  const jane = as('jane');
  await store(admin, [orders, 'status', { removed: false }], [raw, 'status', { removed: false }]);
  await dropPolicies(admin);
  expect(await ask(jane, PATCH, { input: lineage })).toEqual({
    urn: orders,
    name: null,
    success: false,
    error: `${jane.urn} is unauthorized to update entities.`,
  });
  await store(
    admin,
    policyOf(
      'jane',
      metadataPolicy(['EDIT_ENTITY'], to.users('jane'), {
        resources: on(equals('URN', orders, raw)),
      }),
    ),
  );
  expect(await ask(jane, PATCH, { input: lineage })).toEqual({
    urn: orders,
    name: null,
    success: true,
    error: null,
  });
  const upstreams = `{ dataset(urn: "${orders}") { lineage(input: { direction: UPSTREAM }) { total relationships { type entity { urn } } } } }`;
  expect(await ask(jane, upstreams)).toEqual({
    lineage: { total: 1, relationships: [{ type: 'DownstreamOf', entity: { urn: raw } }] },
  });
  const edge = { downstreamUrn: orders, upstreamUrn: raw };
  expect(
    await ask(jane, 'mutation ($input: UpdateLineageInput!) { updateLineage(input: $input) }', {
      input: { edgesToAdd: [], edgesToRemove: [edge] },
    }),
  ).toBe(true);
  expect(await ask(jane, upstreams)).toEqual({ lineage: { total: 0, relationships: [] } });
});

test.each(dialects)('patches succeed or fail together (%s)', async (dialect) => {
  const { admin } = await policedCatalog(dialect);
  const failed = (urn: string, error: unknown) => ({ urn, name: null, success: false, error });
  const unreadable = expect.stringContaining('op "move" is not supported');
  const broken = { ...named('X'), urn: orders, patch: [{ op: 'MOVE', path: '/a', from: '/b' }] };
  expect(await ask(admin, PATCH_ALL, { input: [named('Tax'), broken] })).toEqual([
    failed(term, unreadable),
    failed(orders, unreadable),
  ]);
  expect((await admin.get(`/openapi/v3/entity/glossaryterm/${quoted(term as never)}`)).status).toBe(
    404,
  );
  const metadata = {
    systemMetadata: { runId: 'r1', properties: [{ key: 'a', value: 'b' }] },
    headers: [{ key: 'If-Version-Match', value: '-1' }],
  };
  expect(await ask(admin, PATCH_ALL, { input: [{ ...named('Tax'), ...metadata }] })).toEqual([
    { urn: term, name: 'Tax', success: true, error: null },
  ]);
  const { body } = await admin.get(
    `/openapi/v3/entity/glossaryterm/${quoted(term as never)}/glossaryTermInfo`,
  );
  expect(body.value).toMatchObject({ name: 'Tax', definition: '', termSource: 'INTERNAL' });
  const again = { ...named('Other'), headers: metadata.headers };
  expect(await ask(admin, PATCH, { input: again })).toEqual(
    failed(term, expect.stringContaining('Failed to apply patch: ')),
  );
  expect(await ask(admin, PATCH, { input: { ...named('X'), urn: null } })).toEqual(
    failed('urn:li:unknown:error', expect.stringContaining('URN must be provided')),
  );
});
