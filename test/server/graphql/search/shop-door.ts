import type { JsonObject } from '../../../../src/model/json.js';
import { dataset, jane } from '../../../support/server-urns.js';
import { type Door, doorOnto, urn } from '../graphql-door.js';

export const orders = dataset('orders');
export const pii = urn('urn:li:tag:pii');
export const term = urn('urn:li:glossaryTerm:Finance.Revenue');
export const sales = urn('urn:li:domain:sales');
export const [shop, schema] = [urn('urn:li:container:shop'), urn('urn:li:container:schema')];
export const job = urn('urn:li:dataJob:(urn:li:dataFlow:(airflow,nightly,prod),load)');
export const instance = 'urn:li:dataPlatformInstance:(urn:li:dataPlatform:hive,eu)';

/** A dataset with everything that one can filter by, beside one with nothing. */
export function shopDoor(): Door {
  const door = doorOnto(['orders <- raw', 'raw']);
  door.exist(shop, schema, job);
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
  for (const [aspect, value] of aspects) door.put(orders, aspect, value);
  door.put(schema, 'container', { container: shop });
  door.put(shop, 'containerProperties', {
    name: 'Shop',
    customProperties: { instance: 'DEV' },
    env: 'DEV',
  });
  door.put(shop, 'dataPlatformInstance', { platform: 'urn:li:dataPlatform:snowflake' });
  door.put(job, 'dataJobInfo', { name: 'Load', env: 'QA' });
  return door;
}

const SEARCH = `query ($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) { start count total
  searchResults { entity { urn } matchedFields { name value entity { urn } } }
  facets { field displayName aggregations { value count displayName entity { urn type } } } } }`;

/** One page of `searchAcrossEntities`; by default of everything. */
export async function search(door: Door, input: JsonObject): Promise<JsonObject> {
  const data = await door.ask(SEARCH, { input: { query: '*', ...input } });
  return data['searchAcrossEntities'] as JsonObject;
}

/** The urns that fit one criterion. */
export async function foundBy(door: Door, criterion: JsonObject): Promise<readonly string[]> {
  return urnsOf(await search(door, { count: 100, orFilters: [{ and: [criterion] }] }));
}

export function urnsOf(page: JsonObject): readonly string[] {
  return (page['searchResults'] as readonly { readonly entity: { readonly urn: string } }[]).map(
    ({ entity }) => entity.urn,
  );
}
