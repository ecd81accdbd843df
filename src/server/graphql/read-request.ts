/** The members of a GraphQL request that DataHub reads. */
export interface GraphqlRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
  readonly operationName: string | undefined;
}

/**
 * Reads a parsed body. Undefined if it is no GraphQL request. DataHub has no batches, so a list
 * of requests is no request either.
 */
export function readRequest(body: unknown): GraphqlRequest | undefined {
  if (!isObject(body)) return undefined;
  const { query, variables = null, operationName = null } = body;
  if (typeof query !== 'string') return undefined;
  if (variables !== null && !isObject(variables)) return undefined;
  if (operationName !== null && typeof operationName !== 'string') return undefined;
  return { query, variables: variables ?? undefined, operationName: operationName ?? undefined };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
