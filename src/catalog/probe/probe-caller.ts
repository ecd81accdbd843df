import { isJsonObject, type Json } from '../../model/json.js';
import { type CorpUserUrn, corpUserUrn, parseCorpUserUrn } from '../../urn/corp-user-urn.js';
import { parseJson } from '../http/parse-json.js';
import { isString } from '../http/type-guards.js';
import type { Wire } from '../http/wire.js';
import { readTokenAuthEnabled } from '../tokens/read-token-auth.js';

/** The user as whom the catalog sees the caller. */
export type CallerAnswer =
  | {
      readonly kind: 'known';
      readonly actor: CorpUserUrn;
      /** True if the catalog checks tokens. Undefined if it does not state this. */
      readonly tokenAuth: boolean | undefined;
    }
  /**
   * A 401. An empty answer comes from the frontend itself, any other from the service behind it.
   */
  | { readonly kind: 'refused'; readonly isEmpty: boolean }
  /** The token is valid, but its user has no access. */
  | { readonly kind: 'barred' }
  /** The catalog redirects to another address, such as a login page. */
  | { readonly kind: 'redirected' }
  | { readonly kind: 'failing'; readonly why: string };

const ME = JSON.stringify({ query: 'query whoAmI { me { corpUser { urn } } }', variables: {} });

/**
 * Asks for the user of the caller. It reads the raw answer, because a 401 of a frontend differs
 * from one of the service.
 */
export async function probeCaller(wire: Wire, signal?: AbortSignal): Promise<CallerAnswer> {
  const delivery = await wire.transport.post(wire.address.graphql, ME, signal);
  if (delivery.kind === 'lost') return { kind: 'failing', why: `did not answer: ${delivery.why}` };
  if (delivery.kind !== 'answered')
    return { kind: 'failing', why: 'gave an answer that cannot be read' };
  const { status, text } = delivery.answer;
  if (status === 401) return { kind: 'refused', isEmpty: text.trim() === '' };
  if (status === 403) return { kind: 'barred' };
  if (status >= 300 && status < 400) return { kind: 'redirected' };
  const json = parseJson(text);
  if (status !== 200 || !isJsonObject(json))
    return { kind: 'failing', why: `answered ${status} without GraphQL` };
  const actor = readActorUrn(json['data']);
  if (actor !== undefined)
    return { kind: 'known', actor, tokenAuth: await readTokenAuthEnabled(wire) };
  return isForbidden(json['errors'])
    ? { kind: 'barred' }
    : { kind: 'failing', why: 'does not state the user of the token' };
}

function readActorUrn(data: Json | undefined): CorpUserUrn | undefined {
  const me = isJsonObject(data) ? data['me'] : undefined;
  const user = isJsonObject(me) ? me['corpUser'] : undefined;
  const urn = isJsonObject(user) ? user['urn'] : undefined;
  const parts = isString(urn) ? parseCorpUserUrn(urn) : undefined;
  return parts?.ok ? corpUserUrn(parts.value.username, parts.value.namespace) : undefined;
}

function isForbidden(errors: Json | undefined): boolean {
  const all: readonly Json[] = Array.isArray(errors) ? errors : [];
  return all.some(
    (error) =>
      isJsonObject(error) &&
      isJsonObject(error['extensions']) &&
      error['extensions']['code'] === 403,
  );
}
