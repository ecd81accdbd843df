import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { invalid, malformed } from '../shared/request-error.js';
import type { Patch } from './patch/read-patch.js';

export const changeTypes = ['UPSERT', 'CREATE', 'CREATE_ENTITY', 'RESTATE'] as const;

/**
 * UPSERT writes. CREATE requires a new aspect, CREATE_ENTITY a new entity. RESTATE repeats a known
 * value: it writes like UPSERT, and ignores its conditions.
 */
export type ChangeType = (typeof changeTypes)[number];

/** A request to store one aspect: a parsed metadata change proposal of DataHub. */
export interface Proposal {
  readonly urn: Urn;
  readonly aspectName: string;
  readonly changeType: ChangeType;
  readonly value: JsonObject;
  readonly systemMetadata?: JsonObject | undefined;
  /**
   * Conditions of the write, by names of HTTP headers. They belong to the proposal, not to the HTTP
   * request.
   */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

type ProposalTarget = Pick<Proposal, 'urn' | 'aspectName' | 'systemMetadata' | 'headers'>;

/** A request to patch one aspect. The patch changes the value that is stored at its turn. */
export interface PatchProposal extends ProposalTarget {
  readonly changeType: 'PATCH';
  readonly patch: Patch;
}

/** A request to delete one aspect. The deletion of the key aspect deletes the whole entity. */
export interface Deletion extends ProposalTarget {
  readonly changeType: 'DELETE';
}

const UNSUPPORTED: readonly string[] = ['UPDATE'];

/** Any request of a writer: a value of an aspect, a patch, or a deletion. */
export type AnyProposal = Proposal | PatchProposal | Deletion;

/**
 * Reads a change type.
 *
 * @throws RequestError `validation` for a type that only DataHub supports, `malformed` for an
 *   unknown type
 */
export function asChangeType(text: string, what: string): ChangeType {
  const known = changeTypes.find((one) => one === text);
  if (known !== undefined) return known;
  if (UNSUPPORTED.includes(text)) {
    throw invalid(
      `${what} ${text} is not supported by this version; use ${changeTypes.join(', ')}, PATCH or DELETE`,
    );
  }
  throw malformed(`${what} "${text}" is unknown; use ${changeTypes.join(', ')}, PATCH or DELETE`);
}

/**
 * Returns true for a valid aspect name. `urn` is not valid, since OpenAPI bodies have a member
 * `urn`.
 */
export function isAspectName(text: string): boolean {
  return /^[A-Za-z]\w*$/.test(text) && text !== 'urn';
}
