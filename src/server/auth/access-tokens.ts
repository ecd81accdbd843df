import { createHash } from 'node:crypto';
import { type CorpUserUrn, corpUserUrn, parseCorpUserUrn } from '../../urn/corp-user-urn.js';
import type { Urn } from '../../urn/urn.js';
import { Refusal } from '../refusal.js';
import type { CatalogStore } from '../store/sqlite-store.js';
import type { SigningKey } from '../store/vault.js';
import { checkToken, signToken } from './token-claims.js';
import { readTokenRecord, TOKEN_TYPE, type TokenRecord, tokenAspects, tokenUrn } from './token-record.js';

export interface NewToken {
  /** The user whom the token will represent, existing or not. */
  readonly actor: CorpUserUrn;
  /** Who makes it. */
  readonly owner: Urn;
  readonly name: string;
  readonly description: string | undefined;
  /** Absent: it does not expire. */
  readonly durationMs: number | undefined;
}

/** Personal access tokens. Who may do what with them is not asked here. */
export interface AccessTokens {
  /** Makes a token. This is the only time that its text is known. */
  create(request: NewToken): Promise<{ readonly text: string; readonly record: TokenRecord }>;
  /** The user whom a text represents; nothing for what is no token of ours, has expired or was revoked. */
  identify(text: string): Promise<CorpUserUrn | undefined>;
  find(id: string): TokenRecord | undefined;
  /** The record of a token by its text. */
  findByText(text: string): TokenRecord | undefined;
  /** All of them, by id. */
  list(): readonly TokenRecord[];
  revoke(id: string): void;
}

export interface AccessTokensOptions {
  readonly store: CatalogStore;
  readonly key: SigningKey;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

export function createAccessTokens({ store, key, clock }: AccessTokensOptions): AccessTokens {
  const secret = Buffer.from(key.secret, 'base64url');
  const idOf = (text: string): string => hash(text, key.salt);
  const find = (id: string): TokenRecord | undefined => {
    const urn = tokenUrn(id);
    return urn && readTokenRecord(urn, store);
  };
  const revoke = (id: string): void => {
    const urn = tokenUrn(id);
    if (urn) store.hardDelete(urn);
  };
  return {
    create: async (request) => {
      const now = clock();
      const known = [request.actor, request.owner].filter((user) => store.exists(user));
      const expiresAt = request.durationMs === undefined ? undefined : now + request.durationMs;
      const text = await signToken({ username: usernameOf(request.actor), expiresAt }, secret);
      // Signing takes a moment, in which a deletion may have ended all tokens but this one.
      const gone = known.find((user) => !store.exists(user));
      if (gone !== undefined) throw new Refusal('validation', `the user ${gone} was deleted while the token was made`);
      const record = recordOf(request, { id: idOf(text), createdAt: now, expiresAt });
      keep(record, request.owner, store);
      return { text, record };
    },
    identify: async (text) => {
      const token = await checkToken(text, secret, clock());
      // As in DataHub: a token that is used after its time takes its record with it.
      if (token.kind === 'expired') revoke(idOf(text));
      if (token.kind !== 'valid') return undefined;
      const user = corpUserUrn(token.username);
      // The signature says whose the token is. A record that says otherwise has been tampered with.
      return find(idOf(text))?.actorUrn === user ? user : undefined;
    },
    find,
    findByText: (text) => find(idOf(text)),
    list: () => store.listEntities(TOKEN_TYPE).flatMap((urn) => readTokenRecord(urn, store) ?? []),
    revoke,
  };
}

function recordOf(request: NewToken, rest: Pick<TokenRecord, 'id' | 'createdAt' | 'expiresAt'>): TokenRecord {
  const { name, description, actor, owner } = request;
  return { name, description, actorUrn: actor, ownerUrn: owner, ...rest };
}

function keep(record: TokenRecord, owner: Urn, store: CatalogStore): void {
  const urn = tokenUrn(record.id);
  if (urn === undefined) throw new Error('a hash in base64 is the key of an urn');
  store.write(tokenAspects(urn, record), { actor: owner, time: record.createdAt });
}

/** Source: DataHub's `StatefulTokenService.hash`. Nobody guesses a token, so a fast hash does. */
function hash(text: string, salt: string): string {
  return createHash('sha256').update(text).update(salt).digest('base64');
}

function usernameOf(user: CorpUserUrn): string {
  const parts = parseCorpUserUrn(user);
  return parts.ok ? parts.value.username : '';
}
