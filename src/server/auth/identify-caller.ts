import type { Urn } from '../../urn/urn.js';
import type { AspectReads } from '../store/aspect-store.js';
import type { Credentials } from './credentials.js';
import { isActive } from './users.js';

/** The credentials in a request. */
export interface ShownCredentials {
  /** The header `Authorization`. */
  readonly authorization: string | undefined;
  /** The secret in the session cookie. */
  readonly session: string | undefined;
  /** True if a session takes precedence over the header, as at the paths of DataHub's frontend. */
  readonly sessionFirst: boolean;
}

/** A user, and the kind of credential that identified them. */
export interface Caller {
  readonly actor: Urn;
  readonly by: 'token' | 'session';
}

/**
 * Identifies the caller. Undefined without a valid credential, and for users who are removed,
 * suspended or unknown. The caller does not learn the reason, as in DataHub since 1.1.
 */
export async function identifyCaller(
  shown: ShownCredentials,
  credentials: Credentials,
  store: AspectReads,
): Promise<Caller | undefined> {
  const { authorization, sessionFirst } = shown;
  const session =
    shown.session === undefined ? undefined : credentials.sessions.identify(shown.session);
  if (authorization === undefined || (sessionFirst && session !== undefined))
    return toActiveCaller(session, 'session', store);
  const text = BEARER.exec(authorization)?.[1];
  return toActiveCaller(
    text === undefined ? undefined : await credentials.tokens.identify(text),
    'token',
    store,
  );
}

/** Source: DataHub's `DataHubTokenAuthenticator`, which accepts these two spellings. */
const BEARER = /^[Bb]earer (\S+)$/;

function toActiveCaller(
  user: Urn | undefined,
  by: 'token' | 'session',
  store: AspectReads,
): Caller | undefined {
  return user !== undefined && isActive(user, store) ? { actor: user, by } : undefined;
}
