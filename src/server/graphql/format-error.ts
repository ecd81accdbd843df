import type { GraphQLError } from 'graphql';
import type { JsonObject } from '../../model/json.js';
import { answersInJavaWords, type Dialect } from '../shared/dialect.js';
import { RequestError, type RequestErrorKind } from '../shared/request-error.js';
import { variableErrorInJavaWords } from './java-words.js';
import { ResolverError, type ResolverErrorCode } from './resolver-error.js';

/** The codes of DataHub's `DataHubGraphQLErrorCode` that occur here. */
const TYPES: Readonly<Record<ResolverErrorCode, string>> = {
  400: 'BAD_REQUEST',
  403: 'UNAUTHORIZED',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  500: 'SERVER_ERROR',
};

/**
 * The `classification` of errors before any field is resolved. Source: graphql-java's `ErrorType`.
 */
export type ErrorClassification = 'InvalidSyntax' | 'ValidationError' | 'ExecutionAborted';

/**
 * Formats an error about the document or the request as a whole: without path, code or type, as in
 * graphql-java.
 */
export function formatDocumentError(
  error: GraphQLError,
  classification: ErrorClassification,
  message: string = error.message,
): JsonObject {
  return { message, ...toLocations(error), extensions: { classification } };
}

/**
 * Formats an error of the execution, with the members that DataHub's
 * `DataHubDataFetcherExceptionHandler` adds. An error without a path concerns the variables, or the
 * choice of the operation.
 */
export function formatExecutionError(error: GraphQLError, dialect: Dialect): JsonObject {
  const { message, path, originalError } = error;
  if (path === undefined) {
    const words = answersInJavaWords(dialect) ? variableErrorInJavaWords(message) : message;
    return formatDocumentError(error, 'ValidationError', words);
  }
  const code = resolverErrorCode(originalError);
  return {
    message,
    ...toLocations(error),
    path: [...path],
    extensions: { code, type: TYPES[code], classification: 'DataFetchingException' },
  };
}

function toLocations({ locations }: GraphQLError): { readonly locations?: readonly JsonObject[] } {
  return locations ? { locations: locations.map(({ line, column }) => ({ line, column })) } : {};
}

/**
 * Returns the code of an error from a resolver. It maps errors that the REST interfaces share. All
 * others are internal errors.
 */
function resolverErrorCode(error: unknown): ResolverErrorCode {
  if (error instanceof ResolverError) return error.code;
  return error instanceof RequestError ? CODES[error.kind] : 500;
}

const CODES: Readonly<Record<RequestErrorKind, ResolverErrorCode>> = {
  malformed: 400,
  validation: 400,
  precondition: 400,
  lengths: 400,
  forbidden: 403,
  'not-found': 404,
  'too-large': 400,
  overloaded: 500,
  method: 400,
  broken: 500,
};
