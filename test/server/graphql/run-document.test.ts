import { buildSchema, defaultFieldResolver, getIntrospectionQuery, graphqlSync } from 'graphql';
import { describe, expect, it } from 'vitest';
import { CheckedDocuments } from '../../../src/server/graphql/checked-documents.js';
import type { RequestScope } from '../../../src/server/graphql/request-scope.js';
import { runDocument } from '../../../src/server/graphql/run-document.js';
import { getSchema } from '../../../src/server/graphql/schema/create-schema.js';
import { RequestLimitExceeded } from '../../../src/server/turns/request-limit-exceeded.js';
import type { Turn } from '../../../src/server/turns/turn-scheduler.js';
import { countingTurn } from '../../support/server/counting-turn.js';

const request = {
  query: '{ appConfig { appVersion } }',
  variables: undefined,
  operationName: undefined,
};
const rootValue = { appConfig: { appVersion: 'v1' } };

const documents = () => new CheckedDocuments(getSchema('spec'), 'spec');

/** The fields of these documents read nothing else of the scope. */
const options = (turn: Turn) => ({
  scope: { turn } as RequestScope,
  resolveField: defaultFieldResolver,
});

describe('a document', () => {
  it('lets other requests run before each step of its check, and before its execution', async () => {
    const turn = countingTurn();
    const run = await runDocument(documents(), request, { rootValue, ...options(turn) });
    expect(run).toMatchObject({
      data: { appConfig: { appVersion: 'v1' } },
      errors: [],
    });
    expect(turn.pauses()).toBe(2);
  });

  it('lets other requests run between the types of an introspection, and lists them all', async () => {
    const introspection = { ...request, query: getIntrospectionQuery() };
    const [over, resting] = [countingTurn(), countingTurn(false)];
    const schema = getSchema('spec');
    const run = (turn: Turn) =>
      runDocument(new CheckedDocuments(schema, 'spec'), introspection, {
        rootValue,
        ...options(turn),
      });
    const { data, errors } = await run(over);
    expect(errors).toEqual([]);
    expect(over.pauses()).toBeGreaterThan(Object.keys(schema.getTypeMap()).length);
    expect(data).toEqual(graphqlSync({ schema, source: introspection.query }).data);
    expect(await run(resting)).toMatchObject({ data });
    expect(resting.pauses()).toBe(0);
  });

  it('ends an introspection past the deadline', async () => {
    let left = 40;
    const turn = countingTurn(true, () => {
      if (left-- === 0) throw new RequestLimitExceeded('too late');
    });
    const introspection = { ...request, query: getIntrospectionQuery() };
    const run = await runDocument(documents(), introspection, { rootValue, ...options(turn) });
    expect(run).toMatchObject({ data: null, errors: [{ message: 'too late' }] });
  });

  it('lets other requests run before each field that is computed', async () => {
    const pauses: string[] = [];
    const computed = (name: string) => () => {
      pauses.push(name);
      return { appVersion: name };
    };
    const turn = countingTurn(true, () => pauses.push('pause'));
    const run = await runDocument(documents(), request, {
      rootValue: { appConfig: computed('v2') },
      ...options(turn),
    });
    expect(run.data).toEqual({ appConfig: { appVersion: 'v2' } });
    expect(pauses).toEqual(['pause', 'pause', 'pause', 'v2']);
  });

  it('is not executed if its check takes until the deadline', async () => {
    const turn = countingTurn(true, () => {
      throw new RequestLimitExceeded('too long');
    });
    const run = await runDocument(documents(), request, { rootValue, ...options(turn) });
    expect(run).toEqual({
      data: null,
      errors: [
        {
          message: 'too long',
          extensions: { classification: 'ExecutionAborted' },
        },
      ],
      mutation: false,
    });
  });

  it.each([
    ['of 10,000 items is answered', 10_000],
    ['longer than that fails the whole request, since its items are taken in one piece', 10_001],
  ])('a list %s', async (_what, length) => {
    const schema = buildSchema('type Query { numbers: [Int!]! }');
    const turn = countingTurn(false);
    const run = await runDocument(
      new CheckedDocuments(schema, 'spec'),
      { ...request, query: '{ numbers }' },
      {
        rootValue: { numbers: () => Array.from({ length }, (_, i) => i) },
        ...options(turn),
      },
    );
    const message = '"numbers" has 10001 items, and 10000 is the limit of GraphQL; ask for fewer';
    if (length === 10_000) expect(run.data?.['numbers']).toHaveLength(length);
    else
      expect(run).toMatchObject({
        data: null,
        errors: [
          {
            message: expect.stringContaining(message),
            extensions: { classification: 'ExecutionAborted' },
          },
        ],
      });
  });

  it('lets other requests run before it takes a long list', async () => {
    const schema = buildSchema('type Query { numbers: [Int!]! }');
    const seen: string[] = [];
    const turn = countingTurn(false, () => seen.push('pause'));
    const numbers = () => {
      seen.push('list');
      return Array.from({ length: 1001 }, (_, i) => i);
    };
    await runDocument(
      new CheckedDocuments(schema, 'spec'),
      { ...request, query: '{ numbers }' },
      { rootValue: { numbers }, ...options(turn) },
    );
    expect(seen).toEqual(['list', 'pause']);
  });
});

/** Checks a text, and tells whether the check was done in full: then others may run in between. */
async function check(documents: CheckedDocuments, text: string) {
  const turn = countingTurn();
  const checked = await documents.check(text, turn);
  return { isValid: 'document' in checked, inFull: turn.pauses() > 0 };
}

describe('a document that is sent again', () => {
  it('is not checked again if it was valid', async () => {
    const all = documents();
    expect(await check(all, request.query)).toEqual({ isValid: true, inFull: true });
    expect(await check(all, request.query)).toEqual({ isValid: true, inFull: false });
    expect(await check(all, `${request.query} `)).toEqual({ isValid: true, inFull: true });
  });

  it('is checked again if it was not valid', async () => {
    const all = documents();
    for (const text of ['{ unknown }', '{ unknown }'])
      expect(await check(all, text)).toEqual({ isValid: false, inFull: true });
  });

  it('is checked again if it is longer than those that are remembered', async () => {
    const all = documents();
    const text = request.query.padEnd(10_001);
    for (const sent of [text, text])
      expect(await check(all, sent)).toEqual({ isValid: true, inFull: true });
    const longest = request.query.padEnd(10_000);
    await check(all, longest);
    expect(await check(all, longest)).toEqual({ isValid: true, inFull: false });
  });

  it('is checked again after fifty others', async () => {
    const all = documents();
    const others = Array.from({ length: 50 }, (_, i) => request.query.padEnd(100 + i));
    for (const text of [request.query, ...others]) await check(all, text);
    expect(await check(all, others[0] ?? '')).toEqual({ isValid: true, inFull: false });
    expect(await check(all, request.query)).toEqual({ isValid: true, inFull: true });
  });
});
