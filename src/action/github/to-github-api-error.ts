import {
  type ApiResponse,
  classifyResponse,
  GitHubApiError,
  isRecord,
  responseMessage,
} from './github-api-error.js';

/** The parts of a request that messages show. */
export interface ApiRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
}

/** Converts an error of octokit. */
export function toGitHubApiError(
  error: unknown,
  target: ApiRequest,
  sanitize: (text: string) => string,
): GitHubApiError {
  const response = isRecord(error) ? error['response'] : undefined;
  return isApiResponse(response)
    ? new GitHubApiError({
        ...target,
        ...classifyResponse(response),
        message: sanitize(responseMessage(response.data)),
      })
    : toConnectionError(error, target);
}

/**
 * Describes a request without a complete response. Only the code of a network error is kept: its
 * other parts may hold the request. A timeout is final, because a retry would take as long again.
 */
export function toConnectionError(error: unknown, target: ApiRequest): GitHubApiError {
  const errors = [...causes(error)];
  const isLate = errors.some(({ name }) => name === 'TimeoutError');
  const code = errors.map((each) => each['code']).find((each) => typeof each === 'string');
  return new GitHubApiError({
    ...target,
    status: null,
    message: isLate ? 'no answer in time' : (code ?? 'the connection failed'),
    kind: isLate ? 'final' : 'transient',
    retryAfterSeconds: null,
    limitResetsAt: null,
  });
}

/**
 * Yields an error and its causes. Octokit wraps the error of fetch, which wraps the error of the
 * socket.
 */
function* causes(error: unknown): Generator<Readonly<Record<string, unknown>>> {
  for (let each = error; isRecord(each); each = each['cause']) yield each;
}

function isApiResponse(value: unknown): value is ApiResponse {
  return isRecord(value) && typeof value['status'] === 'number' && isRecord(value['headers']);
}
