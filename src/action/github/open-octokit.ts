import { Octokit } from '@octokit/core';
import { type PaginateInterface, paginateRest } from '@octokit/plugin-paginate-rest';
import { HeadwaterError } from '../../errors/headwater-error.js';
import {
  type ApiRequest,
  type ApiResponse,
  GitHubApiError,
  isRecord,
  responseMessage,
  toGitHubApiError,
} from './github-api-error.js';
import { type RetryOptions, withRetry } from './with-retry.js';

export type Api = Octokit & { readonly paginate: PaginateInterface };

export interface OctokitOptions extends RetryOptions {
  readonly token: string;
  readonly apiUrl: string;
  readonly userAgent: string;
  /** Makes text of GitHub safe to show. */
  readonly sanitize: (text: string) => string;
}

/** Timeout of one attempt, including the body. */
const TIMEOUT_MS = 60_000;

/** GitHub supports a version for at least two years after the next one. */
const API_VERSION = '2022-11-28';

const WithPages = Octokit.plugin(paginateRest);

/** By default octokit warns on the console, and the runner looks there for workflow commands. */
const silentLog = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/**
 * Opens octokit with retries. A request that fails throws {@link GitHubApiError}. Looks up
 * `globalThis.fetch` for each request.
 *
 * Does not use octokit's plugins for retries and throttling. The retry plugin ignores
 * `Retry-After`. The throttling plugin recognizes a 429 only by certain messages and slows down
 * every write of the process. Neither stops its wait when the job is cancelled.
 */
export function openOctokit(setup: OctokitOptions): Api {
  const { token, apiUrl, userAgent, sanitize } = setup;
  const octokit = new WithPages({
    baseUrl: apiUrl,
    userAgent,
    log: silentLog,
    request: { log: silentLog },
  });
  const home = new URL(apiUrl).origin;
  // This is the only hook: with a second one, changes of the options would be lost. Octokit itself
  // does not get the token, because its authentication is such a hook.
  octokit.hook.wrap('request', (request, options) => {
    const { origin, pathname } = new URL(octokit.request.endpoint.parse(options).url);
    // The addresses of further pages come from responses.
    if (origin !== home)
      throw new HeadwaterError(
        'github-failed',
        `a response of GitHub links to ${sanitize(origin)}: the token is only sent to ${home}`,
      );
    const target = { method: options.method, path: sanitize(pathname) };
    const headers = {
      ...options.headers,
      authorization: `Bearer ${token}`,
      'x-github-api-version': API_VERSION,
    };
    return withRetry(setup, async () => {
      const attempt = {
        ...options,
        headers,
        request: { ...options.request, signal: deadline(setup.signal) },
      };
      const response = await sendOrThrow(() => request(attempt), target, sanitize);
      rejectIncompleteResponse(response, target, sanitize);
      return response;
    });
  });
  return octokit;
}

async function sendOrThrow<T>(
  send: () => Promise<T> | T,
  target: ApiRequest,
  sanitize: (text: string) => string,
): Promise<T> {
  try {
    return await send();
  } catch (error) {
    throw toGitHubApiError(error, target, sanitize);
  }
}

function deadline(signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  return signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
}

/**
 * Throws if a response is incomplete. Octokit returns text if a body is not valid JSON, for example
 * JSON that broke off, and an empty body would pass for an empty list. GraphQL reports errors with
 * 200.
 */
function rejectIncompleteResponse(
  { status, data }: ApiResponse,
  target: ApiRequest,
  sanitize: (text: string) => string,
): void {
  const failure = { ...target, status, retryAfterSeconds: null, limitResetsAt: null };
  if ((status === 200 || status === 201) && (typeof data === 'string' || data === null)) {
    throw new GitHubApiError({
      ...failure,
      message: 'the response is incomplete or not JSON',
      kind: 'transient',
    });
  }
  if (target.path.endsWith('/graphql') && isRecord(data) && Array.isArray(data['errors'])) {
    throw new GitHubApiError({
      ...failure,
      message: sanitize(responseMessage(data)),
      kind: 'final',
    });
  }
}

function ignore(): void {}
