import type {
  GrantedPrivileges,
  PrivilegeQuestions,
  WriteSupport,
} from '../../model/catalog-port.js';
import type { Json } from '../../model/json.js';
import type { CorpUserUrn } from '../../urn/corp-user-urn.js';
import type { Closable, ConnectionOptions } from '../http/catalog-options.js';
import {
  type ConnectionFailureText,
  explainConnectionFailure,
} from '../http/connection-failure.js';
import { addressHint, FRONTEND_PROXY } from '../http/connection-target.js';
import { readErrorCode } from '../http/graphql.js';
import { parseJson } from '../http/parse-json.js';
import { readActorUrn, WHO_AM_I } from '../http/read-actor.js';
import {
  describeForeignBody,
  explainRefusal,
  type Refusal,
  type RefusingAnswer,
} from '../http/refusal.js';
import { anyObject, anything, isList, literal, object, shape, text } from '../http/shape.js';
import type { Delivery } from '../http/transport.js';
import { openWire, type Wire } from '../http/wire.js';
import { readPrivileges } from '../read/read-privileges.js';
import {
  isCloud,
  readConfig,
  readServiceVersion,
  toWriteSupport,
} from '../read/read-write-support.js';
import { readTokenAuthEnabled } from '../tokens/token-auth.js';

/** A probe of an address. A fault of the address is an answer. The probe never writes. */
export interface CatalogProbe {
  readonly origin: string;
  /** True if requests go through a frontend. */
  readonly isBehindFrontend: boolean;
  readonly hasToken: boolean;
  service(): Promise<ServiceAnswer>;
  caller(): Promise<CallerAnswer>;
  readPrivileges(questions: PrivilegeQuestions): Promise<GrantedPrivileges>;
}

/**
 * Opens a probe. Sends no request.
 *
 * @throws HeadwaterError of exit code 64: `catalog-bad-address`, `catalog-bad-token`,
 * `catalog-insecure`, `catalog-bad-proxy`
 */
export function openProbe(options: ConnectionOptions): CatalogProbe & Closable {
  const wire = openWire(options);
  const { signal } = options;
  return {
    origin: wire.address.origin,
    isBehindFrontend: wire.address.isBehindFrontend,
    hasToken: wire.target.hasToken,
    service: () => probeService(wire, signal),
    caller: () => probeCaller(wire, signal),
    readPrivileges: (questions) => readPrivileges(wire, questions),
    close: () => wire.close(),
  };
}

/** The answer to the question who the caller is. */
export type CallerAnswer =
  | {
      readonly kind: 'known';
      readonly actor: CorpUserUrn;
      /** True if the catalog checks tokens. Undefined if it does not state this. */
      readonly tokenAuth: boolean | undefined;
    }
  /** A 401. A frontend itself sends an empty body, and the service behind it does not. */
  | { readonly kind: 'refused'; readonly isEmpty: boolean }
  /** The token is valid, but its user has no access. */
  | { readonly kind: 'barred' }
  /** The catalog redirects to another address, such as a login page. */
  | { readonly kind: 'redirected' }
  /** `why` is worded to follow the address of the catalog. */
  | { readonly kind: 'failing'; readonly why: string; readonly hint?: string | undefined };

const WHO_AM_I_BODY = JSON.stringify({ query: WHO_AM_I, variables: {} });

const isCallerAnswer = shape(object({}, { data: anything, errors: anything }));

