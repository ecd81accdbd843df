/** The reason why a request failed. It decides what the page shows. */
export type ApiErrorKind =
  /** The caller has to log in. */
  | 'unauthenticated'
  | 'forbidden'
  /** The catalog did not answer. */
  | 'unreachable'
  /** The catalog answered with an error of its own. */
  | 'refused';

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;

  constructor(kind: ApiErrorKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** True if a command serves the page with its document. There is no log-in then. */
export function isServedDocument(): boolean {
  const { pathname, search } = window.location;
  return pathname === '/plan' && new URLSearchParams(search).get('document') === '1';
}

export function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'forbidden';
}

/** Statuses of a catalog that is starting or overloaded. A read is worth a second attempt. */
const PASSING: ReadonlySet<number> = new Set([502, 503, 504]);

export interface SendOptions {
  readonly method?: 'GET' | 'POST';
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly redirect?: RequestRedirect;
  /** True for a request that changes nothing, which is sent again once after a passing error. */
  readonly isRead?: boolean;
}

/**
 * Sends a request to the catalog that served the page. The browser adds the session cookie.
 *
 * @throws ApiError `unreachable`, and `unauthenticated` or `forbidden` for status 401
 */
export async function send(path: string, options: SendOptions = {}): Promise<Response> {
  const response = await attempt(path, options);
  if (options.isRead && PASSING.has(response.status)) return attempt(path, options);
  return response;
}

async function attempt(path: string, { isRead, body, signal, ...options }: SendOptions) {
  const response = await fetch(path, {
    ...options,
    credentials: 'same-origin',
    ...(signal && { signal }),
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ApiError('unreachable', 'The catalog does not answer. Is it still running?');
  });
  if (response.status === 401) throw await unauthorized(response);
  return response;
}

/** The JSON of an answer. An answer that is not JSON has no members. */
export async function jsonOf<Body>(response: Response): Promise<Partial<Body>> {
  return (await response.json().catch(() => ({}))) as Partial<Body>;
}

/** An error of GraphQL in an answer with status 401. */
interface Unauthorized {
  readonly message: string;
  readonly extensions?: { readonly code?: number };
}

/**
 * A missing privilege can have status 401 too. REST then names the caller, and GraphQL has the code
 * 403. Source: DataHub's `UnauthorizedException`.
 */
async function unauthorized(response: Response): Promise<ApiError> {
  const { error, errors } = await jsonOf<{ error: unknown; errors: Unauthorized[] }>(response);
  if (typeof error === 'string' && error.includes(' is unauthorized to '))
    return new ApiError('forbidden', error);
  const refused = errors?.find(({ extensions }) => extensions?.code === 403);
  if (refused) return new ApiError('forbidden', refused.message);
  return new ApiError('unauthenticated', 'Your session has ended. Log in again.');
}

/** The error of a REST answer. Status 403 stands for a missing privilege. */
export async function refusal(response: Response): Promise<ApiError> {
  const { status } = response;
  const { error, message } = await jsonOf<Record<'error' | 'message', unknown>>(response);
  const reason = error ?? message;
  const text = typeof reason === 'string' ? reason : `The catalog answered ${status}.`;
  return new ApiError(status === 403 ? 'forbidden' : 'refused', text);
}
