import { ApiError } from './api-error.js';

/** Statuses of a catalog that is starting or overloaded. A read is worth a second attempt. */
const PASSING: ReadonlySet<number> = new Set([502, 503, 504]);

export interface SendOptions {
  readonly method?: 'GET' | 'POST';
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
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

async function attempt(path: string, { method = 'GET', body, signal }: SendOptions) {
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    ...(signal && { signal }),
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ApiError('unreachable', 0, 'The catalog does not answer. Is it still running?');
  });
  if (response.status === 401) throw await unauthorized(response);
  return response;
}

/** The members of an answer with status 401 that tell what is missing. */
interface Unauthorized {
  readonly error?: unknown;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: number };
  }[];
}

/**
 * A missing privilege can have status 401 too. REST then names the caller, and GraphQL has the code
 * 403. Source: DataHub's `UnauthorizedException`.
 */
async function unauthorized(response: Response): Promise<ApiError> {
  const { error, errors } = (await response.json().catch(() => ({}))) as Unauthorized;
  if (typeof error === 'string' && error.includes(' is unauthorized to '))
    return new ApiError('forbidden', 401, error);
  const refused = errors?.find(({ extensions }) => extensions?.code === 403);
  if (refused) return new ApiError('forbidden', 401, refused.message);
  return new ApiError('unauthenticated', 401, 'Your session has ended. Log in again.');
}
