import { onTestFinished, vi } from 'vitest';
import type { Json } from '../../../src/model/json.js';
import type { Exchange } from '../../support/exchanges/exchange.js';

/** The user agent of the requests that are recorded. Tests send others beside them. */
export const RECORDED_AGENT = 'headwater/recorded';

/**
 * Records the exchanges of clients with {@link RECORDED_AGENT} until the test ends. No token is
 * recorded, since headers are not.
 */
export function recordExchanges(): readonly Exchange[] {
  const exchanges: Exchange[] = [];
  const fetched = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const response = await fetched(url, init);
    if (new Headers(init.headers).get('user-agent') !== RECORDED_AGENT) return response;
    const { pathname, search } = new URL(url);
    const body = await response.text();
    exchanges.push({
      method: String(init.method),
      path: pathname + search,
      request: JSON.parse(String(init.body)) as Json,
      status: response.status,
      response: JSON.parse(body) as Json,
    });
    return new Response(body, { status: response.status, headers: response.headers });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return exchanges;
}

/** Writes a recording: one exchange a line. Times and ids are the same in each. */
export function writeExchanges(exchanges: readonly Exchange[]): string {
  return exchanges.map((exchange) => `${sameEachTime(JSON.stringify(exchange))}\n`).join('');
}

const TIME = 1_700_000_000_000;

/** Replaces the parts that differ between two recordings. Equal times stay equal. */
function sameEachTime(text: string): string {
  return text
    .replaceAll(/\b1[6-9]\d{11}\b/g, String(TIME))
    .replaceAll(/\b20\d\d-\d\d-\d\dT[\d:.]+Z/g, new Date(TIME).toISOString())
    .replaceAll(/"(telemetryTraceId|runId)":"[^"]*"/g, '"$1":"$1"');
}
