import type { JsonObject } from '../../../../src/model/json.js';
import { dataset, jane } from '../../../support/server/urns.js';
import { type GraphqlClient, openGraphqlOver, urn } from '../graphql-client.js';

export const orders = dataset('orders');
export const pii = urn('urn:li:tag:pii');
export const term = urn('urn:li:glossaryTerm:Finance.Revenue');
export const sales = urn('urn:li:domain:sales');
export const [shop, schema] = [urn('urn:li:container:shop'), urn('urn:li:container:schema')];
export const job = urn('urn:li:dataJob:(urn:li:dataFlow:(airflow,nightly,prod),load)');
export const instance = 'urn:li:dataPlatformInstance:(urn:li:dataPlatform:hive,eu)';

/** Opens GraphQL over a dataset with every field for filters, and one without any. */
export function openShop(): GraphqlClient {
  const client = openGraphqlOver(['orders <- raw', 'raw']);
  client.exist(shop, schema, job);
  const aspects: readonly (readonly [aspect: string, value: JsonObject])[] = [
    [
      'datasetProperties',
      {
        name: 'Orders',
        description: 'every sale',
        customProperties: { env: 'PROD', team: 'x' },
        created: { time: 90 },
      },
    ],
    ['editableDatasetProperties', { description: 'checked by hand' }],
    [
      'schemaMetadata',
      {
        fields: [
          { fieldPath: 'order_id', globalTags: { tags: [{ tag: 'urn:li:tag:key' }] } },
          { fieldPath: 'price' },
        ],
      },
    ],
    ['globalTags', { tags: [{ tag: pii }] }],
    ['glossaryTerms', { terms: [{ urn: term }] }],
    ['ownership', { owners: [{ owner: jane, type: 'DATAOWNER' }] }],
    ['domains', { domains: [sales] }],
    ['container', { container: schema }],
    ['subTypes', { typeNames: ['Table', 'Fact'] }],
    ['dataPlatformInstance', { platform: 'urn:li:dataPlatform:hive', instance }],
    ['deprecation', { deprecated: true }],
    ['siblings', { siblings: [dataset('raw')], primary: true }],
  ];
  for (const [aspect, value] of aspects) client.put(orders, aspect, value);
  client.put(schema, 'container', { container: shop });
  client.put(shop, 'containerProperties', {
    name: 'Shop',
    customProperties: { instance: 'DEV' },
    env: 'DEV',
  });
  client.put(shop, 'dataPlatformInstance', { platform: 'urn:li:dataPlatform:snowflake' });
  client.put(job, 'dataJobInfo', { name: 'Load', env: 'QA' });
  return client;
}

const SEARCH = `query ($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) { start count total
  searchResults { entity { urn } matchedFields { name value entity { urn } } }
  facets { field displayName aggregations { value count displayName entity { urn type } } } } }`;

/** Reads one page of `searchAcrossEntities`, by default of all entities. */
export async function search(client: GraphqlClient, input: JsonObject): Promise<JsonObject> {
  const data = await client.ask(SEARCH, { input: { query: '*', ...input } });
  return data['searchAcrossEntities'] as JsonObject;
}

/** Finds the urns that match one criterion. */
export async function foundBy(
  client: GraphqlClient,
  criterion: JsonObject,
): Promise<readonly string[]> {
  return urnsOf(await search(client, { count: 100, orFilters: [{ and: [criterion] }] }));
}

export function urnsOf(page: JsonObject): readonly string[] {
  return (page['searchResults'] as readonly { readonly entity: { readonly urn: string } }[]).map(
    ({ entity }) => entity.urn,
  );
}
