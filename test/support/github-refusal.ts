/** An answer in which GitHub says no. Thrown by whatever serves a request. */
export class GithubRefusal extends Error {
  readonly status: number;
  readonly body: object;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, { headers = {}, ...more }: RefusalDetails = {}) {
    super(message);
    this.status = status;
    this.body = {
      message,
      ...more,
      documentation_url: 'https://docs.github.com/rest',
      status: String(status),
    };
    this.headers = headers;
  }
}

interface RefusalDetails {
  readonly headers?: Readonly<Record<string, string>>;
  readonly errors?: readonly object[];
}

export function notFound(): GithubRefusal {
  return new GithubRefusal(404, 'Not Found');
}

/** 422, of one field. */
export function invalid(resource: string, field: string, message: string): GithubRefusal {
  return new GithubRefusal(422, 'Validation Failed', {
    errors: [{ resource, code: 'unprocessable', field, message }],
  });
}

/** The token lacks all of these; the header names each way in which it would do. */
export function notAccessible(...accepted: readonly string[]): GithubRefusal {
  const headers: Record<string, string> =
    accepted.length > 0 ? { 'x-accepted-github-permissions': accepted.join('; ') } : {};
  return new GithubRefusal(403, 'Resource not accessible by integration', { headers });
}
