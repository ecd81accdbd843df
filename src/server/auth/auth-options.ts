/** The setup of authentication at the start of the catalog. */
export interface AuthOptions {
  /**
   * Passwords by user name, of at least 8 characters if other machines can reach the catalog. They
   * replace stored passwords, and create users that do not exist. Without a password here, the
   * first user, the administrator `datahub`, keeps the stored password or gets a generated one.
   */
  readonly passwords?: Readonly<Record<string, string>>;
  /**
   * Receives the generated password of the first user, once. Required if the first user has neither
   * a given nor a stored password.
   */
  readonly onPasswordMade?: (password: string) => void;
  /**
   * True to sign with a new key from now on. This ends all existing tokens and sessions, and
   * deletes their records.
   */
  readonly rotateKey?: boolean;
}
