import type { HeadwaterError } from '../errors/headwater-error.js';
import { IN_DOUBT } from '../model/catalog-port.js';
import type { CatalogCodeName, Fail } from './failure.js';
import { isOutOfService, type RequestKind } from './retry.js';
import { serverWords } from './server-words.js';
import type { HttpAnswer } from './transport.js';

export interface RefusedRequest {
  readonly kind: RequestKind;
  readonly what: string;
  readonly url: string;
}

type Refusal = Pick<HttpAnswer, 'status' | 'text' | 'location'>;

/** The error that an answer of any status but 200 stands for. */
export function refusal(parts: { readonly origin: string; readonly fail: Fail }, request: RefusedRequest, answer: Refusal): HeadwaterError {
  const { origin, fail } = parts;
  const { status, location } = answer;
  if (status >= 300 && status < 400) {
    return fail(
      'catalog-not-a-catalog',
      `${origin} redirects ${request.what} to ${originOf(location, request.url)}, where a token is not sent along`,
      'set DATAHUB_GMS_URL to the address that the catalog itself has',
    );
  }
  const words = serverWords(answer.text);
  const name = codeFor(status, request.kind, words ?? '');
  const doubt = name === 'catalog-failed' && request.kind === 'write' && status !== 429 ? IN_DOUBT : '';
  const message = `${origin} answered ${status} to ${request.what}${words === undefined ? '' : `: ${words}`}${doubt}`;
  return fail(name, message, hints[name], isOutOfService(status) && name === 'catalog-failed');
}

/**
 * Servers without the status 412 tell a failed precondition by 400, Rest.li by 422, as they do for other invalid
 * values. Source of the words: `ConditionalWriteValidator`.
 */
function codeFor(status: number, kind: RequestKind, words: string): CatalogCodeName {
  if (status === 412 || (kind === 'write' && FAILED_CONDITION.test(words))) return 'catalog-stale';
  if (status < 300 || status === 408 || status === 429 || status >= 500) return 'catalog-failed';
  return byStatus[status] ?? 'catalog-rejected';
}

const FAILED_CONDITION = /Expected version|Item last modified/;

const byStatus: Readonly<Record<number, CatalogCodeName>> = {
  401: 'catalog-unauthenticated',
  403: 'catalog-forbidden',
  404: 'catalog-not-a-catalog',
  405: 'catalog-not-a-catalog',
};

/** What to do next, where the same is always to be done. */
export const hints: Partial<Readonly<Record<CatalogCodeName, string>>> = {
  'catalog-unauthenticated': 'set DATAHUB_GMS_TOKEN to a token that has neither expired nor been revoked',
  'catalog-not-a-catalog': 'point DATAHUB_GMS_URL at the metadata service, or at the frontend with /api/gms',
};

/** Without path and query, which the catalog chose and which may repeat what we sent. */
function originOf(location: string | null, base: string): string {
  return location !== null && URL.canParse(location, base) ? new URL(location, base).origin : 'somewhere else';
}
