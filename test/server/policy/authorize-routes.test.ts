import { describe, expect, test } from 'vitest';
import { dialects } from '../../../src/server/shared/dialect.js';
import { type Actor, forbiddenStatus, policedCatalog } from '../../support/server/actors.js';
import { type Answer, quoted } from '../../support/server/catalog.js';
import {
  dropPolicies,
  metadataPolicy,
  policyOf,
  store,
  to,
} from '../../support/server/policies.js';
import { making, onOpenapi, upsert } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';

const orders = dataset('orders');
const tag = 'urn:li:tag:pii';
const ENTITY = `/openapi/v3/entity/dataset/${quoted(orders)}`;
const GENERIC = '/openapi/v3/entity/generic';
const SPECIFICATIONS = '/openapi/v1/registry/models';
const RAW = '/openapi/operations/elasticSearch/entity/raw';
const EVENTS = '/openapi/v2/timeseries/dataset/datasetProfile';
const TRACE = `/openapi/v1/trace/write/${'0'.repeat(32)}`;
const deletion = { entityType: 'dataset', entityUrn: orders, changeType: 'DELETE' };

const VIEW = 'VIEW_ENTITY_PAGE';
const EDIT = ['EDIT_ENTITY', 'EDIT_LINEAGE'];
const EVENT_READS = 'GET_TIMESERIES_ASPECT_PRIVILEGE';
const SYSTEM = 'MANAGE_SYSTEM_OPERATIONS';

type Row = readonly [
  name: string,
  needs: string | readonly string[],
  notEnough: string | readonly string[],
  send: (actor: Actor) => Promise<Answer>,
];

/** Each route with the privileges that it needs, and with others that are not enough. */
const ROUTES: readonly Row[] = [
  ['the list of runs', VIEW, SYSTEM, (one) => one.post('/runs?action=list', {})],
  ['a run', VIEW, SYSTEM, (one) => one.post('/runs?action=describe', { runId: 'run' })],
  ['the trace of a write', VIEW, SYSTEM, (one) => one.post(TRACE, { [orders]: ['embed'] })],
  [
    'a generic read',
    VIEW,
    SYSTEM,
    (one) => one.post(`${GENERIC}/batchGet`, { dataset: [{ urn: orders }] }),
  ],
  ['events', [EVENT_READS, VIEW], VIEW, (one) => one.get(EVENTS)],
  ['events of entities', [EVENT_READS, VIEW], EVENT_READS, (one) => one.get(EVENTS)],
  ['types', SYSTEM, VIEW, (one) => one.get(`${SPECIFICATIONS}/entity/specifications`)],
  ['a type', SYSTEM, VIEW, (one) => one.get(`${SPECIFICATIONS}/entity/specifications/dataset`)],
  [
    'its aspects',
    SYSTEM,
    VIEW,
    (one) => one.get(`${SPECIFICATIONS}/entity/specifications/dataset/aspects`),
  ],
  ['aspects', SYSTEM, VIEW, (one) => one.get(`${SPECIFICATIONS}/aspect/specifications`)],
  ['raw documents', SYSTEM, VIEW, (one) => one.post(RAW, [orders])],
  [
    'a generic write',
    'CREATE_ENTITY',
    VIEW,
    (one) =>
      one.post(`${GENERIC}?async=false`, {
        dataset: [onOpenapi(upsert(dataset('new'), 'embed', {}))],
      }),
  ],
  [
    'the write of one aspect',
    'CREATE_ENTITY',
    VIEW,
    (one) => one.post(`${ENTITY.replace('orders', 'new')}/embed`, { value: {} }),
  ],
  ['a deletion', 'DELETE_ENTITY', EDIT, (one) => one.get(ENTITY, 'DELETE')],
  [
    'the deletion of an aspect',
    'DELETE_ENTITY',
    EDIT,
    (one) => one.get(`${ENTITY}/embed`, 'DELETE'),
  ],
  [
    'a proposal to delete',
    'DELETE_ENTITY',
    EDIT,
    (one) =>
      one.post('/aspects?action=ingestProposal', {
        proposal: { ...deletion, aspectName: 'embed' },
      }),
  ],
  [
    'a deletion over Rest.li',
    'DELETE_ENTITY',
    EDIT,
    (one) => one.post('/entities?action=delete', { urn: orders }),
  ],
  [
    'the deletion of events',
    'DELETE_ENTITY',
    EDIT,
    (one) => one.post('/entities?action=delete', { urn: orders, aspectName: 'datasetProfile' }),
  ],
  [
    'the deletion of references',
    'DELETE_ENTITY',
    EDIT,
    (one) => one.post('/entities?action=deleteReferences', { urn: tag }),
  ],
  [
    'the rollback of a run',
    'DELETE_ENTITY',
    EDIT,
    (one) => one.post('/runs?action=rollback', { runId: 'run', safe: false }),
  ],
];

describe.each(dialects)('in the dialect %s', (dialect) => {
  test.each(ROUTES)('%s needs %s, and %s is not enough', async (_name, needs, notEnough, send) => {
    const { admin, as } = await policedCatalog(dialect);
    await dropPolicies(admin);
    await store(
      admin,
      ...making('orders'),
      upsert(orders, 'embed', {}, { systemMetadata: { runId: 'run' } }),
      policyOf('jane', metadataPolicy(needs, to.users('jane'))),
      policyOf('kim', metadataPolicy(notEnough, to.users('kim'))),
    );
    expect((await send(as('kim'))).status).toBe(forbiddenStatus(dialect));
    expect((await admin.get(`${ENTITY}/embed`)).status).toBe(200);
    expect((await send(as('jane'))).status).toBe(200);
  });
});
