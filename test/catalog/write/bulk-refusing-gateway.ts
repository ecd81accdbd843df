import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Gateway {
  readonly url: string;
  /** Paths of the writes over REST that arrived, in order. */
  readonly writes: readonly string[];
}

const BULK = /\/openapi\/v3\/entity\/dataset\?/;

/**
 * Starts a gateway in front of a catalog. It refuses bulk writes as DataHub does if privileges are
 * missing, and forwards all other requests.
 */
export async function bulkRefusingGateway(behind: string): Promise<Gateway> {
  const writes: string[] = [];
  const server = createServer(async (request, response) => {
    const { url = '', headers } = request;
    const body = await textOf(request);
    if (BULK.test(url) || url.includes('action=')) writes.push(url);
    if (BULK.test(url)) {
      response.writeHead(403, { 'content-type': 'application/json' });
      return response.end(
        JSON.stringify({ error: 'urn:li:corpuser:datahub is unauthorized to UPDATE entities.' }),
      );
    }
    const version = String(headers['x-restli-protocol-version'] ?? '');
    const answer = await fetch(behind + url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-restli-protocol-version': version },
    });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    return response.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, writes };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
