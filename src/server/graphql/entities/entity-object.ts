import { decodeReserved } from '../../../urn/reserved-characters.js';
import { isUrn, splitUrn, type Urn } from '../../../urn/urn.js';
import { kindOf } from '../../metamodel/entity-kinds.js';
import { lineageField } from '../lineage/entity-lineage.js';
import type { RequestScope } from '../request-scope.js';
import { datasetFields } from './dataset-fields.js';
import type { ResolvedEntity } from './resolved-entity.js';

/**
 * The entity of an urn, whether or not anything is stored of it: DataHub makes up a stub from the urn as well.
 *
 * Nothing for urns that the schema has no type for, or whose key does not fit their type.
 */
export function entityObject(urn: Urn, scope: RequestScope): ResolvedEntity | undefined {
  const { entities } = scope;
  // The paths of one answer name the same few entities thousands of times.
  if (!entities.has(urn)) entities.set(urn, makeEntity(urn, scope));
  return entities.get(urn);
}

function makeEntity(urn: Urn, scope: RequestScope): ResolvedEntity | undefined {
  const kind = kindOf(urn);
  if (!kind) return undefined;
  const fields = (FIELDS.get(kind.inUrn) ?? noFields)(urn, scope);
  return fields && { __typename: kind.typeName, urn, type: kind.enumValue, ...fields };
}

type Fields = Readonly<Record<string, unknown>>;

const FIELDS: ReadonlyMap<string, (urn: Urn, scope: RequestScope) => Fields | undefined> = new Map([
  ['dataset', datasetWithNeighbours],
  ['dataJob', lineageOnly],
  ['chart', lineageOnly],
  ['dashboard', lineageOnly],
  ['corpuser', (urn) => ({ username: keyOf(urn)[0] })],
  ['dataPlatform', (urn) => ({ name: keyOf(urn)[0] })],
  ['schemaField', columnFields],
]);

function noFields(): Fields {
  return {};
}

function lineageOnly(urn: Urn, scope: RequestScope): Fields {
  return { lineage: lineageField(urn, scope, entityObject) };
}

function datasetWithNeighbours(urn: Urn, scope: RequestScope): Fields | undefined {
  const fields = datasetFields(urn, scope);
  return fields && { ...fields, platform: () => entityObject(fields.platformUrn, scope), ...lineageOnly(urn, scope) };
}

function columnFields(urn: Urn, scope: RequestScope): Fields | undefined {
  const [parent = '', path] = keyOf(urn);
  if (path === undefined || !isUrn(parent)) return undefined;
  return { fieldPath: decodeReserved(path), parent: () => entityObject(parent, scope) };
}

function keyOf(urn: Urn): readonly string[] {
  const parts = splitUrn(urn);
  return parts.ok ? parts.value.key : [];
}
