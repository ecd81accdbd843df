import type { Wire } from '../http/wire.js';
import { requireTokenAuth } from './require-token-auth.js';

const DOCUMENT = 'mutation revokeToken($tokenId: String!) { revokeAccessToken(tokenId: $tokenId) }';

export async function revokeToken(wire: Wire, tokenId: string): Promise<void> {
  await requireTokenAuth(wire);
  const { revokeAccessToken } = await wire.graphql({
    kind: 'write',
    what: 'revoking a token',
    document: DOCUMENT,
    variables: { tokenId },
  });
  if (revokeAccessToken !== true)
    throw wire.fail(
      'catalog-failed',
      'the catalog did not confirm that the token is revoked; it may still be good',
    );
}
