import { throwIfInterrupted } from '../../errors/headwater-error.js';
import type { Json } from '../../model/json.js';
import { UNKNOWN_OUTCOME } from '../../model/unknown-outcome.js';
import { explainConnectionFailure } from './connection-failure.js';
import { addressHint, type ConnectionTarget } from './connection-target.js';
import type { Fail } from './fail.js';
import { parseJson } from './parse-json.js';
import { describeForeignBody } from './refusal.js';
import type { RequestKind, Retry } from './retry.js';
import { type ErrorAnswer, statusError } from './status-error.js';
import type { Delivery, Transport } from './transport.js';

/** One request to a catalog. */
export interface CatalogRequest {
  readonly kind: RequestKind;
  /** The purpose, worded to follow "the answer to": `reading 125 datasets`. */
  readonly what: string;
  readonly url: string;
  readonly body: string;
}

/** A complete JSON answer of status 200. */
export interface JsonAnswer {
  readonly text: string;
  readonly json: Json;
}

/** Sends a request, retries it where that is safe, and accepts complete answers only. */
export type Exchange = (request: CatalogRequest) => Promise<JsonAnswer>;

export interface ExchangeParts {
  readonly target: ConnectionTarget;
  readonly transport: Transport;
  readonly retry: Retry;
  readonly fail: Fail;
  /** Once aborted, reads end with `interrupted`. */
  readonly signal: AbortSignal | undefined;
  /** Once aborted, writes end with `interrupted` too. */
  readonly abort: AbortSignal | undefined;
}

export function createExchange(parts: ExchangeParts): Exchange {
  const { signal, abort, retry } = parts;
  const quit = signal && abort ? AbortSignal.any([signal, abort]) : (signal ?? abort);
  return async (request) => {
    const { kind } = request;
    if (kind === 'write')
      return writeAnswer(parts, request, await retry(kind, () => postWrite(parts, request), abort));
    return readAnswer(
      parts,
      request,
      await retry(kind, () => postRead(parts, request, quit), quit),
    );
  };
}

/** Throws on an interrupt: no retry follows, and the catalog does not count as failed. */
async function postRead(
  { transport }: ExchangeParts,
  { url, body }: CatalogRequest,
  readSignal: AbortSignal | undefined,
): Promise<Delivery> {
  const delivery = await transport.post(url, body, readSignal);
  throwIfInterrupted(readSignal, 'the catalog was read');
  return delivery;
}

/** A complete answer takes precedence over an interrupt. */
async function postWrite(
  { transport, abort }: ExchangeParts,
  { url, body, what }: CatalogRequest,
): Promise<Delivery> {
  // Nothing is written yet: an earlier attempt can only have ended with a 429, which states this.
  throwIfInterrupted(abort, `${what} was still to be sent`, true);
  const delivery = await transport.post(url, body, abort);
  if (delivery.kind !== 'answered') throwIfInterrupted(abort, `${what}${UNKNOWN_OUTCOME}`);
  return delivery;
}

/**
 * Accepts a complete JSON answer of status 200 to a read.
 *
 * @throws HeadwaterError for every other delivery, with the reason and the next step
 */
export function readAnswer(
  parts: Pick<ExchangeParts, 'fail' | 'target'>,
  request: CatalogRequest,
  delivery: Delivery,
): JsonAnswer {
  const { fail, target } = parts;
  const about = `the answer of ${target.origin} to ${request.what}`;
  if (delivery.kind === 'lost') {
    const { name, message, hint } = explainConnectionFailure(delivery.why, target);
    // Only `doctor` has a code of its own for an unknown host.
    const code = name === 'host-not-found' ? 'catalog-unreachable' : name;
    throw fail(code, `${message} (${request.what})`, hint);
  }
  if (delivery.kind === 'answered') {
    const { status, text, contentType } = delivery.answer;
    if (status !== 200) throw statusError(parts, request, delivery.answer);
    const json = parseJson(text);
    if (json !== undefined) return { text, json };
    const body = describeForeignBody(delivery.answer) ?? 'an empty text';
    if (contentType.includes('json'))
      throw fail('catalog-incomplete', `${about} breaks off or is not JSON`);
    throw fail(
      'catalog-not-a-catalog',
      `${target.origin} answered 200 with ${body}, so no metadata service answers there (${request.what})`,
      addressHint(target),
    );
  }
  if (delivery.status !== 200) throw statusError(parts, request, emptyAnswer(delivery.status));
  if (delivery.kind === 'too-large') throw fail('catalog-too-large', `${about} is too large`);
  throw fail('catalog-incomplete', `${about} ${delivery.why}`);
}

/** An answer to a write that nobody understands is not a refusal: it may have written anything. */
function writeAnswer(
  parts: ExchangeParts,
  request: CatalogRequest,
  delivery: Delivery,
): JsonAnswer {
  const { fail, target } = parts;
  const { origin } = target;
  if (delivery.kind === 'lost') {
    const { why, transient } = delivery;
    throw fail(
      'catalog-unreachable',
      `${origin} did not answer: ${why} (${request.what})${UNKNOWN_OUTCOME}`,
      undefined,
      transient,
    );
  }
  if (delivery.kind !== 'answered') {
    if (delivery.status >= 300) throw statusError(parts, request, emptyAnswer(delivery.status));
    const isPassing = delivery.kind === 'broken' && delivery.transient;
    throw fail(
      'catalog-failed',
      `the answer of ${origin} to ${request.what} could not be read${UNKNOWN_OUTCOME}`,
      undefined,
      isPassing,
    );
  }
  const { status, text } = delivery.answer;
  if (status === 202)
    throw fail(
      'catalog-failed',
      `the catalog queued the write (${request.what}) though it was asked not to${UNKNOWN_OUTCOME}`,
    );
  if (status !== 200) throw statusError(parts, request, delivery.answer);
  const json = parseJson(text);
  if (json === undefined)
    throw fail(
      'catalog-failed',
      `the answer of ${origin} to ${request.what} is not JSON${UNKNOWN_OUTCOME}`,
    );
  return { text, json };
}

function emptyAnswer(status: number): ErrorAnswer {
  return { status, text: '', contentType: '', location: null };
}
