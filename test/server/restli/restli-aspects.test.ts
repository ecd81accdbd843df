import { describe, expect, test } from 'vitest';
import { get, post, quoted, runningCatalog } from '../../support/server/catalog.js';
import { INGEST, proposal } from '../../support/server/ingest-proposal.js';
import { upsert } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';

const orders = dataset('orders');

describe('GET /aspects', () => {
  test.each(['spec', 'datahub'] as const)(
    'counts versions like the rows of DataHub: only 0 is the latest (%s)',
    async (dialect) => {
      const catalog = await runningCatalog({ dialect });
      const valueAt = async (version: string) => {
        const { status, body } = await get(
          catalog,
          `/aspects/${quoted(orders)}?aspect=custom&version=${version}`,
        );
        return status === 404
          ? undefined
          : [body.version, body.aspect['com.linkedin.unknown.Custom'].n];
      };
      await post(catalog, INGEST, proposal(upsert(orders, 'custom', { n: 1 })));
      expect(await Promise.all(['0', '1', '-1', '-2'].map(valueAt))).toEqual([
        [0, 1],
        undefined,
        [0, 1],
        undefined,
      ]);
      for (const n of [2, 3])
        await post(catalog, INGEST, proposal(upsert(orders, 'custom', { n })));
      expect(await Promise.all(['0', '1', '2', '3'].map(valueAt))).toEqual([
        [0, 3],
        [1, 1],
        [2, 2],
        undefined,
      ]);
      expect(await Promise.all(['-1', '-2', '-4'].map(valueAt))).toEqual([
        [2, 2],
        [1, 1],
        undefined,
      ]);
    },
  );
});
