import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';

/** A description of JSON values, and the type of the values that it accepts. */
export interface Schema<T> {
  readonly accepts: (value: Json | undefined) => boolean;
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
 * The guard does not say why a value differs, so that no error quotes an answer. An answer may hold
 * a token.
 */
export function shape<T extends Json>({ accepts }: Schema<T>): Shape<T> {
  return (value): value is T => accepts(value);
}

export const text: Schema<string> = { accepts: (value) => typeof value === 'string' };
export const nonEmptyText: Schema<string> = {
  accepts: (value) => typeof value === 'string' && value !== '',
};
/** A number of JSON can be too large for a number of JavaScript. It is still a number. */
export const number: Schema<number> = { accepts: (value) => typeof value === 'number' };
export const flag: Schema<boolean> = { accepts: (value) => typeof value === 'boolean' };
export const anyObject: Schema<JsonObject> = { accepts: isJsonObject };
export const anything: Schema<Json> = { accepts: () => true };

export function integer(minimum: number, maximum: number): Schema<number> {
  return {
    accepts: (value) =>
      typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum,
  };
}

export function literal<const T extends string | boolean>(expected: T): Schema<T> {
  return { accepts: (value) => value === expected };
}

export function nullable<T>({ accepts }: Schema<T>): Schema<T | null> {
  return { accepts: (value) => value === null || accepts(value) };
}

export function list<T>({ accepts }: Schema<T>, minItems = 0): Schema<readonly T[]> {
  return {
    accepts: (value) => Array.isArray(value) && value.length >= minItems && value.every(accepts),
  };
}

/** An object with any keys, whose values match the schema. */
export function dictionary<T>({ accepts }: Schema<T>): Schema<{ readonly [key: string]: T }> {
  return { accepts: (value) => isJsonObject(value) && Object.values(value).every(accepts) };
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
  const needed = Object.entries(required);
  const possible = Object.entries(optional);
  return {
    accepts: (value) =>
      isJsonObject(value) &&
      needed.every(([name, { accepts }]) => value[name] !== undefined && accepts(value[name])) &&
      possible.every(([name, { accepts }]) => value[name] === undefined || accepts(value[name])),
  };
}

/** A list. The caller checks its entries one by one. */
export const isList: Shape<readonly Json[]> = shape(list(anything));

export const hasUrn: Shape<{ readonly urn: string }> = shape(object({ urn: text }));
