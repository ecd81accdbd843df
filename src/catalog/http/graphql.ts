import { ClientError, GraphQLClient } from 'graphql-request';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';
import type { Exchange } from './exchange.js';
import type { Fail, FailureName } from './fail.js';
import { MISSING_PRIVILEGE, quoteMessage } from './refusal.js';
import type { RequestKind } from './retry.js';
import { number, object, shape, text, type WireShape } from './shape.js';

/** One GraphQL request. */
export interface GraphQlRequest {
  /** Default: `read`. */
  readonly kind?: RequestKind;
  /** The purpose, worded to follow "the answer to". */
  readonly what: string;
  readonly document: string;
  /** Default: none. */
  readonly variables?: JsonObject;
  /** The code of errors in an answer of status 200. Default: by the errors. */
  readonly errorsAre?: FailureName;
}

/** Executes a document and returns its `data`. */
export type AskGraphQl = (request: GraphQlRequest) => Promise<JsonObject>;

interface GraphQlParts {
  readonly url: string;
  readonly exchange: Exchange;
  readonly fail: Fail;
}

/** The part of an opened catalog that asks by GraphQL. */
export interface GraphQlWire {
  readonly graphql: AskGraphQl;
  readonly fail: Fail;
}

/** Asks for data of a shape. The error for data of another shape quotes nothing of the answer. */
export async function askFor<T extends Json>(
  isAnswer: WireShape<T>,
  { graphql, fail }: GraphQlWire,
  request: GraphQlRequest,
): Promise<T> {
  const data = await graphql(request);
  if (isAnswer(data)) return data;
  throw fail('catalog-incomplete', `the answer to ${request.what} is malformed`);
}

/** Creates the GraphQL client. Errors in an answer of status 200 take precedence over its data. */
export function createGraphQl(parts: GraphQlParts): AskGraphQl {
  return async (request) => {
    try {
      const { data } = await clientFor(parts, request).rawRequest<Json | undefined>(
        request.document,
        request.variables ?? {},
      );
      if (isJsonObject(data)) return data;
    } catch (error) {
      if (error instanceof HeadwaterError) throw error;
      if (error instanceof ClientError)
        throw graphQlFailure(parts.fail, request, error.response.errors);
    }
    // The errors of graphql-request about bodies of another shape also end here. Their messages
    // contain the body.
    const name = request.kind === 'write' ? 'catalog-failed' : 'catalog-not-a-catalog';
    throw parts.fail(name, `the answer of ${parts.url} to ${request.what} is not GraphQL`);
  };
}

/** Passes the kind of a request to the transport, which alone handles retries and headers. */
function clientFor({ url, exchange }: GraphQlParts, request: GraphQlRequest): GraphQLClient {
  const { kind = 'read', what } = request;
  return new GraphQLClient(url, {
    fetch: async (_url, init) => {
      const { text } = await exchange({ kind, what, url, body: String(init?.body) });
      return new Response(text, { headers: { 'content-type': 'application/json' } });
    },
  });
}

/** Creates the error of an answer with `errors`, which graphql-request types but does not check. */
function graphQlFailure(
  fail: Fail,
  { errorsAre, what }: GraphQlRequest,
  errors: unknown,
): HeadwaterError {
  const all: readonly Json[] = Array.isArray(errors) ? errors : [];
  const worst = all.map(severity).sort((a, b) => b.rank - a.rank)[0];
  const name = errorsAre ?? worst?.name ?? 'catalog-failed';
  return fail(
    name,
    `the catalog refused ${what}: ${quoteMessage(worst?.message ?? 'it did not say why')}`,
    name === 'catalog-forbidden' ? MISSING_PRIVILEGE : undefined,
  );
}

interface Severity {
  readonly rank: number;
  readonly name: FailureName;
  readonly message: string | undefined;
}

/** Ranks an error by what it leaves open: a clear refusal must not hide a failure beside it. */
function severity(error: Json): Severity {
  const message = hasMessage(error) ? error.message : undefined;
  const code = readErrorCode(error);
  if (code === 403) return { rank: 1, name: 'catalog-forbidden', message };
  if (code === 400) return { rank: 2, name: 'catalog-rejected', message };
  return { rank: 3, name: 'catalog-failed', message };
}

const hasMessage = shape(object({ message: text }));

const hasCode = shape(object({ extensions: object({ code: number }) }));

/** Reads the code of a GraphQL error, if it has one. The code is an HTTP status. */
export function readErrorCode(error: Json): number | undefined {
  return hasCode(error) ? error.extensions.code : undefined;
}

/** Asks an optional question. Undefined if the catalog refuses or does not know the query. */
export async function optionalQuery<T>(asking: Promise<T>): Promise<T | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (concernsOneQuery(error)) return undefined;
    throw error;
  }
}

/** Returns false for an error that concerns the whole run, such as an expired token. */
export function concernsOneQuery(error: unknown): error is HeadwaterError {
  return error instanceof HeadwaterError && !RUN_ENDING.has(error.codeName);
}

const RUN_ENDING: ReadonlySet<string> = new Set(['interrupted', 'catalog-unauthenticated']);
