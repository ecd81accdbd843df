import type { JsonObject } from '../../model/json.js';
import { isUrn, type Urn } from '../../urn/urn.js';
import { keyAspectName } from '../metamodel/key-aspects.js';
import { textAt } from '../opaque-json.js';
import type { AspectStore, AspectWrite } from '../store/aspect-store.js';

export const TOKEN_TYPE = 'dataHubAccessToken';
export const TOKEN_INFO = 'dataHubAccessTokenInfo';

/** What is stored of a token. Its text is not. Source: DataHub's `DataHubAccessTokenInfo`. */
export interface TokenRecord {
  /** The hash of the text: base64, so it may hold `/`, `+` and `=`. */
  readonly id: string;
  readonly name: string;
  readonly description: string | undefined;
  /** The user whom the token represents. */
  readonly actorUrn: string;
  /** Who made it. */
  readonly ownerUrn: string;
  /** Milliseconds since 1970, like `expiresAt`. */
  readonly createdAt: number;
  /** Absent for a token that does not expire. */
  readonly expiresAt: number | undefined;
}

/** Nothing for what can be no id. */
export function tokenUrn(id: string): Urn | undefined {
  const urn = `urn:li:${TOKEN_TYPE}:${id}`;
  return isUrn(urn) ? urn : undefined;
}

export function tokenAspects(urn: Urn, { id, description, expiresAt, ...info }: TokenRecord): readonly AspectWrite[] {
  const value: JsonObject = { ...info, ...(description !== undefined && { description }), ...(expiresAt !== undefined && { expiresAt }) };
  return [
    { urn, name: keyAspectName(TOKEN_TYPE), value: { id } },
    { urn, name: TOKEN_INFO, value },
  ];
}

/** Nothing where there is no record. */
export function readTokenRecord(urn: Urn, store: AspectStore): TokenRecord | undefined {
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
