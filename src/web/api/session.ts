import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ask } from './graphql.js';
import { refusal, send } from './send.js';

/** The caller and what the catalog allows. */
export interface Session {
  readonly urn: string;
  readonly username: string;
  /** True if the catalog asks for credentials. */
  readonly auth: boolean;
  readonly mayGenerateTokens: boolean;
  /** True if the caller may list and revoke the tokens of others. */
  readonly mayManageTokens: boolean;
}

interface Answer {
  readonly me: {
    readonly corpUser: Pick<Session, 'urn' | 'username'>;
    readonly platformPrivileges: Pick<Session, 'mayGenerateTokens' | 'mayManageTokens'>;
  };
  readonly appConfig: { readonly authConfig: Pick<Session, 'auth'> };
}

const QUERY = `query session {
  me {
    corpUser { urn username }
    platformPrivileges {
      mayGenerateTokens: generatePersonalAccessTokens
      mayManageTokens: manageTokens
    }
  }
  appConfig { authConfig { auth: tokenAuthEnabled } }
}`;

export const sessionKey = ['session'] as const;

/** Reads the session once. All pages share it. */
export function useSession(): UseQueryResult<Session> {
  return useQuery({
    queryKey: sessionKey,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Session> => {
      const { me, appConfig } = await ask<Answer>(QUERY, {}, { signal });
      return { ...me.corpUser, ...me.platformPrivileges, ...appConfig.authConfig };
    },
  });
}

/**
 * Ends the session. The page does not follow the redirect of the answer to the search: a caller
 * without a session may not read there.
 */
export async function logOut(): Promise<void> {
  const response = await send('/logOut', { method: 'POST', redirect: 'manual' });
  if (response.type !== 'opaqueredirect' && !response.ok) throw await refusal(response);
}
