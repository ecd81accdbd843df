import type { AccessToken } from '../../model/access-token.js';
import { isJsonObject, type Json } from '../../model/json.js';
import { isNumber, isString } from '../http/type-guards.js';

/** The GraphQL fields to request of a token. The text of the token is not among them. */
export const TOKEN_FIELDS = 'id name description actorUrn ownerUrn createdAt expiresAt';

/** Parses the description of a token. Returns undefined if it is malformed. */
export function readToken(value: Json | undefined): AccessToken | undefined {
  if (!isJsonObject(value)) return undefined;
  const { id, name, description = null, actorUrn, ownerUrn, createdAt, expiresAt } = value;
  if (!isString(id) || !isString(name) || !isString(actorUrn) || !isString(ownerUrn))
    return undefined;
  const text = isString(description) && description !== '' ? description : null;
  return {
    id,
    name,
    description: text,
    actor: actorUrn,
    owner: ownerUrn,
    createdAt: isoTime(createdAt),
    expiresAt: isoTime(expiresAt),
  };
}

function isoTime(ms: Json | undefined): string | null {
  if (!isNumber(ms)) return null;
  const date = new Date(ms);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
