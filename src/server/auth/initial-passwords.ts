import { randomBytes } from 'node:crypto';
import { exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import type { Urn } from '../../urn/urn.js';
import { firstUser } from '../shared/first-user.js';
import type { AuthOptions } from './auth-options.js';
import type { Passwords } from './passwords.js';
import { toUserUrn } from './users.js';

/** The machines whose callers can guess passwords. */
export type NetworkExposure = 'this-machine' | 'other-machines';

/**
 * Minimum length of a password. For callers on this machine alone any length is enough, but a
 * password is required. Source: NIST SP 800-63B.
 */
export const MIN_PASSWORD_LENGTH: Readonly<Record<NetworkExposure, number>> = {
  'this-machine': 1,
  'other-machines': 8,
};

/** 128 bits, printed in characters that can be typed from paper. */
const GENERATED_BYTES = 16;

/**
 * Stores the given passwords, and generates one for the first user if it has none.
 *
 * @returns the users whose passwords were given
 * @throws HeadwaterError `server-password-unusable`. Then no password is stored.
 */
export async function storeInitialPasswords(
  passwords: Passwords,
  auth: AuthOptions,
  exposure: NetworkExposure,
): Promise<readonly Urn[]> {
  const { passwords: given = {}, onPasswordMade } = auth;
  const checked = Object.entries(given).map(([username, password]) => {
    requireLength(username, password, MIN_PASSWORD_LENGTH[exposure]);
    return [requireUserUrn(username), password] as const;
  });
  for (const [user, password] of checked) await passwords.set(user, password);
  if (!passwords.has(firstUser)) await generatePassword(passwords, onPasswordMade);
  return checked.map(([user]) => user);
}

async function generatePassword(
  passwords: Passwords,
  tell: AuthOptions['onPasswordMade'],
): Promise<void> {
  if (tell === undefined) {
    throw unusable(
      'the user datahub has no password, and no callback receives a generated one',
      'give a password in auth.passwords',
    );
  }
  const password = randomBytes(GENERATED_BYTES).toString('base64url');
  await passwords.set(firstUser, password);
  tell(password);
}

function requireUserUrn(username: string): Urn {
  const urn = toUserUrn(username);
  if (urn !== undefined) return urn;
  throw unusable(`"${username}" is not a valid user name`, 'use one that fits into an urn');
}

/**
 * Requires the minimum length. The message names the length of the password, never the password.
 */
function requireLength(username: string, password: string, minLength: number): void {
  if (password.length >= minLength) return;
  throw unusable(
    `the password of the user ${username} has ${password.length} characters, and needs at least ${minLength}`,
    'choose a longer one',
  );
}

function unusable(message: string, hint: string): HeadwaterError {
  return new HeadwaterError('server-password-unusable', message, {
    exitCode: exitCodes.usage,
    hint,
  });
}
