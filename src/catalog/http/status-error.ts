import type { HeadwaterError } from '../../errors/headwater-error.js';
import { UNKNOWN_OUTCOME } from '../../model/catalog-port.js';
import type { CatalogCodeName, Fail } from './fail.js';
import { parseJson } from './parse-json.js';
import { isOutOfService, type RequestKind } from './retry.js';
import { anything, list, nonEmptyText, object, shape } from './shape.js';
import type { HttpAnswer } from './transport.js';

/** The request that the error names. */
export interface FailedRequest {
  readonly kind: RequestKind;
  readonly what: string;
  readonly url: string;
}

type ErrorAnswer = Pick<HttpAnswer, 'status' | 'text' | 'location'>;

/** Creates the error of an answer whose status is not 200. */
export function statusError(
  parts: { readonly origin: string; readonly fail: Fail },
  request: FailedRequest,
  answer: ErrorAnswer,
): HeadwaterError {
  const { origin, fail } = parts;
  const { status, location } = answer;
  if (status >= 300 && status < 400) {
    return fail(
      'catalog-not-a-catalog',
      `${origin} redirects ${request.what} to ${redirectOrigin(location, request.url)}, where a token is not sent along`,
      'set DATAHUB_GMS_URL to the address that the catalog itself has',
    );
  }
  const words = readErrorMessage(answer.text);
  const name = codeNameFor(status, request.kind, words ?? '');
  const doubt =
    name === 'catalog-failed' && request.kind === 'write' && status !== 429 ? UNKNOWN_OUTCOME : '';
  const message = `${origin} answered ${status} to ${request.what}${words === undefined ? '' : `: ${words}`}${doubt}`;
  return fail(name, message, hints[name], isOutOfService(status) && name === 'catalog-failed');
}

const hasErrors = shape(object({ errors: list(anything) }));

const hasMessage = shape(object({ message: nonEmptyText }));

const hasError = shape(object({ error: nonEmptyText }));

/**
 * Reads the message of an error answer, if it has one.
 *
 * Understands `{error, message}` of OpenAPI v3, `{message, stackTrace}` of Rest.li and the `errors`
 * of GraphQL. The HTML pages of servlet containers and proxies contain no useful message.
 */
function readErrorMessage(answer: string): string | undefined {
  const body = parseJson(answer);
  const first = hasErrors(body) ? body.errors[0] : undefined;
  if (hasMessage(first)) return first.message;
  if (hasMessage(body)) return body.message;
  return hasError(body) ? body.error : undefined;
}

/**
 * Chooses the code name of a status.
 *
 * Servers that do not use the status 412 answer a failed precondition with 400, and Rest.li answers
 * it with 422. Both statuses also stand for other invalid values, so the message decides. Source of
 * its words: `ConditionalWriteValidator`.
 */
function codeNameFor(status: number, kind: RequestKind, words: string): CatalogCodeName {
  if (status === 412 || (kind === 'write' && FAILED_CONDITION.test(words))) return 'catalog-stale';
  if (status < 300 || status === 408 || status === 429 || status >= 500) return 'catalog-failed';
  return CODE_BY_STATUS[status] ?? 'catalog-rejected';
}

const FAILED_CONDITION = /Expected version|Item last modified/;

const CODE_BY_STATUS: Readonly<Record<number, CatalogCodeName>> = {
  401: 'catalog-unauthenticated',
  403: 'catalog-forbidden',
  404: 'catalog-not-a-catalog',
  405: 'catalog-not-a-catalog',
};

/** Hints of the codes that always need the same action. */
export const hints: Partial<Readonly<Record<CatalogCodeName, string>>> = {
  'catalog-unauthenticated':
    'set DATAHUB_GMS_TOKEN to a token that has neither expired nor been revoked',
  'catalog-not-a-catalog':
    'point DATAHUB_GMS_URL at the metadata service, or at the frontend with /api/gms',
};

/**
 * Reads the origin of a redirect. Path and query are dropped, because the catalog chose them and
 * they may repeat the request.
 */
function redirectOrigin(location: string | null, base: string): string {
  return location !== null && URL.canParse(location, base)
    ? new URL(location, base).origin
    : 'somewhere else';
}
