import type { JsonObject } from '../../model/json.js';
import { isUrn, type Urn } from '../../urn/urn.js';
import { keyAspectName } from '../metamodel/entity-keys.js';
import { textAt } from '../shared/json-accessors.js';
import type { AspectReads, AspectWrite } from './aspect-store.js';

export const TOKEN_TYPE = 'dataHubAccessToken';
export const TOKEN_INFO = 'dataHubAccessTokenInfo';

/** The stored record of a token, without its text. Source: DataHub's `DataHubAccessTokenInfo`. */
export interface TokenRecord {
  /** The hash of the text in base64, which can contain `/`, `+` and `=`. */
  readonly id: string;
  readonly name: string;
  readonly description: string | undefined;
  /** The user whom the token represents. */
  readonly actorUrn: string;
  /** The user who created the token. */
  readonly ownerUrn: string;
  /** Milliseconds since 1970, like `expiresAt`. */
  readonly createdAt: number;
  /** Absent for a token that does not expire. */
  readonly expiresAt: number | undefined;
}

/** Returns undefined for a text that cannot be an id. */
export function tokenUrn(id: string): Urn | undefined {
  const urn = `urn:li:${TOKEN_TYPE}:${id}`;
  return isUrn(urn) ? urn : undefined;
}

export function tokenAspects(
  urn: Urn,
  { id, description, expiresAt, ...info }: TokenRecord,
): readonly AspectWrite[] {
  const value: JsonObject = {
    ...info,
    ...(description !== undefined && { description }),
    ...(expiresAt !== undefined && { expiresAt }),
  };
  return [
    { urn, name: keyAspectName(TOKEN_TYPE), value: { id } },
    { urn, name: TOKEN_INFO, value },
  ];
}

/** Returns undefined if no record exists. */
export function readTokenRecord(urn: Urn, store: AspectReads): TokenRecord | undefined {
  const value = store.readAspect(urn, TOKEN_INFO)?.value;
  if (value === undefined) return undefined;
  return {
    id: urn.slice(`urn:li:${TOKEN_TYPE}:`.length),
    name: textAt(value, 'name') ?? '',
    description: textAt(value, 'description') ?? undefined,
    actorUrn: textAt(value, 'actorUrn') ?? '',
    ownerUrn: textAt(value, 'ownerUrn') ?? '',
    createdAt: timeAt(value, 'createdAt') ?? 0,
    expiresAt: timeAt(value, 'expiresAt'),
  };
}

function timeAt(value: JsonObject, key: string): number | undefined {
  const time = value[key];
  return typeof time === 'number' ? time : undefined;
}
