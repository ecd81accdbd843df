import { isUrn, type Urn } from '../../../urn/urn.js';
import { urnEntityType } from '../../metamodel/key-aspects.js';
import { brokenInput } from '../../shared/broken-input.js';
import type { RequestScope } from '../request-scope.js';

/**
 * Requires the urn of a role that exists.
 *
 * @throws RequestError for any other text, on which DataHub fails
 */
export function requireRole(text: string, { store, dialect }: RequestScope): Urn {
  if (!isUrn(text) || urnEntityType(text) !== 'dataHubRole') {
    throw brokenInput(
      dialect,
      `${JSON.stringify(text)} is no urn of a role; give one of the form urn:li:dataHubRole:<name>`,
    );
  }
  if (store.exists(text)) return text;
  throw brokenInput(dialect, `Role ${text} does not exist. Skipping batch role assignment`);
}
