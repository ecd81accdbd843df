import type { JsonObject } from '../../model/json.js';
/**
 * The aspects that record events and not state. Each write adds an event and replaces none. These
 * aspects have no versions.
 *
 * Source: the aspects of type `timeseries` in DataHub's entity registry.
 */
export const timeseriesAspects: readonly string[] = [
  'assertionRunEvent',
  'chartUsageStatistics',
  'dashboardUsageStatistics',
  'dataProcessInstanceRunEvent',
  'datahubIngestionCheckpoint',
  'datahubIngestionRunSummary',
  'datasetProfile',
  'datasetUsageStatistics',
  'documentUsageStatistics',
  'operation',
  'queryUsageStatistics',
];

const TIMESERIES: ReadonlySet<string> = new Set(timeseriesAspects);

export function isTimeseries(aspectName: string): boolean {
  return TIMESERIES.has(aspectName);
}

/** Reads the time of an event in milliseconds since 1970. Undefined if the event has none. */
export function eventTimestamp({ timestampMillis }: JsonObject): number | undefined {
  return typeof timestampMillis === 'number' && Number.isSafeInteger(timestampMillis)
    ? timestampMillis
    : undefined;
}
