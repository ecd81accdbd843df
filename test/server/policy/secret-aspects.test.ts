import { describe, expect, test } from 'vitest';
import entityAspects from '../../../src/server/metamodel/entity-aspects.json' with { type: 'json' };
import { TEXT_ASPECTS } from '../../../src/server/metamodel/search-texts.js';
import { fieldAspects, storedFields } from '../../../src/server/metamodel/stored-fields.js';
import { secretAspects } from '../../../src/server/policy/manage-privileges.js';
import { dialects } from '../../../src/server/shared/dialect.js';
import { type Urn, urnEntityType } from '../../../src/urn/urn.js';
import { type Actor, type PolicedCatalog, policedCatalog } from '../../support/server/actors.js';
import { type Answer, quoted } from '../../support/server/catalog.js';
import {
  metadataPolicy,
  platformPolicy,
  policyOf,
  store,
  to,
} from '../../support/server/policies.js';
import { SECRETS, type Secret } from './secrets.js';

const FORMER = 'made-up-former-secret';
const LATEST = 'made-up-latest-secret';

type Route = (actor: Actor, one: Secret) => Promise<Answer>;

/** Every route that answers with aspects. The user who may see the secret finds it there. */
const READS: Readonly<Record<string, Route>> = {
  '/entities': (actor, { urn }) => actor.get(`/entities/${quoted(urn)}`),
  '/entities of an aspect': (actor, { urn, aspect }) =>
    actor.get(`/entities/${quoted(urn)}?aspects=List(${aspect})`),
  '/entitiesV2': (actor, { urn }) => actor.get(`/entitiesV2/${quoted(urn)}`),
  '/entitiesV2 of many': (actor, { urn, aspect }) =>
    actor.get(`/entitiesV2?ids=List(${quoted(urn)})&aspects=List(${aspect})`),
  '/aspects': (actor, { urn, aspect }) =>
    actor.get(`/aspects/${quoted(urn)}?aspect=${aspect}&version=0`),
  '/aspects of a version': (actor, { urn, aspect }) =>
    actor.get(`/aspects/${quoted(urn)}?aspect=${aspect}&version=1`),
  '/runs': (actor) =>
    actor.post('/runs?action=describe', { runId: 'no-run-id-provided', includeAspect: true }),
  'v1 latest': (actor, { urn }) =>
    actor.get(`/openapi/entities/v1/latest?urns=${encodeURIComponent(urn)}`),
  'v2 entity': (actor, { urn }) => actor.get(`${v(2, urn)}/${quoted(urn)}`),
  'v2 aspect': (actor, { urn, aspect }) => actor.get(`${v(2, urn)}/${quoted(urn)}/${aspect}`),
  'v2 batch': (actor, { urn, aspect }) => {
    const path = `/openapi/v2/entity/batch/${urnEntityType(urn)}`;
    return actor.post(path, { urns: [urn], aspectNames: [aspect] });
  },
  'v2 scroll': (actor, { urn, aspect }) => actor.get(`${v(2, urn)}?aspectNames=${aspect}`),
  'v3 entity': (actor, { urn }) => actor.get(`${v(3, urn)}/${quoted(urn)}?systemMetadata=true`),
  'v3 entity, an aspect': (actor, { urn, aspect }) =>
    actor.get(`${v(3, urn)}/${quoted(urn)}?aspects=${aspect}`),
  'v3 aspect': readAspect,
  'v3 aspect of a version': (actor, { urn, aspect }) =>
    actor.get(`${v(3, urn)}/${quoted(urn)}/${aspect}?version=1`),
  'v3 batchGet': (actor, { urn, aspect }) =>
    actor.post(`${v(3, urn)}/batchGet`, [{ urn, [aspect]: {} }]),
  'v3 batchGet of a version': (actor, { urn, aspect }) =>
    actor.post(`${v(3, urn)}/batchGet`, [
      { urn, [aspect]: { headers: { 'If-Version-Match': '1' } } },
    ]),
  'v3 generic batchGet': (actor, { urn, aspect }) =>
    actor.post('/openapi/v3/entity/generic/batchGet', {
      [urnEntityType(urn)]: [{ urn, [aspect]: {} }],
    }),
  'v3 scroll': (actor, { urn, aspect }) => actor.get(`${v(3, urn)}?aspects=${aspect}`),
  'v3 scroll of types': (actor, { urn, aspect }) =>
    actor.post('/openapi/v3/entity/scroll', { entities: [urnEntityType(urn)], aspects: [aspect] }),
};

