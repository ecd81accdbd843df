import type { Answers } from './answers.js';
import { notFound } from './refusal.js';
import type { GithubState, GithubToken, Permissions } from './state.js';

export interface Route {
  /** Method and path below the repository. `:name` matches any one segment. */
  readonly route: string;
  /**
   * The sufficient permissions of a token, as alternatives. A function if they depend on the item.
   */
  readonly needs:
    | readonly Permissions[]
    | ((call: Call, parameters: readonly string[]) => readonly Permissions[]);
  readonly serve: (call: Call, parameters: readonly string[]) => ApiAnswer;
}

/** One request, and everything that serving it may read. */
export interface Call {
  readonly state: GithubState;
  readonly token: GithubToken;
  readonly show: Answers;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  /**
   * Returns the commit that a hash or a branch names. If none exists, answers this status, by
   * default 422.
   */
  readonly commit: (ref: string, status?: 404 | 422) => string;
  /**
   * Returns the address where the archive of an artifact can be downloaded without a token, for a
   * while.
   */
  readonly signedUrl: (artifact: number) => string;
}

export type ApiAnswer =
  | {
      readonly status?: number;
      readonly body: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** A list that is returned by pages. With a key, it is under that key, beside the count. */
  | { readonly list: readonly unknown[]; readonly key?: string };

export function found<T>(value: T | undefined): T {
  if (value === undefined) throw notFound();
  return value;
}
