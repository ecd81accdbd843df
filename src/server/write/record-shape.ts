import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';
import { isJsonList } from '../shared/json-accessors.js';
import { list, type OptionalSchema, object, optional, type Schema } from '../shared/json-schema.js';

/** The form of a value in a model of DataHub. */
export interface Shape {
  readonly schema: Schema<unknown>;
  /** Returns a value that the schema accepts, without the members that the model lacks. */
  readonly known: (value: Json) => Json;
}

/** The form of a record. */
export interface RecordShape extends Shape {
  readonly known: <V extends Json>(value: V) => V | JsonObject;
}

/** A value that is kept as a whole. */
export function plain(schema: Schema<unknown>): Shape {
  return { schema, known: (value) => value };
}

export function listOf(items: Shape): Shape {
  const known = (value: Json) => {
    if (!isJsonList(value)) return value;
    const kept = value.map(items.known);
    return kept.every((item, i) => item === value[i]) ? value : kept;
  };
  return { schema: list(items.schema), known };
}

/** A member that may be missing. */
export function maybe({
  schema,
  known,
}: Shape): Shape & { readonly schema: OptionalSchema<unknown> } {
  return { schema: optional(schema), known };
}

/** A record. The schema allows other members, since newer models of DataHub have more of them. */
export function record(members: Readonly<Record<string, Shape>>): RecordShape {
  const shapes = new Map(Object.entries(members));
  return {
    schema: object(Object.fromEntries([...shapes].map(([name, { schema }]) => [name, schema]))),
    known: (value) => (isJsonObject(value) ? knownMembers(value, shapes) : value),
  };
}

/** Returns the object itself if nothing is dropped, since most writers know the model. */
function knownMembers(value: JsonObject, shapes: ReadonlyMap<string, Shape>): JsonObject {
  const known: Record<string, Json> = {};
  let isWhole = true;
  for (const name of Object.keys(value)) {
    const member = value[name];
    const kept = member === undefined ? undefined : shapes.get(name)?.known(member);
    if (kept !== member) isWhole = false;
    if (kept !== undefined) known[name] = kept;
  }
  return isWhole ? value : known;
}