/** Asks for the user. Reads the raw answer, since the 401 of a frontend differs. */
async function probeCaller(wire: Wire, signal?: AbortSignal): Promise<CallerAnswer> {
  const delivery = await wire.transport.post(wire.address.graphql, WHO_AM_I_BODY, signal);
  if (delivery.kind === 'lost') {
    const { hint } = explainConnectionFailure(delivery.why, wire.target);
    return { kind: 'failing', why: `did not answer: ${delivery.why}`, hint };
  }
  if (delivery.kind !== 'answered')
    return { kind: 'failing', why: 'gave an answer that cannot be read' };
  const { status, text } = delivery.answer;
  if (status === 401) return { kind: 'refused', isEmpty: text.trim() === '' };
  const isForeign = describeForeignBody(delivery.answer) !== undefined;
  if (status === 403 && !isForeign) return { kind: 'barred' };
  if (status >= 300 && status < 400) return { kind: 'redirected' };
  if (status !== 200) {
    const { words, foreign, hint } = explainRefusal(delivery.answer, wire.target);
    return { kind: 'failing', why: `answered ${status}${words}${foreign}`, hint };
  }
  const json = parseJson(text);
  if (!isCallerAnswer(json))
    return {
      kind: 'failing',
      why: `answered ${status} without GraphQL`,
      hint: addressHint(wire.target),
    };
  const actor = readActorUrn(json.data);
  if (actor !== undefined)
    return { kind: 'known', actor, tokenAuth: await readTokenAuthEnabled(wire) };
  return isList(json.errors) && json.errors.some((error) => readErrorCode(error) === 403)
    ? { kind: 'barred' }
    : { kind: 'failing', why: 'does not state the user of the token' };
}

/** The kind of server at an address. */
export type ServiceAnswer =
  | {
      readonly kind: 'metadata-service';
      readonly version: string | undefined;
      readonly isCloud: boolean;
      readonly writes: WriteSupport;
    }
  /** A frontend. The metadata service is at the address `behind`. */
  | { readonly kind: 'frontend'; readonly behind: string }
  /** A frontend that answers only callers with valid credentials. */
  | { readonly kind: 'guarded' }
  /** No answer came. */
  | { readonly kind: 'silent'; readonly failure: ConnectionFailureText }
  /** An answer that refuses or fails. A gateway or a proxy may have given it. */
  | { readonly kind: 'failing'; readonly status: number; readonly refusal: Refusal }
  /** A server that is not part of a catalog. */
  | { readonly kind: 'foreign'; readonly status: number; readonly refusal: Refusal };

/** Finds the kind of server by the one public document of DataHub, with GET requests alone. */
async function probeService(wire: Wire, signal?: AbortSignal): Promise<ServiceAnswer> {
  const { address, transport, target } = wire;
  const delivery = await transport.get(address.config, signal);
  if (delivery.kind === 'lost')
    return { kind: 'silent', failure: explainConnectionFailure(delivery.why, target) };
  const config = readConfig(delivery);
  if (isServiceConfig(config)) return toServiceAnswer(config);
  const answer = answerOf(delivery);
  const { status } = answer;
  const refusal = explainRefusal(answer, target);
  if (status >= 500 || status === 407) return { kind: 'failing', status, refusal };
  const foreign: ServiceAnswer = {
    kind: 'foreign',
    status,
    refusal: { ...refusal, hint: addressHint(target) },
  };
  // This is a login page in front of the frontend, or the frontend itself. Only a query for the
  // user tells them apart.
  if (address.isBehindFrontend)
    return status === 401 || (status >= 300 && status < 400) ? { kind: 'guarded' } : foreign;
  const behind = `${address.origin}${FRONTEND_PROXY}`;
  if (isFrontendConfig(config)) return { kind: 'frontend', behind };
  const proxied = await transport.get(`${behind}/config`, signal);
  if (isServiceConfig(readConfig(proxied))) return { kind: 'frontend', behind };
  // The document is public, so a catalog itself never refuses it.
  return status === 401 || status === 403 ? { kind: 'failing', status, refusal } : foreign;
}

function answerOf(delivery: Exclude<Delivery, { kind: 'lost' }>): RefusingAnswer {
  return delivery.kind === 'answered'
    ? delivery.answer
    : { status: delivery.status, contentType: '', text: '' };
}

const isNoCode = shape(object({ noCode: literal('true') }));
const hasVersions = shape(object({ versions: anyObject }));

/** Source: DataHub's own client checks `noCode`, which is a string. */
function isServiceConfig(config: Json | undefined): config is Json {
  return isNoCode(config) || hasVersions(config);
}

/** The frontend's own document of the same name. Source: its `Application.config`. */
const isFrontendConfig = shape(object({ status: text, config: anyObject }));

function toServiceAnswer(config: Json): ServiceAnswer {
  return {
    kind: 'metadata-service',
    version: readServiceVersion(config),
    isCloud: isCloud(config),
    writes: toWriteSupport(config),
  };
}
