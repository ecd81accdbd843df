import { throwIfInterrupted } from '../../errors/headwater-error.js';
import type { Closable, ConnectionOptions } from '../http/catalog-options.js';
import { readAnswer } from '../http/exchange.js';
import { readActor } from '../http/read-actor.js';
import { describeForeignBody } from '../http/refusal.js';
import { createTokenDetector } from '../http/token-in-text.js';
import type { Delivery, HttpAnswer } from '../http/transport.js';
import { openWire } from '../http/wire.js';

/** A JSON text of the catalog itself with its status. It never holds the token. */
export type ForwardedAnswer = Pick<HttpAnswer, 'status' | 'text'>;

/**
 * Sends reads on to a catalog, with the token and the connection of this program. The caller checks
 * that they only read.
 *
 * Both functions throw a HeadwaterError if the catalog does not answer or does not accept the
 * token, or if something else answers in its place. Their signal ends the request early, and so does
 * the `signal` of the options.
 */
export interface CatalogForwarder extends Closable {
  /** The address of the catalog, as documents name it. */
  readonly origin: string;
  readonly ask: (body: string, interrupt: AbortSignal) => Promise<ForwardedAnswer>;
  /** @param path starts below the OpenAPI collections: `/dataset/urn…?…` */
  readonly readEntity: (path: string, interrupt: AbortSignal) => Promise<ForwardedAnswer>;
}

/** Opens a catalog for reads that are sent on. Throws as `openCatalogReader`. */
export function openCatalogForwarder(options: ConnectionOptions): CatalogForwarder {
  const wire = openWire(options);
  const { address, transport, fail } = wire;
  const holdsToken = createTokenDetector(options.token?.trim());
  const takeTurn = createTurns(wire.concurrency);

  const deliver = async (
    { what, url }: { readonly what: string; readonly url: string },
    send: (interrupt: AbortSignal) => Promise<Delivery>,
    page: AbortSignal,
  ): Promise<ForwardedAnswer> => {
    const interrupt = options.signal ? AbortSignal.any([options.signal, page]) : page;
    const delivery = await wire.retry('read', () => send(interrupt), interrupt);
    throwIfInterrupted(interrupt, 'a page read the catalog');
    const { status, text } =
      delivery.kind === 'answered' && isOwnRefusal(delivery.answer)
        ? delivery.answer
        : { status: 200, ...readAnswer(wire, { kind: 'read', what, url, body: '' }, delivery) };
    if (holdsToken(text))
      throw fail('catalog-incomplete', `the answer to ${what} holds the token: revoke the token`);
    if (status !== 401) return { status, text };
    // Throws for a token that is not valid. For a valid one, a 401 stands for a missing privilege.
    await readActor(wire);
    return { status: 403, text };
  };

  const post = { what: 'a question of a page', url: address.graphql };
  return {
    origin: address.origin,
    close: () => wire.close(),
    ask: (body, page) =>
      takeTurn(() => deliver(post, (interrupt) => transport.post(post.url, body, interrupt), page)),
    readEntity: (path, page) => {
      const get = { what: 'reading an entity for a page', url: `${address.entities}${path}` };
      return takeTurn(() => deliver(get, (interrupt) => transport.get(get.url, interrupt), page));
    },
  };
}

/** Statuses that are about the connection and not about the question. */
const OF_CONNECTION: ReadonlySet<number> = new Set([407, 408, 429]);

/** True for an error of the catalog itself that a page can show: no gateway answers so. */
function isOwnRefusal(answer: HttpAnswer): boolean {
  const { status } = answer;
  const isRefusal = status >= 400 && status < 500 && !OF_CONNECTION.has(status);
  return isRefusal && describeForeignBody(answer) === undefined;
}

/** Limits the number of concurrent calls. A further call waits for its turn. */
function createTurns(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < limit) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The next call takes the place of this one.
      if (next) next();
      else running -= 1;
    }
  };
}
