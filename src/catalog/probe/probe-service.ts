import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';
import { FRONTEND_PROXY } from '../address.js';
import { parseJson } from '../server-words.js';
import { isString } from '../shape.js';
import type { Delivery } from '../transport.js';
import type { Wire } from '../wire.js';

/** What answers at an address. */
export type ServiceAnswer =
  | { readonly kind: 'metadata-service'; readonly version: string | undefined; readonly isCloud: boolean }
  /** A frontend; the metadata service is behind it, at `behind`. */
  | { readonly kind: 'frontend'; readonly behind: string }
  /** A frontend that answers nobody without credentials, or with bad ones. */
  | { readonly kind: 'guarded' }
  /** Nothing came back; `why` is a code such as ENOTFOUND. */
  | { readonly kind: 'silent'; readonly why: string }
  | { readonly kind: 'failing'; readonly status: number }
  /** Something that is no part of a catalog. */
  | { readonly kind: 'foreign'; readonly status: number };

/** Finds out what answers, by the one document that DataHub shows to everybody. Sends nothing but GET. */
export async function probeService(wire: Wire, signal?: AbortSignal): Promise<ServiceAnswer> {
  const { address, transport } = wire;
  const delivery = await transport.get(address.config, signal);
  if (delivery.kind === 'lost') return { kind: 'silent', why: delivery.why };
  const config = configIn(delivery);
  if (isServiceConfig(config)) return serviceOf(config);
  const status = statusOf(delivery);
  if (status >= 500) return { kind: 'failing', status };
  // A page to log in before the frontend, or the frontend itself: who we are has to be asked to tell them apart.
  if (address.isBehindFrontend)
    return status === 401 || (status >= 300 && status < 400) ? { kind: 'guarded' } : { kind: 'foreign', status };
  const behind = `${address.origin}${FRONTEND_PROXY}`;
  if (isFrontendConfig(config)) return { kind: 'frontend', behind };
  const proxied = await transport.get(`${behind}/config`, signal);
  return isServiceConfig(configIn(proxied)) ? { kind: 'frontend', behind } : { kind: 'foreign', status };
}

function statusOf(delivery: Exclude<Delivery, { kind: 'lost' }>): number {
  return delivery.kind === 'answered' ? delivery.answer.status : delivery.status;
}

function configIn(delivery: Delivery): JsonObject | undefined {
  if (delivery.kind !== 'answered' || delivery.answer.status !== 200) return undefined;
  const json = parseJson(delivery.answer.text);
  return isJsonObject(json) ? json : undefined;
}

/** Source: what DataHub's own client looks at, `noCode`, which is a text. */
function isServiceConfig(config: JsonObject | undefined): config is JsonObject {
  return config?.['noCode'] === 'true' || isJsonObject(config?.['versions']);
}

/** The frontend has a document of the same name for its pages. Source: its `Application.config`. */
function isFrontendConfig(config: JsonObject | undefined): boolean {
  return isString(config?.['status']) && isJsonObject(config['config']);
}

function serviceOf(config: JsonObject): ServiceAnswer {
  const version = objectAt(objectAt(config, 'versions'), 'acryldata/datahub')['version'];
  const { serverEnv } = objectAt(config, 'datahub');
  const isCloud = isString(serverEnv) && serverEnv !== 'core';
  return { kind: 'metadata-service', version: isString(version) ? version : undefined, isCloud };
}

function objectAt(json: JsonObject, key: string): JsonObject {
  const found: Json | undefined = json[key];
  return isJsonObject(found) ? found : {};
}
