/** Where the catalog is and who we are there. From flags and environment, never from a file of the repository. */
export interface CatalogAccess {
  readonly url: string;
  readonly token?: string | undefined;
  /** For one request. */
  readonly timeoutMs?: number | undefined;
  /** How many requests may be under way at once. */
  readonly concurrency?: number | undefined;
  readonly insecureHttp?: boolean | undefined;
}
