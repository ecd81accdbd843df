import type { ConnectionTarget } from './connection-target.js';
import type { ProxyRoute } from './proxy-route.js';

/** The reason why a request got no answer. */
export interface ConnectionFailure {
  /** A code such as ECONNREFUSED, or a description. */
  readonly why: string;
  /** True if the connection broke. A retry may succeed. */
  readonly transient: boolean;
}

const NO_ANSWER = 'no answer in time';

const RESETS: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** Reduces a network error to its code. Other parts may hold the request or a password. */
export function toConnectionFailure(error: unknown): ConnectionFailure {
  if (error instanceof Error && error.name === 'TimeoutError')
    return { why: NO_ANSWER, transient: false };
  const message = uncodedMessage(error);
  // `fetch` turns an answer with the status 407 into an error without a message. No other answer
  // becomes such an error, since the request follows no redirects.
  if (message === '') return { why: `${PROXY_REFUSED} 407`, transient: false };
  if (message === BLOCKED_PORT) return { why: BLOCKED_PORT, transient: false };
  const cause = codedCause(error);
  if (cause === undefined) return { why: 'the connection failed', transient: false };
  const status = PROXY_ANSWER.exec(cause.message)?.[1];
  if (status !== undefined) return { why: `${PROXY_REFUSED} ${status}`, transient: false };
  // A person can look up a code of the system, but not the code of the HTTP library.
  const why = cause.code === 'UND_ERR_SOCKET' ? 'the connection was cut' : cause.code;
  return { why, transient: RESETS.has(cause.code) };
}

/** The start of {@link ConnectionFailure.why} if a proxy refused to connect. The status follows. */
const PROXY_REFUSED = 'the proxy refused the connection with';

/** The only place where undici states the status of a proxy: the message of its error. */
const PROXY_ANSWER = /^Proxy response \((\d{3})\)/;

/** The words of `fetch` for a port that it never connects to, since other protocols use it. */
const BLOCKED_PORT = 'bad port';

/** Returns the message of an error that `fetch` itself made. Such an error has no code. */
function uncodedMessage(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && !('code' in cause) && cause.cause === undefined
    ? cause.message
    : undefined;
}

/** Finds the first cause that has a code. `fetch` wraps the error of a tunnel twice. */
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
export interface ConnectionFailureText {
  readonly name: 'catalog-unreachable' | 'host-not-found' | 'certificate-not-trusted';
  /** Begins with the address. */
  readonly message: string;
  readonly hint: string;
}

/**
 * Explains why a catalog did not answer. It distinguishes a proxy, an unknown host, a bad
 * certificate, a closed port and silence, since each needs another fix.
 *
 * @param why the field of `ConnectionFailure`
 */
export function explainConnectionFailure(
  why: string,
  target: ConnectionTarget,
): ConnectionFailureText {
  const { origin, proxy, timeoutMs } = target;
  if (UNTRUSTED.test(why)) {
    const [message, hint] = certificates[why] ?? UNKNOWN_AUTHORITY;
    return { name: 'certificate-not-trusted', message: `${origin} ${message} (${why})`, hint };
  }
  if (why === NO_ANSWER || why === 'UND_ERR_CONNECT_TIMEOUT') {
    const via = proxy === undefined ? '' : ` through ${proxyName(proxy)}`;
    return unreachable(
      `${origin} did not answer within ${flagDuration(timeoutMs)}${via}`,
      'check that the catalog is well and that the network leads there, or give it more time with --timeout',
    );
  }
  if (why.startsWith('ERR_SSL_'))
    return unreachable(
      `${origin} does not answer with TLS (${why})`,
      'check DATAHUB_GMS_URL: the server there may speak plain http',
    );
  if (proxy !== undefined) return proxyText(why, proxy, target);
  return directText(why, target);
}

function unreachable(message: string, hint: string): ConnectionFailureText {
  return { name: 'catalog-unreachable', message, hint };
}

/** The fault of a certificate, in words that follow the origin, with the remedy. */
type CertificateText = readonly [message: string, hint: string];

