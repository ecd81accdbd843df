import { expect } from 'vitest';
import type { JsonObject } from '../../../src/model/json.js';
import { urnOf } from '../model/state-builders.js';
import { ingestDataset, shopTables } from '../scenario/world.js';
import { type PolicedCatalog, policedCatalog } from '../server/actors.js';
import { tokenFor } from '../server/auth.js';
import { quoted } from '../server/catalog.js';

/** The catalog of the shop, which requires a token. */
export interface ActionCatalog {
  readonly url: string;
  /** The token that the workflow has as a secret. */
  readonly token: string;
  /** Revokes the token. */
  readonly revoke: () => Promise<void>;
  /** Writes the lineage of a table as another writer. */
  readonly overwrite: (table: string, lineage: JsonObject) => Promise<void>;
  /** The stored lineage of a table. Undefined if it has none. */
  readonly read: (table: string) => Promise<JsonObject | undefined>;
  /** Number of writing requests that it has answered. */
  readonly writes: () => number;
}

export async function actionCatalog(): Promise<ActionCatalog> {
  const catalog = await policedCatalog('spec');
  const write = async (path: string, body: unknown) => {
    const answer = await catalog.admin.post(path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  };
  for (const [name, columns] of Object.entries(shopTables))
    await ingestDataset({ write }, urnOf(name), columns);
  const { text, metadata } = await tokenFor(catalog, 'datahub', { name: 'headwater' });
  return {
    url: catalog.url,
    token: text,
    revoke: () => revoke(catalog, metadata.id),
    overwrite: (table, lineage) =>
      write('/openapi/v3/entity/dataset?async=false', [
        { urn: urnOf(table), upstreamLineage: { value: lineage } },
      ]),
    read: async (table) => {
      const { status, body } = await catalog.admin.get(
        `/openapi/v3/entity/dataset/${quoted(urnOf(table))}/upstreamLineage`,
      );
      return status === 404 ? undefined : body.value;
    },
    writes: () => catalog.requests().writes,
  };
}

async function revoke({ admin }: PolicedCatalog, id: string): Promise<void> {
  const { body } = await admin.graphql(
    'mutation ($id: String!) { revokeAccessToken(tokenId: $id) }',
    { id },
  );
  expect(body.data).toEqual({ revokeAccessToken: true });
}
