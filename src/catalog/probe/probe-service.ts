import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';
import { FRONTEND_PROXY } from '../http/catalog-address.js';
import { parseJson } from '../http/parse-json.js';
import type { Delivery } from '../http/transport.js';
import { isString } from '../http/type-guards.js';
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

function readConfig(delivery: Delivery): JsonObject | undefined {
  if (delivery.kind !== 'answered' || delivery.answer.status !== 200) return undefined;
  const json = parseJson(delivery.answer.text);
  return isJsonObject(json) ? json : undefined;
}

/** Source: DataHub's own client checks `noCode`, which is a string. */
function isServiceConfig(config: JsonObject | undefined): config is JsonObject {
  return config?.['noCode'] === 'true' || isJsonObject(config?.['versions']);
}

/**
 * Returns true for the frontend's own document of the same name. Source: its `Application.config`.
 */
function isFrontendConfig(config: JsonObject | undefined): boolean {
  return isString(config?.['status']) && isJsonObject(config['config']);
}

function toServiceAnswer(config: JsonObject): ServiceAnswer {
  const version = objectAt(objectAt(config, 'versions'), 'acryldata/datahub')['version'];
  const { serverEnv } = objectAt(config, 'datahub');
  const isCloud = isString(serverEnv) && serverEnv !== 'core';
  return { kind: 'metadata-service', version: isString(version) ? version : undefined, isCloud };
}

function objectAt(json: JsonObject, key: string): JsonObject {
  const found: Json | undefined = json[key];
  return isJsonObject(found) ? found : {};
}
