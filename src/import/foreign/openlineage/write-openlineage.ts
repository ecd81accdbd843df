import { groupBy } from '../../../model/group-by.js';
import { escapeInvisible } from '../../../model/json.js';
import type {
  PortableLineage,
  PortablePair,
  PortableUnit,
} from '../../../model/portable-lineage.js';
import type { LineageType } from '../../../model/upstream-lineage.js';
import { type DatasetUrn, datasetParts } from '../../../urn/dataset-urn.js';
import type { ExportedText } from '../exported-text.js';

/**
 * Writes lineage as events of OpenLineage, one line of JSON for each downstream. Each is a
 * JobEvent, since declared lineage belongs to no run. Facets and members of our own hold the facts
 * that OpenLineage cannot express. Other readers ignore them.
 *
 * @param eventTime the time of the events, such as `2026-01-02T03:04:05.678Z`
 */
export function writeOpenLineage(lineage: PortableLineage, eventTime: string): ExportedText {
  return { chunks: writeEvents(lineage, eventTime), losses: [] };
}

function* writeEvents({ units }: PortableLineage, eventTime: string): Generator<string> {
  for (const unit of units) yield `${escapeInvisible(JSON.stringify(eventOf(unit, eventTime)))}\n`;
}

function eventOf({ downstream, edges, pairs, wildcards }: PortableUnit, eventTime: string) {
  const wildcardUpstreams = new Set(wildcards.map(({ upstream }) => upstream));
  return {
    eventTime,
    producer: PRODUCER,
    schemaURL: `${SPEC}/${VERSION}#/$defs/JobEvent`,
    job: { namespace: 'headwater', name: downstream },
    inputs: edges.map(({ upstream, type }) => ({
      ...datasetName(upstream),
      facets: urnFacet(upstream),
      inputFacets: edgeFacet(type, wildcardUpstreams.has(upstream)),
    })),
    outputs: [
      {
        ...datasetName(downstream),
        facets: { ...urnFacet(downstream), ...(pairs.length > 0 && columnLineage(pairs)) },
      },
    ],
  };
}

/**
 * Names a dataset for OpenLineage. Its namespaces name hosts, and urns name none. The namespace
 * names the environment instead, so that two datasets never have one name.
 */
function datasetName(urn: DatasetUrn): { readonly namespace: string; readonly name: string } {
  const { platform, env, name } = datasetParts(urn);
  return { namespace: `${platform}://${env.toLowerCase()}`, name };
}

function columnLineage(pairs: readonly PortablePair[]) {
  const byColumn = groupBy(pairs, ({ downstreamColumn }) => downstreamColumn);
  // Unlike an assignment, this makes `__proto__` a member.
  const fields = Object.fromEntries(
    [...byColumn].map(([column, sources]) => [column, { inputFields: sources.map(inputField) }]),
  );
  return { columnLineage: { ...headOf(COLUMN_LINEAGE), fields } };
}

function inputField({ upstream, transform, confidence }: PortablePair) {
  const description = transform !== undefined && {
    transformations: [
      { type: 'DIRECT', subtype: 'TRANSFORMATION', description: transform, masking: false },
    ],
  };
  const isPlain = transform === undefined && confidence === 1;
  return {
    ...datasetName(upstream.dataset),
    field: upstream.column,
    ...description,
    ...(!isPlain && { headwater: { ...(transform !== undefined && { transform }), confidence } }),
  };
}

/** Names the tool that made an event, as a URI. */
const PRODUCER = 'headwater:export';

const SPEC = 'https://openlineage.io/spec';

/** The version of the specification that the events follow. */
const VERSION = '2-0-2/OpenLineage.json';

function headOf(definition: string) {
  return { _producer: PRODUCER, _schemaURL: `${SPEC}/${definition}` };
}

/**
 * Makes the facet of a dataset with its urn. The namespace and the name of OpenLineage do not hold
 * all parts of an urn, so an import takes the urn from here. Our own facet must satisfy the schema
 * of all facets.
 */
function urnFacet(urn: DatasetUrn) {
  return { headwater_urn: { ...headOf(`${VERSION}#/$defs/DatasetFacet`), urn } };
}

/** Makes the facet of an input with what OpenLineage cannot express: the type, and a wildcard. */
function edgeFacet(type: LineageType, hasWildcard: boolean) {
  const head = headOf(`${VERSION}#/$defs/InputDatasetFacet`);
  return { headwater_edge: { ...head, type, ...(hasWildcard && { everyColumn: true }) } };
}

const COLUMN_LINEAGE =
  'facets/1-2-0/ColumnLineageDatasetFacet.json#/$defs/ColumnLineageDatasetFacet';
