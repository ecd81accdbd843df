import { escapeControls } from '../../report/words/escape.js';
import { truncateMiddle } from '../../report/words/fitting.js';
import { GitHubApiError } from './github-api-error.js';
import { type Api, openOctokit } from './open-octokit.js';
import type { Repository } from './repository.js';
import { apiOperations, toHeadwaterError } from './to-headwater-error.js';
import type { RetryOptions } from './with-retry.js';

/** Octokit for one repository, with retries. */
export interface GitHubClient extends RetryOptions {
  readonly octokit: Api;
  /** Parameters of every route. */
  readonly ownerAndRepo: { readonly owner: string; readonly repo: string };
  /** Escapes control characters, removes the token and truncates the text. */
  readonly sanitize: (text: string) => string;
  /** Runs a request for a method of the port. Errors name what the method does. */
  readonly call: <T>(method: keyof Repository, ask: () => Promise<T>) => Promise<T>;
  /** Like `call`, but resolves to null if GitHub answers 404 (not found) or 410 (gone). */
  readonly callOrNull: <T>(method: keyof Repository, ask: () => Promise<T>) => Promise<T | null>;
}

export interface ClientOptions extends RetryOptions {
  readonly token: string;
  readonly apiUrl: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly userAgent: string;
}

const MAX_MESSAGE_LENGTH = 300;

export function openClient(options: ClientOptions): GitHubClient {
  const { token, repository, say, pause, signal } = options;
  const [owner = '', repo = ''] = repository.split('/');
  const sanitize = (text: string) =>
    truncateMiddle(
      escapeControls(text.replaceAll(/\s+/g, ' ')).replaceAll(token, '[token]').trim(),
      MAX_MESSAGE_LENGTH,
    );
  const call = async <T>(method: keyof Repository, ask: () => Promise<T>): Promise<T> => {
    try {
      return await ask();
    } catch (error) {
      throw error instanceof GitHubApiError
        ? toHeadwaterError(error.failure, apiOperations[method])
        : error;
    }
  };
  return {
    ...{ say, pause, signal, sanitize, call },
    octokit: openOctokit({ ...options, sanitize }),
    ownerAndRepo: { owner, repo },
    callOrNull: (method, ask) => call(method, () => ask().catch(nullIfAbsent)),
  };
}

function nullIfAbsent(error: unknown): null {
  if (
    error instanceof GitHubApiError &&
    (error.failure.status === 404 || error.failure.status === 410)
  )
    return null;
  throw error;
}
