import { type ApiResponse, GitHubApiError, isRecord, classifyResponse, responseMessage } from './github-api-error.js';

/** A request as messages name it. */
export interface ApiRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
}

/** The trouble behind an error of octokit. */
export function toGitHubApiError(error: unknown, target: ApiRequest, sanitize: (text: string) => string): GitHubApiError {
  const response = isRecord(error) ? error['response'] : undefined;
  return isApiResponse(response)
    ? new GitHubApiError({ ...target, ...classifyResponse(response), message: sanitize(responseMessage(response.data)) })
    : toConnectionError(error, target);
}

/**
 * The trouble where no answer came, or none to its end. Of an error of the network only a code is told: its other parts may
 * hold the request. What took too long once is not tried again.
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

/** Octokit wraps the error of fetch, which wraps that of the socket. */
function* causes(error: unknown): Generator<Readonly<Record<string, unknown>>> {
  for (let each = error; isRecord(each); each = each['cause']) yield each;
}

function isApiResponse(value: unknown): value is ApiResponse {
  return isRecord(value) && typeof value['status'] === 'number' && isRecord(value['headers']);
}