function creation(version: 2 | 3): Route {
  return (actor, { urn, aspect, value }) => {
    const path = `${v(version, urn)}/${quoted(urn)}/${aspect}?createIfNotExists=true`;
    return actor.post(path, { value: value('o') });
  };
}

/** Writes that answer with the stored value, or that depend on it. */
const WRITES: Readonly<Record<string, Route>> = {
  'v3 creation of what exists': creation(3),
  'v2 creation of what exists': creation(2),
  'v3 creation of many': (actor, { urn, aspect, value }) =>
    actor.post(`${v(3, urn)}?async=false&createIfNotExists=true`, [
      { urn, [aspect]: { value: value('o'), headers: { 'If-None-Match': '*' } } },
    ]),
  'v3 write whose condition does not hold': (actor, { urn, aspect, value }) =>
    actor.post(`${v(3, urn)}?async=false`, [
      { urn, [aspect]: { value: value('o'), headers: { 'If-Version-Match': '77' } } },
    ]),
  'v3 patch': (actor, { urn, aspect }) =>
    actor.patch(`${v(3, urn)}/${quoted(urn)}/${aspect}`, PATCH),
  'v2 patch': (actor, { urn, aspect }) =>
    actor.patch(`${v(2, urn)}/${quoted(urn)}/${aspect}`, PATCH),
  'v3 patch of many': (actor, { urn, aspect }) =>
    actor.patch(`${v(3, urn)}?async=false`, [{ urn, [aspect]: { value: PATCH } }]),
  'v3 generic patch': (actor, { urn, aspect }) =>
    actor.patch('/openapi/v3/entity/generic?async=false', {
      [urnEntityType(urn)]: [{ urn, [aspect]: { value: PATCH } }],
    }),
  'Rest.li patch': (actor, { urn, aspect }) =>
    actor.post('/aspects?action=ingestProposal', {
      proposal: {
        entityUrn: urn,
        entityType: urnEntityType(urn),
        aspectName: aspect,
        changeType: 'PATCH',
        aspect: { contentType: 'application/json-patch+json', value: JSON.stringify(PATCH) },
      },
    }),
};

const PATCH = {
  patch: [{ op: 'add', path: '/description', value: 'x' }],
  forceGenericPatch: true,
};

const CATEGORIES = 'TAG,OWNER,DOCUMENTATION,TECHNICAL_SCHEMA,GLOSSARY_TERM,LIFECYCLE';

/** What else tells of stored aspects. */
const OTHERS: Readonly<Record<string, Route>> = {
  timeline: (actor, { urn }) =>
    actor.get(`/openapi/v2/timeline/v1/${quoted(urn)}?startTime=0&categories=${CATEGORIES}`),
  timeseries: (actor, { urn, aspect }) =>
    actor.get(`/openapi/v2/timeseries/${urnEntityType(urn)}/${aspect}`),
  'events of Rest.li': (actor, { urn, aspect }) => {
    const asked = { urn, entity: urnEntityType(urn), aspect };
    return actor.post('/aspects?action=getTimeseriesAspectValues', asked);
  },
  'raw documents': (actor, { urn }) =>
    actor.post('/openapi/operations/elasticSearch/entity/raw', [urn]),
  'state of a write': (actor, { urn, aspect }) =>
    actor.post(`/openapi/v1/trace/write/${'0'.repeat(32)}?onlyIncludeErrors=false`, {
      [urn]: [aspect],
    }),
  search: (actor, { urn }) => {
    const asked = { entity: urnEntityType(urn), input: LATEST, start: 0, count: 10 };
    return actor.post('/entities?action=search', asked);
  },
  relationships: (actor, { urn }) =>
    actor.get(`/openapi/v3/relationship/${urnEntityType(urn)}/${quoted(urn)}`),
  'GraphQL entity': (actor, { urn, aspect }) =>
    actor.graphql(
      `query ($urn: String!, $names: [String!]) { entity(urn: $urn) { urn
        ... on CorpUser { aspects(input: { aspectNames: $names }) { payload } }
        ... on DataHubConnection { details { json { blob } } }
        ... on ExecutionRequest { input { arguments { value } } result { report } } } }`,
      { urn, names: [aspect] },
    ),
  'GraphQL connection': (actor, { urn }) =>
    actor.graphql(`{ connection(urn: "${urn}") { details { json { blob } } } }`),
  'GraphQL ingestion source': (actor, { urn }) =>
    actor.graphql(`{ ingestionSource(urn: "${urn}") { config { recipe } } }`),
};

function readAspect(actor: Actor, { urn, aspect }: Secret): Promise<Answer> {
  return actor.get(`${v(3, urn)}/${quoted(urn)}/${aspect}`);
}

