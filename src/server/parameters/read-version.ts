import type { Urn } from '../../urn/urn.js';
import type { ReadableStore } from '../policy/readable-store.js';
import type { StoredAspect } from '../store/aspect-store.js';

/** The number that asks for the latest version. It is the default of a read. */
export const LATEST = 0;

export interface VersionQuery {
  readonly urn: Urn;
  readonly name: string;
  readonly version: number;
}

/**
 * Reads a version by the numbers of OpenAPI v3: 0 is the latest, which also has its own number, and
 * 1 is the first version ever written. For events, a number is a time.
 *
 * Source: `getEnvelopedVersionedAspects` of DataHub's `EntityServiceImpl`.
 */
export function aspectByNumber(
  store: ReadableStore,
  { urn, name, version }: VersionQuery,
): StoredAspect | undefined {
  return version === LATEST ? store.readAspect(urn, name) : store.readVersion(urn, name, version);
}

/**
 * Reads a version by the numbers of Rest.li, which are the rows of DataHub's table. The latest is
 * only row 0, and the former versions are rows from 1. A negative number counts back from the
 * newest former version. If only the latest exists, -1 is the latest.
 *
 * Source: `calculateVersionNumber` of DataHub's `EntityServiceImpl`.
 *
 * @returns the number of the row and its aspect
 */
export function aspectByRow(
  store: ReadableStore,
  { urn, name, version }: VersionQuery,
): { readonly row: number; readonly aspect: StoredAspect } | undefined {
  const latest = store.readAspect(urn, name);
  if (latest === undefined) return undefined;
  const newest = latest.version - 1;
  const row = version < 0 ? newest + version + 1 : version;
  if (row === LATEST) return { row, aspect: latest };
  const aspect = row > newest ? undefined : store.readVersion(urn, name, row);
  return aspect && { row, aspect };
}
