import type { GraphQLError } from 'graphql';
import type { JsonObject } from '../../model/json.js';
import { faultCodeOf, faultExtensions } from './fault.js';

/** The `classification` of errors that come before any field is resolved. Source: graphql-java's `ErrorType`. */
export type RequestErrorKind = 'InvalidSyntax' | 'ValidationError' | 'ExecutionAborted';

/** An error about the document or the request as a whole: no path, code or type, as with graphql-java. */
export function formatRequestError(error: GraphQLError, classification: RequestErrorKind): JsonObject {
  return { message: error.message, ...locationsOf(error), extensions: { classification } };
}

/** An error of execution. Without a path it is about the variables, or about which operation was meant. */
export function formatExecutionError(error: GraphQLError): JsonObject {
  const { message, path, originalError } = error;
  if (path === undefined) return formatRequestError(error, 'ValidationError');
  return { message, ...locationsOf(error), path: [...path], extensions: faultExtensions(faultCodeOf(originalError)) };
}

function locationsOf({ locations }: GraphQLError): { readonly locations?: readonly JsonObject[] } {
  return locations ? { locations: locations.map(({ line, column }) => ({ line, column })) } : {};
}
