import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { JsonObject } from '../../model/json.js';
import { Exhausted } from '../turns/exhausted.js';
import type { Turn } from '../turns/turns.js';
import { costlyDocument } from './costly-document.js';
import { exceededLimit } from './exceeded-limit.js';
import { formatExecutionError, formatRequestError } from './format-error.js';
import { plainIntrospection } from './plain-introspection.js';
import type { GraphqlRequest } from './read-request.js';
import { resolveInTurn } from './resolve-in-turn.js';

/** graphql-java's own limit; DataHub leaves it as it is. */
const MAX_TOKENS = 15_000;

export interface DocumentRun {
  /** Null for a document that did not run, and where a field that must not be null failed. */
  readonly data: ExecutionResult['data'];
  /** Empty when all went well. */
  readonly errors: readonly JsonObject[];
  /** Whether the document asked for a mutation. */
  readonly mutation: boolean;
}

const RULES = [...specifiedRules, plainIntrospection];

export interface RunOptions {
  /** What the fields of `Query` and `Mutation` resolve from. */
  readonly rootValue: unknown;
  readonly turn: Turn;
}

/** Parses, checks and executes one GraphQL document. Never throws: whatever goes wrong is among the errors. */
export async function runDocument(schema: GraphQLSchema, request: GraphqlRequest, { rootValue, turn }: RunOptions): Promise<DocumentRun> {
  const checked = checkDocument(schema, request.query);
  if ('errors' in checked) return { data: null, errors: checked.errors, mutation: false };
  const { document } = checked;
  const mutation = getOperationAST(document, request.operationName)?.operation === 'mutation';
  const limit = exceededLimit(document, request.operationName);
  if (limit !== undefined) return { ...aborted(limit), mutation };
  const result = await execute({
    schema,
    document,
    rootValue,
    variableValues: request.variables,
    operationName: request.operationName,
    fieldResolver: resolveInTurn(turn),
  });
  const end = result.errors?.find(({ originalError }) => originalError instanceof Exhausted);
  // Every field that had not been resolved then failed with the same words.
  if (end) return { ...aborted(end.message), mutation };
  return { data: result.data ?? null, errors: (result.errors ?? []).map(formatExecutionError), mutation };
}

type Checked = { readonly document: DocumentNode } | { readonly errors: readonly JsonObject[] };

function checkDocument(schema: GraphQLSchema, query: string): Checked {
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS });
    const limit = costlyDocument(document);
    if (limit !== undefined) return aborted(limit);
    const errors = validate(schema, document, RULES);
    return errors.length === 0 ? { document } : { errors: errors.map((one) => formatRequestError(one, 'ValidationError')) };
  } catch (error) {
    // Anything but a syntax error is the stack giving in: parser and validation recurse with the nesting of the text.
    const syntaxError =
      error instanceof GraphQLError ? error : new GraphQLError('the document is nested too deeply; flatten its selections');
    return { errors: [formatRequestError(syntaxError, 'InvalidSyntax')] };
  }
}

function aborted(message: string): { readonly data: null; readonly errors: readonly JsonObject[] } {
  return { data: null, errors: [formatRequestError(new GraphQLError(message), 'ExecutionAborted')] };
}
