import { randomUUID } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';

/** Source: `authentication.tokenService.issuer` in DataHub's `application.yaml`. */
const ISSUER = 'datahub-metadata-service';

/** Marks tokens with a record. DataHub's sessions have version "1", and are not tokens here. */
const STATEFUL = '2';

/** The type of a token: the token of a person, or of a service account. */
export const tokenTypes = ['PERSONAL', 'SERVICE_ACCOUNT'] as const;
export type TokenType = (typeof tokenTypes)[number];

export interface TokenClaims {
  readonly type: TokenType;
  /** The user name, not the urn. */
  readonly username: string;
  /** Milliseconds since 1970. Absent for a token that does not expire. */
  readonly expiresAt: number | undefined;
}

/** Signs a JWT with the claims of DataHub's `TokenClaims`. No two tokens are the same. */
export async function signToken(
  { type, username, expiresAt }: TokenClaims,
  secret: Uint8Array,
): Promise<string> {
  const token = new SignJWT({
    actorType: 'USER',
    actorId: username,
    type,
    version: STATEFUL,
  })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(username)
    .setJti(randomUUID())
    .setIssuer(ISSUER);
  if (expiresAt !== undefined) token.setExpirationTime(Math.floor(expiresAt / 1000));
  return token.sign(secret);
}

const LEEWAY_MS = 60_000;

/**
 * Returns true for a credential from a time later than now. The clock was ahead at that time, and
 * the credential would outlive its time.
 */
export function isFromFuture(madeAt: number, now: number): boolean {
  return madeAt > now + LEEWAY_MS;
}

/** The result of a check: a token of this catalog, an expired one, or any other text. */
export type CheckedToken =
  | { readonly kind: 'valid'; readonly username: string }
  | { readonly kind: 'expired' | 'invalid' };

/** @param now milliseconds since 1970 */
export async function checkToken(
  text: string,
  secret: Uint8Array,
  now: number,
): Promise<CheckedToken> {
  try {
    const { payload } = await jwtVerify(text, secret, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      currentDate: new Date(now),
    });
    if (payload.iat !== undefined && isFromFuture(payload.iat * 1000, now))
      return { kind: 'invalid' };
    return fromPayload(payload);
  } catch (error) {
    // The check of the signature comes before the check of the time.
    if (error instanceof errors.JWTExpired) return { kind: 'expired' };
    if (error instanceof errors.JOSEError) return { kind: 'invalid' };
    throw error;
  }
}

function fromPayload({ version, type, actorType, actorId }: JWTPayload): CheckedToken {
  const isOurType = tokenTypes.some((one) => one === type);
  const ours = version === STATEFUL && isOurType && actorType === 'USER';
  return ours && typeof actorId === 'string'
    ? { kind: 'valid', username: actorId }
    : { kind: 'invalid' };
}
