import { describe, expect, test } from 'vitest';
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
    const user = { __typename: 'CorpUser', username: 'jane' };
    const note = { deprecated: true, decommissionTime: null, note: 'old', actor: jane };
    expect(await readEntity(client, of, type, SHARED)).toEqual({
      status: { removed: true },
      exists: false,
      ownership: {
        owners: [
          { owner: user, type: 'DATAOWNER', associatedUrn: of },
          { owner: { __typename: 'CorpGroup', name: 'team' }, type: null, associatedUrn: of },
        ],
        lastModified: { time: 5, actor: jane },
      },
      tags: { tags: [{ tag: { urn: pii, name: 'pii' }, associatedUrn: of }] },
      glossaryTerms: {
        terms: [{ term: { urn: term, name: 'Revenue' }, actor: { urn: jane }, associatedUrn: of }],
      },
      domain: { domain: { urn: sales, id: 'sales' }, associatedUrn: of },
      deprecation: { ...note, actorEntity: { urn: jane } },
      dataPlatformInstance: { urn: instance, instanceId: 'eu', platform: { name: 'hive' } },
      aspects: [{ aspectName: 'status', payload: '{"removed":true}' }],
    });
  });

  test('shows nothing for missing and malformed aspects', async () => {
    const names = 'status ownership tags glossaryTerms domain deprecation dataPlatformInstance';
    const nothing = Object.fromEntries(names.split(' ').map((name) => [name, null]));
    const shown = await readEntity(openGraphql(), of, type, SHARED);
    expect(shown).toEqual({ ...nothing, exists: false, aspects: [] });
    const client = openGraphql();
    const odd = 'ownership globalTags glossaryTerms domains dataPlatformInstance';
    for (const aspect of odd.split(' ')) client.put(of, aspect, { odd: 1 });
    expect(await readEntity(client, of, type, SHARED)).toMatchObject({
      ownership: { owners: [], lastModified: { time: 0, actor: null } },
      tags: { tags: [] },
      glossaryTerms: { terms: [] },
      domain: null,
      dataPlatformInstance: null,
    });
  });
});

test('containers are listed from the innermost out, and a cycle of containers ends', async () => {
  const client = openGraphql();
  client.put(a, 'container', { container: schema });
  client.put(schema, 'container', { container: shop });
  const fields = 'container { urn } parentContainers { count containers { urn } }';
  const both = { count: 2, containers: [{ urn: schema }, { urn: shop }] };
  expect(await readEntity(client, a, 'Dataset', fields)).toEqual({
    container: { urn: schema },
    parentContainers: both,
  });
  client.put(shop, 'container', { container: schema });
  expect(await readEntity(client, a, 'Dataset', fields)).toMatchObject({ parentContainers: both });
  expect(await readEntity(client, shop, 'Container', fields)).toMatchObject({
    parentContainers: { count: 1, containers: [{ urn: schema }] },
  });
  expect(await readEntity(openGraphql(), a, 'Dataset', fields)).toEqual({
    container: null,
    parentContainers: { count: 0, containers: [] },
  });
});

test('terms and nodes list the nodes around them, and domains the domains, nearest first', async () => {
  const client = openGraphql();
  const term = urn('urn:li:glossaryTerm:net');
  const [inner, outer] = [urn('urn:li:glossaryNode:money'), urn('urn:li:glossaryNode:finance')];
  client.put(term, 'glossaryTermInfo', { definition: '', termSource: '', parentNode: inner });
  client.put(inner, 'glossaryNodeInfo', { definition: '', parentNode: outer });
  client.put(outer, 'glossaryNodeInfo', { definition: '' });
  const nodes = 'parentNodes { count nodes { urn } }';
  expect(await readEntity(client, term, 'GlossaryTerm', nodes)).toEqual({
    parentNodes: { count: 2, nodes: [{ urn: inner }, { urn: outer }] },
  });
  expect(await readEntity(client, inner, 'GlossaryNode', nodes)).toEqual({
    parentNodes: { count: 1, nodes: [{ urn: outer }] },
  });
  expect(await readEntity(client, outer, 'GlossaryNode', nodes)).toEqual({
    parentNodes: { count: 0, nodes: [] },
  });
  const shops = urn('urn:li:domain:shops');
  client.put(shops, 'domainProperties', { name: 'Shops', parentDomain: sales });
  const domains = 'parentDomains { count domains { urn } }';
  expect(await readEntity(client, shops, 'Domain', domains)).toEqual({
    parentDomains: { count: 1, domains: [{ urn: sales }] },
  });
});
