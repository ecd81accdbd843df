import type { CorpUserUrn } from '../../urn/corp-user-urn.js';
import { isList } from '../http/common-shapes.js';
import { readErrorCode } from '../http/graphql.js';
import { parseJson } from '../http/parse-json.js';
import { readActorUrn, WHO_AM_I } from '../http/read-actor.js';
import { anything, object, shape } from '../http/shape.js';
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

const BODY = JSON.stringify({ query: WHO_AM_I, variables: {} });

const isAnswer = shape(object({}, { data: anything, errors: anything }));

/**
 * Asks for the user of the caller. It reads the raw answer, because a 401 of a frontend differs
 * from one of the service.
 */
export async function probeCaller(wire: Wire, signal?: AbortSignal): Promise<CallerAnswer> {
  const delivery = await wire.transport.post(wire.address.graphql, BODY, signal);
  if (delivery.kind === 'lost') return { kind: 'failing', why: `did not answer: ${delivery.why}` };
  if (delivery.kind !== 'answered')
    return { kind: 'failing', why: 'gave an answer that cannot be read' };
  const { status, text } = delivery.answer;
  if (status === 401) return { kind: 'refused', isEmpty: text.trim() === '' };
  if (status === 403) return { kind: 'barred' };
  if (status >= 300 && status < 400) return { kind: 'redirected' };
  const json = parseJson(text);
  if (status !== 200 || !isAnswer(json))
    return { kind: 'failing', why: `answered ${status} without GraphQL` };
  const actor = readActorUrn(json.data);
  if (actor !== undefined)
    return { kind: 'known', actor, tokenAuth: await readTokenAuthEnabled(wire) };
  return isList(json.errors) && json.errors.some((error) => readErrorCode(error) === 403)
    ? { kind: 'barred' }
    : { kind: 'failing', why: 'does not state the user of the token' };
}
