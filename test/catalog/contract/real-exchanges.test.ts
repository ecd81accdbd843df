import { describe, expect, test } from 'vitest';
import { readExchanges, titleOf } from '../../support/exchanges/exchange.js';
import { expectOutcome } from '../../support/exchanges/expect-outcome.js';
import { replayExchange } from '../../support/exchanges/replay-exchange.js';
import { readRealFile } from '../../support/import/inputs.js';
import { intercept, writer } from '../catalog-clients.js';

const recording = readRealFile('real-datahub-exchanges.ndjson');
const exchanges = readExchanges(recording ?? '');
const titled = exchanges.map((exchange, i) => [i + 1, titleOf(exchange), exchange] as const);

describe.skipIf(recording === undefined)('the exchanges with DataHub 1.6', () => {
  test('are 24, and each is a request of the client', () => {
    expect(exchanges).toHaveLength(24);
    expect(new Set(exchanges.map(({ method }) => method))).toEqual(new Set(['POST']));
  });

  test.each(titled)('%i: %s', async (_number, _title, exchange) => {
    expectOutcome(exchange, await replayExchange(exchange, writer(), intercept()));
  });

  test('the text of a refused condition is stale over Rest.li, too', async () => {
    const refused = exchanges.filter(({ status }) => status === 412);
    expect(refused.length).toBeGreaterThan(3);
    for (const { request, response } of refused) {
      const { message } = response as { readonly message: string };
      const proposal = toRestli(request);
      const exchange = {
        method: 'POST',
        path: '/aspects?action=ingestProposal',
        request: { proposal, async: 'false' },
        status: 422,
        response: { message, status: 422 },
      };
      expectOutcome(exchange, await replayExchange(exchange, writer(), intercept()));
    }
  });
});

// biome-ignore lint/suspicious/noExplicitAny: a recording is what it is
function toRestli([{ urn, upstreamLineage }]: any) {
  return {
    entityType: 'dataset',
    entityUrn: urn,
    changeType: 'UPSERT',
    aspectName: 'upstreamLineage',
    aspect: { contentType: 'application/json', value: JSON.stringify(upstreamLineage.value) },
    headers: upstreamLineage.headers,
  };
}
