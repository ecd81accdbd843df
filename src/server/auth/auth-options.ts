/** The setup of authentication at the start of the catalog. */
export interface AuthOptions {
  /**
   * Passwords by user name, of at least 8 characters if other machines can reach the catalog. They
   * replace stored ones, and users that do not exist are created. The first user, `datahub`, an
   * administrator, keeps the stored password. If none is stored or given, one is generated.
   */
  readonly passwords?: Readonly<Record<string, string>>;
  /**
   * Receives the generated password of the first user, once. Required if no password is given and
   * none is stored.
   */
  readonly onPasswordMade?: (password: string) => void;
  /**
   * True to sign with a new key from now on: all existing tokens and sessions end, and their
   * records are deleted.
   */
  readonly rotateKey?: boolean;
}
