import { isJsonObject } from '../../model/json.js';
import { parseJson } from '../http/parse-json.js';

/**
 * The properties of a token that are readable without the key that signed it. None of them is
 * verified.
 */
export type TokenShape =
  | {
      readonly kind: 'jwt';
      /** Milliseconds since 1970. Absent if the token does not expire. */
      readonly expiresAt?: number;
    }
  /** Not a JWT. DataHub's tokens are JWTs, so this is a truncated token or no token at all. */
  | { readonly kind: 'other' };

export function readTokenShape(token: string): TokenShape {
  const [header, payload, signature, ...more] = token.trim().split('.');
  if (!signature || more.length > 0 || !isJsonObject(decodePart(header))) return { kind: 'other' };
  const claims = decodePart(payload);
  if (!isJsonObject(claims)) return { kind: 'other' };
  const { exp } = claims;
  return typeof exp === 'number' ? { kind: 'jwt', expiresAt: exp * 1000 } : { kind: 'jwt' };
}

function decodePart(part: string | undefined): ReturnType<typeof parseJson> {
  return parseJson(Buffer.from(part ?? '', 'base64url').toString());
}
