/** A failed request, in parts that are safe to show: without the body, the headers or the token. */
export interface RequestFailure {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** Null if no complete response was received. */
  readonly status: number | null;
  /** GitHub's message, or the failure of the connection. Sanitized. May be empty. */
  readonly message: string;
  /** Decides if a retry makes sense. */
  readonly kind: FailureKind;
  /** The wait that GitHub asks for. Null if GitHub asks for none. */
  readonly retryAfterSeconds: number | null;
  /** The time at which the hourly limit resets, in seconds since 1970. Null if unknown. */
  readonly limitResetsAt: number | null;
}

/**
 * `quota-exhausted`: no requests are left in this hour. `throttled`: too many requests in a short
 * time, even if some are left in this hour. `transient`: a failure of the server or the connection.
 * `final`: everything else.
 */
export type FailureKind = 'quota-exhausted' | 'throttled' | 'transient' | 'final';

/**
 * Replaces the errors of octokit, since they hold the request with its token. Callers outside this
 * folder get a HeadwaterError instead.
 */
export class GitHubApiError extends Error {
  readonly failure: RequestFailure;

  constructor(failure: RequestFailure) {
    super(`${failure.method} ${failure.path}: ${failure.status ?? 'no answer'}`);
    this.name = 'GitHubApiError';
    this.failure = failure;
  }
}

/** A response in the shape of octokit. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly data: unknown;
}

const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([500, 502, 503, 504]);

/** Classifies a response with an error status. */
export function classifyResponse({
  status,
  headers,
  data,
}: ApiResponse): Pick<RequestFailure, 'status' | 'kind' | 'retryAfterSeconds' | 'limitResetsAt'> {
  return {
    status,
    kind: failureKind({ status, headers, data }),
    retryAfterSeconds: wholeNumber(headers['retry-after']),
    limitResetsAt: wholeNumber(headers['x-ratelimit-reset']),
  };
}

/** GitHub reports both limits as 403 or 429, and a missing permission as 403 too. */
function failureKind({ status, headers, data }: ApiResponse): FailureKind {
  if (TRANSIENT_STATUSES.has(status)) return 'transient';
  if (status !== 403 && status !== 429) return 'final';
  if (
    headers['retry-after'] !== undefined ||
    /secondary rate limit|abuse detection/i.test(responseMessage(data))
  )
    return 'throttled';
  if (headers['x-ratelimit-remaining'] === '0') return 'quota-exhausted';
  return status === 429 ? 'throttled' : 'final';
}

/** Joins GitHub's message and its errors about fields. Empty for a page of a gateway. */
export function responseMessage(data: unknown): string {
  if (!isRecord(data)) return '';
  const errors: readonly unknown[] = Array.isArray(data['errors']) ? data['errors'] : [];
  return [
    data['message'],
    ...errors.map((each) => (isRecord(each) ? (each['message'] ?? each['code']) : each)),
  ]
    .filter((each) => typeof each === 'string')
    .join(': ');
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function wholeNumber(header: unknown): number | null {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null;
}

/** The parts of a request that messages show. */
export interface ApiRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
}

/** Converts an error of octokit. */
export function toGitHubApiError(
  error: unknown,
  target: ApiRequest,
  sanitize: (text: string) => string,
): GitHubApiError {
  const response = isRecord(error) ? error['response'] : undefined;
  return isApiResponse(response)
    ? new GitHubApiError({
        ...target,
        ...classifyResponse(response),
        message: sanitize(responseMessage(response.data)),
      })
    : toConnectionError(error, target);
}

/**
 * Describes a request without a complete response. Only the code of a network error is kept: its
 * other parts may hold the request. A timeout is final, because a retry would take as long again.
 */
export function toConnectionError(error: unknown, target: ApiRequest): GitHubApiError {
  const errors = [...causes(error)];
  const isLate = errors.some(({ name }) => name === 'TimeoutError');
  const code = errors.map((each) => each['code']).find((each) => typeof each === 'string');
  return new GitHubApiError({
    ...target,
    status: null,
    message: isLate ? 'no answer in time' : (code ?? 'the connection failed'),
    kind: isLate ? 'final' : 'transient',
    retryAfterSeconds: null,
    limitResetsAt: null,
  });
}

/** Yields an error and its causes: octokit wraps fetch, which wraps the socket. */
function* causes(error: unknown): Generator<Readonly<Record<string, unknown>>> {
  for (let each = error; isRecord(each); each = each['cause']) yield each;
}

function isApiResponse(value: unknown): value is ApiResponse {
  return isRecord(value) && typeof value['status'] === 'number' && isRecord(value['headers']);
}
