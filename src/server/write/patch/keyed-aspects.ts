import type { JsonObject } from '../../../model/json.js';

/** An array in an aspect. Patches address its items by key. */
export interface KeyedArray {
  /** The path to the array from the aspect, or from the item that contains the array. */
  readonly at: readonly string[];
  /**
   * The members of an item that form its key, one segment of a pointer each. Empty if the items are
   * strings. A pointer may have fewer segments than the key, since older clients know fewer key
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
  /** True if patches address `fineGrainedLineages` by operation, downstream, query and upstream. */
  readonly hasColumnLineage?: true;
  /** Creates the value that a patch starts from if the aspect does not exist. */
  readonly blank: (stamp: JsonObject) => JsonObject;
}

/**
 * Finds the rules for patches of an aspect. Undefined if the aspect has no patches by key.
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

const COLUMN_LINEAGE = 'fineGrainedLineages';

/** The lists that a new job has. */
const JOB_LISTS = [
  'inputDatasets',
  'outputDatasets',
  'inputDatajobs',
  'inputDatasetEdges',
  'outputDatasetEdges',
  'inputDatajobEdges',
  'inputDatasetFields',
  'outputDatasetFields',
  COLUMN_LINEAGE,
];

const ASPECTS: ReadonlyMap<string, KeyedAspect> = new Map(
  Object.entries<KeyedAspect>({
    upstreamLineage: {
      arrays: [keyed('upstreams', 'dataset')],
      blank: empty('upstreams', COLUMN_LINEAGE),
      hasColumnLineage: true,
    },
    dataJobInputOutput: {
      arrays: [
        ...edges('inputDatasetEdges', 'outputDatasetEdges', 'inputDatajobEdges'),
        ...texts('inputDatasetFields', 'outputDatasetFields'),
      ],
      blank: empty(...JOB_LISTS),
      hasColumnLineage: true,
    },
    chartInfo: {
      arrays: [...edges('inputEdges'), ...texts('inputs')],
      blank: titledWith('inputEdges', 'inputs'),
    },
    dashboardInfo: {
      arrays: [
        ...edges('chartEdges', 'datasetEdges', 'dashboards'),
        ...texts('datasets', 'charts'),
      ],
      blank: titledWith('chartEdges', 'datasetEdges', 'datasets', 'charts'),
    },
    dataFlowInfo: plain({ customProperties: {} }),
    dataJobInfo: plain({ customProperties: {} }),
    datasetProperties: {
      arrays: texts('tags'),
      blank: () => ({ tags: [], customProperties: {} }),
    },
    globalTags: { arrays: [TAGS], blank: empty('tags') },
    glossaryTerms: { arrays: [TERMS], blank: (stamp) => ({ terms: [], auditStamp: stamp }) },
    ownership: {
      arrays: [keyed('owners', 'owner', 'type', 'typeUrn', SOURCE)],
      blank: (stamp) => ({ owners: [], lastModified: stamp }),
    },
    domains: { arrays: texts('domains'), blank: empty('domains') },
    siblings: { arrays: texts('siblings'), blank: () => ({ siblings: [], primary: false }) },
    documentation: { arrays: [keyed('documentations', SOURCE)], blank: empty('documentations') },
    institutionalMemory: { arrays: [keyed('elements', 'url')], blank: empty('elements') },
    structuredProperties: {
      arrays: [keyed('properties', 'propertyUrn', SOURCE)],
      blank: empty('properties'),
    },
    propertyDefinition: {
      arrays: [
        ...texts('entityTypes'),
        { at: ['allowedPlatforms'], key: [], optional: true },
        { at: ['allowedValues'], key: ['value'], optional: true },
      ],
      blank: () => ({
        qualifiedName: '',
        valueType: 'urn:li:dataType:datahub.string',
        entityTypes: [],
      }),
    },
    editableSchemaMetadata: {
      arrays: [COLUMN_INFO],
      blank: (stamp) => ({ created: stamp, lastModified: stamp, editableSchemaFieldInfo: [] }),
    },
    dataProductProperties: { arrays: edges('assets'), blank: empty('assets') },
    formInfo: {
      arrays: [
        keyed('prompts', 'id'),
        { at: ['actors', 'users'], key: [] },
        { at: ['actors', 'groups'], key: [] },
      ],
      blank: () => ({ name: '' }),
    },
    glossaryTermInfo: plain({ definition: '', termSource: 'INTERNAL', customProperties: {} }),
    glossaryNodeInfo: plain({ definition: '' }),
    versionProperties: plain({}),
    editableDatasetProperties: plain({}),
    editableContainerProperties: plain({}),
    editableChartProperties: plain({}),
    editableDashboardProperties: plain({}),
    editableDataFlowProperties: plain({}),
    editableDataJobProperties: plain({}),
    editableMlModelGroupProperties: plain({}),
  }),
);

/** An aspect without keyed arrays. A patch can change each of its members. */
function plain(blank: JsonObject): KeyedAspect {
  return { arrays: [], blank: () => blank };
}

function keyed(name: string, ...key: readonly string[]): KeyedArray {
  return { at: [name], key };
}

function edges(...names: readonly string[]): readonly KeyedArray[] {
  return names.map((name) => keyed(name, 'destinationUrn'));
}

function texts(...names: readonly string[]): readonly KeyedArray[] {
  return names.map((name) => keyed(name));
}

function empty(...names: readonly string[]): () => JsonObject {
  return () => Object.fromEntries(names.map((name) => [name, []]));
}

function titledWith(...lists: readonly string[]): KeyedAspect['blank'] {
  return (stamp) => ({
    title: '',
    description: '',
    lastModified: { created: stamp, lastModified: stamp },
    ...empty(...lists)(),
  });
}
