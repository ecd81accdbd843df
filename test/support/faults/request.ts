import type { FaultRequestKind } from './fault.js';

/** A request on its way to the catalog. All numbers begin with 1. */
export interface FaultRequest {
  readonly number: number;
  /** Its number among the writes, or among the reads. */
  readonly numberOfItsSort: number;
  readonly kind: FaultRequestKind;
  readonly isWrite: boolean;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export function kindOf(method: string, path: string, body: string): FaultRequestKind {
  if (path.includes('/graphql')) return graphQlKind(body);
  if (path.includes('/batchGet')) return 'batch-get';
  if (path.includes('action=ingest')) return 'single';
  if (path.startsWith('/openapi/') && method !== 'GET') return 'bulk';
  return 'other';
}

export function writes(kind: FaultRequestKind): boolean {
  return kind === 'mutation' || kind === 'bulk' || kind === 'single';
}

function graphQlKind(body: string): FaultRequestKind {
  if (/^\s*\{\s*"query"\s*:\s*"\s*mutation/.test(body) || body.includes('updateLineage('))
    return 'mutation';
  return /(scroll|search)Across/.test(body) ? 'search' : 'question';
}

/** Returns the token of the request, or a placeholder if it has none. */
export function tokenOf({ headers }: FaultRequest): string {
  return headers['authorization']?.replace(/^Bearer /i, '') ?? 'no-token';
}
