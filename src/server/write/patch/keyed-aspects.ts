import type { JsonObject } from '../../../model/json.js';

/** An array in an aspect whose items are addressed by key in patches. */
export interface KeyedArray {
  /** The path to the array from the aspect, or from the item that contains the array. */
  readonly at: readonly string[];
  /**
   * The members of an item that form its key, one segment of a pointer each. Empty if the items are
   * strings. A pointer may have fewer segments than that, since older clients know fewer key
   * members.
   */
  readonly key: readonly string[];
  /** True if the array exists after a patch only if it existed before or the patch created it. */
  readonly optional?: true;
  /** True if the object that contains the array needs an `auditStamp`. */
  readonly stamped?: true;
  /** Keyed arrays in each item. */
  readonly inItems?: readonly KeyedArray[];
}

/** The rules for patches of one aspect. */
export interface KeyedAspect {
  readonly arrays: readonly KeyedArray[];
  /** True if `fineGrainedLineages` are addressed by operation, downstream, query and upstream. */
  readonly hasColumnLineage: boolean;
  /** Creates the value that a patch starts from if the aspect does not exist. */
  readonly blank: (stamp: JsonObject) => JsonObject;
}

/**
 * Finds the rules for patches of an aspect. Undefined if it cannot be patched by key.
 *
 * Source: the templates in `aspect/patch/template` of DataHub's `entity-registry`.
 */
export function keyedAspect(aspectName: string): KeyedAspect | undefined {
  return ASPECTS.get(aspectName);
}

const SOURCE = 'attribution\u241fsource';

const TAGS: KeyedArray = { at: ['tags'], key: ['tag', SOURCE] };
const TERMS: KeyedArray = { at: ['terms'], key: ['urn', SOURCE], stamped: true };

const COLUMN_INFO: KeyedArray = {
  at: ['editableSchemaFieldInfo'],
  key: ['fieldPath'],
  inItems: [
    { ...TAGS, at: ['globalTags', 'tags'] },
    { ...TERMS, at: ['glossaryTerms', 'terms'] },
  ],
};

const ASPECTS: ReadonlyMap<string, KeyedAspect> = new Map<string, KeyedAspect>([
  [
    'upstreamLineage',
    {
      ...aspect([{ at: ['upstreams'], key: ['dataset'] }], emptyWithColumnLineage('upstreams')),
      hasColumnLineage: true,
    },
  ],
  [
    'dataJobInputOutput',
    {
      arrays: [
        ...edges('inputDatasetEdges', 'outputDatasetEdges', 'inputDatajobEdges'),
        ...texts('inputDatasetFields', 'outputDatasetFields'),
      ],
      hasColumnLineage: true,
      blank: emptyWithColumnLineage(
        ...[
          'inputDatasets',
          'outputDatasets',
          'inputDatajobs',
          'inputDatasetEdges',
          'outputDatasetEdges',
          'inputDatajobEdges',
        ],
        ...['inputDatasetFields', 'outputDatasetFields'],
      ),
    },
  ],
  [
    'chartInfo',
    aspect([...edges('inputEdges'), ...texts('inputs')], (stamp) => ({
      ...titled(stamp),
      ...empty('inputEdges', 'inputs'),
    })),
  ],
  [
    'dashboardInfo',
    aspect(
      [...edges('chartEdges', 'datasetEdges', 'dashboards'), ...texts('datasets', 'charts')],
      (stamp) => ({
        ...titled(stamp),
        ...empty('chartEdges', 'datasetEdges', 'datasets', 'charts'),
      }),
    ),
  ],
  ['dataFlowInfo', plain({ customProperties: {} })],
  ['dataJobInfo', plain({ customProperties: {} })],
  ['datasetProperties', aspect(texts('tags'), () => ({ tags: [], customProperties: {} }))],
  ['globalTags', aspect([TAGS], () => empty('tags'))],
  ['glossaryTerms', aspect([TERMS], (stamp) => ({ terms: [], auditStamp: stamp }))],
  [
    'ownership',
    aspect([{ at: ['owners'], key: ['owner', 'type', 'typeUrn', SOURCE] }], (stamp) => ({
      owners: [],
      lastModified: stamp,
    })),
  ],
  ['domains', aspect(texts('domains'), () => empty('domains'))],
  ['siblings', aspect(texts('siblings'), () => ({ siblings: [], primary: false }))],
  [
    'documentation',
    aspect([{ at: ['documentations'], key: [SOURCE] }], () => empty('documentations')),
  ],
  ['institutionalMemory', aspect([{ at: ['elements'], key: ['url'] }], () => empty('elements'))],
  [
    'structuredProperties',
    aspect([{ at: ['properties'], key: ['propertyUrn', SOURCE] }], () => empty('properties')),
  ],
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
  [
    'editableSchemaMetadata',
    aspect([COLUMN_INFO], (stamp) => ({
      created: stamp,
      lastModified: stamp,
      editableSchemaFieldInfo: [],
    })),
  ],
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
  return { arrays, hasColumnLineage: false, blank };
}

/** An aspect without keyed arrays. A patch can change each of its members. */
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

function emptyWithColumnLineage(...names: readonly string[]): KeyedAspect['blank'] {
  return () => empty(...names, 'fineGrainedLineages');
}

function titled(stamp: JsonObject): JsonObject {
  return { title: '', description: '', lastModified: { created: stamp, lastModified: stamp } };
}
