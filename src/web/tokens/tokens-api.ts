import { ask, mutate } from '../api/graphql.js';

/** Tokens on one page of the list. */
export const PAGE_SIZE = 20;

/** A token without its text, which only `createToken` returns. */
export interface Token {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  /** The user whom the token represents. */
  readonly actorUrn: string;
  /** The user who made it. */
  readonly ownerUrn: string;
  readonly createdAt: number;
  /** Null for a token that does not expire. */
  readonly expiresAt: number | null;
}

export interface TokenPage {
  readonly total: number;
  readonly tokens: readonly Token[];
}

interface TokenQuestion {
  /** Undefined for the tokens of all users. */
  readonly ownerUrn: string | undefined;
  /** From 1. */
  readonly page: number;
}

const LIST = `query listTokens($input: ListAccessTokenInput!) {
  listAccessTokens(input: $input) {
    total
    tokens { id name description actorUrn ownerUrn createdAt expiresAt }
  }
}`;

export async function listTokens(
  { ownerUrn, page }: TokenQuestion,
  signal: AbortSignal,
): Promise<TokenPage> {
  const filters = ownerUrn === undefined ? [] : [{ field: 'ownerUrn', values: [ownerUrn] }];
  const input = { start: (page - 1) * PAGE_SIZE, count: PAGE_SIZE, filters };
  const data = await ask<{ readonly listAccessTokens: TokenPage }>(LIST, { input }, { signal });
  return data.listAccessTokens;
}

/** The lifetimes on offer. DataHub's schema has a week as well, but refuses it. */
export const durations = {
  ONE_HOUR: '1 hour',
  ONE_DAY: '1 day',
  ONE_MONTH: '1 month',
  THREE_MONTHS: '3 months',
  SIX_MONTHS: '6 months',
  ONE_YEAR: '1 year',
  NO_EXPIRY: 'No expiry',
} as const;

export type Duration = keyof typeof durations;

export interface TokenDraft {
  readonly name: string;
  readonly description: string;
  readonly duration: Duration;
}

const CREATE = `mutation createToken($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) { accessToken }
}`;

/** Makes a token for the caller and returns its text. The text must stay in one component. */
export async function createToken(actorUrn: string, draft: TokenDraft): Promise<string> {
  const description = draft.description.trim();
  const input = {
    type: 'PERSONAL',
    actorUrn,
    duration: draft.duration,
    name: draft.name.trim(),
    ...(description !== '' && { description }),
  };
  const data = await mutate<{ createAccessToken: { accessToken: string } }>(CREATE, { input });
  return data.createAccessToken.accessToken;
}

const REVOKE = `mutation revokeToken($id: String!) { revokeAccessToken(tokenId: $id) }`;

export async function revokeToken(id: string): Promise<void> {
  await mutate(REVOKE, { id });
}
