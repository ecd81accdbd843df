import { PROXY_REFUSED } from './connection-failure.js';

/** The message and the hint of a catalog that did not answer. */
export interface ConnectionFailureText {
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
