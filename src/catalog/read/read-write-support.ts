import type { WriteSupport } from '../../model/catalog-port.js';
import type { Json } from '../../model/json.js';
import { parseJson } from '../http/parse-json.js';
import { literal, object, shape, text } from '../http/shape.js';
import type { Delivery } from '../http/transport.js';
import type { Wire } from '../http/wire.js';
import { isBefore, OLDEST_SUPPORTED, parseServiceVersion } from './service-version.js';

/** The embedded catalog states this in the dialect of the interface spec. */
const statesAtomicMutation = shape(
  object({ headwater: object({ updateLineage: literal('atomic') }) }),
);

const hasVersion = shape(
  object({ versions: object({ 'acryldata/datahub': object({ version: text }) }) }),
);

/**
 * Reads from the public document of the catalog how it can write lineage. Treats a catalog without
 * that document as DataHub: the writes that are safe there are safe everywhere.
 */
export async function readWriteSupport(
  { address, transport, retry }: Wire,
  signal?: AbortSignal,
): Promise<WriteSupport> {
  const get = () => transport.get(address.config, signal);
  return toWriteSupport(readConfig(await retry('read', get, signal)));
}

/** Reads the public document from an answer. Undefined if the answer is not that document. */
export function readConfig(delivery: Delivery): Json | undefined {
  return delivery.kind === 'answered' && delivery.answer.status === 200
    ? parseJson(delivery.answer.text)
    : undefined;
}

/** A build without a release counts as a recent one. DataHub Cloud has other version numbers. */
export function toWriteSupport(config: Json | undefined): WriteSupport {
  const version = parseServiceVersion(readServiceVersion(config) ?? '');
  const isOld = version !== undefined && isBefore(version, OLDEST_SUPPORTED);
  return {
    atomicMutation: statesAtomicMutation(config),
    conditions: isCloud(config) || !isOld,
  };
}

/** Returns the version that the public document states. */
export function readServiceVersion(config: Json | undefined): string | undefined {
  return hasVersion(config) ? config.versions['acryldata/datahub'].version : undefined;
}

const hasEnvironment = shape(object({ datahub: object({ serverEnv: text }) }));

/** Returns true for the public document of DataHub Cloud. */
export function isCloud(config: Json | undefined): boolean {
  return hasEnvironment(config) && config.datahub.serverEnv !== 'core';
}
