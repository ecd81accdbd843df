import type { Answers } from './github-answers.js';
import { notFound } from './github-refusal.js';
import type { GithubState, GithubToken, Permissions } from './github-state.js';

export interface Route {
  /** Method and path below the repository; `:name` is any one segment. */
  readonly route: string;
  /** Each is a way in which a token may do it; a function where it depends on what it is about. */
  readonly needs:
    | readonly Permissions[]
    | ((call: Call, parameters: readonly string[]) => readonly Permissions[]);
  readonly serve: (call: Call, parameters: readonly string[]) => ApiAnswer;
}

/** One request, and all that serving it may look at. */
export interface Call {
  readonly state: GithubState;
  readonly token: GithubToken;
  readonly show: Answers;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  /** The commit that a hash or a branch names; refused with this status, 422 by default, where there is none. */
  readonly commit: (ref: string, status?: 404 | 422) => string;
  /** Where the archive of an artifact can be had without a token, for a while. */
  readonly signedUrl: (artifact: number) => string;
}

export type ApiAnswer =
  | {
      readonly status?: number;
      readonly body: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** Given out by pages; under a key, beside their count, where there is one. */
  | { readonly list: readonly unknown[]; readonly key?: string };

export function found<T>(value: T | undefined): T {
  if (value === undefined) throw notFound();
  return value;
}
