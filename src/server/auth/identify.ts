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

/**
 * Who is calling.
 *
 * - `stranger`: nothing good was shown; what is wrong with it is told to nobody
 * - `barred`: the credential is good, but its user is removed, suspended or unknown
 */
export type Caller =
  | { readonly kind: 'user'; readonly actor: Urn; readonly by: 'token' | 'session' }
  | { readonly kind: 'barred' }
  | { readonly kind: 'stranger' };

export async function identify(shown: Shown, credentials: Credentials, store: AspectStore): Promise<Caller> {
  const { authorization, sessionFirst } = shown;
  const session = shown.session === undefined ? undefined : credentials.sessions.identify(shown.session);
  if (authorization === undefined || (sessionFirst && session !== undefined)) return callerOf(session, 'session', store);
  const text = BEARER.exec(authorization)?.[1];
  return callerOf(text === undefined ? undefined : await credentials.tokens.identify(text), 'token', store);
}

/** Source: DataHub's `DataHubTokenAuthenticator`, which takes these two spellings. */
const BEARER = /^[Bb]earer (\S+)$/;

function callerOf(user: Urn | undefined, by: 'token' | 'session', store: AspectStore): Caller {
  if (user === undefined) return { kind: 'stranger' };
  return isActive(user, store) ? { kind: 'user', actor: user, by } : { kind: 'barred' };
}
