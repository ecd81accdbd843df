import { isJsonObject } from '../../model/json.js';
import { parseJson } from '../server-words.js';

/** What can be seen of a token without the key that signed it. Nothing of it is proven. */
export type TokenShape =
  | {
      readonly kind: 'jwt';
      /** Milliseconds since 1970; absent for one that does not expire. */
      readonly expiresAt?: number;
    }
  /** DataHub's tokens are JWTs; what is none is cut off, or something else altogether. */
  | { readonly kind: 'other' };

export function tokenShape(token: string): TokenShape {
  const [header, payload, signature, ...more] = token.trim().split('.');
  if (!signature || more.length > 0 || !isJsonObject(decoded(header))) return { kind: 'other' };
  const claims = decoded(payload);
  if (!isJsonObject(claims)) return { kind: 'other' };
  const { exp } = claims;
  return typeof exp === 'number' ? { kind: 'jwt', expiresAt: exp * 1000 } : { kind: 'jwt' };
}

function decoded(part: string | undefined): ReturnType<typeof parseJson> {
  return parseJson(Buffer.from(part ?? '', 'base64url').toString());
}