function v(version: 2 | 3, urn: Urn): string {
  return `/openapi/v${version}/entity/${urnEntityType(urn)}`;
}

/**
 * A catalog with two versions of each secret. Jane may do everything with entities, and everything
 * on the platform but see secrets. Kim has the default policies alone.
 */
async function catalogWithSecrets(dialect: 'spec' | 'datahub'): Promise<PolicedCatalog> {
  const catalog = await policedCatalog(dialect);
  for (const text of [FORMER, LATEST])
    for (const { urn, aspect, value } of SECRETS)
      await store(catalog.admin, [urn, aspect, value(text)]);
  await store(
    catalog.admin,
    policyOf('jane', metadataPolicy(EVERYTHING, to.users('jane'))),
    policyOf('jane2', platformPolicy(['MANAGE_SYSTEM_OPERATIONS'], to.users('jane'))),
  );
  return catalog;
}

const EVERYTHING = ['VIEW_ENTITY_PAGE', 'EDIT_ENTITY', 'CREATE_ENTITY', 'DELETE_ENTITY'];

function hasSecret({ body }: Answer): boolean {
  return /made-up-(former|latest)-secret/.test(JSON.stringify(body));
}

describe.each(dialects)('in the dialect %s', (dialect) => {
  test('no route gives a secret to a user without the right to it', async () => {
    const catalog = await catalogWithSecrets(dialect);
    const leaks: string[] = [];
    for (const [name, route] of Object.entries({ ...READS, ...WRITES, ...OTHERS }))
      for (const one of SECRETS)
        for (const username of ['kim', 'jane', 'joe'])
          if (hasSecret(await route(catalog.as(username), one)))
            leaks.push(`${username}: ${one.aspect} by ${name}`);
    expect(leaks).toEqual([]);
  });

  test('a patch of a secret needs the right to see it', async () => {
    const catalog = await catalogWithSecrets(dialect);
    const statuses: unknown[] = [];
    for (const one of SECRETS)
      for (const name of Object.keys(WRITES).filter((key) => key.includes('patch')))
        statuses.push((await WRITES[name]?.(catalog.as('jane'), one))?.status);
    expect(new Set(statuses)).toEqual(new Set([dialect === 'spec' ? 401 : 403]));
  });

  test('the routes give each secret to the user who has the right to it', async () => {
    const catalog = await catalogWithSecrets(dialect);
    const missing: string[] = [];
    for (const [name, route] of Object.entries(READS))
      for (const one of SECRETS)
        if (!hasSecret(await route(catalog.admin, one))) missing.push(`${one.aspect} by ${name}`);
    expect(missing).toEqual([]);
  });
});

test('each privilege opens the aspects that it names, and no other', async () => {
  const catalog = await catalogWithSecrets('datahub');
  for (const [aspect, privilege] of secretAspects) {
    await store(catalog.admin, policyOf('kim', platformPolicy(privilege, to.users('kim'))));
    const seen: string[] = [];
    for (const one of SECRETS)
      if (hasSecret(await readAspect(catalog.as('kim'), one))) seen.push(one.aspect);
    expect([aspect, seen]).toEqual([
      aspect,
      SECRETS.map((one) => one.aspect).filter((one) => secretAspects.get(one) === privilege),
    ]);
  }
});

/** Aspects whose names sound secret, and that hold none. */
const NO_SECRETS: Readonly<Record<string, string>> = {
  dataHubAccessTokenInfo: 'name, owner and times of a token; the urn holds a salted hash',
  dataHubExecutionRequestSignal: 'a word and a stamp',
  structuredPropertySettings: 'how a property is shown',
  assetSettings: 'how an asset is shown',
  corpUserSettings: 'how the pages are shown',
  documentSettings: 'how a document is shown',
};

test('the table names every aspect of the models that sounds secret', () => {
  const sounding = Object.values(entityAspects)
    .flat()
    .filter((name) =>
      /secret|token|credential|connection|ingestionsource|executionrequest|settings|mcp/i.test(
        name,
      ),
    );
  expect([...new Set(sounding)].sort()).toEqual(
    [...secretAspects.keys(), ...Object.keys(NO_SECRETS)].sort(),
  );
  expect(SECRETS.map(({ aspect }) => aspect)).toEqual([...secretAspects.keys()].sort());
});

test('no search reads an aspect with a secret', () => {
  const searched = [...TEXT_ASPECTS, ...fieldAspects([...storedFields.keys()])];
  expect(searched.filter((name) => secretAspects.has(name))).toEqual([]);
});
