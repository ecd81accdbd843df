import type { JsonObject } from '../../../model/json.js';
import { dataPlatformUrn } from '../../../urn/dataset-urn.js';
import { platformFromKey } from '../../metamodel/default-aspects.js';
import { numberAt, objectsAt, textAt, textsAt } from '../../shared/json-accessors.js';
import type { Search } from '../../turns/in-turn.js';
import {
  AccessLevel,
  type ChartProperties,
  ChartType,
  type DataJobInputOutput,
  type DataPlatform,
} from '../schema/generated-types.js';
import { type EntitySource, nonNull } from './entity-source.js';
import { fineGrainedLineages } from './fine-grained-lineages.js';
import {
  changeStamps,
  commonProperties,
  editableDescription,
  enumValue,
  textFields,
} from './properties.js';
import type { EntityOf, EntityTypes, OwnFields } from './resolved-entity.js';

/** The platform that DataHub shows if none is known. Source: `Constants.UNKNOWN_DATA_PLATFORM`. */
const UNKNOWN_PLATFORM = dataPlatformUrn('unknown');

export function dataJobFields(source: EntitySource): OwnFields<'dataJob'> {
  const { key, map, entity } = source;
  const [flow = '', jobId = ''] = key;
  return {
    jobId,
    dataFlow: () => entity(flow, 'dataFlow'),
    properties: () =>
      map('dataJobInfo', (value) =>
        commonProperties(value, source, textAt(value, 'name') ?? jobId),
      ),
    editableProperties: editableDescription('editableDataJobProperties', source),
    inputOutput: () => map('dataJobInputOutput', (value) => inputOutput(value, source)),
  };
}

export function dataFlowFields(source: EntitySource): OwnFields<'dataFlow'> {
  const { key, map } = source;
  const [orchestrator = '', flowId = '', cluster = ''] = key;
  return {
    orchestrator,
    flowId,
    cluster,
    platform: keyPlatform(source),
    properties: () =>
      map('dataFlowInfo', (value) => ({
        ...commonProperties(value, source, textAt(value, 'name') ?? flowId),
        ...textFields(value, 'project'),
      })),
    editableProperties: editableDescription('editableDataFlowProperties', source),
  };
}

export function chartFields(source: EntitySource): OwnFields<'chart'> {
  const [tool = '', chartId = ''] = source.key;
  return {
    tool,
    chartId,
    platform: keyPlatform(source),
    properties: () =>
      source.map('chartInfo', (value) => chartOrDashboardProperties(value, source, chartId)),
    editableProperties: editableDescription('editableChartProperties', source),
  };
}

export function dashboardFields(source: EntitySource): OwnFields<'dashboard'> {
  const [tool = '', dashboardId = ''] = source.key;
  return {
    tool,
    dashboardId,
    platform: keyPlatform(source),
    properties: () =>
      source.map('dashboardInfo', (value) =>
        chartOrDashboardProperties(value, source, dashboardId),
      ),
    editableProperties: editableDescription('editableDashboardProperties', source),
  };
}

/** The fields of a container. Its key is a hash, so the platform comes from an aspect. */
export function containerFields(source: EntitySource): OwnFields<'container'> {
  const { key, map, entity } = source;
  return {
    platform: () =>
      map('dataPlatformInstance', (value) => entity(value['platform'], 'dataPlatform')) ??
      unknownPlatform(source),
    properties: () =>
      map('containerProperties', (value) => ({
        ...commonProperties(value, source, textAt(value, 'name') ?? key[0] ?? ''),
        ...textFields(value, 'qualifiedName'),
      })),
    editableProperties: editableDescription('editableContainerProperties', source),
  };
}

/** The properties of a chart or a dashboard. */
function chartOrDashboardProperties(
  value: JsonObject,
  source: EntitySource,
  id: string,
): ChartProperties {
  return {
    ...commonProperties(value, source, textAt(value, 'title') ?? id),
    type: enumValue(ChartType, value['type']),
    access: enumValue(AccessLevel, value['access']),
    lastRefreshed: numberAt(value, 'lastRefreshed'),
    ...changeStamps(value),
  };
}

/** The deprecated lists of inputs and outputs, which DataHub fills from the edges as well. */
function inputOutput(value: JsonObject, source: EntitySource): DataJobInputOutput {
  const listed =
    <Type extends keyof EntityTypes>(urns: string, edges: string, type: Type) =>
    () => {
      const named = new Set([...textsAt(value, urns), ...destinations(value, edges)]);
      return source.list(entitiesOf(named, type, source));
    };
  return {
    inputDatasets: listed('inputDatasets', 'inputDatasetEdges', 'dataset'),
    outputDatasets: listed('outputDatasets', 'outputDatasetEdges', 'dataset'),
    inputDatajobs: listed('inputDatajobs', 'inputDatajobEdges', 'dataJob'),
    fineGrainedLineages: () => source.list(fineGrainedLineages(value, source)),
  };
}

function* entitiesOf<Type extends keyof EntityTypes>(
  urns: Iterable<string>,
  type: Type,
  { entity }: EntitySource,
): Search<EntityOf<Type>> {
  for (const urn of urns) yield entity(urn, type) ?? undefined;
}

function destinations(value: JsonObject, name: string): readonly string[] {
  return objectsAt(value, name).flatMap((edge) => textAt(edge, 'destinationUrn') ?? []);
}

function keyPlatform(source: EntitySource): () => DataPlatform {
  return () =>
    source.entity(platformFromKey(source.urn), 'dataPlatform') ?? unknownPlatform(source);
}

function unknownPlatform({ entity }: EntitySource): DataPlatform {
  return nonNull(entity(UNKNOWN_PLATFORM, 'dataPlatform'));
}
