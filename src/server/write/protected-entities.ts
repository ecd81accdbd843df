import { TOKEN_TYPE } from '../auth/token-record.js';
import { entityTypeOf } from '../metamodel/key-aspects.js';
import { Refusal } from '../refusal.js';
import type { AnyProposal } from './proposal.js';

/**
 * Refuses writes of what only the catalog itself writes: with the record of a token put back, a revoked token would be
 * good again. DataHub leaves it to privileges, which administrators have.
 *
 * @throws Refusal `validation`
 */
export function refuseProtected(proposals: readonly Pick<AnyProposal, 'urn'>[]): void {
  for (const { urn } of proposals) {
    if (entityTypeOf(urn) !== TOKEN_TYPE) continue;
    throw new Refusal(
      'validation',
      `${urn} is an access token; tokens are made and revoked by createAccessToken and revokeAccessToken alone`,
    );
  }
}
