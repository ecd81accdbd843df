import { describe, expect, it } from 'vitest';
import { runDocument } from '../../../src/server/graphql/run-document.js';
import { getSchema } from '../../../src/server/graphql/schema/create-schema.js';
import { RequestLimitExceeded } from '../../../src/server/turns/request-limit-exceeded.js';
import type { Turn } from '../../../src/server/turns/turn-scheduler.js';

const request = {
  query: '{ appConfig { appVersion } }',
  variables: undefined,
  operationName: undefined,
};
const rootValue = { appConfig: { appVersion: 'v1' } };

describe('a document', () => {
  it('lets other requests run before each step of its check, and before its execution', async () => {
    let pauses = 0;
    const turn: Turn = {
      isOver: () => true,
      next: async () => {
        pauses++;
      },
    };
    const run = await runDocument(getSchema('spec'), request, { rootValue, turn });
    expect(run).toMatchObject({ data: { appConfig: { appVersion: 'v1' } }, errors: [] });
    expect(pauses).toBe(3);
  });

  it('lets other requests run before each field that is computed', async () => {
    const pauses: string[] = [];
    const computed = (name: string) => () => {
      pauses.push(name);
      return { appVersion: name };
    };
    const turn: Turn = {
      isOver: () => true,
      next: async () => {
        pauses.push('pause');
      },
    };
    const run = await runDocument(getSchema('spec'), request, {
      rootValue: { appConfig: computed('v2') },
      turn,
    });
    expect(run.data).toEqual({ appConfig: { appVersion: 'v2' } });
    expect(pauses).toEqual(['pause', 'pause', 'pause', 'pause', 'v2']);
  });

  it('is not executed if its check takes until the deadline', async () => {
    const turn: Turn = {
      isOver: () => true,
      next: () => Promise.reject(new RequestLimitExceeded('too long')),
    };
    const run = await runDocument(getSchema('spec'), request, { rootValue, turn });
    expect(run).toEqual({
      data: null,
      errors: [{ message: 'too long', extensions: { classification: 'ExecutionAborted' } }],
      mutation: false,
    });
  });
});
