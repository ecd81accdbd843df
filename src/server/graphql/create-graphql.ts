import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { isNameable } from '../search/is-nameable.js';
import { RecentSearches } from '../search/recent-searches.js';
import { graphqlForbiddenStatus } from '../shared/dialect.js';
import { objectAt } from '../shared/json-accessors.js';
import type { TurnScheduler } from '../turns/turn-scheduler.js';
import type { MutationWriter } from '../write/mutation-writer.js';
import { CheckedDocuments } from './checked-documents.js';
import { resolveField } from './mapped/resolve-field.js';
import type { MutationScope } from './mutation-scope.js';
import { EntityBudget, MAX_PATH_NODES, PathBudget } from './request-budgets.js';
import { rootValue } from './root-value.js';
import { type DocumentRun, type GraphqlRequest, runDocument } from './run-document.js';
import { getSchema } from './schema/create-schema.js';

/** The values that all requests share. */
export interface GraphqlOptions
  extends Omit<MutationScope, 'writes' | 'searches' | 'turn' | RequestMember> {
  /** Creates the writer of a request on behalf of a user. */
  readonly writerFor: (actor: Urn) => MutationWriter;
  readonly turns: TurnScheduler;
  /** Number of entities that one request may resolve. */
  readonly maxEntities: number;
}

type RequestMember = 'actor' | 'entities' | 'entityBudget' | 'pathBudget';

export interface GraphqlReply {
  /**
   * 200 for GraphQL errors as well, but if something is forbidden the dialect decides. 400 for a
   * body that is not a GraphQL request.
   */
  readonly status: number;
  /** Absent with status 400, for which DataHub sends an empty body. */
  readonly body: JsonObject | undefined;
  /** True if the request asked for a mutation. */
  readonly mutation: boolean;
}

/** Answers one parsed body on behalf of one user. */
export type GraphqlHandler = (
  body: unknown,
  caller: { readonly actor: Urn },
) => Promise<GraphqlReply>;

/** Creates the GraphQL handler. It serves DataHub's schema from an aspect store. */
export function createGraphql(options: GraphqlOptions): GraphqlHandler {
  let documents: CheckedDocuments | undefined;
  const searches = new RecentSearches(isNameable);
  return async (body, caller) => {
    const request = readRequest(body);
    if (!request) return { status: 400, body: undefined, mutation: false };
    // The schema takes a tenth of a second. The start of a catalog need not wait for the schema.
    documents ??= new CheckedDocuments(getSchema(options.dialect), options.dialect);
    const scope = {
      ...options,
      writes: options.writerFor(caller.actor),
      searches,
      actor: caller.actor,
      entities: new Map(),
      entityBudget: new EntityBudget(options.maxEntities),
      pathBudget: new PathBudget(MAX_PATH_NODES),
      turn: options.turns.begin(),
    };
    const run = await runDocument(documents, request, {
      rootValue,
      scope,
      resolveField,
    });
    const status = run.errors.some(isForbidden) ? graphqlForbiddenStatus(options.dialect) : 200;
    return { status, body: replyBody(run), mutation: run.mutation };
  };
}

/**
 * Reads a parsed body. Undefined if it is not a GraphQL request. DataHub has no batches, so a list
 * of requests does not count as a request.
 */
function readRequest(body: unknown): GraphqlRequest | undefined {
  if (!isJsonObject(body as Json)) return undefined;
  const { query, variables = null, operationName = null } = body as JsonObject;
  if (typeof query !== 'string') return undefined;
  if (variables !== null && !isJsonObject(variables)) return undefined;
  if (operationName !== null && typeof operationName !== 'string') return undefined;
  return { query, variables: variables ?? undefined, operationName: operationName ?? undefined };
}

function isForbidden(error: JsonObject): boolean {
  return objectAt(error, 'extensions')['code'] === 403;
}

function replyBody({ data, errors }: DocumentRun): JsonObject {
  return {
    ...(errors.length > 0 && { errors }),
    // Scalars and enums serialized every leaf, and in this schema they yield JSON.
    data: data as JsonObject | null,
    extensions: {},
  };
}
