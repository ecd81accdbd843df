import type { Urn } from '../../urn/urn.js';
import type { AspectReads } from '../store/aspect-store.js';
import type { Passwords } from './passwords.js';
import { isActive, toUserUrn } from './users.js';

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
 * Limits guesses from many addresses. The limit is higher, since an attacker who uses up all
 * attempts locks out the user for a while.
 */
const ATTEMPTS_BY_USER = 100;

/** The rate limit keeps names as keys, so their length is limited. */
const MAX_NAME = 256;

export interface LogInOptions {
  readonly passwords: Passwords;
  readonly store: AspectReads;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** Checks passwords against stored hashes, with a limited number of attempts in ten minutes. */
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

export interface LoginRateLimitOptions {
  /** Number of attempts of a key in one window. */
  readonly attempts: number;
  readonly windowMs: number;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

interface Window {
  readonly endsAt: number;
  attempts: number;
}

/** Bounds the memory for keys. Above this number the rate limit forgets the oldest keys. */
const MAX_KEYS = 10_000;

/**
 * Counts attempts by key, such as an address or a user name. An attempt counts when it begins, so
 * that parallel attempts cannot evade the limit. A success refunds the attempt.
 */
export class LoginRateLimit {
  readonly #options: LoginRateLimitOptions;
  readonly #windows: Map<string, Window> = new Map<string, Window>();

  constructor(options: LoginRateLimitOptions) {
    this.#options = options;
  }

  /**
   * Counts an attempt, if the key has one left.
   *
   * @returns 0, or the milliseconds until the key may try again
   */
  take(key: string): number {
    const { attempts, clock } = this.#options;
    const now = clock();
    const window = this.#currentWindow(key, now);
    if (window.attempts >= attempts) return window.endsAt - now;
    window.attempts++;
    return 0;
  }

  refund(key: string): void {
    const window = this.#windows.get(key);
    if (window !== undefined && window.attempts > 0) window.attempts--;
  }

  #currentWindow(key: string, now: number): Window {
    const known = this.#windows.get(key);
    const { windowMs } = this.#options;
    // A window that ends later began while the clock was ahead.
    if (known !== undefined && known.endsAt > now && known.endsAt <= now + windowMs) return known;
    // The deletion comes first, so that the map stays ordered by the ends of the windows.
    this.#windows.delete(key);
    const [oldest] = this.#windows.keys();
    if (this.#windows.size >= MAX_KEYS && oldest !== undefined) this.#windows.delete(oldest);
    const fresh = { endsAt: now + windowMs, attempts: 0 };
    this.#windows.set(key, fresh);
    return fresh;
  }
}
