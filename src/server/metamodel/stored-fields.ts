import { isJsonObject, type Json } from '../../model/json.js';

/**
 * Where a search field is stored: `<aspect>:<members>`, `*` for each item of a list, `=` for each entry of a map as
 * `key=value`. A field of several aspects has the values of all of them.
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
  createdAt: ['datasetProperties', 'dataJobInfo', 'dataFlowInfo', 'containerProperties'].map((aspect) => `${aspect}:created/time`),
  lastModifiedAt: [
    ...['datasetProperties', 'dataJobInfo', 'dataFlowInfo', 'containerProperties'].map((aspect) => `${aspect}:lastModified/time`),
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
  editedFieldGlossaryTerms: ['editableSchemaMetadata:editableSchemaFieldInfo/*/glossaryTerms/terms/*/urn'],
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
  fineGrainedUpstreams: ['upstreamLineage:fineGrainedLineages/*/upstreams/*', 'dataJobInputOutput:fineGrainedLineages/*/upstreams/*'],
  inputs: ['dataJobInputOutput:inputDatasets/*'],
  outputs: ['dataJobInputOutput:outputDatasets/*'],
  inputDatasetEdges: ['dataJobInputOutput:inputDatasetEdges/*/destinationUrn'],
  outputDatasetEdges: ['dataJobInputOutput:outputDatasetEdges/*/destinationUrn'],
  materialized: ['viewProperties:materialized'],
  parentDomain: ['domainProperties:parentDomain'],
  parentNode: ['glossaryTermInfo:parentNode', 'glossaryNodeInfo:parentNode'],
  definition: ['glossaryTermInfo:definition', 'glossaryNodeInfo:definition'],
  termSource: ['glossaryTermInfo:termSource'],
  displayName: ['corpUserInfo:displayName', 'corpGroupInfo:displayName', 'glossaryNodeInfo:name', 'dataPlatformInfo:displayName'],
  fullName: ['corpUserInfo:fullName'],
  email: ['corpUserInfo:email'],
  title: ['corpUserInfo:title', 'chartInfo:title', 'dashboardInfo:title'],
  active: ['corpUserInfo:active'],
};

/** Such a place, taken apart once: searches look at each of them for each entity. */
interface Place {
  readonly aspect: string;
  readonly members: readonly string[];
}

const PLACES: ReadonlyMap<string, readonly Place[]> = new Map(
  Object.entries(FIELDS).map(([field, places]) => [field, places.map(readPlace)]),
);

function readPlace(place: string): Place {
  const [aspect = '', members = ''] = place.split(':');
  return { aspect, members: members.split('/') };
}

/** The values that an entity's aspects hold for a search field; none for fields that are not stored in aspects. */
export function storedValues(field: string, aspectOf: (name: string) => Json | undefined): readonly string[] {
  return (PLACES.get(field) ?? []).flatMap(({ aspect, members }) => valuesAt(aspectOf(aspect), members, 0));
}

/** The aspects that some search fields are stored in. */
export function aspectsOfFields(fields: readonly string[]): readonly string[] {
  return [...new Set(fields.flatMap((field) => (PLACES.get(field) ?? []).map(({ aspect }) => aspect)))];
}

/** @param depth how many of the members have been gone down */
function valuesAt(value: Json | undefined, members: readonly string[], depth: number): readonly string[] {
  const member = members[depth];
  if (member === undefined) return ['string', 'number', 'boolean'].includes(typeof value) ? [String(value)] : [];
  if (member === '*') return Array.isArray(value) ? value.flatMap((item) => valuesAt(item, members, depth + 1)) : [];
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
  return ['Dataset', 'DataJob', 'DataFlow', 'Chart', 'Dashboard', 'Container'].map((type) => `editable${type}Properties:${members}`);
}
