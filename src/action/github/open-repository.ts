import { setTimeout } from 'node:timers/promises';
import { artifactDownloads } from './artifact-downloads.js';
import { checkRuns } from './check-runs.js';
import { type GitHubClient, openClient } from './client.js';
import { commits } from './commits.js';
import { comments, issues } from './issues.js';
import { pullRequests } from './pull-requests.js';
import type { Repository } from './repository.js';
import { workflowFiles, workflowRuns } from './workflows.js';

export interface RepositoryOptions {
  /** Never printed. Sent only to the origin of `apiUrl`. */
  readonly token: string;
  /** `https://api.github.com`, or `https://HOST/api/v3` on an Enterprise Server. */
  readonly apiUrl: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly userAgent: string;
  /** Gets a sanitized line for each wait and each retry. */
  readonly say: (line: string) => void;
  /** Aborted when the job is cancelled. */
  readonly signal?: AbortSignal;
  /** Waits. Default: a timer that ends early if the signal is aborted. */
  readonly pause?: (ms: number) => Promise<void>;
}

/**
 * Implements the port with the REST API, and with GraphQL where REST refuses the token of a job.
 * Sends no request before a method is called.
 */
export function openRepository({ signal, pause, ...options }: RepositoryOptions): Repository {
  const client = openClient({ ...options, signal, pause: pause ?? ((ms) => sleep(ms, signal)) });
  return {
    whoAmI: memoizeSuccess(() => whoAmI(client)),
    ...pullRequests(client),
    ...comments(client),
    ...checkRuns(client),
    ...commits(client),
    ...workflowFiles(client),
    ...workflowRuns(client),
    ...artifactDownloads(client),
    ...issues(client),
  };
}

/** Uses GraphQL, because the token of a job may not call `GET /user`. */
async function whoAmI({ octokit, call }: GitHubClient): Promise<string> {
  const answer = await call('whoAmI', () =>
    octokit.graphql<{ readonly viewer: { readonly login: string } }>('{ viewer { login } }'),
  );
  return answer.viewer.login;
}

/** Remembers the first success. A failure is not remembered. */
function memoizeSuccess<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= ask().catch((error: unknown) => {
      answer = undefined;
      throw error;
    });
    return answer;
  };
}

async function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  // The caller checks the signal after the wait.
  await setTimeout(ms, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
}
