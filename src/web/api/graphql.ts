import { ApiError } from './api-error.js';
import { send } from './send.js';

/** The path of DataHub's frontend, at which a session counts before a token. */
const PATH = '/api/v2/graphql';

export interface Operation {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly signal?: AbortSignal | undefined;
  /** True to take an answer in which parts that the caller may not see are null. Default: false. */
  readonly isPartial?: boolean;
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
  readonly path?: readonly unknown[];
  readonly extensions?: { readonly code?: number; readonly type?: string };
}

async function run<Data>(
  { query, variables = {}, signal, isPartial = false }: Operation,
  isRead: boolean,
): Promise<Data> {
  const response = await send(PATH, { method: 'POST', body: { query, variables }, signal, isRead });
  const reply = (await response.json().catch(() => ({}))) as Reply<Data>;
  const error = reply.errors?.find((one) => !(isPartial && isAboutPart(one)));
  if (error) throw toApiError(error, response.status);
  if (!response.ok || !reply.data)
    throw new ApiError('refused', response.status, `The catalog answered ${response.status}.`);
  return reply.data;
}

function toApiError(error: ReplyError, status: number): ApiError {
  return new ApiError(isForbidden(error) ? 'forbidden' : 'refused', status, error.message);
}

function isForbidden({ extensions }: ReplyError): boolean {
  return extensions?.code === 403 || extensions?.type === 'UNAUTHORIZED';
}

/** True for a missing privilege below the field that the operation asks for. */
function isAboutPart(error: ReplyError): boolean {
  return isForbidden(error) && (error.path?.length ?? 0) > 1;
}
