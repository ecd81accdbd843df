import { expect } from 'vitest';
import type { Catalog } from '../../../src/server/start-catalog.js';
import type { Urn } from '../../../src/urn/urn.js';
import { post, runningCatalog } from './catalog.js';
import { deriving, making, onOpenapi, upsert } from './proposals.js';
import { dataset, jane } from './urns.js';

export const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,load,PROD),orders)' as Urn;
export const legacy = 'urn:li:tag:legacy' as Urn;

/**
 * A catalog with a small graph: `raw` -> `orders` -> `report`, and by the job `orders` also `raw`
 * -> job -> `summary`. Jane owns `orders`, which has a tag.
 */
export async function catalogWithGraph(dialect: 'spec' | 'datahub' = 'spec'): Promise<Catalog> {
  const catalog = await runningCatalog({ dialect });
  const owners = [{ owner: jane, type: 'DATAOWNER' }];
  const written = [
    ...making('raw', 'orders', 'report', 'summary'),
    deriving('orders', 'raw'),
    deriving('report', 'orders'),
    upsert(job, 'dataJobInputOutput', {
      inputDatasets: [dataset('raw')],
      outputDatasets: [dataset('summary')],
    }),
    upsert(dataset('orders'), 'ownership', { owners }),
    upsert(dataset('orders'), 'globalTags', { tags: [{ tag: legacy }] }),
  ];
  for (const one of written)
    expect(
      (await post(catalog, '/openapi/v3/entity/dataset?async=false', [onOpenapi(one)])).status,
    ).toBe(200);
  return catalog;
}
