import type { Urn } from '../../urn/urn.js';
import type { ReadableStore } from '../policy/authorize-reads.js';
import { Refusal } from '../refusal.js';
import type { StoredAspect } from '../store/aspect-store.js';

/** 0 is the latest version, whatever its number, and what a reader gets who asks for none. */
const LATEST = 0;

/**
 * The version that a reader asks for.
 *
 * @param what names the parameter in messages
 * @throws Refusal `malformed`
 */
export function readVersion(text: string | undefined, what: string): number {
  if (text === undefined) return LATEST;
  if (/^-?\d{1,15}$/.test(text)) return Number(text);
  throw new Refusal('malformed', `${what} must be a whole number, but is "${text}"`);
}

export interface VersionQuery {
  readonly urn: Urn;
  readonly name: string;
  readonly version: number;
}

/**
 * A version as OpenAPI v3 counts: 0 is the latest, which goes by its own number too; 1 is the first that there ever was.
 * Source: `getEnvelopedVersionedAspects` of DataHub's `EntityServiceImpl`.
 */
export function aspectByNumber(store: ReadableStore, { urn, name, version }: VersionQuery): StoredAspect | undefined {
  return version === LATEST ? store.readAspect(urn, name) : store.readVersion(urn, name, version);
}

/**
 * A version as Rest.li counts: by the rows of DataHub's table, where the latest is row 0 and nothing else, and those before
 * it are 1 and up. Negative numbers count back from the newest row, which is the one before the latest; where the latest is
 * all there is, -1 is the latest. Source: `calculateVersionNumber` of DataHub's `EntityServiceImpl`.
 *
 * @returns the row's number with what it holds
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
