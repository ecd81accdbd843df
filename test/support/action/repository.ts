import nock from 'nock';
import { expect, onTestFinished } from 'vitest';
import {
  openRepository,
  type RepositoryOptions,
} from '../../../src/action/github/open-repository.js';
import type { Repository } from '../../../src/action/github/repository.js';
import { HeadwaterError } from '../../../src/errors/headwater-error.js';

/** A made-up host that only nock answers for. */
export const API = 'https://api.github.test';

export const TOKEN = 'ghs_canary0Sesame4711';

/** Opens the repository over HTTP. It does not wait: it records the waits and the messages. */
export function openTestRepository(
  options: Partial<RepositoryOptions> = {},
): Repository & { readonly waitsMs: number[]; readonly said: string[] } {
  const [waitsMs, said]: [number[], string[]] = [[], []];
  const repository = openRepository({
    ...{ token: TOKEN, apiUrl: API, repository: 'octo/shop', userAgent: 'headwater/test' },
    say: (line) => void said.push(line),
    pause: async (ms) => void waitsMs.push(ms),
    ...options,
  });
  return { ...repository, waitsMs, said };
}

/** From here on, only nock answers. Every expected request must arrive, with the token. */
export function intercept(): nock.Scope {
  onlyNock();
  return nock(API, { reqheaders: { authorization: `Bearer ${TOKEN}` } });
}

export function onlyNock(): void {
  nock.disableNetConnect();
  onTestFinished(() => {
    const pending = nock.pendingMocks();
    nock.cleanAll();
    nock.enableNetConnect();
    if (pending.length > 0) throw new Error(`never asked for: ${pending.join(', ')}`);
  });
}

/**
 * Returns the HeadwaterError of a rejected promise, and checks that it does not contain the token.
 */
export async function failureOf(promise: Promise<unknown>): Promise<HeadwaterError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof HeadwaterError)) throw new Error(`ended with ${String(error)}`);
  const everything = [
    error.message,
    error.hint,
    error.stack,
    JSON.stringify(error),
    String(error.cause),
  ].join();
  expect(everything).not.toContain(TOKEN);
  expect(error.cause).toBeUndefined();
  return error;
}
