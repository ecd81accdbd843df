import { isUrn, type Urn, urnEntityType } from '../../urn/urn.js';
import { encodeNames } from '../metamodel/bracketed-urns.js';
import { brokenInput } from '../shared/broken-input.js';
import { allowsBrackets, type Dialect } from '../shared/dialect.js';

/** The codes of DataHub's `DataHubGraphQLErrorCode` that occur here. */
export type ResolverErrorCode = 400 | 403 | 404 | 409 | 500;

/**
 * An error that makes one field fail. The client gets the message unchanged. Clients match
 * DataHub's texts in it.
 */
export class ResolverError extends Error {
  readonly code: ResolverErrorCode;

  constructor(code: ResolverErrorCode, message: string) {
    super(message);
    this.name = 'ResolverError';
    this.code = code;
  }
}

/** Makes the error for a forbidden action, with DataHub's general text unless another is given. */
export function forbiddenError(message: string = FORBIDDEN): ResolverError {
  return new ResolverError(403, message);
}

const FORBIDDEN = 'Unauthorized to perform this action. Please contact your DataHub administrator.';

/**
 * Requires a valid urn.
 *
 * @throws RequestError of a kind that depends on the dialect
 */
export function requireUrn(text: string, dialect: Dialect): Urn {
  if (isUrn(text) || (allowsBrackets(dialect) && isUrn(encodeNames(text)))) return text as Urn;
  throw brokenInput(dialect, `Failed to retrieve entity with urn ${text}, invalid urn`);
}

/**
 * Requires the urn of an entity of one type. DataHub deletes any entity that such a mutation names,
 * but the right to manage one kind should not allow that.
 *
 * @param noun names the kind to the user
 * @param name stands for the last part of the urn
 * @throws RequestError of a kind that depends on the dialect
 */
export function requireUrnOf(
  text: string,
  { type, noun, name }: { readonly type: string; readonly noun: string; readonly name: string },
  dialect: Dialect,
): Urn {
  if (isUrn(text) && urnEntityType(text) === type) return text;
  throw brokenInput(
    dialect,
    `${JSON.stringify(text)} is not the urn of a ${noun}; give one of the form urn:li:${type}:<${name}>`,
  );
}
