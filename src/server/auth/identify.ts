import type { Urn } from '../../urn/urn.js';
import type { AspectStore } from '../store/aspect-store.js';
import type { Credentials } from './credentials.js';
import { isActive } from './is-active.js';

/** What a request shows. */
export interface Shown {
  /** The header `Authorization`. */
  readonly authorization: string | undefined;
  /** The secret in the session cookie. */
  readonly session: string | undefined;
  /** Whether a session counts more than the header: at the addresses of DataHub's frontend it does. */
  readonly sessionFirst: boolean;
}

/** A user, and how they showed who they are. */
export interface Caller {
  readonly actor: Urn;
  readonly by: 'token' | 'session';
}

/**
 * Who is calling; nothing where no good credential was shown, or where its user is removed, suspended or unknown. What
 * was wrong is told to nobody, as in DataHub since 1.1.
 */
export async function identify(shown: Shown, credentials: Credentials, store: AspectStore): Promise<Caller | undefined> {
  const { authorization, sessionFirst } = shown;
  const session = shown.session === undefined ? undefined : credentials.sessions.identify(shown.session);
  if (authorization === undefined || (sessionFirst && session !== undefined)) return callerOf(session, 'session', store);
  const text = BEARER.exec(authorization)?.[1];
  return callerOf(text === undefined ? undefined : await credentials.tokens.identify(text), 'token', store);
}

/** Source: DataHub's `DataHubTokenAuthenticator`, which takes these two spellings. */
const BEARER = /^[Bb]earer (\S+)$/;

function callerOf(user: Urn | undefined, by: 'token' | 'session', store: AspectStore): Caller | undefined {
  return user !== undefined && isActive(user, store) ? { actor: user, by } : undefined;
}
