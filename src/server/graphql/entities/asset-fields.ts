import type { JsonObject } from '../../../model/json.js';
import { dataPlatformUrn } from '../../../urn/data-platform-urn.js';
import { platformFromKey } from '../../metamodel/default-platform.js';
import { objectsAt, textAt, textsAt } from '../../shared/json-accessors.js';
import { changeStamps } from './audit-stamp.js';
import type { EntitySource, Fields } from './entity-source.js';
import { fineGrainedLineages } from './fine-grained-lineages.js';
import { commonProperties, editableDescription, textFields } from './properties.js';

/** Source: `ChartType` and `AccessLevel` in DataHub's models. */
export const chartTypes = [
  'BAR',
  'PIE',
  'SCATTER',
  'TABLE',
  'TEXT',
  'LINE',
  'AREA',
  'HISTOGRAM',
  'BOX_PLOT',
  'WORD_CLOUD',
  'COHORT',
] as const;
export const accessLevels = ['PUBLIC', 'PRIVATE'] as const;

/** The platform that DataHub shows if none is known. Source: `Constants.UNKNOWN_DATA_PLATFORM`. */
const UNKNOWN_PLATFORM = dataPlatformUrn('unknown');

export function dataJobFields(source: EntitySource): Fields {
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

export function dataFlowFields(source: EntitySource): Fields {
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

export function chartFields(source: EntitySource): Fields {
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

export function dashboardFields(source: EntitySource): Fields {
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
export function containerFields(source: EntitySource): Fields {
  const { key, map, entity } = source;
  return {
    platform: () =>
      map('dataPlatformInstance', (value) => entity(value['platform'], 'dataPlatform')) ??
      entity(UNKNOWN_PLATFORM, 'dataPlatform'),
    properties: () =>
      map('containerProperties', (value) => ({
        ...commonProperties(value, source, textAt(value, 'name') ?? key[0] ?? ''),
        ...textFields(value, 'qualifiedName'),
      })),
    editableProperties: editableDescription('editableContainerProperties', source),
  };
}

/** The properties of a chart or a dashboard. */
function chartOrDashboardProperties(value: JsonObject, source: EntitySource, id: string): Fields {
  const refreshed = value['lastRefreshed'];
  return {
    ...commonProperties(value, source, textAt(value, 'title') ?? id),
    type: chartTypes.find((one) => one === value['type']) ?? null,
    access: accessLevels.find((one) => one === value['access']) ?? null,
    lastRefreshed: typeof refreshed === 'number' ? refreshed : null,
    ...changeStamps(value),
  };
}

/** The deprecated lists of inputs and outputs, which DataHub fills from the edges as well. */
function inputOutput(value: JsonObject, { entity }: EntitySource): Fields {
  const listed = (list: string, edges: string, type: string) => () =>
    [...new Set([...textsAt(value, list), ...destinations(value, edges)])].flatMap(
      (urn) => entity(urn, type) ?? [],
    );
  return {
    inputDatasets: listed('inputDatasets', 'inputDatasetEdges', 'dataset'),
    outputDatasets: listed('outputDatasets', 'outputDatasetEdges', 'dataset'),
    inputDatajobs: listed('inputDatajobs', 'inputDatajobEdges', 'dataJob'),
    fineGrainedLineages: () => fineGrainedLineages(value),
  };
}

function destinations(value: JsonObject, name: string): readonly string[] {
  return objectsAt(value, name).flatMap((edge) => textAt(edge, 'destinationUrn') ?? []);
}

function keyPlatform({ urn, entity }: EntitySource): () => unknown {
  return () =>
    entity(platformFromKey(urn), 'dataPlatform') ?? entity(UNKNOWN_PLATFORM, 'dataPlatform');
}
