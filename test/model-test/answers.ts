import { lineageAspects, urnOf } from './domain.js';
import type { Fault } from './faults.js';

/** A made-up token. No output of a command may contain it. */
export const CANARY = 'canary-7f3c9e41d8';

/** Returns the response that a fault gives in place of the catalog's. */
export function faultResponse(fault: Fault): Response {
  switch (fault.fault) {
    case 'reset':
      throw reset();
    case 'status':
      return refusal(fault.status);
    case 'doubled':
      return refusal(fault.answer === 'second' ? 412 : fault.answer);
    case 'stale':
      return refusal(412, 'Expected version 1, actual version 2');
    case 'errors':
      return graphQlErrors();
    default:
      return refusal(403);
  }
}

export function spoilText(fault: Fault, text: string): string {
  if (fault.fault === 'lag') return lagging(text, fault);
  return 'at' in fault && 'name' in fault ? spoil(text, fault) : text;
}

/** The error of a connection that is cut. */
export function reset(): Error {
  return new TypeError('fetch failed', {
    cause: Object.assign(new Error(`read ECONNRESET ${CANARY}`), { code: 'ECONNRESET' }),
  });
}

/** An error response that repeats the token in its body and headers, as some gateways do. */
export function refusal(status: number, words = 'refused'): Response {
  const body = JSON.stringify({
    message: `${words}; you sent Authorization: Bearer ${CANARY}`,
    error: CANARY,
    status,
  });
  return new Response(body, {
    status,
    headers: { 'content-type': 'application/json', 'retry-after': '0', 'x-echo': CANARY },
  });
}

/** The answer to a batch of reads that shows nothing. */
export function nothingFound(): Response {
  return new Response('[]', { status: 200, headers: { 'content-type': 'application/json' } });
}

function graphQlErrors(): Response {
  const body = {
    data: null,
    errors: [{ message: `cannot fetch for Bearer ${CANARY}`, extensions: { code: 500 } }],
  };
  return new Response(JSON.stringify(body), {
    status: 200,
    headers: { 'content-type': 'application/json' },
  });
}

/** Copies a response, with a text that was already read from it. */
export function withText({ status, headers }: Response, text: string): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': headers.get('content-type') ?? 'application/json' },
  });
}

const GARBAGE = { value: null, systemMetadata: {} };

type Entity = Readonly<Record<string, unknown>>;

function spoil(
  text: string,
  { fault, name }: Extract<Fault, { name: unknown; at: number }>,
): string {
  const entities = JSON.parse(text) as readonly Entity[];
  const urn = urnOf(name);
  const own = entities.find((entity) => entity['urn'] === urn);
  if (!Array.isArray(entities) || !own) return text;
  const rest = entities.filter((entity) => entity !== own);
  switch (fault) {
    case 'short':
      return JSON.stringify(rest);
    case 'cut':
      return text.slice(0, text.length / 2);
    case 'garbled':
      return JSON.stringify([
        ...rest,
        {
          ...own,
          ...Object.fromEntries(lineageAspects.map((aspect) => [aspect, GARBAGE])),
          schemaMetadata: { value: null },
        },
      ]);
    case 'twice':
      return JSON.stringify([own, ...rest, withoutAspects(own)]);
    case 'unasked':
      return JSON.stringify([...rest, { ...own, urn: `${urn}x` }]);
  }
}

/** Keeps the urn and the key of an entity. */
function withoutAspects(entity: Entity): Entity {
  return Object.fromEntries(
    Object.entries(entity).filter(([name]) => name === 'urn' || name.endsWith('Key')),
  );
}

/**
 * Removes a dataset from the hits of a search index that lags. If the index is not honest, its
 * total still counts the dataset.
 */
function lagging(text: string, { name, honest }: Extract<Fault, { fault: 'lag' }>): string {
  const answer = JSON.parse(text) as {
    data?: {
      scrollAcrossEntities?: { total: number; searchResults: { entity: { urn: string } }[] };
    };
  };
  const page = answer.data?.scrollAcrossEntities;
  const left = page?.searchResults.filter(({ entity }) => entity.urn !== urnOf(name));
  if (!page || !left || left.length === page.searchResults.length) return text;
  return JSON.stringify({
    data: {
      scrollAcrossEntities: { ...page, total: page.total - (honest ? 1 : 0), searchResults: left },
    },
  });
}
