import type { WriteSupport } from '../../model/catalog-port.js';
import type { Json } from '../../model/json.js';
import { parseJson } from '../http/parse-json.js';
import { literal, object, shape, text } from '../http/shape.js';
import type { Delivery } from '../http/transport.js';
import type { Wire } from '../http/wire.js';

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

/** The first three numbers of a version of DataHub. */
export type ServiceVersion = readonly [major: number, minor: number, patch: number];

/** The oldest release that is supported: {@link isBefore} compares with it. */
export const OLDEST_SUPPORTED: ServiceVersion = [1, 0, 0];

/**
 * Parses a version such as `v1.5.0.6`, `1.0.0rc2` or `v0.3.17-cloud`. Undefined for a build without
 * a release, which states `null`, a commit or `v0.0.0-unknown-SNAPSHOT`.
 */
export function parseServiceVersion(text: string): ServiceVersion | undefined {
  const [, major, minor, patch] = /^v?(\d+)\.(\d+)(?:\.(\d+))?/.exec(text) ?? [];
  const version = [Number(major), Number(minor), Number(patch ?? 0)] as const;
  return major === undefined || version.every((part) => part === 0) ? undefined : version;
}

export function isBefore(version: ServiceVersion, other: ServiceVersion): boolean {
  const at = version.findIndex((part, index) => part !== other[index]);
  return at >= 0 && Number(version[at]) < Number(other[at]);
}

const hasEnvironment = shape(object({ datahub: object({ serverEnv: text }) }));

/** Returns true for the public document of DataHub Cloud. */
export function isCloud(config: Json | undefined): boolean {
  return hasEnvironment(config) && config.datahub.serverEnv !== 'core';
}
