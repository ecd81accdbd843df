import type { JsonObject } from '../../../model/json.js';
import { dataPlatformUrn } from '../../../urn/data-platform-urn.js';
import { type DatasetParts, parseDatasetUrn } from '../../../urn/dataset-urn.js';
import type { Urn } from '../../../urn/urn.js';
import { objectAt, textAt } from '../../opaque-json.js';
import type { RequestScope } from '../request-scope.js';
import { privilegesOnDataset } from './dataset-privileges.js';
import { fineGrainedLineages } from './fine-grained-lineages.js';
import { rawAspects } from './raw-aspects.js';
import { schemaMetadata } from './schema-metadata.js';

/** The dataset's own fields; nothing for an urn that is of the type but does not name a dataset. */
export function datasetFields(
  urn: Urn,
  scope: RequestScope,
): (Readonly<Record<string, unknown>> & { readonly platformUrn: Urn }) | undefined {
  const { store } = scope;
  const parts = parseDatasetUrn(urn);
  if (!parts.ok) return undefined;
  const { name, env, platform, namespace } = parts.value;
  function read<T>(aspectName: string, map: (value: JsonObject) => T): T | null {
    const aspect = store.readAspect(urn, aspectName);
    return aspect ? map(aspect.value) : null;
  }
  return {
    platformUrn: dataPlatformUrn(platform, namespace),
    name,
    origin: env,
    properties: () => read('datasetProperties', (value) => datasetProperties(value, parts.value)),
    status: () => read('status', (value) => ({ removed: value['removed'] === true })),
    exists: () => store.exists(urn),
    schemaMetadata: () => read('schemaMetadata', schemaMetadata),
    fineGrainedLineages: () => read('upstreamLineage', fineGrainedLineages),
    aspects: rawAspects(urn, store),
    privileges: privilegesOnDataset(urn, scope),
  };
}

function datasetProperties(value: JsonObject, { name, env }: DatasetParts): unknown {
  return {
    name: textAt(value, 'name') ?? name,
    qualifiedName: textAt(value, 'qualifiedName'),
    origin: env,
    description: textAt(value, 'description'),
    customProperties: Object.entries(objectAt(value, 'customProperties')).map(([key, text]) => ({ key, value: text })),
    externalUrl: textAt(value, 'externalUrl'),
  };
}
