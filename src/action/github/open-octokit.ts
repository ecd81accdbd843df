import { Octokit } from '@octokit/core';
import { type PaginateInterface, paginateRest } from '@octokit/plugin-paginate-rest';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { type ApiResponse, GitHubApiError, isRecord, responseMessage } from './github-api-error.js';
import { type RetryOptions, withRetry } from './with-retry.js';
import { type ApiRequest, toGitHubApiError } from './to-github-api-error.js';

export type Api = Octokit & { readonly paginate: PaginateInterface };

export interface OctokitOptions extends RetryOptions {
  readonly token: string;
  readonly apiUrl: string;
  readonly userAgent: string;
  /** Makes words of GitHub fit to be shown. */
  readonly sanitize: (text: string) => string;
}

/** Of one attempt, its body included. */
const TIMEOUT_MS = 60_000;

/** GitHub keeps each version for two years at least after the next one. */
const API_VERSION = '2022-11-28';

const WithPages = Octokit.plugin(paginateRest);

/** Octokit warns on the console otherwise, where the runner looks for workflow commands. */
const silentLog = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/**
 * Octokit, which throws {@link GitHubApiError} for whatever comes in the way, after some patience. It takes `globalThis.fetch` late.
 *
 * Its plugins for retries and throttling are not used: one repeats without a look at `Retry-After`, the other knows a 429 by
 * certain words only and slows down every write of the process, and the waits of both are deaf to a job that is cancelled.
 */
export function openOctokit(setup: OctokitOptions): Api {
  const { token, apiUrl, userAgent, sanitize } = setup;
  const octokit = new WithPages({ baseUrl: apiUrl, userAgent, log: silentLog, request: { log: silentLog } });
  const home = new URL(apiUrl).origin;
  // The only hook: behind another one, what is changed of the options would be lost. So octokit is not told the token either.
  octokit.hook.wrap('request', (request, options) => {
    const { origin, pathname } = new URL(octokit.request.endpoint.parse(options).url);
    // The addresses of further pages come from answers.
    if (origin !== home)
      throw new HeadwaterError('github-failed', `an answer of GitHub leads to ${sanitize(origin)}: the token stays at ${home}`);
    const target = { method: options.method, path: sanitize(pathname) };
    const headers = { ...options.headers, authorization: `Bearer ${token}`, 'x-github-api-version': API_VERSION };
    return withRetry(setup, async () => {
      const attempt = { ...options, headers, request: { ...options.request, signal: deadline(setup.signal) } };
      const response = await sendOrThrow(() => request(attempt), target, sanitize);
      rejectIncompleteResponse(response, target, sanitize);
      return response;
    });
  });
  return octokit;
}

async function sendOrThrow<T>(send: () => Promise<T> | T, target: ApiRequest, sanitize: (text: string) => string): Promise<T> {
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
 * Octokit hands over as text what is no JSON, also JSON that broke off, and nothing at all would pass for an empty list.
 * GraphQL answers mistakes with 200.
 */
function rejectIncompleteResponse({ status, data }: ApiResponse, target: ApiRequest, sanitize: (text: string) => string): void {
  const failure = { ...target, status, retryAfterSeconds: null, limitResetsAt: null };
  if ((status === 200 || status === 201) && (typeof data === 'string' || data === null)) {
    throw new GitHubApiError({ ...failure, message: 'the answer broke off, or is no JSON', kind: 'transient' });
  }
  if (target.path.endsWith('/graphql') && isRecord(data) && Array.isArray(data['errors'])) {
    throw new GitHubApiError({ ...failure, message: sanitize(responseMessage(data)), kind: 'final' });
  }
}

function ignore(): void {}
