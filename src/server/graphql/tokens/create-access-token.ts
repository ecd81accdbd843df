import { type CorpUserUrn, corpUserUrn, parseCorpUserUrn } from '../../../urn/corp-user-urn.js';
import { DEFAULT_NAMESPACE } from '../../../urn/urn.js';
import { Fault, forbidden, requireUrn } from '../fault.js';
import { hasPlatformPrivilege } from '../platform-privileges.js';
import type { RequestScope } from '../request-scope.js';
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
 * The mutation `createAccessToken`. That the user exists is not asked: a token of one that does not is refused when it
 * is shown. Source: `CreateAccessTokenResolver`.
 */
export async function createAccessToken(input: CreateAccessTokenInput, scope: RequestScope): Promise<unknown> {
  const tokens = requireTokens(scope);
  if (!mayCreate(input.actorUrn, scope)) throw forbidden();
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

/** A token names its user by the bare name, so the namespace has to be the usual one. */
function requireUser(text: string, { dialect }: RequestScope): CorpUserUrn {
  const parts = parseCorpUserUrn(requireUrn(text, dialect));
  if (parts.ok && parts.value.namespace === DEFAULT_NAMESPACE) return corpUserUrn(parts.value.username);
  throw new Fault(400, `${text} is no user; give actorUrn as urn:${DEFAULT_NAMESPACE}:corpuser:<user name>`);
}
