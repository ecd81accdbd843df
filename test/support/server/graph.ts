import type { Catalog } from '../../../src/server/start-catalog.js';
import type { Urn } from '../../../src/urn/urn.js';
import { fill, runningCatalog } from './catalog.js';
import { deriving, making, upsert } from './proposals.js';
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
    upsert(job, 'status', { removed: false }),
    upsert(job, 'dataJobInputOutput', {
      inputDatasets: [dataset('raw')],
      outputDatasets: [dataset('summary')],
    }),
    upsert(dataset('orders'), 'ownership', { owners }),
    upsert(dataset('orders'), 'globalTags', { tags: [{ tag: legacy }] }),
  ];
  for (const one of written) await fill(catalog, one);
  return catalog;
}
