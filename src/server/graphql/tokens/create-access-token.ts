import { type CorpUserUrn, corpUserUrn, parseCorpUserUrn } from '../../../urn/corp-user-urn.js';
import { DEFAULT_NAMESPACE } from '../../../urn/urn.js';
import { hasPlatformPrivilege } from '../platform-privileges.js';
import type { RequestScope } from '../request-scope.js';
import { forbiddenError, ResolverError, requireUrn } from '../resolver-error.js';
import { requireTokens } from './require-tokens.js';
import { durationMs, type TokenDuration } from './token-durations.js';
import { tokenMetadata } from './token-metadata.js';

export interface CreateAccessTokenInput {
  readonly actorUrn: string;
  readonly duration: TokenDuration;
  readonly name: string;
  readonly description?: string | null;
}

/**
 * The mutation `createAccessToken`. The user need not exist: a token of an unknown user is refused
 * at its use. Source: `CreateAccessTokenResolver`.
 */
export async function createAccessToken(
  input: CreateAccessTokenInput,
  scope: RequestScope,
): Promise<unknown> {
  const tokens = requireTokens(scope);
  if (!mayCreate(input.actorUrn, scope)) throw forbiddenError();
  const { text, record } = await tokens.create({
    actor: requireUser(input.actorUrn, scope),
    owner: scope.actor,
    name: input.name,
    description: input.description ?? undefined,
    durationMs: durationMs(input.duration, scope.dialect),
  });
  return { accessToken: text, metadata: tokenMetadata(record) };
}

function mayCreate(actorUrn: string, scope: RequestScope): boolean {
  if (hasPlatformPrivilege(scope, 'manageTokens')) return true;
  return actorUrn === scope.actor && hasPlatformPrivilege(scope, 'generatePersonalAccessTokens');
}

/** Requires a user in the default namespace, since a token contains the bare name. */
function requireUser(text: string, { dialect }: RequestScope): CorpUserUrn {
  const parts = parseCorpUserUrn(requireUrn(text, dialect));
  if (parts.ok && parts.value.namespace === DEFAULT_NAMESPACE)
    return corpUserUrn(parts.value.username);
  throw new ResolverError(
    400,
    `${text} is no user; give actorUrn as urn:${DEFAULT_NAMESPACE}:corpuser:<user name>`,
  );
}
