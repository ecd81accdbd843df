import type { HeadwaterError } from '../../errors/headwater-error.js';
import { UNKNOWN_OUTCOME } from '../../model/unknown-outcome.js';
import type { ConnectionTarget } from './connection-target.js';
import type { Fail, FailureName } from './fail.js';
import { explainRefusal, statesFailedCondition } from './refusal.js';
import { isOutOfService, type RequestKind } from './retry.js';
import type { HttpAnswer } from './transport.js';

/** The request that the error names. */
interface FailedRequest {
  readonly kind: RequestKind;
  readonly what: string;
  readonly url: string;
}

export type ErrorAnswer = Pick<HttpAnswer, 'status' | 'text' | 'contentType' | 'location'>;

interface ErrorParts {
  readonly target: ConnectionTarget;
  readonly fail: Fail;
}

/** Creates the error of an answer whose status is not 200. */
export function statusError(
  { target, fail }: ErrorParts,
  request: FailedRequest,
  answer: ErrorAnswer,
): HeadwaterError {
  const { origin, hasToken } = target;
  const { status, location } = answer;
  if (status >= 300 && status < 400) {
    return fail(
      'catalog-not-a-catalog',
      `${origin} redirects ${request.what} to ${redirectOrigin(location, request.url)}, where a token is not sent along`,
      'set DATAHUB_GMS_URL to the address that the catalog itself has',
    );
  }
  const { words, foreign, hint } = explainRefusal(answer, target);
  const name = codeNameFor(answer, request.kind);
  if (status === 401 && !hasToken && foreign === '')
    return fail(name, `${origin} requires a token, and none is set (${request.what})`, hint);
  const doubt =
    name === 'catalog-failed' && request.kind === 'write' && status !== 429 ? UNKNOWN_OUTCOME : '';
  const told = foreign === '' ? ` to ${request.what}${words}` : `${foreign} (${request.what})`;
  const message = `${origin} answered ${status}${told}${doubt}`;
  return fail(name, message, hint, isOutOfService(status) && name === 'catalog-failed');
}

/**
 * Chooses the code name of an answer.
 *
 * Servers that do not use the status 412 answer a failed precondition with 400, and Rest.li answers
 * it with 422. Both statuses also stand for other invalid values, so the message decides.
 */
function codeNameFor(answer: ErrorAnswer, kind: RequestKind): FailureName {
  const { status } = answer;
  if (status === 412 || (kind === 'write' && statesFailedCondition(answer))) return 'catalog-stale';
  if (status < 300 || status === 408 || status === 429 || status >= 500) return 'catalog-failed';
  return CODE_BY_STATUS[status] ?? 'catalog-rejected';
}

const CODE_BY_STATUS: Readonly<Record<number, FailureName>> = {
  401: 'catalog-unauthenticated',
  403: 'catalog-forbidden',
  404: 'catalog-not-a-catalog',
  405: 'catalog-not-a-catalog',
  407: 'catalog-unreachable',
};

/** Reads the origin of a redirect. The catalog chose the rest, which may repeat the request. */
function redirectOrigin(location: string | null, base: string): string {
  return location !== null && URL.canParse(location, base)
    ? new URL(location, base).origin
    : 'somewhere else';
}
