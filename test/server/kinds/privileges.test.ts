import { describe, expect, test } from 'vitest';
import { dialects } from '../../../src/server/shared/dialect.js';
import type { Urn } from '../../../src/urn/urn.js';
import {
  type Actor,
  ask,
  expectForbidden,
  forbiddenStatus,
  type PolicedCatalog,
  policedCatalog,
} from '../../support/server/actors.js';
import { company, flow, kinds, orders, raw, stored } from '../../support/server/company.js';
import {
  equals,
  metadataPolicy,
  on,
  policyOf,
  privilegesOf,
  store,
  to,
} from '../../support/server/policies.js';
import { onRestli, upsert } from '../../support/server/proposals.js';
import { changing, edgeTo, UPDATE } from '../graphql/lineage/update-edges.js';

/** The company, where Jane has a privilege on some of its entities. */
async function companyWhere(
  dialect: (typeof dialects)[number],
  privilege: string,
  ...urns: readonly Urn[]
): Promise<PolicedCatalog> {
  const catalog = await policedCatalog(dialect);
  await store(catalog.admin, ...company);
  const info = metadataPolicy(privilege, to.users('jane'), {
    resources: on(equals('URN', ...urns)),
  });
  await store(catalog.admin, policyOf('jane', info));
  return catalog;
}

const FIELDS = `query ($urn: String!) { entity(urn: $urn) {
  ... on Dataset { privileges { canEditLineage canEditEmbed canEditQueries } }
  ... on DataJob { privileges { canEditLineage canEditEmbed canEditQueries } }
  ... on DataFlow { privileges { canEditLineage canEditEmbed canEditQueries } }
  ... on Chart { privileges { canEditLineage canEditEmbed canEditQueries } }
  ... on Dashboard { privileges { canEditLineage canEditEmbed canEditQueries } } } }`;

async function fieldsOf(actor: Actor, urn: Urn): Promise<unknown> {
  return (await ask(actor, FIELDS, { urn })).privileges;
}

describe.each(dialects)('in the dialect %s', (dialect) => {
  test('every kind says whether the caller may edit its lineage', async () => {
    const catalog = await companyWhere(dialect, 'EDIT_LINEAGE', ...kinds.map(({ urn }) => urn));
    const common = { canEditEmbed: null, canEditQueries: null };
    for (const { type, urn } of kinds) {
      const embed = type === 'dataJob' ? null : false;
      const expected = { canEditLineage: true, canEditEmbed: embed, canEditQueries: null };
      expect([type, await fieldsOf(catalog.as('jane'), urn)]).toEqual([type, expected]);
      expect(await fieldsOf(catalog.as('kim'), urn)).toEqual({
        ...expected,
        canEditLineage: false,
      });
    }
    expect(await fieldsOf(catalog.as('jane'), flow)).toEqual({ ...common, canEditLineage: false });
    const ofDataset = { canEditLineage: false, canEditEmbed: false, canEditQueries: false };
    expect(await fieldsOf(catalog.as('jane'), orders)).toEqual(ofDataset);
  });

  test.each(kinds)('the privileges of a $type are told', async ({ graphType, urn }) => {
    const catalog = await companyWhere(dialect, 'EDIT_LINEAGE', urn);
    const resource = { resourceType: graphType, resourceUrn: urn };
    expect(await privilegesOf(catalog.as('jane'), resource)).toContain('EDIT_LINEAGE');
    expect(await privilegesOf(catalog.as('kim'), resource)).not.toContain('EDIT_LINEAGE');
  });

  test.each(kinds)(
    'updateLineage needs the right to both ends of an edge of a $type',
    async ({ type, urn }) => {
      const catalog = await companyWhere(dialect, 'EDIT_LINEAGE', urn, orders);
      const update = (upstream: Urn) =>
        catalog.as('jane').graphql(UPDATE, changing([edgeTo(urn, upstream)]));
      expect((await update(orders)).body.data).toEqual({ updateLineage: true });
      const refused = (of: string) =>
        `Unauthorized to edit ${of} lineage. Please contact your DataHub administrator.`;
      expect(expectForbidden(await update(raw), dialect)).toBe(refused('dataset'));
      const other = catalog.as('kim').graphql(UPDATE, changing([edgeTo(urn, urn)]));
      expect(expectForbidden(await other, dialect)).toBe(refused(type));
    },
  );

  test.each(kinds)(
    'a write of $aspect over REST needs a right to the $type',
    async ({ type, urn, aspect }) => {
      const catalog = await companyWhere(dialect, 'EDIT_ENTITY', urn);
      const value = stored(urn, aspect);
      const bulk = `/openapi/v3/entity/${type}?async=false`;
      const body = [{ urn, [aspect]: { value } }];
      const proposal = onRestli(upsert(urn, aspect, value));
      const restli = '/aspects?action=ingestProposal';
      // DataHub wants the right to create entities of the type for a bulk write.
      const allowed = dialect === 'spec' ? 200 : 403;
      expect((await catalog.as('jane').post(bulk, body)).status).toBe(allowed);
      expect((await catalog.as('jane').post(restli, { proposal })).status).toBe(200);
      for (const [path, sent] of [
        [bulk, body],
        [restli, { proposal }],
      ] as const)
        expect((await catalog.as('kim').post(path, sent)).status).toBe(forbiddenStatus(dialect));
    },
  );
});
