import { randomBytes } from 'node:crypto';
import { exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { corpUserUrn, parseCorpUserUrn } from '../../urn/corp-user-urn.js';
import type { Urn } from '../../urn/urn.js';
import { firstUser } from '../first-user.js';
import type { AuthOptions } from './auth-options.js';
import type { Passwords } from './passwords.js';

/** Who can guess: callers on this machine, or whoever reaches it. */
export type Reach = 'this-machine' | 'other-machines';

/** Source: NIST SP 800-63B. On a laptop a password may be as short as it likes, but it has to be one. */
export const MIN_PASSWORD_LENGTH: Readonly<Record<Reach, number>> = { 'this-machine': 1, 'other-machines': 8 };

/** 128 bits, in letters that can be typed from paper. */
const MADE_BYTES = 16;

/**
 * Stores the passwords that are given, and makes one for the first user if it has none.
 *
 * @returns the users whose passwords were given
 * @throws HeadwaterError `server-password-unusable`; no password is stored then
 */
export async function settlePasswords(passwords: Passwords, auth: AuthOptions, reach: Reach): Promise<readonly Urn[]> {
  const { passwords: given = {}, onPasswordMade } = auth;
  const checked = Object.entries(given).map(([username, password]) => {
    refuseShort(username, password, MIN_PASSWORD_LENGTH[reach]);
    return [userOf(username), password] as const;
  });
  for (const [user, password] of checked) await passwords.set(user, password);
  if (!passwords.has(firstUser)) await makePassword(passwords, onPasswordMade);
  return checked.map(([user]) => user);
}

async function makePassword(passwords: Passwords, tell: AuthOptions['onPasswordMade']): Promise<void> {
  if (tell === undefined) {
    throw unusable('the user datahub has no password, and nobody is there to be told one', 'give one in auth.passwords');
  }
  const password = randomBytes(MADE_BYTES).toString('base64url');
  await passwords.set(firstUser, password);
  tell(password);
}

function userOf(username: string): Urn {
  const urn = corpUserUrn(username);
  if (parseCorpUserUrn(urn).ok) return urn;
  throw unusable(`"${username}" is no user name`, 'use one that fits into an urn');
}

/** Says how long a password is, and never what it is. */
function refuseShort(username: string, password: string, minLength: number): void {
  if (password.length >= minLength) return;
  throw unusable(
    `the password of the user ${username} has ${password.length} characters, and needs at least ${minLength}`,
    'choose a longer one',
  );
}

function unusable(message: string, hint: string): HeadwaterError {
  return new HeadwaterError('server-password-unusable', message, { exitCode: exitCodes.usage, hint });
}
