import { setTimeout } from 'node:timers/promises';
import { checkRuns } from './check-runs.js';
import { type GitHubClient, openClient } from './client.js';
import { comments } from './comments.js';
import { commits } from './commits.js';
import { artifactDownloads } from './artifact-downloads.js';
import { issues } from './issues.js';
import { pullRequests } from './pull-requests.js';
import type { Repository } from './repository.js';
import { workflowFiles } from './workflow-files.js';
import { workflowRuns } from './workflow-runs.js';

export interface RepositoryOptions {
  /** Never printed. It is sent to the origin of `apiUrl` alone. */
  readonly token: string;
  /** `https://api.github.com`; `https://HOST/api/v3` on an Enterprise Server. */
  readonly apiUrl: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly userAgent: string;
  /** Is told of waits and of requests that are made again, in harmless lines. */
  readonly say: (line: string) => void;
  /** Aborted when the job is cancelled. */
  readonly signal?: AbortSignal;
  /** Waits so many milliseconds. Default: the clock, until the signal is aborted. */
  readonly pause?: (ms: number) => Promise<void>;
}

/** The port over the REST API, and GraphQL where REST refuses the token of a job. Nothing is asked before a method is called. */
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

/** `GET /user` is closed to the token of a job. */
async function whoAmI({ octokit, call }: GitHubClient): Promise<string> {
  const answer = await call('whoAmI', () => octokit.graphql<{ readonly viewer: { readonly login: string } }>('{ viewer { login } }'));
  return answer.viewer.login;
}

/** Asks once; again only after it has failed. */
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
  // Whoever waits looks at the signal next.
  await setTimeout(ms, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
}
