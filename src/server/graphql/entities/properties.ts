import type { Json, JsonObject } from '../../../model/json.js';
import type { Urn } from '../../../urn/urn.js';
import { numberAt, objectAt, textAt } from '../../shared/json-accessors.js';
import type { Search } from '../../turns/in-turn.js';
import type {
  AuditStamp,
  ChartProperties,
  CustomPropertiesEntry,
  DataProductProperties,
  DatasetEditableProperties,
} from '../schema/generated-types.js';
import type { EntitySource } from './entity-source.js';

/** The properties that most entities have. */
export type CommonProperties = Pick<
  DataProductProperties,
  'name' | 'description' | 'externalUrl' | 'customProperties'
>;

export function commonProperties(
  aspect: JsonObject,
  source: EntitySource,
  name: string,
): CommonProperties {
  return {
    name,
    ...textFields(aspect, 'description', 'externalUrl'),
    customProperties: customProperties(aspect, source),
  };
}

/** The custom properties of an aspect, in the stored order. */
export function customProperties(
  aspect: JsonObject,
  { urn, list }: EntitySource,
): () => readonly CustomPropertiesEntry[] | Promise<readonly CustomPropertiesEntry[]> {
  return () => list(propertyEntries(objectAt(aspect, 'customProperties'), urn));
}

function* propertyEntries(properties: JsonObject, urn: Urn): Search<CustomPropertiesEntry> {
  for (const [key, value] of Object.entries(properties))
    yield {
      key,
      value: typeof value === 'string' || value === null ? value : JSON.stringify(value),
      associatedUrn: urn,
    };
}

/** `editableProperties` of most entities. */
export function editableDescription(
  aspectName: string,
  { map }: EntitySource,
): () => DatasetEditableProperties | null {
  return () => map(aspectName, (value) => textFields(value, 'description', 'name'));
}

/** The texts of an aspect under the same names. Null for missing ones. */
export function textFields<Name extends string>(
  aspect: JsonObject,
  ...names: readonly Name[]
): Readonly<Record<Name, string | null>> {
  const entries = names.map((name) => [name, textAt(aspect, name)]);
  return Object.fromEntries(entries) as Readonly<Record<Name, string | null>>;
}

/** The value if it is one of an enum of the schema, else null. */
export function enumValue<T extends string>(
  values: Readonly<Record<T, T>>,
  value: Json | undefined,
): T | null {
  return Object.values<T>(values).find((one) => one === value) ?? null;
}

/**
 * GraphQL's `AuditStamp`. If none is stored, it is the default of DataHub's models: time 0 and no
 * actor.
 */
export function auditStamp(stamp: JsonObject): AuditStamp {
  return { time: numberAt(stamp, 'time') ?? 0, actor: textAt(stamp, 'actor') };
}

/**
 * The audit stamps of charts and dashboards, which are stored together in `lastModified`. Source:
 * DataHub's `ChangeAuditStamps`.
 */
export function changeStamps(
  aspect: JsonObject,
): Pick<ChartProperties, 'created' | 'lastModified' | 'deleted'> {
  const stamps = objectAt(aspect, 'lastModified');
  return {
    created: auditStamp(objectAt(stamps, 'created')),
    lastModified: auditStamp(objectAt(stamps, 'lastModified')),
    deleted: stamps['deleted'] ? auditStamp(objectAt(stamps, 'deleted')) : null,
  };
}
