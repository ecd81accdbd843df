import { describe, test } from 'vitest';
import type { JsonObject } from '../../../../src/model/json.js';
import type { Urn } from '../../../../src/urn/urn.js';
import { expectJson } from '../../../support/golden.js';
import { dataset, jane } from '../../../support/server/urns.js';
import { openGraphql, urn } from '../graphql-client.js';
import { readEntity } from './read-entity.js';

const a = dataset('shop.a');
const flow = urn('urn:li:dataFlow:(airflow,nightly,prod)');
const job = urn(`urn:li:dataJob:(${flow},load)`);
const chart = urn('urn:li:chart:(Looker,1)');
const dashboard = urn('urn:li:dashboard:(Looker,2)');
const shop = urn('urn:li:container:shop');
const schema = urn('urn:li:container:schema');
const pii = urn('urn:li:tag:pii');
const term = urn('urn:li:glossaryTerm:Finance.Revenue');
const sales = urn('urn:li:domain:sales');

const SHARED = `status { removed } exists ownership { owners { owner { __typename ... on CorpUser { username } ... on CorpGroup { name } } type associatedUrn }
  lastModified { time actor } } tags { tags { tag { urn name } associatedUrn } } glossaryTerms { terms { term { urn name } actor { urn } associatedUrn } }
  domain { domain { urn id } associatedUrn } deprecation { deprecated decommissionTime note actor actorEntity { urn } }
  dataPlatformInstance { urn instanceId platform { name } } aspects(input: { aspectNames: ["status"] }) { aspectName payload }`;

/** Compares what an entity shows with the golden that all types have in common. */
async function expectSame(name: string, of: Urn, shown: JsonObject): Promise<void> {
  const text = JSON.stringify(shown).replaceAll(of, 'the entity');
  await expectJson(import.meta, name, JSON.parse(text));
}

describe.each([
  ['Dataset', a],
  ['DataJob', job],
  ['DataFlow', flow],
  ['Chart', chart],
  ['Dashboard', dashboard],
  ['Container', shop],
  ['MLModel', urn('urn:li:mlModel:(urn:li:dataPlatform:science,m,PROD)')],
  ['MLFeature', urn('urn:li:mlFeature:(ns,f)')],
])('a %s', (type, of) => {
  test('shows its owners and tags', async () => {
    const client = openGraphql();
    const instance = 'urn:li:dataPlatformInstance:(urn:li:dataPlatform:hive,eu)';
    client.put(of, 'status', { removed: true });
    const owners = [
      { owner: jane, type: 'DATAOWNER' },
      { owner: 'urn:li:corpGroup:team', type: 'odd' },
      { owner: pii },
      { owner: 'nonsense' },
    ];
    client.put(of, 'ownership', { owners, lastModified: { time: 5, actor: jane } });
    client.put(of, 'globalTags', { tags: [{ tag: pii }, { tag: 'nonsense' }, {}] });
    client.put(of, 'glossaryTerms', { terms: [{ urn: term, actor: jane }, { urn: pii }] });
    client.put(of, 'domains', { domains: [sales, 'urn:li:domain:other'] });
    client.put(of, 'deprecation', { deprecated: true, note: 'old', actor: jane });
    client.put(of, 'dataPlatformInstance', { platform: 'urn:li:dataPlatform:hive', instance });
    await expectSame('all-shared-fields', of, await readEntity(client, of, type, SHARED));
  });

  test('shows nothing for missing and malformed aspects', async () => {
    const client = openGraphql();
    const missing = await readEntity(client, of, type, SHARED);
    const odd = 'ownership globalTags glossaryTerms domains dataPlatformInstance';
    for (const aspect of odd.split(' ')) client.put(of, aspect, { odd: 1 });
    const malformed = await readEntity(client, of, type, SHARED);
    await expectSame('no-shared-fields', of, { missing, malformed });
  });
});

test('containers are listed from the innermost out, and a cycle of containers ends', async () => {
  const client = openGraphql();
  client.put(a, 'container', { container: schema });
  client.put(schema, 'container', { container: shop });
  const fields = 'container { urn } parentContainers { count containers { urn } }';
  const inner = await readEntity(client, a, 'Dataset', fields);
  client.put(shop, 'container', { container: schema });
  await expectJson(import.meta, 'containers', {
    inner,
    aboveACycle: await readEntity(client, a, 'Dataset', fields),
    inACycle: await readEntity(client, shop, 'Container', fields),
    withoutContainer: await readEntity(openGraphql(), a, 'Dataset', fields),
  });
});

test('terms and nodes list the nodes around them, and domains the domains, nearest first', async () => {
  const client = openGraphql();
  const term = urn('urn:li:glossaryTerm:net');
  const [inner, outer] = [urn('urn:li:glossaryNode:money'), urn('urn:li:glossaryNode:finance')];
  client.put(term, 'glossaryTermInfo', { definition: '', termSource: '', parentNode: inner });
  client.put(inner, 'glossaryNodeInfo', { definition: '', parentNode: outer });
  client.put(outer, 'glossaryNodeInfo', { definition: '' });
  const shops = urn('urn:li:domain:shops');
  client.put(shops, 'domainProperties', { name: 'Shops', parentDomain: sales });
  const nodes = 'parentNodes { count nodes { urn } }';
  const domains = 'parentDomains { count domains { urn } }';
  await expectJson(import.meta, 'parents', {
    term: await readEntity(client, term, 'GlossaryTerm', nodes),
    inner: await readEntity(client, inner, 'GlossaryNode', nodes),
    outer: await readEntity(client, outer, 'GlossaryNode', nodes),
    domain: await readEntity(client, shops, 'Domain', domains),
  });
});
