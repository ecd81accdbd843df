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
const PROXY_REFUSED = 'the proxy refused the connection with';

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

/** The message and the hint of a catalog that did not answer. */
interface ConnectionFailureText {
  readonly name: 'catalog-unreachable' | 'certificate-not-trusted';
  /** Without the origin: `did not answer: ECONNREFUSED`. */
  readonly message: string;
  readonly hint: string;
}

/**
 * Explains why a catalog did not answer. It distinguishes a bad certificate, a proxy that refuses
 * and a host that does not answer, since each needs another fix.
 *
 * @param why the field of `ConnectionFailure`
 */
export function explainConnectionFailure(why: string): ConnectionFailureText {
  const certificate = certificateMessage(why);
  if (certificate !== undefined) return { name: 'certificate-not-trusted', ...certificate };
  return { name: 'catalog-unreachable', message: `did not answer: ${why}`, hint: chooseHint(why) };
}

function certificateMessage(
  why: string,
): Pick<ConnectionFailureText, 'message' | 'hint'> | undefined {
  switch (why) {
    case 'CERT_HAS_EXPIRED':
      return {
        message: `shows a certificate that has expired (${why})`,
        hint: 'have the certificate renewed, and check the clock here',
      };
    case 'CERT_NOT_YET_VALID':
      return {
        message: `shows a certificate that is not valid yet (${why})`,
        hint: 'check the clock here, and that of the catalog',
      };
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return {
        message: `shows the certificate of another host (${why})`,
        hint: 'set DATAHUB_GMS_URL to a host name that the certificate holds',
      };
    default:
      if (!UNTRUSTED.test(why)) return undefined;
      return {
        message: `shows a certificate that is not trusted here (${why})`,
        hint: 'set NODE_EXTRA_CA_CERTS to a file with the certificate of your authority',
      };
  }
}

/** Source: the codes of X509 certificate errors in Node's documentation of `node:tls`. */
const UNTRUSTED =
  /CERT|^UNABLE_TO_|^CRL_|^HOSTNAME_MISMATCH$|^INVALID_(CA|PURPOSE)$|^PATH_LENGTH_EXCEEDED$/;

function chooseHint(why: string): string {
  if (why === `${PROXY_REFUSED} 407`) {
    return 'put user name and password of the proxy, percent-encoded, into HTTPS_PROXY, or the host into NO_PROXY';
  }
  if (why.startsWith(PROXY_REFUSED)) return 'check HTTPS_PROXY, or put the host into NO_PROXY';
  if (why.startsWith('ERR_SSL_'))
    return 'check DATAHUB_GMS_URL: the server there may speak plain http';
  return 'check DATAHUB_GMS_URL, that the catalog runs there, and HTTPS_PROXY and NO_PROXY where they are set';
}