const certificates: Readonly<Record<string, CertificateText>> = {
  CERT_HAS_EXPIRED: [
    'shows a certificate that has expired',
    'have the certificate renewed, and check the clock here',
  ],
  CERT_NOT_YET_VALID: [
    'shows a certificate that is not valid yet',
    'check the clock of this machine and the clock of the catalog',
  ],
  ERR_TLS_CERT_ALTNAME_INVALID: [
    'shows the certificate of another host',
    'set DATAHUB_GMS_URL to a host name that the certificate holds',
  ],
  DEPTH_ZERO_SELF_SIGNED_CERT: [
    'shows a self-signed certificate, which is not trusted here',
    'set NODE_EXTRA_CA_CERTS to a file with this certificate, in PEM format',
  ],
};

const UNKNOWN_AUTHORITY: CertificateText = [
  'shows a certificate that is not trusted here',
  'set NODE_EXTRA_CA_CERTS to a file with the certificate of your authority, in PEM format',
];

/** Source: the codes of X509 certificate errors in Node's documentation of `node:tls`. */
const UNTRUSTED =
  /CERT|^UNABLE_TO_|^CRL_|^HOSTNAME_MISMATCH$|^INVALID_(CA|PURPOSE)$|^PATH_LENGTH_EXCEEDED$/;

function proxyName({ address, variable }: ProxyRoute): string {
  return `the proxy ${address} of ${variable}`;
}

/** Explains a failure on the way through a proxy. The proxy makes the connection to the catalog. */
function proxyText(
  why: string,
  proxy: ProxyRoute,
  { origin, host }: ConnectionTarget,
): ConnectionFailureText {
  const { variable, hasCredentials } = proxy;
  const status = why.startsWith(PROXY_REFUSED) ? why.slice(PROXY_REFUSED.length + 1) : undefined;
  const bypass = `or put ${host} into NO_PROXY`;
  const about = `${origin}: ${proxyName(proxy)}`;
  if (status === '407')
    return unreachable(
      hasCredentials
        ? `${about} does not accept its user name and password (407)`
        : `${about} requires a user name and a password (407)`,
      `put user name and password, percent-encoded, into ${variable}, ${bypass}`,
    );
  const fault =
    status === undefined ? `did not answer: ${why}` : `refused the connection with ${status}`;
  return unreachable(`${about} ${fault}`, `check ${variable}, ${bypass}`);
}

function directText(
  why: string,
  { origin, host, namesPort }: ConnectionTarget,
): ConnectionFailureText {
  if (why.startsWith(PROXY_REFUSED))
    return unreachable(
      `${origin}: a proxy before it requires a user name and a password (407)`,
      `put the address of the proxy, with user name and password, into HTTPS_PROXY, or put ${host} into NO_PROXY`,
    );
  if (why === 'EAI_AGAIN')
    return {
      name: 'host-not-found',
      message: `${origin}: the name ${host} could not be looked up (${why})`,
      hint: 'check the network here: no name server answered',
    };
  if (NO_HOST.has(why))
    return {
      name: 'host-not-found',
      message: `${origin}: there is no such host (${why})`,
      hint: 'check the spelling of DATAHUB_GMS_URL, and whether only another network (VPN) knows the host',
    };
  if (why === BLOCKED_PORT)
    return unreachable(
      `${origin}: requests to this port are blocked (${why})`,
      'set DATAHUB_GMS_URL to the port of the catalog, which is often 8080',
    );
  const port = namesPort
    ? ''
    : '; the address names no port, and a metadata service often listens on 8080';
  if (why === 'ECONNREFUSED')
    return unreachable(
      `${origin} refused the connection (${why})`,
      `check host and port of DATAHUB_GMS_URL, and that the catalog runs there${port}`,
    );
  return unreachable(
    `${origin} did not answer: ${why}`,
    `check DATAHUB_GMS_URL, and that the catalog runs there${port}`,
  );
}

const NO_HOST: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_NONAME']);

/** Formats a duration as `--timeout` takes it. */
function flagDuration(ms: number): string {
  return ms % 1000 === 0 ? `${ms / 1000}s` : `${ms}ms`;
}
