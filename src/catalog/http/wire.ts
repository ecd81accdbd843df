import { setTimeout } from 'node:timers/promises';
import { DEFAULT_NAMESPACE } from '../../urn/urn.js';
import { type CatalogAddress, parseCatalogAddress } from './catalog-address.js';
import type { CatalogOptions, Closable, Timing } from './catalog-options.js';
import { distinguish401 } from './distinguish-401.js';
import { createExchange, type Exchange } from './exchange.js';
import { createFail, type Fail } from './fail.js';
import { type AskGraphQl, createGraphQl } from './graphql.js';
import { prepareToken } from './prepare-token.js';
import { readActor } from './read-actor.js';
import { createRedactor } from './redact.js';
import { createRetry } from './retry.js';
import { createRetryBackoff, type RetryBackoff } from './retry-backoff.js';
import { openTransport, type Transport } from './transport.js';

/** An opened catalog: the parts that all its operations share. */
export interface Wire extends Closable {
  readonly address: CatalogAddress;
  readonly namespace: string;
  readonly concurrency: number;
  readonly exchange: Exchange;
  readonly graphql: AskGraphQl;
  readonly fail: Fail;
  /** The waits before retries, with one budget for all operations. */
  readonly backoff: RetryBackoff;
  /** The transport, for operations that need the raw answer. */
  readonly transport: Transport;
  /** True if requests carry a token. */
  readonly hasToken: boolean;
}

const DEFAULT_TIMEOUT_MS = 30_000;
const DEFAULT_CONCURRENCY = 4;

/**
 * Opens a catalog. Sends no request.
 *
 * @throws HeadwaterError of exit code 64 for an address or a token that cannot be used
 */
export function openWire(options: CatalogOptions): Wire {
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
  } = options;
  const transport = openTransport({ token, isLoopback, userAgent, timeoutMs });
  const backoff = createRetryBackoff(timing);
  const plain = createExchange({
    origin: address.origin,
    transport,
    retry: createRetry(timing, backoff),
    fail,
    signal,
    abort,
  });
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
    backoff,
    transport,
    hasToken: token !== undefined,
    close: () => transport.close(),
  };
}

const machineTiming: Timing = {
  now: () => Date.now(),
  // It rejects only after an abort. The abort also stops the timer, which would otherwise keep the
  // process alive.
  sleep: (ms, signal) => setTimeout(ms, undefined, { signal }).catch(() => undefined),
  random: () => Math.random(),
};
