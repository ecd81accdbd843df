import { type IncomingHttpHeaders, request } from 'node:http';
import type { Catalog } from '../../../src/server/start-catalog.js';

export interface RawRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface RawAnswer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/**
 * Sends a request with headers that `fetch` does not let a program set, such as `Host`, `Origin`
 * and `Sec-Fetch-Site`.
 */
export function sendRaw(
  { url }: Pick<Catalog, 'url'>,
  { method = 'POST', path, headers = {}, body }: RawRequest,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += String(chunk);
      });
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, text }),
      );
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
