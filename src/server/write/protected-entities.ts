import { urnEntityType } from '../../urn/urn.js';
import { invalid } from '../shared/request-error.js';
import { TOKEN_TYPE } from '../store/token-record.js';
import type { AnyProposal } from './proposal.js';

/**
 * Refuses writes of entities that only the catalog itself may write. A restored token record would
 * make a revoked token valid again. DataHub relies on privileges here, which administrators have.
 *
 * @throws RequestError `validation`
 */
export function refuseProtected(proposals: readonly Pick<AnyProposal, 'urn'>[]): void {
  for (const { urn } of proposals) {
    if (urnEntityType(urn) !== TOKEN_TYPE) continue;
    throw invalid(
      `${urn} is an access token; tokens are made and revoked by createAccessToken and revokeAccessToken alone`,
    );
  }
}
