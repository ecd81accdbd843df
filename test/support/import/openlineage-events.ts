import type { OpenLineageOptions } from '../../../src/import/foreign/openlineage/event-names.js';
import { readOpenLineage } from '../../../src/import/foreign/openlineage/read-openlineage.js';
import type { Json, JsonObject } from '../../../src/model/json.js';
import type { FormatReading } from '../../../src/model/portable-lineage.js';

const defaults: OpenLineageOptions = {
  runs: 'latest',
  indirect: false,
  failed: false,
  env: 'PROD',
  namespaces: [],
};

/** Reads the events of a file `e.ndjson`. */
export function readChunks(
  chunks: AsyncIterable<string> | Iterable<string>,
  options: Partial<OpenLineageOptions> = {},
): Promise<FormatReading> {
  return readOpenLineage({ chunks, shownAs: 'e.ndjson', options: { ...defaults, ...options } });
}

export function readEvents(
  list: readonly Json[],
  options: Partial<OpenLineageOptions> = {},
): Promise<FormatReading> {
  return readChunks([JSON.stringify(list)], options);
}

export function hive(name: string, facets: JsonObject = {}): JsonObject {
  return { namespace: 'hive', name, facets };
}

export function event(more: JsonObject): JsonObject {
  return { job: { namespace: 'n', name: 'j' }, ...more };
}

/** The facet by which the column `x` comes from the columns `y` of some datasets. */
export function columnsOf(...names: readonly string[]): JsonObject {
  const inputFields = names.map((name) => ({ ...hive(name), field: 'y' }));
  return { columnLineage: { fields: { x: { inputFields } } } };
}
