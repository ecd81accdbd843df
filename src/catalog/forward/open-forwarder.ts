import { throwIfInterrupted } from '../../errors/headwater-error.js';
import type { Closable, ConnectionOptions } from '../http/catalog-options.js';
import { readAnswer } from '../http/exchange.js';
import { readActor } from '../http/read-actor.js';
import { describeForeignBody } from '../http/refusal.js';
import { createTokenDetector } from '../http/token-in-text.js';
import type { Delivery, HttpAnswer } from '../http/transport.js';
import { openWire } from '../http/wire.js';
import { isReadablePath, refusedQuery } from './readable.js';

/** One read that a page sends, to be sent on to the catalog. */
export type ForwardedRead =
  | { readonly kind: 'graphql'; readonly document: string; readonly body: string }
  /** `path` starts below the OpenAPI collections, with its query string: `/dataset/urn…?…`. */
  | { readonly kind: 'entity'; readonly path: string };

/** A JSON text of the catalog itself with its status, or the reason for which nothing was sent. */
export type ForwardedAnswer =
  | { readonly kind: 'answered'; readonly status: number; readonly text: string }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'busy' };

/** A way for pages to read a catalog with the token and the connection of this program. */
export interface CatalogForwarder extends Closable {
  /** The address of the catalog, as messages show it. */
  readonly origin: string;
  /**
   * Sends a read on. The answer never holds the token.
   *
   * @param interrupt ends the request early
   * @throws HeadwaterError if the catalog does not answer, does not accept the token, or if
   *   something else answers in its place
   */
  readonly forward: (read: ForwardedRead, interrupt: AbortSignal) => Promise<ForwardedAnswer>;
}

/** The number of reads that may wait for others to end. A page asks for a few at once. */
const MAX_WAITING = 200;

/**
 * Opens a catalog for the reads of pages. Sends no request. Other requests than reads are refused.
 *
 * @throws HeadwaterError of exit code 64, as `openCatalogReader`
 */
export function openCatalogForwarder(options: ConnectionOptions): CatalogForwarder {
  const wire = openWire(options);
  const { address, transport, retry, fail, target } = wire;
  const holdsToken = createTokenDetector(options.token?.trim());
  const takeTurn = createTurns(wire.concurrency);

  const send = async (read: ForwardedRead, interrupt: AbortSignal): Promise<ForwardedAnswer> => {
    const what = read.kind === 'graphql' ? 'a question of a page' : 'reading an entity for a page';
    const url = read.kind === 'graphql' ? address.graphql : `${address.entities}${read.path}`;
    const body = read.kind === 'graphql' ? read.body : '';
    const post = (): Promise<Delivery> =>
      read.kind === 'graphql'
        ? transport.post(url, body, interrupt)
        : transport.get(url, interrupt);
    const delivery = await retry('read', post, interrupt);
    throwIfInterrupted(interrupt, 'a page read the catalog');
    const isOwn = delivery.kind === 'answered' && isOwnRefusal(delivery.answer);
    const { status, text } = isOwn
      ? delivery.answer
      : {
          status: 200,
          text: readAnswer({ fail, target }, { kind: 'read', what, url, body }, delivery).text,
        };
    if (holdsToken(text))
      throw fail('catalog-incomplete', `the answer to ${what} holds the token: revoke the token`);
    if (status !== 401) return { kind: 'answered', status, text };
    // Throws for a token that is not valid. For a valid one, a 401 stands for a missing privilege.
    await readActor(wire);
    return { kind: 'answered', status: 403, text };
  };

  return {
    origin: address.origin,
    close: () => wire.close(),
    forward: async (read, interrupt) => {
      const why = whyRefused(read);
      if (why !== undefined) return { kind: 'refused', why };
      const signals = options.signal ? [options.signal, interrupt] : [interrupt];
      return (await takeTurn(() => send(read, AbortSignal.any(signals)))) ?? { kind: 'busy' };
    },
  };
}

function whyRefused(read: ForwardedRead): string | undefined {
  if (read.kind === 'graphql') return refusedQuery(read.document);
  const [path = ''] = read.path.split('?');
  return isReadablePath(path) ? undefined : 'the pages read one entity at a time, by its urn';
}

/** Statuses that are about the connection and not about the question. */
const OF_CONNECTION: ReadonlySet<number> = new Set([407, 408, 429]);

/** True for an error of the catalog itself that a page can show: no gateway answers so. */
function isOwnRefusal(answer: HttpAnswer): boolean {
  const { status } = answer;
  const isRefusal = status >= 400 && status < 500 && !OF_CONNECTION.has(status);
  return isRefusal && describeForeignBody(answer) === undefined;
}

/**
 * Limits the number of concurrent calls. Further calls wait.
 *
 * @returns a function that calls its argument, or gives undefined if too many calls wait
 */
function createTurns(limit: number): <T>(work: () => Promise<T>) => Promise<T | undefined> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < limit) running += 1;
    else if (waiting.length >= MAX_WAITING) return undefined;
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
