import type { ServerResponse } from 'node:http';

/** A fault of a request. */
export interface Fault {
  /** Default: any method. */
  readonly method?: string;
  /** Matched against path and query, below the base of the API. */
  readonly path: RegExp;
  /** The status of the answer. `reset` breaks the connection off before an answer. */
  readonly status: number | 'reset';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Number of requests that meet the fault. Default: 1. */
  readonly times?: number;
  /**
   * True if the request is carried out although it fails, so that its sender cannot know. Default:
   * false.
   */
  readonly after?: boolean;
}

export interface Faults {
  readonly failNext: (fault: Fault) => void;
  /**
   * Runs a function once, right before the next request whose `METHOD /path?query` matches is
   * served.
   */
  readonly before: (pattern: RegExp, run: () => Promise<unknown>) => void;
  readonly runHook: (method: string, path: string) => Promise<void>;
  /** Returns the fault that a request meets, and counts it as used. */
  readonly take: (method: string, path: string) => Fault | undefined;
}

export function createFaults(): Faults {
  const faults: { fault: Fault; left: number }[] = [];
  const hooks: { pattern: RegExp; run: () => Promise<unknown> }[] = [];
  return {
    failNext: (fault) => void faults.push({ fault, left: fault.times ?? 1 }),
    before: (pattern, run) => void hooks.push({ pattern, run }),
    runHook: async (method, path) => {
      const index = hooks.findIndex(({ pattern }) => pattern.test(`${method} ${path}`));
      // Removed before it runs, since the function may make the same request.
      if (index >= 0) await hooks.splice(index, 1)[0]?.run();
    },
    take: (method, path) => {
      const met = faults.find(
        ({ fault, left }) =>
          left > 0 && (fault.method ?? method) === method && fault.path.test(path),
      );
      if (met) met.left -= 1;
      return met?.fault;
    },
  };
}

export function answerFault(
  response: ServerResponse,
  { status, headers = {}, body = { message: 'Server Error' } }: Fault,
): void {
  if (status === 'reset') response.socket?.resetAndDestroy();
  else
    response
      .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
      .end(JSON.stringify(body));
}

/**
 * GitHub's answer to a client that sends too many requests at once, whatever is left of its hourly
 * limit.
 */
export function secondaryLimit(
  retryAfterSeconds: number,
  status: 403 | 429 = 403,
): Pick<Fault, 'status' | 'headers' | 'body'> {
  const message =
    'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
  return {
    status,
    headers: { 'retry-after': String(retryAfterSeconds) },
    body: { message, documentation_url: 'https://docs.github.com/rest' },
  };
}
