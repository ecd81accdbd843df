/** An error answer of GitHub. Route handlers throw it. */
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

/** A 422 about one field. */
export function invalid(resource: string, field: string, message: string): GithubRefusal {
  return new GithubRefusal(422, 'Validation Failed', {
    errors: [{ resource, code: 'unprocessable', field, message }],
  });
}

/** The token lacks all of these permissions. The header names each sufficient one. */
export function notAccessible(...accepted: readonly string[]): GithubRefusal {
  const headers: Record<string, string> =
    accepted.length > 0 ? { 'x-accepted-github-permissions': accepted.join('; ') } : {};
  return new GithubRefusal(403, 'Resource not accessible by integration', { headers });
}
