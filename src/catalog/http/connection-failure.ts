/** The reason why a request got no answer. */
export interface ConnectionFailure {
  /** A code such as ECONNREFUSED, or a description. */
  readonly why: string;
  /** True if the connection broke. A retry may succeed. */
  readonly transient: boolean;
}

const RESETS: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/**
 * Reduces a network error to its code. Its other parts may contain the request or the password of a
 * proxy.
 */
export function toConnectionFailure(error: unknown): ConnectionFailure {
  if (error instanceof Error && error.name === 'TimeoutError')
    return { why: 'no answer in time', transient: false };
  const cause = codedCause(error);
  if (cause === undefined) return { why: 'the connection failed', transient: false };
  const status = PROXY_ANSWER.exec(cause.message)?.[1];
  if (status !== undefined) return { why: `${PROXY_REFUSED} ${status}`, transient: false };
  return { why: cause.code, transient: RESETS.has(cause.code) };
}

/** The start of {@link ConnectionFailure.why} if a proxy refused to connect. The status follows. */
export const PROXY_REFUSED = 'the proxy refused the connection with';

/** The only place where undici states the status of a proxy: the message of its error. */
const PROXY_ANSWER = /^Proxy response \((\d{3})\)/;

/**
 * Follows the causes to the first error that has a code. `fetch` wraps the error of a tunnel twice.
 */
function codedCause(
  error: unknown,
): { readonly code: string; readonly message: string } | undefined {
  for (
    let one = error, depth = 0;
    one instanceof Error && depth < MAX_DEPTH;
    one = one.cause, depth++
  ) {
    if ('code' in one && typeof one.code === 'string')
      return { code: one.code, message: one.message };
  }
  return undefined;
}

const MAX_DEPTH = 5;
