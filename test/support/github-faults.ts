import type { ServerResponse } from 'node:http';

/** A request that does not go as it should. */
export interface Fault {
  /** Default: any. */
  readonly method?: string;
  /** Held against path and query, below the base of the API. */
  readonly path: RegExp;
  /** Of the answer; or the connection breaks off before there is one. */
  readonly status: number | 'reset';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** How many requests it meets. Default: 1. */
  readonly times?: number;
  /** Whether the request is carried out all the same, so that whoever made it cannot know. Default: false. */
  readonly after?: boolean;
}

export interface Faults {
  readonly failNext: (fault: Fault) => void;
  /** Runs something right before the next request of which `METHOD /path?query` matches is served, once. */
  readonly before: (pattern: RegExp, run: () => Promise<unknown>) => void;
  readonly runHook: (method: string, path: string) => Promise<void>;
  /** The fault that this request meets; it is used up by it. */
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
      // Taken out first: what it runs may make the same request.
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

/** How GitHub says that somebody is too eager, whatever is left of their hourly limit. */
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
