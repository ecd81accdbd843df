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
