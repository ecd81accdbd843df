import type { JsonObject } from '../../model/json.js';
import { isUrn, type Urn } from '../../urn/urn.js';
import { brokenInputCode, type Dialect } from '../dialect.js';

/** DataHub's `DataHubGraphQLErrorCode`, as far as this door uses it. */
const types = { 400: 'BAD_REQUEST', 403: 'UNAUTHORIZED', 404: 'NOT_FOUND', 500: 'SERVER_ERROR' } as const;

export type FaultCode = keyof typeof types;

/** What makes one field fail. The message reaches the client as it is; clients match DataHub's words in it. */
export class Fault extends Error {
  readonly code: FaultCode;

  constructor(code: FaultCode, message: string) {
    super(message);
    this.name = 'Fault';
    this.code = code;
  }
}

/** What DataHub's `DataHubDataFetcherExceptionHandler` puts beside a message. */
export function faultExtensions(code: FaultCode): JsonObject {
  return { code, type: types[code], classification: 'DataFetchingException' };
}

/** What the caller may not do, in DataHub's words unless others are given. */
export function forbidden(message: string = FORBIDDEN): Fault {
  return new Fault(403, message);
}

const FORBIDDEN = 'Unauthorized to perform this action. Please contact your DataHub administrator.';

/** Input that DataHub itself runs aground on: the code depends on the dialect. */
export function brokenInput(dialect: Dialect, message: string): Fault {
  return new Fault(brokenInputCode(dialect), message);
}

/** A checked urn, or a {@link Fault}. */
export function requireUrn(text: string, dialect: Dialect): Urn {
  if (isUrn(text)) return text;
  throw brokenInput(dialect, `Failed to retrieve entity with urn ${text}, invalid urn`);
}
