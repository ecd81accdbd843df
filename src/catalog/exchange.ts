import { throwIfInterrupted } from '../errors/interrupted.js';
import { IN_DOUBT } from '../model/catalog-port.js';
import type { Json } from '../model/json.js';
import type { Fail } from './failure.js';
import { hints, refusal } from './refusal.js';
import type { RequestKind, Retry } from './retry.js';
import { parseJson } from './server-words.js';
import type { Delivery, Transport } from './transport.js';
import { unreachable } from './unreachable.js';

export interface CatalogRequest {
  readonly kind: RequestKind;
  /** What it is for, as it reads after "the answer to": `reading 125 datasets`. */
  readonly what: string;
  readonly url: string;
  readonly body: string;
}

/** A whole answer of status 200, in JSON. */
export interface JsonAnswer {
  readonly text: string;
  readonly json: Json;
}

/** Sends a request, again where that is safe, and takes nothing for an answer that is not a whole one. */
export type Exchange = (request: CatalogRequest) => Promise<JsonAnswer>;

export interface ExchangeParts {
  readonly origin: string;
  readonly transport: Transport;
  readonly retry: Retry;
  readonly fail: Fail;
  /** Once aborted, reads end with `interrupted`. */
  readonly signal: AbortSignal | undefined;
  /** Once aborted, writes do so too. */
  readonly abort: AbortSignal | undefined;
}

export function createExchange(parts: ExchangeParts): Exchange {
  const { signal, abort, retry } = parts;
  const quit = signal && abort ? AbortSignal.any([signal, abort]) : (signal ?? abort);
  return async (request) => {
    const { kind } = request;
    if (kind === 'write') return writeAnswer(parts, request, await retry(kind, () => postWrite(parts, request), abort));
    return readAnswer(parts, request, await retry(kind, () => postRead(parts, request, quit), quit));
  };
}

/**
 * Thrown rather than delivered, so that no retry follows and nothing is taken for the catalog's failure. After an
 * interrupt nothing is sent any more: the transport gives up at once.
 */
async function postRead({ transport }: ExchangeParts, { url, body }: CatalogRequest, quit: AbortSignal | undefined): Promise<Delivery> {
  const delivery = await transport.post(url, body, quit);
  throwIfInterrupted(quit, 'the catalog was read');
  return delivery;
}

/** A whole answer that came all the same is worth more than the interrupt. */
async function postWrite({ transport, abort }: ExchangeParts, { url, body, what }: CatalogRequest): Promise<Delivery> {
  // After a 429 at the most, which says that nothing was done.
  throwIfInterrupted(abort, `${what} was still to be sent`, true);
  const delivery = await transport.post(url, body, abort);
  if (delivery.kind !== 'answered') throwIfInterrupted(abort, `${what}${IN_DOUBT}`);
  return delivery;
}

function readAnswer(parts: ExchangeParts, request: CatalogRequest, delivery: Delivery): JsonAnswer {
  const { origin, fail } = parts;
  const about = `the answer of ${origin} to ${request.what}`;
  if (delivery.kind === 'lost') {
    const { name, message, hint } = unreachable(delivery.why);
    throw fail(name, `${origin} ${message} (${request.what})`, hint);
  }
  if (delivery.kind === 'answered') {
    const { status, text, contentType } = delivery.answer;
    if (status !== 200) throw refusal(parts, request, delivery.answer);
    const json = parseJson(text);
    if (json !== undefined) return { text, json };
    if (contentType.includes('json')) throw fail('catalog-incomplete', `${about} breaks off or is not JSON`);
    throw fail('catalog-not-a-catalog', `${about} is no JSON but "${contentType}"`, hints['catalog-not-a-catalog']);
  }
  if (delivery.status !== 200) throw refusal(parts, request, bare(delivery.status));
  if (delivery.kind === 'too-large') throw fail('catalog-too-large', `${about} is too large`);
  throw fail('catalog-incomplete', `${about} ${delivery.why}`);
}

/** After a write every answer that is not understood leaves open what was written, and must not read as a refusal. */
function writeAnswer(parts: ExchangeParts, request: CatalogRequest, delivery: Delivery): JsonAnswer {
  const { origin, fail } = parts;
  if (delivery.kind === 'lost') {
    const { why, transient } = delivery;
    throw fail('catalog-unreachable', `${origin} did not answer: ${why} (${request.what})${IN_DOUBT}`, undefined, transient);
  }
  if (delivery.kind !== 'answered') {
    if (delivery.status >= 300) throw refusal(parts, request, bare(delivery.status));
    const isPassing = delivery.kind === 'broken' && delivery.transient;
    throw fail('catalog-failed', `the answer of ${origin} to ${request.what} could not be read${IN_DOUBT}`, undefined, isPassing);
  }
  const { status, text } = delivery.answer;
  if (status === 202) throw fail('catalog-failed', `the catalog queued the write (${request.what}) though it was asked not to${IN_DOUBT}`);
  if (status !== 200) throw refusal(parts, request, delivery.answer);
  const json = parseJson(text);
  if (json === undefined) throw fail('catalog-failed', `the answer of ${origin} to ${request.what} is no JSON${IN_DOUBT}`);
  return { text, json };
}

function bare(status: number): { readonly status: number; readonly text: string; readonly location: null } {
  return { status, text: '', location: null };
}
