import type { TokenRecord } from '../../store/token-record.js';
import { TOKEN_TYPE } from '../../store/token-record.js';

/** Converts a record to the GraphQL object `AccessTokenMetadata`. */
export function tokenMetadata(record: TokenRecord): Readonly<Record<string, unknown>> {
  return { ...record, urn: `urn:li:${TOKEN_TYPE}:${record.id}`, type: 'ACCESS_TOKEN' };
}
