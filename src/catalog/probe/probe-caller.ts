import { isJsonObject, type Json } from '../../model/json.js';
import { type CorpUserUrn, corpUserUrn, parseCorpUserUrn } from '../../urn/corp-user-urn.js';
import { parseJson } from '../server-words.js';
import { isString } from '../shape.js';
import { tokenAuthEnabled } from '../tokens/token-auth-enabled.js';
import type { Wire } from '../wire.js';

/** Whom a catalog takes us for. */
export type CallerAnswer =
  | {
      readonly kind: 'known';
      readonly actor: CorpUserUrn;
      /** Whether tokens are looked at, where the catalog says so. */
      readonly tokenAuth: boolean | undefined;
    }
  /** 401. From the frontend itself, rather than from the service behind it, where the answer is empty. */
  | { readonly kind: 'refused'; readonly isEmpty: boolean }
  /** The token is good, and its user may do nothing. */
  | { readonly kind: 'barred' }
  /** To another address, such as a page to log in. */
  | { readonly kind: 'redirected' }
  | { readonly kind: 'failing'; readonly why: string };

const ME = JSON.stringify({ query: 'query whoAmI { me { corpUser { urn } } }', variables: {} });

/** Asks who we are, and looks at the answer as it came: a 401 is not the same from a frontend and from the service. */
export async function probeCaller(wire: Wire, signal?: AbortSignal): Promise<CallerAnswer> {
  const delivery = await wire.transport.post(wire.address.graphql, ME, signal);
  if (delivery.kind === 'lost') return { kind: 'failing', why: `did not answer: ${delivery.why}` };
  if (delivery.kind !== 'answered') return { kind: 'failing', why: 'gave an answer that cannot be read' };
  const { status, text } = delivery.answer;
  if (status === 401) return { kind: 'refused', isEmpty: text.trim() === '' };
  if (status === 403) return { kind: 'barred' };
  if (status >= 300 && status < 400) return { kind: 'redirected' };
  const json = parseJson(text);
  if (status !== 200 || !isJsonObject(json)) return { kind: 'failing', why: `answered ${status}, and no GraphQL` };
  const actor = actorIn(json['data']);
  if (actor !== undefined) return { kind: 'known', actor, tokenAuth: await tokenAuthEnabled(wire) };
  return isForbidden(json['errors']) ? { kind: 'barred' } : { kind: 'failing', why: 'does not say who we are' };
}

function actorIn(data: Json | undefined): CorpUserUrn | undefined {
  const me = isJsonObject(data) ? data['me'] : undefined;
  const user = isJsonObject(me) ? me['corpUser'] : undefined;
  const urn = isJsonObject(user) ? user['urn'] : undefined;
  const parts = isString(urn) ? parseCorpUserUrn(urn) : undefined;
  return parts?.ok ? corpUserUrn(parts.value.username, parts.value.namespace) : undefined;
}

function isForbidden(errors: Json | undefined): boolean {
  const all: readonly Json[] = Array.isArray(errors) ? errors : [];
  return all.some((error) => isJsonObject(error) && isJsonObject(error['extensions']) && error['extensions']['code'] === 403);
}
