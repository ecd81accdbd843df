import type { Json } from '../../model/json.js';
import { FRONTEND_PROXY } from '../http/catalog-address.js';
import { parseJson } from '../http/parse-json.js';
import { anyObject, literal, object, shape, text } from '../http/shape.js';
import type { Delivery } from '../http/transport.js';
import type { Wire } from '../http/wire.js';

/** The kind of server at an address. */
export type ServiceAnswer =
  | {
      readonly kind: 'metadata-service';
      readonly version: string | undefined;
      readonly isCloud: boolean;
    }
  /** A frontend. The metadata service is at the address `behind`. */
  | { readonly kind: 'frontend'; readonly behind: string }
  /** A frontend that answers only callers with valid credentials. */
  | { readonly kind: 'guarded' }
  /** No answer came. `why` is a code such as ENOTFOUND. */
  | { readonly kind: 'silent'; readonly why: string }
  | { readonly kind: 'failing'; readonly status: number }
  /** A server that is not part of a catalog. */
  | { readonly kind: 'foreign'; readonly status: number };

/** Finds out the kind of server, by the one public document of DataHub. Sends only GET requests. */
export async function probeService(wire: Wire, signal?: AbortSignal): Promise<ServiceAnswer> {
  const { address, transport } = wire;
  const delivery = await transport.get(address.config, signal);
  if (delivery.kind === 'lost') return { kind: 'silent', why: delivery.why };
  const config = readConfig(delivery);
  if (isServiceConfig(config)) return toServiceAnswer(config);
  const status = httpStatus(delivery);
  if (status >= 500) return { kind: 'failing', status };
  // A login page in front of the frontend, or the frontend itself. Only a question for the user
  // distinguishes them.
  if (address.isBehindFrontend)
    return status === 401 || (status >= 300 && status < 400)
      ? { kind: 'guarded' }
      : { kind: 'foreign', status };
  const behind = `${address.origin}${FRONTEND_PROXY}`;
  if (isFrontendConfig(config)) return { kind: 'frontend', behind };
  const proxied = await transport.get(`${behind}/config`, signal);
  return isServiceConfig(readConfig(proxied))
    ? { kind: 'frontend', behind }
    : { kind: 'foreign', status };
}

function httpStatus(delivery: Exclude<Delivery, { kind: 'lost' }>): number {
  return delivery.kind === 'answered' ? delivery.answer.status : delivery.status;
}

function readConfig(delivery: Delivery): Json | undefined {
  return delivery.kind === 'answered' && delivery.answer.status === 200
    ? parseJson(delivery.answer.text)
    : undefined;
}

const isNoCode = shape(object({ noCode: literal('true') }));
const hasVersions = shape(object({ versions: anyObject }));

/** Source: DataHub's own client checks `noCode`, which is a string. */
function isServiceConfig(config: Json | undefined): config is Json {
  return isNoCode(config) || hasVersions(config);
}

/** The frontend's own document of the same name. Source: its `Application.config`. */
const isFrontendConfig = shape(object({ status: text, config: anyObject }));

const hasVersion = shape(
  object({ versions: object({ 'acryldata/datahub': object({ version: text }) }) }),
);
const hasEnvironment = shape(object({ datahub: object({ serverEnv: text }) }));

function toServiceAnswer(config: Json): ServiceAnswer {
  return {
    kind: 'metadata-service',
    version: hasVersion(config) ? config.versions['acryldata/datahub'].version : undefined,
    isCloud: hasEnvironment(config) && config.datahub.serverEnv !== 'core',
  };
}
