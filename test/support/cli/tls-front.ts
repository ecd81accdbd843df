import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

export type CertificateName = 'valid' | 'expired';

/** A host name that cannot be resolved. The certificates name it. */
export const FRONT_HOST = 'catalog.test';

export interface TlsFront {
  readonly port: number;
  /** The header `authorization` of every request that arrived over TLS. */
  readonly authorizations: readonly (string | undefined)[];
}

/** The path of a certificate, for `NODE_EXTRA_CA_CERTS`. */
export function certificatePath(name: CertificateName): string {
  return fileURLToPath(new URL(`../../fixtures/tls/test-only-${name}.pem`, import.meta.url));
}

/** Starts a TLS proxy in front of a catalog. It passes every request on. */
export async function startTlsFront(catalogUrl: string, name: CertificateName): Promise<TlsFront> {
  const authorizations: (string | undefined)[] = [];
  const key = readFileSync(new URL('../../fixtures/tls/test-only-key.pem', import.meta.url));
  const server = createServer(
    { key, cert: readFileSync(certificatePath(name)) },
    (incoming, outgoing) => {
      const { method, headers, url = '' } = incoming;
      authorizations.push(headers.authorization);
      // A catalog without authentication accepts only requests for its own host name.
      const passed = request(
        new URL(url, catalogUrl),
        { method, headers: { ...headers, host: new URL(catalogUrl).host } },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(outgoing);
        },
      );
      passed.on('error', () => outgoing.destroy());
      incoming.pipe(passed);
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { port, authorizations };
}
