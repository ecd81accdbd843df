import type { LineageType } from '../../model/upstream-lineage.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';

/** Names the tool that made an event, as a URI. */
export const PRODUCER = 'headwater:export';

const SPEC = 'https://openlineage.io/spec';

/** The version of the specification by which the events are made. */
export const JOB_EVENT_SCHEMA: string = `${SPEC}/2-0-2/OpenLineage.json#/$defs/JobEvent`;

interface FacetHead {
  readonly _producer: string;
  readonly _schemaURL: string;
}

/** A facet of our own is checked as any facet of its kind. */
function headOf(definition: 'DatasetFacet' | 'InputDatasetFacet'): FacetHead {
  return {
    _producer: PRODUCER,
    _schemaURL: `${SPEC}/2-0-2/OpenLineage.json#/$defs/${definition}`,
  };
}

export interface UrnFacet {
  readonly headwater_urn: FacetHead & { readonly urn: DatasetUrn };
}

export interface EdgeFacet {
  readonly headwater_edge: FacetHead & {
    readonly type: LineageType;
    /** Present if every column that both datasets have is mapped. */
    readonly everyColumn?: true;
  };
}

/**
 * The facet of a dataset with its urn. The namespace and the name of OpenLineage do not hold all
 * parts of an urn, so an import takes the urn from here.
 */
export function urnFacet(urn: DatasetUrn): UrnFacet {
  return { headwater_urn: { ...headOf('DatasetFacet'), urn } };
}

/** The facet of an input with what OpenLineage has no words for: the type, and a wildcard. */
export function edgeFacet(type: LineageType, hasWildcard: boolean): EdgeFacet {
  const everyColumn = hasWildcard && ({ everyColumn: true } as const);
  return { headwater_edge: { ...headOf('InputDatasetFacet'), type, ...everyColumn } };
}

/** The head of the facet `columnLineage`. */
export const columnLineageHead: FacetHead = {
  _producer: PRODUCER,
  _schemaURL: `${SPEC}/facets/1-2-0/ColumnLineageDatasetFacet.json#/$defs/ColumnLineageDatasetFacet`,
};
