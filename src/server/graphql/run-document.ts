import { type ExecutionResult, execute, type GraphQLFieldResolver, getOperationAST } from 'graphql';
import type { JsonObject } from '../../model/json.js';
import { RequestLimitExceeded } from '../turns/request-limit-exceeded.js';
import type { Turn } from '../turns/turn-scheduler.js';
import { aborted, type CheckedDocuments } from './checked-documents.js';
import { formatExecutionError } from './format-error.js';
import { operationLimitProblem } from './operation-limits.js';
import type { RequestScope } from './request-scope.js';
import { schemaInTurns } from './schema/schema-in-turns.js';

/** The members of a GraphQL request that DataHub reads. */
export interface GraphqlRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
  readonly operationName: string | undefined;
}

export interface DocumentRun {
  /** Null if the document did not run, or if a field failed that must not be null. */
  readonly data: ExecutionResult['data'];
  /** Empty if everything succeeded. */
  readonly errors: readonly JsonObject[];
  /** True if the document asked for a mutation. */
  readonly mutation: boolean;
}

export interface RunOptions {
  /** The root value of the fields of `Query` and `Mutation`. */
  readonly rootValue: unknown;
  readonly scope: RequestScope;
  readonly resolveField: FieldResolver;
}

type FieldResolver = GraphQLFieldResolver<unknown, RequestScope>;

/**
 * Parses, checks and executes one GraphQL document. The errors contain every failure of the
 * document, and a missed deadline.
 */
export async function runDocument(
  documents: CheckedDocuments,
  request: GraphqlRequest,
  options: RunOptions,
): Promise<DocumentRun> {
  try {
    return await checkAndExecute(documents, request, options);
  } catch (error) {
    if (error instanceof RequestLimitExceeded)
      return { ...aborted(error.message), mutation: false };
    throw error;
  }
}

/** @throws RequestLimitExceeded past the deadline, before the execution */
async function checkAndExecute(
  documents: CheckedDocuments,
  request: GraphqlRequest,
  { rootValue, scope, resolveField }: RunOptions,
): Promise<DocumentRun> {
  const { turn } = scope;
  const { schema } = documents;
  const checked = await documents.check(request.query, turn);
  if ('errors' in checked) return { data: null, errors: checked.errors, mutation: false };
  const { document } = checked;
  const mutation = getOperationAST(document, request.operationName)?.operation === 'mutation';
  const limit = operationLimitProblem(document, request.operationName);
  if (limit !== undefined) return { ...aborted(limit), mutation };
  if (turn.isOver()) await turn.next();
  const result = await execute({
    schema: request.query.includes('__schema') ? schemaInTurns(schema, turn) : schema,
    document,
    rootValue,
    contextValue: scope,
    variableValues: request.variables,
    operationName: request.operationName,
    fieldResolver: resolveInTurn(turn, resolveField),
  });
  const end = result.errors?.find(
    ({ originalError }) => originalError instanceof RequestLimitExceeded,
  );
  // Every unresolved field failed with the same message, so one error is enough.
  if (end) return { ...aborted(end.message), mutation };
  return {
    data: result.data ?? null,
    errors: (result.errors ?? []).map((one) => formatExecutionError(one, scope.dialect)),
    mutation,
  };
}

/**
 * Resolves fields. Lets other requests run before fields that are computed, since each may read a
 * large aspect, and between the items of lists. A list that is too long fails with
 * RequestLimitExceeded.
 */
function resolveInTurn(turn: Turn, resolveField: FieldResolver): FieldResolver {
  const toItems = (value: unknown, fieldName: string) => {
    if (!Array.isArray(value)) return value;
    if (value.length > MAX_LIST_ITEMS) throw tooLongList(fieldName, value.length);
    if (value.length <= LONG_LIST) return itemsInTurn(value, turn);
    return turn.next().then(() => itemsInTurn(value, turn));
  };
  return (source, args, scope, info) => {
    const resolve = (): unknown => resolveField(source, args, scope, info);
    const value =
      isComputed(source, info.fieldName) && turn.isOver() ? turn.next().then(resolve) : resolve();
    return value instanceof Promise
      ? value.then((list) => toItems(list, info.fieldName))
      : toItems(value, info.fieldName);
  };
}

function tooLongList(fieldName: string, length: number): RequestLimitExceeded {
  return new RequestLimitExceeded(
    `"${fieldName}" has ${length} items, and ${MAX_LIST_ITEMS} is the limit of GraphQL; ` +
      'ask for fewer, or read the whole aspect over OpenAPI v3',
  );
}

/** Returns true for members that are functions, and for fields from stored aspects. */
function isComputed(source: unknown, fieldName: string): boolean {
  if (typeof source !== 'object' || source === null) return false;
  const member: unknown = Reflect.get(source, fieldName);
  return member === undefined || typeof member === 'function';
}

/**
 * The maximum number of items of one list in an answer. The execution takes all items that wait in
 * one piece, and no other request runs meanwhile.
 */
const MAX_LIST_ITEMS = 10_000;

/**
 * Number of items above which a list starts with a turn of its own, so that its piece does not
 * follow the work that made the list.
 */
const LONG_LIST = 1000;

/** The number of items that wait for the same turn. Computed fields wait for their own turns. */
const ITEMS_A_TURN = 20;

/**
 * Yields items one by one. The execution takes an item after it has finished the previous item. But
 * if that item waits for a turn, the execution takes all others at once.
 */
function* itemsInTurn(items: readonly unknown[], turn: Turn): Generator<unknown> {
  let next: Promise<void> | undefined;
  for (const [i, item] of items.entries()) {
    if (i % ITEMS_A_TURN === 0) next = turn.isOver() ? turn.next() : undefined;
    yield next === undefined ? item : next.then(() => item);
  }
}
