import { ApiError } from './api-error.js';
import { send } from './send.js';

/** The path of DataHub's frontend, at which a session counts before a token. */
const PATH = '/api/v2/graphql';

export interface Operation {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Asks a question that changes nothing. Returns `data`.
 *
 * @throws ApiError
 */
export function ask<Data>(operation: Operation): Promise<Data> {
  return run<Data>(operation, true);
}

/**
 * Runs a mutation. Returns `data`.
 *
 * @throws ApiError
 */
export function mutate<Data>(operation: Operation): Promise<Data> {
  return run<Data>(operation, false);
}

interface Reply<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly ReplyError[];
}

interface ReplyError {
  readonly message: string;
  readonly extensions?: { readonly code?: number; readonly type?: string };
}

async function run<Data>(
  { query, variables = {}, signal }: Operation,
  isRead: boolean,
): Promise<Data> {
  const response = await send(PATH, { method: 'POST', body: { query, variables }, signal, isRead });
  const reply = (await response.json().catch(() => ({}))) as Reply<Data>;
  const [error] = reply.errors ?? [];
  if (error) throw toApiError(error, response.status);
  if (!response.ok || !reply.data)
    throw new ApiError('refused', response.status, `The catalog answered ${response.status}.`);
  return reply.data;
}

function toApiError({ message, extensions }: ReplyError, status: number): ApiError {
  const isForbidden = extensions?.code === 403 || extensions?.type === 'UNAUTHORIZED';
  return new ApiError(isForbidden ? 'forbidden' : 'refused', status, message);
}
