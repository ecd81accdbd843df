import type { GraphQLError } from 'graphql';
import type { JsonObject } from '../../model/json.js';
import { resolverErrorCode, resolverErrorExtensions } from './resolver-error.js';

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
): JsonObject {
  return { message: error.message, ...toLocations(error), extensions: { classification } };
}

/**
 * Formats an error of the execution. Without a path it concerns the variables, or the choice of the
 * operation.
 */
export function formatExecutionError(error: GraphQLError): JsonObject {
  const { message, path, originalError } = error;
  if (path === undefined) return formatDocumentError(error, 'ValidationError');
  return {
    message,
    ...toLocations(error),
    path: [...path],
    extensions: resolverErrorExtensions(resolverErrorCode(originalError)),
  };
}

function toLocations({ locations }: GraphQLError): { readonly locations?: readonly JsonObject[] } {
  return locations ? { locations: locations.map(({ line, column }) => ({ line, column })) } : {};
}
