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
import {
  equals,
  metadataPolicy,
  on,
  policyOf,
  store,
  to,
} from '../../../support/server/policies.js';
import { deriving, making } from '../../../support/server/proposals.js';
import { dataset } from '../../../support/server/urns.js';
import { changing, edgeTo, UPDATE } from './update-edges.js';

const a = dataset('a');
const b = dataset('b');
const c = dataset('c');

/**
 * Datasets `a`, `b` and `c`, where `a` is the upstream of `c`. Jane has a privilege on `a` and `b`.
 */
async function catalogWhere(
  dialect: 'spec' | 'datahub',
  privilege: string,
): Promise<PolicedCatalog> {
  const catalog = await policedCatalog(dialect);
  await store(catalog.admin, ...making('a', 'b', 'c'), deriving('c', 'a'));
  const info = metadataPolicy(privilege, to.users('jane'), { resources: on(equals('URN', a, b)) });
  await store(catalog.admin, policyOf('jane', info));
  return catalog;
}

type Edges = Parameters<typeof changing>[0];

function update(actor: Actor, add: Edges, remove: Edges = []): Promise<Answer> {
  return actor.graphql(UPDATE, changing(add, remove));
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
      expect((await update(catalog.as('jane'), [edgeTo(b, a)])).body).toEqual({
        data: { updateLineage: true },
        extensions: {},
      });
      expect(await upstreamsOf(catalog, b)).toEqual([a]);
      expect((await update(catalog.as('jane'), [], [edgeTo(b, a)])).body.data).toEqual({
        updateLineage: true,
      });
      expect(await upstreamsOf(catalog, b)).toEqual([]);
    },
  );

  test.each<readonly [string, Edges, Edges]>([
    ['the upstream', [edgeTo(b, c)], []],
    ['the downstream', [edgeTo(c, b)], []],
    ['the downstream of an edge to remove', [], [edgeTo(c, a)]],
    ['the upstream of an edge to remove', [], [edgeTo(b, c)]],
    ['one of many edges', [edgeTo(b, a), edgeTo(a, c)], []],
    ['an end that does not exist', [edgeTo(b, dataset('nowhere'))], []],
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
      expect(expectForbidden(await update(catalog.as('jane'), [edgeTo(b, a)]), dialect)).toBe(
        message,
      );
    }
  });

  test('the message names the type of the first refused end, the upstream before the downstream', async () => {
    const catalog = await catalogWhere(dialect, 'EDIT_LINEAGE');
    const chart = 'urn:li:chart:(looker,1)';
    expect(
      expectForbidden(await update(catalog.as('jane'), [edgeTo(c, chart)]), dialect),
    ).toContain('edit chart lineage');
    expect(
      expectForbidden(await update(catalog.as('jane'), [edgeTo(chart, c)]), dialect),
    ).toContain('edit dataset lineage');
  });

  test('other fields are answered beside a refused field', async () => {
    const catalog = await catalogWhere(dialect, 'EDIT_LINEAGE');
    const query = `mutation ($good: UpdateLineageInput!, $bad: UpdateLineageInput!) {
      good: updateLineage(input: $good) bad: updateLineage(input: $bad) }`;
    const edges = (upstream: Urn) => changing([edgeTo(b, upstream)]).input;
    const answer = await catalog.as('jane').graphql(query, { good: edges(a), bad: edges(c) });
    expect(expectForbidden(answer, dialect)).toBe(message);
    expect(answer.body.data).toEqual({ good: true, bad: null });
    expect(answer.body.errors).toMatchObject([{ path: ['bad'] }]);
  });

  test('other errors keep their status', async () => {
    const catalog = await catalogWhere(dialect, 'EDIT_LINEAGE');
    const { status, body } = await update(catalog.admin, [edgeTo(dataset('nowhere'), a)]);
    expect([status, body.errors[0].extensions.code]).toEqual([200, 400]);
  });
});
