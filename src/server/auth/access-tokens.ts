import { createHash } from 'node:crypto';
import { type CorpUserUrn, corpUserUrn, parseCorpUserUrn } from '../../urn/corp-user-urn.js';
import type { Urn } from '../../urn/urn.js';
import { urnKeyAspectName } from '../metamodel/entity-keys.js';
import { invalid } from '../shared/request-error.js';
import type { CatalogStore } from '../store/catalog-store.js';
import type { SigningKey } from '../store/credential-tables.js';
import {
  readTokenRecord,
  TOKEN_TYPE,
  type TokenRecord,
  tokenAspects,
  tokenUrn,
} from '../store/token-record.js';
import { checkToken, isFromFuture, signToken, type TokenType } from './token-claims.js';

export interface NewToken {
  readonly type: TokenType;
  /** The user whom the token will represent. The user need not exist. */
  readonly actor: CorpUserUrn;
  /** The user who creates the token. */
  readonly owner: Urn;
  readonly name: string;
  readonly description: string | undefined;
  /** Absent for a token that does not expire. */
  readonly durationMs: number | undefined;
}

/** Personal access tokens. The callers check who may do what with them. */
export interface AccessTokens {
  /** Creates a token. Only this call returns its text. */
  create(request: NewToken): Promise<{ readonly text: string; readonly record: TokenRecord }>;
  /**
   * Returns the user whom a token represents. Undefined for a text that is not a token of this
   * catalog, and for expired or revoked tokens.
   */
  identify(text: string): Promise<CorpUserUrn | undefined>;
  find(id: string): TokenRecord | undefined;
  /** Finds the record of a token by its text. */
  findByText(text: string): TokenRecord | undefined;
  /** All tokens, sorted by id. */
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
  const toId = (text: string): string => hash(text, key.salt);
  const find = (id: string): TokenRecord | undefined => {
    const urn = tokenUrn(id);
    return urn && readTokenRecord(urn, store);
  };
  const madeAt = (user: Urn): number | undefined =>
    store.readAspect(user, urnKeyAspectName(user))?.created.time;
  const revoke = (id: string): void => {
    const urn = tokenUrn(id);
    if (urn) store.hardDelete(urn);
  };
  return {
    create: async (request) => {
      const now = clock();
      const users = [request.actor, request.owner];
      const made = users.map((user) => [user, madeAt(user)] as const);
      const expiresAt = request.durationMs === undefined ? undefined : now + request.durationMs;
      const text = await signToken(
        { type: request.type, username: readUsername(request.actor), expiresAt },
        secret,
      );
      // Signing takes a moment. A deletion meanwhile may have ended all existing tokens, but not
      // this token. Another user may have taken the name.
      const gone = made.find(([user, time]) => time !== undefined && time !== madeAt(user));
      if (gone) throw invalid(`the user ${gone[0]} was deleted while the token was made`);
      const { name, description, actor, owner } = request;
      const id = toId(text);
      const urn = tokenUrn(id);
      if (urn === undefined) throw new Error('a hash in base64 is the key of an urn');
      const named = { id, name, description, actorUrn: actor, ownerUrn: owner };
      const record = { ...named, createdAt: now, expiresAt };
      store.write(tokenAspects(urn, record), { actor: owner, time: now });
      return { text, record };
    },
    identify: async (text) => {
      const now = clock();
      const token = await checkToken(text, secret, now);
      // As in DataHub, the use of an expired token deletes its record.
      if (token.kind === 'expired') revoke(toId(text));
      if (token.kind !== 'valid') return undefined;
      const user = corpUserUrn(token.username);
      const record = find(toId(text));
      // As in DataHub, the text does not say when it was made. Its record does.
      if (record === undefined || isFromFuture(record.createdAt, now)) return undefined;
      // The signature proves the user of the token. A record that differs has been tampered with.
      return record.actorUrn === user ? user : undefined;
    },
    find,
    findByText: (text) => find(toId(text)),
    list: () => store.listEntities(TOKEN_TYPE).flatMap((urn) => readTokenRecord(urn, store) ?? []),
    revoke,
  };
}

/**
 * Hashes the text of a token. Nobody can guess tokens, so a fast hash is enough. Source: DataHub's
 * `StatefulTokenService.hash`.
 */
function hash(text: string, salt: string): string {
  return createHash('sha256').update(text).update(salt).digest('base64');
}

function readUsername(user: CorpUserUrn): string {
  const parts = parseCorpUserUrn(user);
  return parts.ok ? parts.value.username : '';
}
