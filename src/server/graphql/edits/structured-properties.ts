import type { JsonObject } from '../../../model/json.js';
import type { Urn } from '../../../urn/urn.js';
import { brokenInput } from '../../shared/broken-input.js';
import { recordOf } from '../entities/entity-object.js';
import type { MutationScope } from '../mutation-scope.js';
import type { RequestScope } from '../request-scope.js';
import { requireUrn } from '../resolver-error.js';
import type { RootFields } from '../root-fields.js';
import type { PropertyValueInput, StructuredProperties } from '../schema/generated-types.js';
import {
  type EditedAspect,
  listEdit,
  requireEntity,
  requireExisting,
  stampOf,
  writeEdits,
} from './edit-aspect.js';

const PROPERTIES: EditedAspect = {
  aspectName: 'structuredProperties',
  privileges: ['EDIT_ENTITY_PROPERTIES'],
};

/** Replaces the values of each property. Source: DataHub's `UpsertStructuredPropertiesResolver`. */
export const upsertStructuredProperties: RootFields['upsertStructuredProperties'] = (
  { input: { assetUrn, structuredPropertyInputParams } },
  scope,
) => {
  const urn = requireEntity(assetUrn, PROPERTIES, scope);
  const stamp = stampOf(scope);
  const values = new Map(
    structuredPropertyInputParams.map(({ structuredPropertyUrn: property, values: list }) => [
      requireProperty(property, scope),
      list.map((value) => storedValue(value, scope)),
    ]),
  );
  return editProperties(
    urn,
    (stored) => {
      const known = new Set(stored.map((one) => one['propertyUrn']));
      const added = [...values].filter(([property]) => !known.has(property));
      return [
        ...stored.map((one) => {
          const changed = values.get(one['propertyUrn'] as Urn);
          return changed ? { ...one, values: changed, lastModified: stamp } : one;
        }),
        ...added.map(([propertyUrn, list]) => ({
          propertyUrn,
          values: list,
          created: stamp,
          lastModified: stamp,
        })),
      ];
    },
    scope,
  );
};

export const removeStructuredProperties: RootFields['removeStructuredProperties'] = (
  { input: { assetUrn, structuredPropertyUrns } },
  scope,
) => {
  const urn = requireEntity(assetUrn, PROPERTIES, scope);
  const removed = new Set<unknown>(
    structuredPropertyUrns.map((property) => requireUrn(property, scope.dialect)),
  );
  return editProperties(
    urn,
    (stored) => stored.filter((one) => !removed.has(one['propertyUrn'])),
    scope,
  );
};

function requireProperty(property: string, scope: RequestScope): Urn {
  const failure = `Failed to set the structured property ${property}.`;
  return requireExisting(property, { type: 'structuredProperty', failure }, scope);
}

/** Returns a value in the form of the model, which is a union of text and number. */
function storedValue(
  { stringValue, numberValue }: PropertyValueInput,
  { dialect }: RequestScope,
): JsonObject {
  if (typeof stringValue === 'string') return { string: stringValue };
  if (typeof numberValue === 'number') return { double: numberValue };
  throw brokenInput(dialect, 'A value of a structured property needs stringValue or numberValue.');
}

function editProperties(
  urn: Urn,
  change: (stored: readonly JsonObject[]) => readonly JsonObject[],
  scope: MutationScope,
): StructuredProperties {
  writeEdits([listEdit(urn, { ...PROPERTIES, list: 'properties' }, change)], scope);
  // The answer reads its fields from the value that is stored now.
  const stored = scope.store.readAspect(urn, PROPERTIES.aspectName);
  return recordOf({}, { urn, value: stored?.value ?? {} }, scope);
}
