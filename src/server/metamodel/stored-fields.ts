import { isJsonObject, type Json } from '../../model/json.js';

/**
 * The sources of each search field as `<aspect>:<members>`. `*` means each item of a list. `=`
 * means each entry of a map as `key=value`. A field with several sources has the values of all of
 * them.
 *
 * Source: the `@Searchable` annotations of DataHub's models, release 1.6.0.
 */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  description: infos('description'),
  customProperties: infos('customProperties/='),
  externalUrl: infos('externalUrl'),
  qualifiedName: ['datasetProperties:qualifiedName', 'containerProperties:qualifiedName'],
  editedName: ['editableDatasetProperties:name'],
  editedDescription: editables('description'),
  createdAt: ['datasetProperties', 'dataJobInfo', 'dataFlowInfo', 'containerProperties'].map(
    (aspect) => `${aspect}:created/time`,
  ),
  lastModifiedAt: [
    ...['datasetProperties', 'dataJobInfo', 'dataFlowInfo', 'containerProperties'].map(
      (aspect) => `${aspect}:lastModified/time`,
    ),
    'documentInfo:lastModified/time',
    'chartInfo:lastModified/lastModified/time',
    'dashboardInfo:lastModified/lastModified/time',
  ],
  env: ['dataJobInfo:env', 'dataFlowInfo:env', 'containerProperties:env'],
  project: ['dataFlowInfo:project'],
  type: ['chartInfo:type'],
  access: ['chartInfo:access', 'dashboardInfo:access'],
  fieldPaths: ['schemaMetadata:fields/*/fieldPath'],
  fieldDescriptions: ['schemaMetadata:fields/*/description'],
  fieldLabels: ['schemaMetadata:fields/*/label'],
  fieldTags: ['schemaMetadata:fields/*/globalTags/tags/*/tag'],
  fieldGlossaryTerms: ['schemaMetadata:fields/*/glossaryTerms/terms/*/urn'],
  editedFieldDescriptions: ['editableSchemaMetadata:editableSchemaFieldInfo/*/description'],
  editedFieldTags: ['editableSchemaMetadata:editableSchemaFieldInfo/*/globalTags/tags/*/tag'],
  editedFieldGlossaryTerms: [
    'editableSchemaMetadata:editableSchemaFieldInfo/*/glossaryTerms/terms/*/urn',
  ],
  tags: ['globalTags:tags/*/tag'],
  glossaryTerms: ['glossaryTerms:terms/*/urn'],
  owners: ['ownership:owners/*/owner'],
  domains: ['domains:domains/*'],
  container: ['container:container'],
  typeNames: ['subTypes:typeNames/*'],
  platformInstance: ['dataPlatformInstance:instance'],
  deprecated: ['deprecation:deprecated'],
  siblings: ['siblings:siblings/*'],
  upstreams: ['upstreamLineage:upstreams/*/dataset'],
  fineGrainedUpstreams: [
    'upstreamLineage:fineGrainedLineages/*/upstreams/*',
    'dataJobInputOutput:fineGrainedLineages/*/upstreams/*',
  ],
  inputs: ['dataJobInputOutput:inputDatasets/*'],
  outputs: ['dataJobInputOutput:outputDatasets/*'],
  inputDatasetEdges: ['dataJobInputOutput:inputDatasetEdges/*/destinationUrn'],
  outputDatasetEdges: ['dataJobInputOutput:outputDatasetEdges/*/destinationUrn'],
  materialized: ['viewProperties:materialized'],
  parentDomain: ['domainProperties:parentDomain'],
  parentNode: ['glossaryTermInfo:parentNode', 'glossaryNodeInfo:parentNode'],
  definition: ['glossaryTermInfo:definition', 'glossaryNodeInfo:definition'],
  termSource: ['glossaryTermInfo:termSource'],
  displayName: [
    'corpUserInfo:displayName',
    'corpGroupInfo:displayName',
    'glossaryNodeInfo:name',
    'dataPlatformInfo:displayName',
  ],
  fullName: ['corpUserInfo:fullName'],
  email: ['corpUserInfo:email'],
  title: ['corpUserInfo:title', 'chartInfo:title', 'dashboardInfo:title'],
  active: ['corpUserInfo:active'],
  entities: ['querySubjects:subjects/*/entity', 'incidentInfo:entities/*'],
  source: ['queryProperties:source'],
  state: ['incidentInfo:status/state', 'documentInfo:status/state'],
  relatedAssets: ['documentInfo:relatedAssets/*/asset'],
  parentDocument: ['documentInfo:parentDocument/document'],
  sourceType: ['documentInfo:source/sourceType'],
};

const NO_VALUES: readonly string[] = [];

/** A parsed source. It is parsed once, because a search reads every source for every entity. */
interface FieldSource {
  readonly aspect: string;
  readonly members: readonly string[];
}

const FIELD_SOURCES: ReadonlyMap<string, readonly FieldSource[]> = new Map(
  Object.entries(FIELDS).map(([field, sources]) => [field, sources.map(parseFieldSource)]),
);

function parseFieldSource(source: string): FieldSource {
  const [aspect = '', members = ''] = source.split(':');
  return { aspect, members: members.split('/') };
}

/**
 * Reads the values of a search field from the aspects of an entity. Empty for fields that are not
 * stored in aspects.
 */
export function readStoredValues(
  field: string,
  readAspect: (name: string) => Json | undefined,
): readonly string[] {
  return (FIELD_SOURCES.get(field) ?? []).flatMap(({ aspect, members }) => {
    const value = readAspect(aspect);
    return value === undefined ? NO_VALUES : valuesAt(value, members, 0);
  });
}

/** The search fields that are stored in aspects, and whether a field can have several values. */
export const storedFields: ReadonlyMap<string, { readonly isList: boolean }> = new Map(
  [...FIELD_SOURCES].map(([field, sources]) => [
    field,
    { isList: sources.some(({ members }) => members.includes('*') || members.includes('=')) },
  ]),
);

/** Returns the aspects that store the given search fields. */
export function fieldAspects(fields: readonly string[]): readonly string[] {
  return [
    ...new Set(
      fields.flatMap((field) => (FIELD_SOURCES.get(field) ?? []).map(({ aspect }) => aspect)),
    ),
  ];
}

/**
 * Reads the values below a value.
 *
 * @param depth the number of members that are already resolved
 */
function valuesAt(
  value: Json | undefined,
  members: readonly string[],
  depth: number,
): readonly string[] {
  const member = members[depth];
  if (member === undefined)
    return ['string', 'number', 'boolean'].includes(typeof value) ? [String(value)] : [];
  if (member === '*')
    return Array.isArray(value) ? value.flatMap((item) => valuesAt(item, members, depth + 1)) : [];
  if (value === undefined || value === null || !isJsonObject(value)) return [];
  if (member === '=') return Object.entries(value).map(([key, text]) => `${key}=${String(text)}`);
  return Object.hasOwn(value, member) ? valuesAt(value[member], members, depth + 1) : [];
}

function infos(members: string): readonly string[] {
  return [
    'datasetProperties',
    'dataJobInfo',
    'dataFlowInfo',
    'chartInfo',
    'dashboardInfo',
    'containerProperties',
    'domainProperties',
    'dataProductProperties',
    'tagProperties',
    'corpGroupInfo',
    'mlModelProperties',
  ].map((aspect) => `${aspect}:${members}`);
}

function editables(members: string): readonly string[] {
  return ['Dataset', 'DataJob', 'DataFlow', 'Chart', 'Dashboard', 'Container'].map(
    (type) => `editable${type}Properties:${members}`,
  );
}
