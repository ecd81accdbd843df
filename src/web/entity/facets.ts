/** A value of a facet with the number of results that have it. */
export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

/** A facet as searches answer it. */
export interface AnsweredFacet {
  readonly field: string;
  readonly aggregations: readonly FacetCount[];
}

/** The values of a facet. Empty if the answer lacks the facet. */
export function facetValues(facets: readonly AnsweredFacet[], name: string): readonly FacetCount[] {
  return facets.find(({ field }) => field === name)?.aggregations ?? [];
}

const PLATFORM_PREFIX = 'urn:li:dataPlatform:';

/** Addresses name a platform without the prefix of its urn. An urn of another namespace stays. */
export function toPlatform(urn: string): string {
  return urn.startsWith(PLATFORM_PREFIX) ? urn.slice(PLATFORM_PREFIX.length) : urn;
}

export function toPlatformUrn(platform: string): string {
  return platform.startsWith('urn:') ? platform : PLATFORM_PREFIX + platform;
}
