import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { Refusal } from '../refusal.js';
import type { PatchProposal } from './patch/patch.js';

export const changeTypes = ['UPSERT', 'CREATE', 'CREATE_ENTITY', 'RESTATE'] as const;

/**
 * UPSERT writes, CREATE wants the aspect to be new, CREATE_ENTITY wants the entity to be new. RESTATE says once more what
 * is known: it writes like UPSERT, whatever its conditions are.
 */
export type ChangeType = (typeof changeTypes)[number];

/** One aspect that a writer wants stored: what DataHub calls a metadata change proposal, its JSON read. */
export interface Proposal {
  readonly urn: Urn;
  readonly aspectName: string;
  readonly changeType: ChangeType;
  readonly value: JsonObject;
  readonly systemMetadata?: JsonObject;
  /** Conditions of the write, by the names of HTTP headers. They travel with the proposal, not with the request. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** One aspect that a writer wants removed; the whole entity, where it is the key. */
export interface Deletion extends Pick<Proposal, 'urn' | 'aspectName' | 'systemMetadata' | 'headers'> {
  readonly changeType: 'DELETE';
}

const KNOWN_ELSEWHERE: readonly string[] = ['UPDATE'];

/** What writers may send: the value of an aspect, what to change in it, or that it should go. */
export type AnyProposal = Proposal | PatchProposal | Deletion;

/** @throws Refusal `validation` for what DataHub has and we have not, `malformed` for what nobody has */
export function asChangeType(text: string, what: string): ChangeType {
  const known = changeTypes.find((one) => one === text);
  if (known !== undefined) return known;
  if (KNOWN_ELSEWHERE.includes(text)) {
    throw new Refusal('validation', `${what} ${text} is not supported by this version; use ${changeTypes.join(', ')}, PATCH or DELETE`);
  }
  throw new Refusal('malformed', `${what} "${text}" is unknown; use ${changeTypes.join(', ')}, PATCH or DELETE`);
}

/** `urn` would collide with the member that carries the urn in OpenAPI bodies. */
export function isAspectName(text: string): boolean {
  return /^[A-Za-z]\w*$/.test(text) && text !== 'urn';
}
