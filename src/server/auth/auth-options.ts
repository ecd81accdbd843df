/** How authentication is set up when the catalog starts. */
export interface AuthOptions {
  /**
   * Passwords by user name, of at least 8 characters. They replace stored ones, and make the users that do not exist.
   * The first user, `datahub`, an administrator, keeps the one that is stored; where there is none, one is made.
   */
  readonly passwords?: Readonly<Record<string, string>>;
  /** Is told, once, the password that was made for the first user. Needed where none is given and none is stored. */
  readonly onPasswordMade?: (password: string) => void;
  /** Whether to sign with a new key from now on: all tokens and sessions so far end, and their records go. */
  readonly rotateKey?: boolean;
}
