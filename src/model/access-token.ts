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

export type TokenDuration = (typeof tokenDurations)[number];

/** What a catalog tells of a personal access token. Never its text. */
export interface AccessToken {
  /** What it is revoked by: a hash of its text. */
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  /** Urn of the user whom it represents. */
  readonly actor: string;
  /** Urn of the user who made it. */
  readonly owner: string;
  /** UTC, as ISO-8601; null where the catalog does not say so. */
  readonly createdAt: string | null;
  /** The same; null for a token that does not expire. */
  readonly expiresAt: string | null;
}

/** A token that was just made. Nobody can ever read its text again. */
export interface MadeToken {
  readonly secret: string;
  readonly token: AccessToken;
}
