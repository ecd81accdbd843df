import type { JsonObject } from '../../model/json.js';
import { isUrn, type Urn } from '../../urn/urn.js';
import { brokenInput } from '../broken-input.js';
import type { Dialect } from '../dialect.js';
import { Refusal, type RefusalKind } from '../refusal.js';

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

/** What a field fails with that was refused by what all doors share. */
export function faultCodeOf(error: unknown): FaultCode {
  if (error instanceof Fault) return error.code;
  return error instanceof Refusal ? refusalCodes[error.kind] : 500;
}

const refusalCodes: Readonly<Record<RefusalKind, FaultCode>> = {
  malformed: 400,
  validation: 400,
  precondition: 400,
  lengths: 400,
  forbidden: 403,
  'not-found': 404,
  'too-large': 400,
  method: 400,
  broken: 500,
};

/** What DataHub's `DataHubDataFetcherExceptionHandler` puts beside a message. */
export function faultExtensions(code: FaultCode): JsonObject {
  return { code, type: types[code], classification: 'DataFetchingException' };
}

/** What the caller may not do, in DataHub's words unless others are given. */
export function forbidden(message: string = FORBIDDEN): Fault {
  return new Fault(403, message);
}

const FORBIDDEN = 'Unauthorized to perform this action. Please contact your DataHub administrator.';

/** @throws Refusal what that is, depends on the dialect */
export function requireUrn(text: string, dialect: Dialect): Urn {
  if (isUrn(text)) return text;
  throw brokenInput(dialect, `Failed to retrieve entity with urn ${text}, invalid urn`);
}
