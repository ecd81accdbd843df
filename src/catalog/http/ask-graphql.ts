import type { Json, JsonObject } from '../../model/json.js';
import type { Fail, FailureName } from './fail.js';
import type { RequestKind } from './retry.js';
import type { WireShape } from './shape.js';

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
