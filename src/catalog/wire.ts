import { setTimeout } from 'node:timers/promises';
import { DEFAULT_NAMESPACE } from '../urn/urn.js';
import { type CatalogAddress, parseAddress } from './address.js';
import type { CatalogOptions, Closable, Timing } from './catalog-options.js';
import { tokenFor } from './credentials.js';
import { createExchange, type Exchange } from './exchange.js';
import { createFail, type Fail } from './failure.js';
import { type AskGraphQl, createGraphQl } from './graphql.js';
import { createPatience, type Patience } from './patience.js';
import { readActor } from './read-actor.js';
import { createRetry } from './retry.js';
import { createScrubber } from './scrubber.js';
import { probing401 } from './token-probe.js';
import { openTransport, type Transport } from './transport.js';

/** One opened catalog: what its methods share. */
export interface Wire extends Closable {
  readonly address: CatalogAddress;
  readonly namespace: string;
  readonly concurrency: number;
  readonly exchange: Exchange;
  readonly graphql: AskGraphQl;
  readonly fail: Fail;
  /** One budget for all that waits before it tries again. */
  readonly patience: Patience;
  /** For whoever has to see an answer as it came. */
  readonly transport: Transport;
  /** Whether a token is sent. */
  readonly hasToken: boolean;
}

const DEFAULT_TIMEOUT_MS = 30_000;
const DEFAULT_CONCURRENCY = 4;

/** @throws HeadwaterError of exit code 64 for an address or a token that cannot be used; no request is sent */
export function openWire(options: CatalogOptions): Wire {
  const address = parseAddress(options.url);
  const token = tokenFor(address, options);
  const fail = createFail(createScrubber(token));
  const { isLoopback } = address;
  const { userAgent, timeoutMs = DEFAULT_TIMEOUT_MS, timing = machineTiming, signal, abort } = options;
  const transport = openTransport({ token, isLoopback, userAgent, timeoutMs });
  const patience = createPatience(timing);
  const plain = createExchange({ origin: address.origin, transport, retry: createRetry(timing, patience), fail, signal, abort });
  const url = address.graphql;
  const whoAmI = () => readActor({ graphql: createGraphQl({ url, exchange: plain, fail }), fail });
  const exchange = token === undefined ? plain : probing401(plain, whoAmI, fail);
  return {
    address,
    namespace: options.namespace ?? DEFAULT_NAMESPACE,
    concurrency: options.concurrency ?? DEFAULT_CONCURRENCY,
    exchange,
    graphql: createGraphQl({ url, exchange, fail }),
    fail,
    patience,
    transport,
    hasToken: token !== undefined,
    close: () => transport.close(),
  };
}

const machineTiming: Timing = {
  now: () => Date.now(),
  // Fails for no other reason than an abort. The clock stops then, or it would hold the process.
  sleep: (ms, signal) => setTimeout(ms, undefined, { signal }).catch(() => undefined),
  random: () => Math.random(),
};
