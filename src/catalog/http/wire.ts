import { setTimeout } from 'node:timers/promises';
import { exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import type { ReportProgress } from '../../model/progress.js';
import { DEFAULT_NAMESPACE } from '../../urn/urn.js';
import type { AskGraphQl } from './ask-graphql.js';
import { type CatalogAddress, parseCatalogAddress } from './catalog-address.js';
import type { Closable, ConnectionOptions, Timing } from './catalog-options.js';
import { type ConnectionTarget, connectionTarget } from './connection-target.js';
import { createExchange, type Exchange } from './exchange.js';
import { createFail, type Fail } from './fail.js';
import { createGraphQl } from './graphql.js';
import { readActor } from './read-actor.js';
import { MISSING_PRIVILEGE } from './refusal.js';
import { createRetry, createRetryBackoff, type Retry, type RetryBackoff } from './retry.js';
import { createRedactor } from './token-in-text.js';
import { openTransport, type Transport } from './transport.js';

/** An opened catalog: the parts that all its operations share. */
export interface Wire extends Closable {
  readonly address: CatalogAddress;
  readonly namespace: string;
  readonly concurrency: number;
  readonly exchange: Exchange;
  readonly graphql: AskGraphQl;
  readonly fail: Fail;
  readonly target: ConnectionTarget;
  /** The waits before retries, with one budget for all operations. */
  readonly backoff: RetryBackoff;
  readonly retry: Retry;
  /** The transport, for operations that need the raw answer. */
  readonly transport: Transport;
  readonly progress: ReportProgress;
  /** Returns the milliseconds since 1970. */
  readonly now: () => number;
  /** Returns the number of characters of all answers so far. */
  readonly received: () => number;
}

const DEFAULT_TIMEOUT_MS = 30_000;
const DEFAULT_CONCURRENCY = 4;

/**
 * Opens a catalog. Sends no request.
 *
 * @throws HeadwaterError of exit code 64 for an address or a token that cannot be used
 */
export function openWire(options: ConnectionOptions): Wire {
  const address = parseCatalogAddress(options.url);
  const token = prepareToken(address, options);
  const fail = createFail(createRedactor(token));
  const { isLoopback } = address;
  const {
    userAgent,
    timeoutMs = DEFAULT_TIMEOUT_MS,
    timing = machineTiming,
    signal,
    abort,
    progress = noProgress,
  } = options;
  const transport = openTransport({ token, isLoopback, userAgent, timeoutMs, progress });
  const target = connectionTarget(address, { hasToken: token !== undefined, timeoutMs });
  const backoff = createRetryBackoff(timing, options.timeoutTotalMs);
  const retry = createRetry(timing, backoff, progress);
  const uncounted = createExchange({ target, transport, retry, fail, signal, abort });
  let receivedChars = 0;
  const plain: Exchange = async (request) => {
    const answer = await uncounted(request);
    receivedChars += answer.text.length;
    return answer;
  };
  const url = address.graphql;
  const whoAmI = () => readActor({ graphql: createGraphQl({ url, exchange: plain, fail }), fail });
  const exchange = token === undefined ? plain : distinguish401(plain, whoAmI, fail);
  return {
    address,
    namespace: options.namespace ?? DEFAULT_NAMESPACE,
    concurrency: options.concurrency ?? DEFAULT_CONCURRENCY,
    exchange,
    graphql: createGraphQl({ url, exchange, fail }),
    fail,
    target,
    backoff,
    retry,
    transport,
    progress,
    now: timing.now,
    received: () => receivedChars,
    close: () => transport.close(),
  };
}

const noProgress: ReportProgress = () => undefined;

const machineTiming: Timing = {
  now: () => Date.now(),
  // It rejects only after an abort. The abort also stops the timer, which would otherwise keep the
  // process alive.
  sleep: (ms, signal) => setTimeout(ms, undefined, { signal }).catch(() => undefined),
  random: () => Math.random(),
};

/**
 * Checks and returns the token to send to this address, if the options contain one.
 *
 * Removes white space around the token, since secrets are often stored with a line end. White space
 * inside it is an error, because the HTTP library would show the token in its own error for such a
 * header.
 *
 * @throws HeadwaterError `catalog-bad-token`, or `catalog-insecure` if the token would travel
 * unencrypted
 */
export function prepareToken(
  address: CatalogAddress,
  options: ConnectionOptions,
): string | undefined {
  const token = options.token?.trim();
  if (token === undefined || token === '') return undefined;
  if (!/^[\x21-\x7e]+$/.test(token)) {
    const startsWithBearer = /^bearer\s/i.test(token);
    throw new HeadwaterError(
      'catalog-bad-token',
      startsWithBearer
        ? 'the token starts with "Bearer"'
        : 'the token holds white space or characters that no token has',
      {
        exitCode: exitCodes.usage,
        hint: startsWithBearer ? 'leave the word out: give the token alone' : undefined,
      },
    );
  }
  if (address.isPlain && !address.isLoopback && options.insecureHttp !== true) {
    throw new HeadwaterError(
      'catalog-insecure',
      `a token would travel in the clear to ${address.origin}`,
      {
        exitCode: exitCodes.usage,
        hint: 'use an https address, or --insecure-http where the network is trusted',
      },
    );
  }
  return token;
}

/**
 * Distinguishes the two meanings of a 401. Some catalogs answer it for a bad token and also for a
 * missing privilege.
 *
 * After a 401 it asks the catalog for the user of the token. If the catalog answers, the token is
 * valid and the privilege is missing. Without this, one dataset that the user may not see would
 * look like an expired token.
 *
 * @param whoAmI asks for the user, through an exchange without this function
 */
function distinguish401(exchange: Exchange, whoAmI: () => Promise<unknown>, fail: Fail): Exchange {
  return async (request) => {
    try {
      return await exchange(request);
    } catch (error) {
      if (!(error instanceof HeadwaterError) || error.codeName !== 'catalog-unauthenticated')
        throw error;
      if (!(await succeeds(whoAmI))) throw error;
      throw fail('catalog-forbidden', error.message, MISSING_PRIVILEGE);
    }
  };
}

async function succeeds(attempt: () => Promise<unknown>): Promise<boolean> {
  try {
    await attempt();
    return true;
  } catch (error) {
    if (error instanceof HeadwaterError && error.codeName === 'interrupted') throw error;
    return false;
  }
}
