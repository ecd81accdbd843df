import type { AccessToken } from '../../model/access-token.js';
import type { Json } from '../../model/json.js';
import { anything, object, text, type WireSchema } from '../http/shape.js';

/** The GraphQL fields to request of a token. The text of the token is not among them. */
export const TOKEN_FIELDS = 'id name description actorUrn ownerUrn createdAt expiresAt';

/** A token as an answer describes it. A time or a description of another type counts as absent. */
export type WireToken = {
  readonly id: string;
  readonly name: string;
  readonly actorUrn: string;
  readonly ownerUrn: string;
  readonly description?: Json;
  readonly createdAt?: Json;
  readonly expiresAt?: Json;
};

/** The schema of {@link TOKEN_FIELDS}. */
export const TOKEN: WireSchema<WireToken> = object(
  { id: text, name: text, actorUrn: text, ownerUrn: text },
  { description: anything, createdAt: anything, expiresAt: anything },
);

export function toToken(token: WireToken): AccessToken {
  const { id, name, description, actorUrn, ownerUrn, createdAt, expiresAt } = token;
  return {
    id,
    name,
    description: typeof description === 'string' && description !== '' ? description : null,
    actor: actorUrn,
    owner: ownerUrn,
    createdAt: isoTime(createdAt),
    expiresAt: isoTime(expiresAt),
  };
}

function isoTime(ms: Json | undefined): string | null {
  if (typeof ms !== 'number') return null;
  const date = new Date(ms);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
