import { parseJson } from '../../catalog/http/parse-json.js';
import { FIRST_TOKEN } from '../../catalog/http/refusal.js';
import type { CallerAnswer } from '../../catalog/probe/open-probe.js';
import type { CodeName } from '../../errors/codes.js';
import { isJsonObject } from '../../model/json.js';
import type { DoctorCheck } from '../../report/document/report-document.js';
import { flagged, passed, skipped } from './check.js';

export interface TokenContext {
  readonly origin: string;
  readonly token: string | undefined;
  readonly isBehindFrontend: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Checks if the catalog accepts the token. If it does not, looks for the reason. */
export function tokenCheck(answer: CallerAnswer, context: TokenContext): DoctorCheck {
  const { origin, token, isBehindFrontend } = context;
  switch (answer.kind) {
    case 'known':
      return knownCheck(answer, context);
    case 'barred':
      return flaggedToken(
        'user-barred',
        'the catalog knows the token, and its user may do nothing',
        'ask an administrator of the catalog if the user was removed or suspended',
      );
    case 'failing':
      return flaggedToken(
        'catalog-failed',
        `asked who we are, ${origin} ${answer.why}`,
        answer.hint,
      );
    case 'redirected':
      return frontendCheck(
        `${origin} leads to another address, such as a page to log in, when it is asked who we are`,
      );
    case 'refused':
      if (token === undefined)
        return flaggedToken('token-missing', `${origin} requires a token, and none is set`);
      // The service behind a frontend sends a body with its 401. The frontend itself sends none.
      if (isBehindFrontend && answer.isEmpty)
        return frontendCheck(
          `the frontend of ${origin} refuses the token without asking the catalog`,
        );
      return refusedCheck(readTokenShape(token), context);
  }
}

function knownCheck(
  { actor, tokenAuth }: Extract<CallerAnswer, { kind: 'known' }>,
  { token }: TokenContext,
): DoctorCheck {
  if (tokenAuth === false) {
    const sent = token === undefined ? 'none is needed' : 'the one that is set is not looked at';
    return passed(
      'token',
      `authentication is off in the catalog, so ${sent}; it takes us for ${actor}`,
    );
  }
  if (token === undefined)
    return passed('token', `none is set and none is asked for; the catalog takes us for ${actor}`);
  const shape = readTokenShape(token);
  const ends =
    shape.kind === 'jwt' && shape.expiresAt !== undefined
      ? `, expires ${timeText(shape.expiresAt)}`
      : '';
  return passed('token', `good, of ${actor}${ends}`);
}

function flaggedToken(
  code: CodeName,
  message: string,
  hint: string | undefined = FIRST_TOKEN,
): DoctorCheck {
  return flagged('token', code, { message, hint });
}

function frontendCheck(message: string): DoctorCheck {
  const hint = 'set DATAHUB_GMS_URL to the metadata service itself';
  return flaggedToken('frontend-refuses-tokens', message, hint);
}

function refusedCheck(shape: TokenShape, { now }: TokenContext): DoctorCheck {
  if (shape.kind === 'other')
    return flaggedToken(
      'token-malformed',
      'the catalog does not take the token, and it does not look like one: three parts with dots between them',
      `copy it again, whole; or ${FIRST_TOKEN}`,
    );
  const { expiresAt } = shape;
  if (expiresAt !== undefined && expiresAt <= now)
    return flaggedToken('token-expired', `the token expired ${timeText(expiresAt)}`);
  return flaggedToken(
    'token-revoked',
    'the catalog does not take the token: it was revoked, belongs to another catalog, or its user is gone',
  );
}

/** Formats a time. The claims of a token are not verified, so the time may be invalid. */
function timeText(ms: number): string {
  const date = new Date(ms);
  return Number.isNaN(date.getTime()) ? 'at an invalid time' : date.toISOString();
}

export const skippedTokenCheck: DoctorCheck = skipped(
  'token',
  'no catalog was reached that could check it',
);

/** The readable properties of a token. None of them is verified. */
type TokenShape =
  | {
      readonly kind: 'jwt';
      /** Milliseconds since 1970. Absent if the token does not expire. */
      readonly expiresAt?: number;
    }
  /** Not a JWT. DataHub's tokens are JWTs, so this is a truncated token or no token at all. */
  | { readonly kind: 'other' };

function readTokenShape(token: string): TokenShape {
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
