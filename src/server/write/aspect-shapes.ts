import type { Json, JsonObject } from '../../model/json.js';
import { lineageTypes } from '../../model/upstream-lineage.js';
import { fabricTypes } from '../../urn/dataset-urn.js';
import { withBrackets } from '../metamodel/bracketed-urns.js';
import { allowsBrackets, type Dialect } from '../shared/dialect.js';
import { problemFinder } from '../shared/json-reader.js';
import { anyObject, dictionary, number, object, oneOf, text } from '../shared/json-schema.js';
import { type AspectParts, aspectParts, union } from './aspect-parts.js';
import { listOf, maybe, plain, record, type Shape } from './record-shape.js';

/** The form of one aspect. */
export interface AspectShape {
  /** Finds the errors in a value, each with its place. */
  readonly findProblems: (value: Json) => readonly string[];
  /** Returns a correct value without the members that the model lacks. */
  readonly known: (value: JsonObject) => JsonObject;
}

/**
 * Returns the form of an aspect that holds lineage, or that makes an entity which holds lineage.
 * Undefined for other aspects, whose values the catalog does not check.
 *
 * Source: the models of DataHub 1.6 with the names of the aspects, and the records that they name.
 */
export function aspectShape(aspectName: string, dialect: Dialect): AspectShape | undefined {
  return (allowsBrackets(dialect) ? BRACKETED : STRICT).get(aspectName);
}

type Members = Readonly<Record<string, Shape>>;

/** The aspects with nothing but lineage. */
function lineageAspects(parts: AspectParts): Readonly<Record<string, Members>> {
  const { urn, datasetUrn, auditStamp, edges, mappings } = parts;
  const upstream = record({
    dataset: datasetUrn,
    type: plain(oneOf(lineageTypes)),
    auditStamp: maybe(auditStamp),
    created: maybe(auditStamp),
    properties: maybe(plain(dictionary(text))),
    query: maybe(urn),
  });
  return {
    upstreamLineage: { upstreams: listOf(upstream), fineGrainedLineages: mappings },
    dataJobInputOutput: {
      inputDatasets: listOf(datasetUrn),
      outputDatasets: listOf(datasetUrn),
      inputDatajobs: maybe(listOf(parts.urnOf('dataJob'))),
      inputDatasetEdges: edges,
      outputDatasetEdges: edges,
      inputDatajobEdges: edges,
      inputDatasetFields: maybe(listOf(urn)),
      outputDatasetFields: maybe(listOf(urn)),
      fineGrainedLineages: mappings,
    },
    inputFields: {
      fields: listOf(record({ schemaFieldUrn: urn, schemaField: maybe(plain(COLUMN)) })),
    },
  };
}

/** The aspects with the names of jobs, flows, charts and dashboards. */
function infoAspects(parts: AspectParts): Readonly<Record<string, Members>> {
  const { urn, datasetSource, auditStamp, edges, urnOf } = parts;
  const described = {
    customProperties: maybe(plain(dictionary(text))),
    externalUrl: maybe(plain(text)),
  };
  const time = maybe(record({ time: plain(number), actor: maybe(urn) }));
  const named = {
    ...described,
    name: plain(text),
    description: maybe(plain(text)),
    created: time,
    lastModified: time,
    env: maybe(plain(oneOf(fabricTypes))),
  };
  const stamp = maybe(auditStamp);
  const titled = {
    ...described,
    title: plain(text),
    description: plain(text),
    lastModified: record({ created: stamp, lastModified: stamp, deleted: stamp }),
    access: maybe(plain(oneOf(['PUBLIC', 'PRIVATE']))),
    lastRefreshed: maybe(plain(number)),
  };
  return {
    dataFlowInfo: { ...named, project: maybe(plain(text)) },
    dataJobInfo: {
      ...named,
      type: plain(union(text)),
      flowUrn: maybe(urnOf('dataFlow')),
      status: maybe(plain(text)),
    },
    chartInfo: {
      ...titled,
      chartUrl: maybe(plain(text)),
      inputs: maybe(listOf(datasetSource)),
      inputEdges: edges,
      type: maybe(plain(oneOf(CHART_TYPES))),
    },
    dashboardInfo: {
      ...titled,
      dashboardUrl: maybe(plain(text)),
      charts: maybe(listOf(urnOf('chart'))),
      chartEdges: edges,
      datasets: maybe(listOf(urn)),
      datasetEdges: edges,
      dashboards: edges,
    },
  };
}

const CHART_TYPES =
  'BAR PIE SCATTER TABLE TEXT LINE AREA HISTOGRAM BOX_PLOT WORD_CLOUD COHORT'.split(' ');

/** A column, as a chart describes it. The catalog does not check columns of datasets either. */
const COLUMN = object({ fieldPath: text, type: anyObject, nativeDataType: text });

/** @param accept makes an urn check accept more urns */
function aspectShapes(accept: typeof withBrackets): ReadonlyMap<string, AspectShape> {
  const parts = aspectParts(accept);
  const aspects = Object.entries({ ...lineageAspects(parts), ...infoAspects(parts) });
  return new Map(
    aspects.map(([name, members]) => {
      const { schema, known } = record(members);
      return [name, { findProblems: problemFinder(schema), known }];
    }),
  );
}

const STRICT = aspectShapes((check) => check);
const BRACKETED = aspectShapes(withBrackets);
