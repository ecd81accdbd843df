/** What came in the way of one request, in parts that may be shown: never the request, its headers or the token. */
export interface RequestFailure {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** Null where no whole answer came. */
  readonly status: number | null;
  /** What GitHub said, or what happened to the connection. Harmless, and perhaps empty. */
  readonly message: string;
  /** Whether the same request may go through a moment later. */
  readonly kind: FailureKind;
  /** How long GitHub asks to wait; null where it does not say. */
  readonly retryAfterSeconds: number | null;
  /** When the requests of this hour are granted anew, in seconds since 1970; null where it does not say. */
  readonly limitResetsAt: number | null;
}

/**
 * `used-up`: no requests are left in this hour. `too-fast`: too many at once, whatever is left. `passing`: of the server or
 * the connection. `final`: everything else.
 */
export type FailureKind = 'quota-exhausted' | 'throttled' | 'transient' | 'final';

/** Stands for the errors of octokit, which hold the request; it never leaves this folder. */
export class GitHubApiError extends Error {
  readonly failure: RequestFailure;

  constructor(trouble: RequestFailure) {
    super(`${trouble.method} ${trouble.path}: ${trouble.status ?? 'no answer'}`);
    this.name = 'GitHubApiError';
    this.failure = trouble;
  }
}

/** An answer as octokit has it. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly data: unknown;
}

const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([500, 502, 503, 504]);

/** What an answer with an error status means. */
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

/** Both limits come as 403 and as 429; a missing permission as 403 too. */
function failureKind({ status, headers, data }: ApiResponse): FailureKind {
  if (TRANSIENT_STATUSES.has(status)) return 'transient';
  if (status !== 403 && status !== 429) return 'final';
  if (headers['retry-after'] !== undefined || /secondary rate limit|abuse detection/i.test(responseMessage(data))) return 'throttled';
  if (headers['x-ratelimit-remaining'] === '0') return 'quota-exhausted';
  return status === 429 ? 'throttled' : 'final';
}

/** GitHub's own message and what it says about fields. Nothing for a page of HTML, as gateways send it. */
export function responseMessage(data: unknown): string {
  if (!isRecord(data)) return '';
  const errors: readonly unknown[] = Array.isArray(data['errors']) ? data['errors'] : [];
  return [data['message'], ...errors.map((each) => (isRecord(each) ? (each['message'] ?? each['code']) : each))]
    .filter((each) => typeof each === 'string')
    .join(': ');
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function wholeNumber(header: unknown): number | null {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null;
}
