/** The lifetimes of tokens that DataHub makes. Source: its enum `AccessTokenDuration`. */
export const tokenDurations = [
  'ONE_HOUR',
  'ONE_DAY',
  'ONE_WEEK',
  'ONE_MONTH',
  'THREE_MONTHS',
  'SIX_MONTHS',
  'ONE_YEAR',
  'NO_EXPIRY',
] as const;

/** The lifetime of a token. */
export type TokenDuration = (typeof tokenDurations)[number];

/** A personal access token as the catalog lists it, always without its text. */
export interface AccessToken {
  /** The hash of its text. A revocation names it. */
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  /** Urn of the user whom it represents. */
  readonly actor: string;
  /** Urn of the user who created it. */
  readonly owner: string;
  /** UTC, as ISO-8601. Null if the catalog does not say. */
  readonly createdAt: string | null;
  /** UTC, as ISO-8601. Null for a token that does not expire. */
  readonly expiresAt: string | null;
}

/** A new token. The catalog shows its text only this once. */
export interface CreatedToken {
  readonly secret: string;
  readonly token: AccessToken;
}
