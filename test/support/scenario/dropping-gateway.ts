import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Step } from './scenario.js';

/**
 * From this step on our stack sees a server that accepts the `properties` of upstreams but does not
 * store them, as servers that lack the field do.
 */
export const propertiesDropped: Step = async (world) => {
  world.url = await droppingGateway(world.url);
};

async function droppingGateway(behind: string): Promise<string> {
  const server = createServer(async (request, response) => {
    const { url = '', method = 'GET', headers } = request;
    const body = withoutProperties(await textOf(request));
    const sent = { ...(headers['content-type'] && { 'content-type': headers['content-type'] }) };
    const answer = await fetch(behind + url, {
      method,
      headers: sent,
      ...(method === 'GET' ? {} : { body }),
    });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(withoutProperties(await answer.text()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function withoutProperties(text: string): string {
  if (!text.includes('"upstreamLineage"')) return text;
  return JSON.stringify(
    JSON.parse(text, (_key, value: unknown) =>
      isUpstream(value) ? { ...value, properties: undefined } : value,
    ),
  );
}

function isUpstream(value: unknown): value is { readonly dataset: string } {
  return typeof value === 'object' && value !== null && 'dataset' in value && 'type' in value;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
