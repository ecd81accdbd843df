/** What came in the way of one request, in parts that may be shown: never the request, its headers or the token. */
export interface Trouble {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** Null where no whole answer came. */
  readonly status: number | null;
  /** What GitHub said, or what happened to the connection. Harmless, and perhaps empty. */
  readonly words: string;
  /** Whether the same request may go through a moment later. */
  readonly kind: TroubleKind;
  /** How long GitHub asks to wait; null where it does not say. */
  readonly retryAfterSeconds: number | null;
  /** When the requests of this hour are granted anew, in seconds since 1970; null where it does not say. */
  readonly limitResetsAt: number | null;
}

/**
 * `used-up`: no requests are left in this hour. `too-fast`: too many at once, whatever is left. `passing`: of the server or
 * the connection. `final`: everything else.
 */
export type TroubleKind = 'used-up' | 'too-fast' | 'passing' | 'final';

/** Stands for the errors of octokit, which hold the request; it never leaves this folder. */
export class ApiTrouble extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(`${trouble.method} ${trouble.path}: ${trouble.status ?? 'no answer'}`);
    this.name = 'ApiTrouble';
    this.trouble = trouble;
  }
}

/** An answer as octokit has it. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly data: unknown;
}

const PASSING: ReadonlySet<number> = new Set([500, 502, 503, 504]);

/** What an answer with an error status means. */
export function troubleOfAnswer({
  status,
  headers,
  data,
}: Answer): Pick<Trouble, 'status' | 'kind' | 'retryAfterSeconds' | 'limitResetsAt'> {
  return {
    status,
    kind: kindOf({ status, headers, data }),
    retryAfterSeconds: wholeNumber(headers['retry-after']),
    limitResetsAt: wholeNumber(headers['x-ratelimit-reset']),
  };
}

/** Both limits come as 403 and as 429; a missing permission as 403 too. */
function kindOf({ status, headers, data }: Answer): TroubleKind {
  if (PASSING.has(status)) return 'passing';
  if (status !== 403 && status !== 429) return 'final';
  if (headers['retry-after'] !== undefined || /secondary rate limit|abuse detection/i.test(wordsOf(data))) return 'too-fast';
  if (headers['x-ratelimit-remaining'] === '0') return 'used-up';
  return status === 429 ? 'too-fast' : 'final';
}

/** GitHub's own message and what it says about fields. Nothing for a page of HTML, as gateways send it. */
export function wordsOf(data: unknown): string {
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
