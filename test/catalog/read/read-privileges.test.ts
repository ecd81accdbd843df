import { expect, it } from 'vitest';
import {
  ENTITY_BATCH_SIZE,
  LINEAGE_BATCH_SIZE,
} from '../../../src/catalog/read/read-privileges.js';
import { corpUserUrn } from '../../../src/urn/corp-user-urn.js';
import { answer } from '../../support/faults/server.js';
import { expectFailure, reader, serving, urnOf } from '../catalog-clients.js';

const jane = corpUserUrn('jane');
const UNKNOWN = answer(200, {
  errors: [{ message: 'Validation error', extensions: { classification: 'ValidationError' } }],
  data: null,
});
const ENABLED = { policiesConfig: { enabled: true } };

function may(name: string, canEditLineage: unknown): object {
  return { urn: urnOf(name), privileges: { canEditLineage } };
}

async function lineageOf(entities: unknown): Promise<readonly unknown[]> {
  const server = await serving(answer(200, { data: { entities } }));
  const told = await reader({ url: server.url }).readPrivileges({
    actor: jane,
    lineage: [urnOf('a'), urnOf('b')],
    entities: [],
  });
  expect(told.granted.size).toBe(0);
  return [...told.lineage];
}

it('tells which datasets have lineage that may be edited, in any order of the answer', async () => {
  expect(await lineageOf([may('b', false), may('a', true)])).toEqual([
    [urnOf('a'), true],
    [urnOf('b'), false],
  ]);
});

it.each([
  ['null instead of it', [null, may('b', true)]],
  ['no privileges', [{ urn: urnOf('a'), privileges: null }, may('b', true)]],
  ['a malformed answer', [may('a', 'yes'), may('b', true)]],
  ['another dataset instead of it', [may('c', false), may('b', true)]],
])('leaves out a dataset with %s', async (_what, entities) => {
  expect(await lineageOf(entities)).toEqual([[urnOf('b'), true]]);
});

it('tells nothing if the answer has no list', async () => {
  expect(await lineageOf(null)).toEqual([]);
});

async function grantedBy(data: object): Promise<readonly unknown[]> {
  const server = await serving(answer(200, { data }));
  const told = await reader({ url: server.url }).readPrivileges({
    actor: jane,
    lineage: [],
    entities: [urnOf('a'), urnOf('b')],
  });
  expect(JSON.parse(server.requests[0]?.body ?? '').variables).toEqual({
    actor: jane,
    u0: urnOf('a'),
    u1: urnOf('b'),
  });
  return [...told.granted];
}

it('tells which privileges are granted on a dataset', async () => {
  const data = {
    appConfig: ENABLED,
    p0: { privileges: ['EDIT_ENTITY'] },
    p1: { privileges: ['A', 'B'] },
  };
  expect(await grantedBy(data)).toEqual([
    [urnOf('a'), new Set(['EDIT_ENTITY'])],
    [urnOf('b'), new Set(['A', 'B'])],
  ]);
});

it.each([
  ['an empty list', { appConfig: ENABLED, p0: { privileges: [] }, p1: null }],
  ['a list of something else', { appConfig: ENABLED, p0: { privileges: [1] } }],
  [
    'policies that are off',
    { appConfig: { policiesConfig: { enabled: false } }, p0: { privileges: ['A'] } },
  ],
  ['no field of policies', { p0: { privileges: ['A'] } }],
])('treats %s as no answer', async (_what, data) => {
  expect(await grantedBy(data)).toEqual([]);
});

it('asks in batches, and stops if the first batch has no answer', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, i) => urnOf(`t${i}`));
  const questions = {
    actor: jane,
    lineage: many(2 * LINEAGE_BATCH_SIZE + 1),
    entities: many(ENTITY_BATCH_SIZE + 1),
  };
  const knowing = await serving(answer(200, { data: { entities: [], appConfig: ENABLED } }));
  await reader({ url: knowing.url }).readPrivileges(questions);
  expect(knowing.requests).toHaveLength(3 + 2);
  const ignorant = await serving(UNKNOWN);
  expect(await reader({ url: ignorant.url }).readPrivileges(questions)).toEqual({
    lineage: new Map(),
    granted: new Map(),
  });
  expect(ignorant.requests).toHaveLength(2);
});

it('keeps the earlier answers if a later batch is refused', async () => {
  const lineage = [
    urnOf('a'),
    ...Array.from({ length: LINEAGE_BATCH_SIZE }, (_, i) => urnOf(`t${i}`)),
  ];
  const server = await serving(answer(200, { data: { entities: [may('a', false)] } }), UNKNOWN);
  const told = await reader({ url: server.url }).readPrivileges({
    actor: jane,
    lineage,
    entities: [],
  });
  expect([...told.lineage]).toEqual([[urnOf('a'), false]]);
});

it.each([403, 404, 500])('tells nothing if the catalog answers %i', async (status) => {
  const server = await serving(answer(status, { message: 'no' }));
  const told = await reader({ url: server.url }).readPrivileges({
    actor: jane,
    lineage: [urnOf('a')],
    entities: [urnOf('a')],
  });
  expect(told).toEqual({ lineage: new Map(), granted: new Map() });
});

it('reports an interrupt and a bad token', async () => {
  const server = await serving(answer(401, {}));
  const questions = { actor: jane, lineage: [urnOf('a')], entities: [] };
  await expectFailure(
    reader({ url: server.url }).readPrivileges(questions),
    'catalog-unauthenticated',
  );
  const interrupted = reader({ url: server.url, signal: AbortSignal.abort() }).readPrivileges(
    questions,
  );
  await expect(interrupted).rejects.toMatchObject({ codeName: 'interrupted' });
});

it('sends no request for an empty list', async () => {
  const server = await serving(UNKNOWN);
  await reader({ url: server.url }).readPrivileges({ actor: jane, lineage: [], entities: [] });
  expect(server.requests).toEqual([]);
});
