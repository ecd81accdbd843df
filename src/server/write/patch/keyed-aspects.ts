import type { JsonObject } from '../../../model/json.js';

/** An array in an aspect whose items patches name by key. */
export interface KeyedArray {
  /** The members that lead to it from the aspect, or from the item that it is in. */
  readonly at: readonly string[];
  /**
   * The members of an item that make its key, each one segment of a pointer; none where the items are texts. A pointer
   * may end before the last of them: clients of different ages know different numbers.
   */
  readonly key: readonly string[];
  /** Whether the array is there afterwards only if it was before, or if the patch has made it. */
  readonly optional?: true;
  /** Whether the object that the array is in has to have an `auditStamp`. */
  readonly stamped?: true;
  /** Arrays in each item. */
  readonly inItems?: readonly KeyedArray[];
}

/** How an aspect is patched. */
export interface KeyedAspect {
  readonly arrays: readonly KeyedArray[];
  /** Whether its `fineGrainedLineages` are addressed by operation, downstream, query and upstream. */
  readonly hasColumns: boolean;
  /** What a patch of an aspect starts from that is not there. */
  readonly blank: (stamp: JsonObject) => JsonObject;
}

/**
 * The aspects that can be patched by key, nothing for others.
 *
 * Source: the templates in `aspect/patch/template` of DataHub's `entity-registry`.
 */
export function keyedAspect(aspectName: string): KeyedAspect | undefined {
  return ASPECTS.get(aspectName);
}

const SOURCE = 'attribution\u241fsource';

const TAGS: KeyedArray = { at: ['tags'], key: ['tag', SOURCE] };
const TERMS: KeyedArray = { at: ['terms'], key: ['urn', SOURCE], stamped: true };

const COLUMN_NOTES: KeyedArray = {
  at: ['editableSchemaFieldInfo'],
  key: ['fieldPath'],
  inItems: [
    { ...TAGS, at: ['globalTags', 'tags'] },
    { ...TERMS, at: ['glossaryTerms', 'terms'] },
  ],
};

const ASPECTS: ReadonlyMap<string, KeyedAspect> = new Map<string, KeyedAspect>([
  ['upstreamLineage', { ...aspect([{ at: ['upstreams'], key: ['dataset'] }], withColumns('upstreams')), hasColumns: true }],
  [
    'dataJobInputOutput',
    {
      arrays: [
        ...edges('inputDatasetEdges', 'outputDatasetEdges', 'inputDatajobEdges'),
        ...texts('inputDatasetFields', 'outputDatasetFields'),
      ],
      hasColumns: true,
      blank: withColumns(
        ...['inputDatasets', 'outputDatasets', 'inputDatajobs', 'inputDatasetEdges', 'outputDatasetEdges', 'inputDatajobEdges'],
        ...['inputDatasetFields', 'outputDatasetFields'],
      ),
    },
  ],
  ['chartInfo', aspect([...edges('inputEdges'), ...texts('inputs')], (stamp) => ({ ...titled(stamp), ...empty('inputEdges', 'inputs') }))],
  [
    'dashboardInfo',
    aspect([...edges('chartEdges', 'datasetEdges', 'dashboards'), ...texts('datasets', 'charts')], (stamp) => ({
      ...titled(stamp),
      ...empty('chartEdges', 'datasetEdges', 'datasets', 'charts'),
    })),
  ],
  ['dataFlowInfo', plain({ customProperties: {} })],
  ['dataJobInfo', plain({ customProperties: {} })],
  ['datasetProperties', aspect(texts('tags'), () => ({ tags: [], customProperties: {} }))],
  ['globalTags', aspect([TAGS], () => empty('tags'))],
  ['glossaryTerms', aspect([TERMS], (stamp) => ({ terms: [], auditStamp: stamp }))],
  ['ownership', aspect([{ at: ['owners'], key: ['owner', 'type', 'typeUrn', SOURCE] }], (stamp) => ({ owners: [], lastModified: stamp }))],
  ['domains', aspect(texts('domains'), () => empty('domains'))],
  ['siblings', aspect(texts('siblings'), () => ({ siblings: [], primary: false }))],
  ['documentation', aspect([{ at: ['documentations'], key: [SOURCE] }], () => empty('documentations'))],
  ['institutionalMemory', aspect([{ at: ['elements'], key: ['url'] }], () => empty('elements'))],
  ['structuredProperties', aspect([{ at: ['properties'], key: ['propertyUrn', SOURCE] }], () => empty('properties'))],
  [
    'propertyDefinition',
    aspect(
      [
        ...texts('entityTypes'),
        { at: ['allowedPlatforms'], key: [], optional: true },
        { at: ['allowedValues'], key: ['value'], optional: true },
      ],
      () => ({ qualifiedName: '', valueType: 'urn:li:dataType:datahub.string', entityTypes: [] }),
    ),
  ],
  ['editableSchemaMetadata', aspect([COLUMN_NOTES], (stamp) => ({ created: stamp, lastModified: stamp, editableSchemaFieldInfo: [] }))],
  ['dataProductProperties', aspect(edges('assets'), () => empty('assets'))],
  [
    'formInfo',
    aspect(
      [
        { at: ['prompts'], key: ['id'] },
        { at: ['actors', 'users'], key: [] },
        { at: ['actors', 'groups'], key: [] },
      ],
      () => ({ name: '' }),
    ),
  ],
  ['glossaryTermInfo', plain({ definition: '', termSource: 'INTERNAL', customProperties: {} })],
  ['glossaryNodeInfo', plain({ definition: '' })],
  ['versionProperties', plain({})],
  ['editableDatasetProperties', plain({})],
  ['editableContainerProperties', plain({})],
  ['editableChartProperties', plain({})],
  ['editableDashboardProperties', plain({})],
  ['editableDataFlowProperties', plain({})],
  ['editableDataJobProperties', plain({})],
  ['editableMlModelGroupProperties', plain({})],
]);

function aspect(arrays: readonly KeyedArray[], blank: KeyedAspect['blank']): KeyedAspect {
  return { arrays, hasColumns: false, blank };
}

/** An aspect without arrays, of which a patch can change each member. */
function plain(blank: JsonObject): KeyedAspect {
  return aspect([], () => blank);
}

function edges(...names: readonly string[]): readonly KeyedArray[] {
  return names.map((name) => ({ at: [name], key: ['destinationUrn'] }));
}

function texts(...names: readonly string[]): readonly KeyedArray[] {
  return names.map((name) => ({ at: [name], key: [] }));
}

function empty(...names: readonly string[]): JsonObject {
  return Object.fromEntries(names.map((name) => [name, []]));
}

function withColumns(...names: readonly string[]): KeyedAspect['blank'] {
  return () => empty(...names, 'fineGrainedLineages');
}

function titled(stamp: JsonObject): JsonObject {
  return { title: '', description: '', lastModified: { created: stamp, lastModified: stamp } };
}
