import { ClientError, GraphQLClient } from 'graphql-request';
import { HeadwaterError } from '../errors/headwater-error.js';
import { isJsonObject, type Json, type JsonObject } from '../model/json.js';
import type { Exchange } from './exchange.js';
import type { CatalogCodeName, Fail } from './failure.js';
import type { RequestKind } from './retry.js';
import { isString } from './shape.js';

export interface GraphQlRequest {
  readonly kind: RequestKind;
  readonly what: string;
  readonly document: string;
  readonly variables: JsonObject;
  /** What errors in an answer of status 200 are; by default what they say of themselves. */
  readonly errorsAre?: CatalogCodeName;
}

/** Executes a document and gives its `data`. */
export type AskGraphQl = (request: GraphQlRequest) => Promise<JsonObject>;

export interface GraphQlParts {
  readonly url: string;
  readonly exchange: Exchange;
  readonly fail: Fail;
}

/** Errors that come with status 200 are looked at before any data is. */
export function createGraphQl(parts: GraphQlParts): AskGraphQl {
  return async (request) => {
    try {
      const { data } = await clientFor(parts, request).rawRequest<Json | undefined>(request.document, request.variables);
      if (isJsonObject(data)) return data;
    } catch (error) {
      if (error instanceof HeadwaterError) throw error;
      if (error instanceof ClientError) throw graphQlFailure(parts, request, error.response.errors);
    }
    // Here are also the complaints of graphql-request about bodies of another shape; their messages hold the body.
    const name = request.kind === 'write' ? 'catalog-failed' : 'catalog-not-a-catalog';
    throw parts.fail(name, `the answer of ${parts.url} to ${request.what} is not one of GraphQL`);
  };
}

/** A client a request: the request's kind has to reach the transport, which alone knows about retries and headers. */
function clientFor(parts: GraphQlParts, request: GraphQlRequest): GraphQLClient {
  const { kind, what } = request;
  return new GraphQLClient(parts.url, {
    fetch: async (_url, init) => {
      const { text } = await parts.exchange({ kind, what, url: parts.url, body: String(init?.body) });
      return new Response(text, { headers: { 'content-type': 'application/json' } });
    },
  });
}

/** `errors` is typed by graphql-request, but nothing checked it. */
function graphQlFailure(parts: GraphQlParts, request: GraphQlRequest, errors: unknown): HeadwaterError {
  const all: readonly Json[] = Array.isArray(errors) ? errors : [];
  const worst = all.map(severity).sort((a, b) => b.rank - a.rank)[0] ?? { rank: 0, name: 'catalog-failed', message: undefined };
  return parts.fail(request.errorsAre ?? worst.name, `the catalog refused ${request.what}: ${worst.message ?? 'it did not say why'}`);
}

interface Severity {
  readonly rank: number;
  readonly name: CatalogCodeName;
  readonly message: string | undefined;
}

/** The more an error leaves open, the higher its rank: one clear refusal beside a failure must not hide the failure. */
function severity(error: Json): Severity {
  const { message, extensions } = isJsonObject(error) ? error : {};
  const code = isJsonObject(extensions) ? extensions['code'] : undefined;
  const text = isString(message) ? message : undefined;
  if (code === 403) return { rank: 1, name: 'catalog-forbidden', message: text };
  if (code === 400) return { rank: 2, name: 'catalog-rejected', message: text };
  return { rank: 3, name: 'catalog-failed', message: text };
}
