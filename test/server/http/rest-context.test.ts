import type { Context } from 'hono';
import { expect, test } from 'vitest';
import { createRestContext, type RestContext } from '../../../src/server/http/rest-context.js';
import type { AppEnv, ServerContext } from '../../../src/server/http/server-context.js';
import { openapiReads } from '../../../src/server/openapi/openapi-reads.js';
import { serverContext } from '../../support/server/server-context.js';
import { emptyStore } from '../../support/server/store.js';
import { dataset, jane } from '../../support/server/urns.js';

const urn = dataset('a');

const server: ServerContext = serverContext({} as ServerContext['store'], { maxEntities: 1 });

type PlantedRoute = (context: RestContext, c: Context<AppEnv>) => unknown;

/**
 * Routes that read or write past the checks. None of them may compile: the type check fails if one
 * of the expected errors does not occur.
 */
const plantedRoutes: readonly PlantedRoute[] = [
  // @ts-expect-error: the context has no store.
  (context) => context.store.readAspects([urn]),
  // @ts-expect-error: a route cannot make a reader of its own, since it has no authorizer.
  (context) => context.authorizer,
  // @ts-expect-error: the store of a reader is private.
  (context, c) => context.readerFor(c).store,
  // @ts-expect-error: a reader reads no aspect before a check.
  (context, c) => context.readerFor(c).readAspect(urn, 'status'),
  // @ts-expect-error: the right to see counts opens no aspects.
  (context, c) => context.readerFor(c).openKind('COUNTS', 'platform', 'no').readAspect(urn, 'a'),
  // @ts-expect-error: the right to know that an entity exists opens no aspects.
  (context, c) => context.readerFor(c).openExistence(urn, 'no').readAspect('status'),
  // @ts-expect-error: opened entities cannot be written.
  (context, c) => context.readerFor(c).openEntities([urn], 'no').hardDelete(urn),
  // @ts-expect-error: a search cannot write.
  (context, c) => context.readerFor(c).openRun((store) => store.hardDelete(urn), 'no'),
  // @ts-expect-error: a page says which entities it holds, so that they can be checked.
  (context, c) => context.readerFor(c).search({ types: [], refusal: 'no' }, () => ({ total: 1 })),
  // @ts-expect-error: REST routes cannot get the server, which has the store.
  () => void openapiReads(server),
  // @ts-expect-error: the store of a writer is private.
  (context, c) => context.writerFor(c, 'bulk').store,
];

const c = { get: () => jane } as unknown as Context<AppEnv>;

test.each(plantedRoutes)('a route past the checks gets nothing: %s', async (route) => {
  const authorizer = { isGranted: () => false };
  const context = createRestContext({ ...server, authorizer, store: emptyStore() });
  const answer = async () => await route(context, c);
  expect(await answer().catch(() => undefined)).toBeUndefined();
});

test('the context of REST routes holds no store and no authorizer', () => {
  const context = createRestContext({ ...server, store: emptyStore() });
  expect(Object.keys(context).sort()).toEqual([
    'clock',
    'dialect',
    'readerFor',
    'report',
    'turns',
    'writerFor',
  ]);
  expect(Object.keys(context.readerFor(c))).toEqual([]);
  expect(Object.keys(context.writerFor(c, 'bulk'))).toEqual([]);
});
