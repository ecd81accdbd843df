import type { Urn } from '../../urn/urn.js';
import type { AspectReads } from '../store/aspect-store.js';
import { isActive } from './is-active.js';
import { LoginRateLimit } from './login-rate-limit.js';
import type { Passwords } from './passwords.js';
import { toUserUrn } from './to-user-urn.js';

export interface LogInAttempt {
  readonly username: string;
  readonly password: string;
  /** The address of the caller, from the socket. */
  readonly address: string;
}

/**
 * The outcome of an attempt to log in. `refused` does not reveal which of name and password is
 * wrong.
 */
export type LogInOutcome =
  | { readonly kind: 'ok'; readonly user: Urn }
  | { readonly kind: 'refused' }
  | { readonly kind: 'wait'; readonly forMs: number };

const WINDOW_MS = 10 * 60 * 1000;

/** Enough for a forgetful user, and 1,440 guesses a day. */
const ATTEMPTS_BY_ADDRESS = 10;

/**
 * Limits guesses from many addresses. Higher, since an attacker who uses it up locks out the user
 * for a while.
 */
const ATTEMPTS_BY_USER = 100;

/** Names are kept as keys of the rate limit, so their length is limited. */
const MAX_NAME = 256;

export interface LogInOptions {
  readonly passwords: Passwords;
  readonly store: AspectReads;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** Checks passwords against the stored ones, with a limited number of attempts in ten minutes. */
export function createLogIn({
  passwords,
  store,
  clock,
}: LogInOptions): (attempt: LogInAttempt) => Promise<LogInOutcome> {
  const byAddress = new LoginRateLimit({
    attempts: ATTEMPTS_BY_ADDRESS,
    windowMs: WINDOW_MS,
    clock,
  });
  const byUser = new LoginRateLimit({ attempts: ATTEMPTS_BY_USER, windowMs: WINDOW_MS, clock });
  return async ({ username, password, address }) => {
    if (username.length > MAX_NAME) return { kind: 'refused' };
    const forMs = byAddress.take(address) || byUser.take(username);
    if (forMs > 0) return { kind: 'wait', forMs };
    const user = toUserUrn(username);
    const fits = await passwords.verify(user, password);
    if (!fits || user === undefined || !isActive(user, store)) return { kind: 'refused' };
    // A successful attempt does not count as a guess.
    byAddress.refund(address);
    byUser.refund(username);
    return { kind: 'ok', user };
  };
}
