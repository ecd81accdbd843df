import { ApiError, jsonOf, send } from './send.js';

/** The path of DataHub's frontend, at which a session counts before a token. */
const PATH = '/api/v2/graphql';

type Variables = Readonly<Record<string, unknown>>;

interface AskOptions {
  readonly signal?: AbortSignal | undefined;
  /** True to take an answer with null for parts that the caller may not see. Default: false. */
  readonly isPartial?: boolean;
  /** False for a mutation, which is never sent twice. Default: true. */
  readonly isRead?: boolean;
}

/**
 * Asks a question that changes nothing, and returns `data`. The reads of all pages use it and throw
 * its errors.
 *
 * @throws ApiError
 */
export async function ask<Data>(
  query: string,
  variables: Variables,
  { signal, isPartial = false, isRead = true }: AskOptions = {},
): Promise<Data> {
  const response = await send(PATH, { method: 'POST', body: { query, variables }, signal, isRead });
  const { data, errors } = await jsonOf<Reply<Data>>(response);
  const error = errors?.find((one) => !(isPartial && isAboutPart(one)));
  if (error) throw new ApiError(lacksPrivilege(error) ? 'forbidden' : 'refused', error.message);
  if (!response.ok || !data)
    throw new ApiError('refused', `The catalog answered ${response.status}.`);
  return data;
}

/**
 * Runs a mutation. Returns `data`.
 *
 * @throws ApiError
 */
export function mutate<Data>(query: string, variables: Variables): Promise<Data> {
  return ask<Data>(query, variables, { isRead: false });
}

interface Reply<Data> {
  readonly data: Data | null;
  readonly errors: readonly ReplyError[];
}

interface ReplyError {
  readonly message: string;
  readonly path?: readonly unknown[];
  readonly extensions?: { readonly code?: number; readonly type?: string };
}

function lacksPrivilege({ extensions }: ReplyError): boolean {
  return extensions?.code === 403 || extensions?.type === 'UNAUTHORIZED';
}

/** True for a missing privilege below the field that the operation asks for. */
function isAboutPart(error: ReplyError): boolean {
  return lacksPrivilege(error) && (error.path?.length ?? 0) > 1;
}
