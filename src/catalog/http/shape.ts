import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Json, JsonObject } from '../../model/json.js';

/** A JSON Schema and the type of the values that it accepts. */
export interface Schema<T> {
  readonly json: object;
  /** Never set. It ties the type to the schema. */
  readonly type?: T;
}

/** The type of a schema. */
export type TypeOf<S> = S extends Schema<infer T> ? T : never;

/** A function that returns true if a value from a catalog matches a schema. */
export type Shape<T extends Json> = (value: Json | undefined) => value is T;

/**
 * Creates the type guard of a schema.
 *
 * The first call compiles the schema, so that a command pays only for the answers that it reads.
 * The guard does not say why a value differs, so that no error quotes an answer. An answer may hold
 * a token.
 */
export function shape<T extends Json>({ json }: Schema<T>): Shape<T> {
  let validate: ValidateFunction<T> | undefined;
  return (value): value is T => {
    validate ??= ajv.compile<T>(json);
    return validate(value);
  };
}

const ajv = new Ajv2020({
  strict: true,
  // A number of JSON can be too large for a number of JavaScript. It is still a number.
  strictNumbers: false,
  messages: false,
  // The functions below are the only source of schemas. To check their output would take longer
  // than to compile it.
  validateSchema: false,
  meta: false,
});

export const text: Schema<string> = { json: { type: 'string' } };
export const nonEmptyText: Schema<string> = { json: { type: 'string', minLength: 1 } };
export const number: Schema<number> = { json: { type: 'number' } };
export const flag: Schema<boolean> = { json: { type: 'boolean' } };
export const anyObject: Schema<JsonObject> = { json: { type: 'object' } };
export const anything: Schema<Json> = { json: {} };

export function integer(minimum: number, maximum: number): Schema<number> {
  return { json: { type: 'integer', minimum, maximum } };
}

export function literal<const T extends string | boolean>(value: T): Schema<T> {
  return { json: { const: value } };
}

export function nullable<T>({ json }: Schema<T>): Schema<T | null> {
  return { json: { ...json, nullable: true } };
}

export function list<T>(items: Schema<T>, minItems = 0): Schema<readonly T[]> {
  return { json: { type: 'array', items: items.json, minItems } };
}

/** An object with any keys, whose values match the schema. */
export function dictionary<T>(values: Schema<T>): Schema<{ readonly [key: string]: T }> {
  return { json: { type: 'object', additionalProperties: values.json } };
}

type Members = Readonly<Record<string, Schema<unknown>>>;

type Typed<M extends Members> = { readonly [K in keyof M]: TypeOf<M[K]> };

/**
 * An object with the given members. It may hold others, since DataHub adds members between
 * releases. Null does not match an optional member unless its schema is nullable.
 */
export function object<R extends Members>(required: R): Schema<Typed<R>>;
export function object<R extends Members, O extends Members>(
  required: R,
  optional: O,
): Schema<Typed<R> & Partial<Typed<O>>>;
export function object(required: Members, optional: Members = {}): Schema<JsonObject> {
  const members = Object.entries({ ...required, ...optional });
  return {
    json: {
      type: 'object',
      required: Object.keys(required),
      properties: Object.fromEntries(members.map(([name, { json }]) => [name, json])),
    },
  };
}

/** A list. The caller checks its entries one by one. */
export const isList: Shape<readonly Json[]> = shape(list(anything));

export const hasUrn: Shape<{ readonly urn: string }> = shape(object({ urn: text }));
