import { describe, expect, test } from 'vitest';
import { dialects } from '../../../../src/server/shared/dialect.js';
import type { Urn } from '../../../../src/urn/urn.js';
import {
  type Actor,
  expectForbidden,
  type PolicedCatalog,
  policedCatalog,
} from '../../../support/server/actors.js';
import type { Answer } from '../../../support/server/catalog.js';
import { equals, metadataPolicy, on, policy, store, to } from '../../../support/server/policies.js';
import { deriving, making, onOpenapi } from '../../../support/server/proposals.js';
import { dataset } from '../../../support/server/urns.js';

const a = dataset('a');
const b = dataset('b');
const c = dataset('c');
const UPDATE = 'mutation ($input: UpdateLineageInput!) { updateLineage(input: $input) }';

/**
 * Datasets `a`, `b` and `c`, where `a` is the upstream of `c`. Jane has a privilege on `a` and `b`.
 */
async function catalogWhere(
  dialect: 'spec' | 'datahub',
  privilege: string,
): Promise<PolicedCatalog> {
  const catalog = await policedCatalog(dialect);
  await catalog.admin.post(
    '/openapi/v3/entity/dataset?async=false',
    [...making('a', 'b', 'c'), deriving('c', 'a')].map(onOpenapi),
  );
  const info = metadataPolicy(privilege, to.users('jane'), { resources: on(equals('URN', a, b)) });
  await store(catalog.admin, [policy('jane'), 'dataHubPolicyInfo', info]);
  return catalog;
}

type Edge = readonly [downstream: Urn | string, upstream: Urn | string];

function update(actor: Actor, add: readonly Edge[], remove: readonly Edge[] = []): Promise<Answer> {
  const toEdge = ([downstreamUrn, upstreamUrn]: Edge) => ({ downstreamUrn, upstreamUrn });
  return actor.graphql(UPDATE, {
    input: { edgesToAdd: add.map(toEdge), edgesToRemove: remove.map(toEdge) },
  });
}

async function upstreamsOf({ admin }: PolicedCatalog, downstream: Urn): Promise<readonly string[]> {
  const { body } = await admin.post('/openapi/v3/entity/dataset/batchGet', [
    { urn: downstream, upstreamLineage: {} },
  ]);
  return (body[0]?.upstreamLineage.value.upstreams ?? []).map(
    (one: { dataset: string }) => one.dataset,
  );
}

describe.each(dialects)('in the dialect %s', (dialect) => {
  const message =
    'Unauthorized to edit dataset lineage. Please contact your DataHub administrator.';

  test.each(['EDIT_LINEAGE', 'EDIT_ENTITY'])(
    '%s on both ends allows to add and to remove an edge',
    async (privilege) => {
      const catalog = await catalogWhere(dialect, privilege);
      expect((await update(catalog.as('jane'), [[b, a]])).body).toEqual({
        data: { updateLineage: true },
        extensions: {},
      });
      expect(await upstreamsOf(catalog, b)).toEqual([a]);
      expect((await update(catalog.as('jane'), [], [[b, a]])).body.data).toEqual({
        updateLineage: true,
      });
      expect(await upstreamsOf(catalog, b)).toEqual([]);
    },
  );

  test.each<readonly [string, readonly Edge[], readonly Edge[]]>([
    ['the upstream', [[b, c]], []],
    ['the downstream', [[c, b]], []],
    ['the downstream of an edge to remove', [], [[c, a]]],
    ['the upstream of an edge to remove', [], [[b, c]]],
    [
      'one of many edges',
      [
        [b, a],
        [a, c],
      ],
      [],
    ],
    ['an end that does not exist', [[b, dataset('nowhere')]], []],
  ])('nothing is written without the privilege on %s', async (_name, add, remove) => {
    const catalog = await catalogWhere(dialect, 'EDIT_LINEAGE');
    const answer = await update(catalog.as('jane'), add, remove);
    expect(expectForbidden(answer, dialect)).toBe(message);
    expect(answer.body).toMatchObject({ data: { updateLineage: null }, extensions: {} });
    expect([await upstreamsOf(catalog, b), await upstreamsOf(catalog, c)]).toEqual([[], [a]]);
  });

  test('the privileges to see and to edit other aspects are not enough', async () => {
    for (const privilege of ['VIEW_ENTITY_PAGE', 'EDIT_ENTITY_TAGS', 'CREATE_ENTITY']) {
      const catalog = await catalogWhere(dialect, privilege);
      expect(expectForbidden(await update(catalog.as('jane'), [[b, a]]), dialect)).toBe(message);
    }
  });

  test('the message names the type of the first refused end, the upstream before the downstream', async () => {
    const catalog = await catalogWhere(dialect, 'EDIT_LINEAGE');
    const chart = 'urn:li:chart:(looker,1)';
    expect(expectForbidden(await update(catalog.as('jane'), [[c, chart]]), dialect)).toContain(
      'edit chart lineage',
    );
    expect(expectForbidden(await update(catalog.as('jane'), [[chart, c]]), dialect)).toContain(
      'edit dataset lineage',
    );
  });

  test('owners may edit the lineage of their datasets, at both ends', async () => {
    const catalog = await catalogWhere(dialect, 'VIEW_ENTITY_PAGE');
    const owned = { owners: [{ owner: 'urn:li:corpuser:joe', type: 'DATAOWNER' }] };
    await store(catalog.admin, [b, 'ownership', owned]);
    expect(expectForbidden(await update(catalog.as('joe'), [[b, a]]), dialect)).toBe(message);
    await store(catalog.admin, [a, 'ownership', owned]);
    expect((await update(catalog.as('joe'), [[b, a]])).body.data).toEqual({ updateLineage: true });
  });

  test('other fields are answered beside a refused field', async () => {
    const catalog = await catalogWhere(dialect, 'EDIT_LINEAGE');
    const query = `mutation ($good: UpdateLineageInput!, $bad: UpdateLineageInput!) {
      good: updateLineage(input: $good) bad: updateLineage(input: $bad) }`;
    const edges = (upstreamUrn: Urn) => ({
      edgesToAdd: [{ downstreamUrn: b, upstreamUrn }],
      edgesToRemove: [],
    });
    const answer = await catalog.as('jane').graphql(query, { good: edges(a), bad: edges(c) });
    expect(expectForbidden(answer, dialect)).toBe(message);
    expect(answer.body.data).toEqual({ good: true, bad: null });
    expect(answer.body.errors).toMatchObject([{ path: ['bad'] }]);
  });

  test('other errors keep their status', async () => {
    const catalog = await catalogWhere(dialect, 'EDIT_LINEAGE');
    const { status, body } = await update(catalog.admin, [[dataset('nowhere'), a]]);
    expect([status, body.errors[0].extensions.code]).toEqual([200, 400]);
  });
});
