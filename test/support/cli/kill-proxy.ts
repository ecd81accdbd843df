import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A request on its way to the catalog. Numbers begin with 1. Only writes have a `writeNumber`. */
export interface ProxiedRequest {
  readonly number: number;
  readonly writeNumber?: number;
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

export interface ProxyRules {
  /** Runs before a request is forwarded. The proxy waits for the result. */
  readonly before?: (request: ProxiedRequest) => Verdict | Promise<Verdict>;
  /** Runs once the catalog has answered, before the client gets the answer. */
  readonly after?: (request: ProxiedRequest) => Verdict | Promise<Verdict>;
}

/**
 * The decision about a request. `drop` stops forwarding and cuts the connection. A status
 * with a body answers in the catalog's place.
 */
export type Verdict = undefined | 'drop' | { readonly status: number; readonly body: unknown };

export interface WriteProxy {
  readonly url: string;
  /** The requests in order of arrival. */
  readonly requests: readonly ProxiedRequest[];
}

/**
 * Stands between a client and a catalog, and lets a test act between any two requests. Stops after
 * the test.
 */
export async function startProxy(behind: string, rules: ProxyRules): Promise<WriteProxy> {
  const requests: ProxiedRequest[] = [];
  let writes = 0;
  const server = createServer(async (incoming, response) => {
    const { method = '', url: path = '' } = incoming;
    const body = await textOf(incoming);
    const isWriting = isWrite(method, path, body);
    if (isWriting) writes++;
    const request = {
      number: requests.length + 1,
      ...(isWriting && { writeNumber: writes }),
      method,
      path,
      body,
    };
    requests.push(request);
    const verdict = await rules.before?.(request);
    if (verdict !== undefined) return settle(verdict, response);
    const answer = await handOn(behind, request, incoming);
    return settle((await rules.after?.(request)) ?? answer, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => stop(server));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

/** Returns true if a request may change the catalog. */
function isWrite(method: string, path: string, body: string): boolean {
  if (method === 'PATCH' || method === 'DELETE' || path.includes('action=ingest')) return true;
  if (path.includes('/graphql')) return body.includes('mutation');
  return method === 'POST' && path.startsWith('/openapi/') && !path.includes('/batchGet');
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

async function handOn(
  behind: string,
  { method, path, body }: ProxiedRequest,
  { headers }: IncomingMessage,
): Promise<Answer> {
  const kept = ['content-type', 'authorization', 'x-datahub-actor', 'x-restli-protocol-version'];
  const own = kept.flatMap((name) =>
    typeof headers[name] === 'string' ? [[name, headers[name]] as const] : [],
  );
  const sent = { method, headers: Object.fromEntries(own), ...(body !== '' && { body }) };
  const answer = await fetch(behind + path, sent);
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
}

function settle(verdict: 'drop' | Answer, response: ServerResponse): void {
  if (verdict === 'drop') return void response.destroy();
  response.writeHead(verdict.status, { 'content-type': 'application/json' });
  response.end(verdict.body === undefined ? '' : JSON.stringify(verdict.body));
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function stop(server: ReturnType<typeof createServer>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Returns true if a request writes the whole lineage aspect of a dataset, on either route. */
export function isLineageWrite({ writeNumber, body }: ProxiedRequest, urn: string): boolean {
  return (
    writeNumber !== undefined &&
    (body.includes(`"urn":"${urn}","upstreamLineage"`) || body.includes(`"entityUrn":"${urn}"`))
  );
}
