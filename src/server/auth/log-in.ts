import { corpUserUrn, parseCorpUserUrn } from '../../urn/corp-user-urn.js';
import type { Urn } from '../../urn/urn.js';
import type { AspectStore } from '../store/aspect-store.js';
import { GuessLimit } from './guess-limit.js';
import { isActive } from './is-active.js';
import type { Passwords } from './passwords.js';

export interface LogInAttempt {
  readonly username: string;
  readonly password: string;
  /** Where the caller sits, as the socket says it. */
  readonly address: string;
}

/** The outcome of an attempt to log in; `refused` does not say which of name and password is wrong. */
export type LogInOutcome =
  | { readonly kind: 'ok'; readonly user: Urn }
  | { readonly kind: 'refused' }
  | { readonly kind: 'wait'; readonly forMs: number };

const WINDOW_MS = 10 * 60 * 1000;

/** Enough for a bad memory, and 1,440 guesses a day. */
const ATTEMPTS_OF_ADDRESS = 10;

/** For guesses from many addresses. Higher, since whoever spends it keeps the user from logging in for a while. */
const ATTEMPTS_OF_USER = 100;

/** Names are counted, so they have to be of a size that can be kept. */
const MAX_NAME = 256;

export interface LogInOptions {
  readonly passwords: Passwords;
  readonly store: AspectStore;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** Holds passwords against what is stored, so many in ten minutes and no more. */
export function createLogIn({ passwords, store, clock }: LogInOptions): (attempt: LogInAttempt) => Promise<LogInOutcome> {
  const byAddress = new GuessLimit({ attempts: ATTEMPTS_OF_ADDRESS, windowMs: WINDOW_MS, clock });
  const byUser = new GuessLimit({ attempts: ATTEMPTS_OF_USER, windowMs: WINDOW_MS, clock });
  return async ({ username, password, address }) => {
    if (username.length > MAX_NAME) return { kind: 'refused' };
    const forMs = byAddress.take(address) || byUser.take(username);
    if (forMs > 0) return { kind: 'wait', forMs };
    const user = userOf(username);
    const fits = await passwords.verify(user, password);
    if (!fits || user === undefined || !isActive(user, store)) return { kind: 'refused' };
    // What was right was no guess.
    byAddress.giveBack(address);
    byUser.giveBack(username);
    return { kind: 'ok', user };
  };
}

function userOf(username: string): Urn | undefined {
  const urn = corpUserUrn(username);
  return parseCorpUserUrn(urn).ok ? urn : undefined;
}
