import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';

/** A description of JSON values, and the type of the values that it accepts. */
export interface WireSchema<T> {
  readonly accepts: (value: Json | undefined) => boolean;
  /** Never set. It ties the type to the schema. */
  readonly type?: T;
}

/** The type of a schema. */
export type WireType<S> = S extends WireSchema<infer T> ? T : never;

/** A function that returns true if a value from a catalog matches a schema. */
export type WireShape<T extends Json> = (value: Json | undefined) => value is T;

/** The guard does not say why a value differs: an error that quotes an answer may quote a token. */
export function shape<T extends Json>({ accepts }: WireSchema<T>): WireShape<T> {
  return (value): value is T => accepts(value);
}

export const text: WireSchema<string> = { accepts: (value) => typeof value === 'string' };
export const nonEmptyText: WireSchema<string> = {
  accepts: (value) => typeof value === 'string' && value !== '',
};
/** A number of JSON can be too large for a number of JavaScript. It is still a number. */
export const number: WireSchema<number> = { accepts: (value) => typeof value === 'number' };
export const flag: WireSchema<boolean> = { accepts: (value) => typeof value === 'boolean' };
export const anyObject: WireSchema<JsonObject> = { accepts: isJsonObject };
export const anything: WireSchema<Json> = { accepts: () => true };

export function integer(minimum: number, maximum: number): WireSchema<number> {
  return {
    accepts: (value) =>
      typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum,
  };
}

export function literal<const T extends string | boolean>(expected: T): WireSchema<T> {
  return { accepts: (value) => value === expected };
}

export function nullable<T>({ accepts }: WireSchema<T>): WireSchema<T | null> {
  return { accepts: (value) => value === null || accepts(value) };
}

export function list<T>({ accepts }: WireSchema<T>, minItems = 0): WireSchema<readonly T[]> {
  return {
    accepts: (value) => Array.isArray(value) && value.length >= minItems && value.every(accepts),
  };
}

/** An object with any keys, whose values match the schema. */
export function dictionary<T>({
  accepts,
}: WireSchema<T>): WireSchema<{ readonly [key: string]: T }> {
  return { accepts: (value) => isJsonObject(value) && Object.values(value).every(accepts) };
}

type Members = Readonly<Record<string, WireSchema<unknown>>>;

type Typed<M extends Members> = { readonly [K in keyof M]: WireType<M[K]> };

/**
 * An object with the given members. It may hold others, since DataHub adds members between
 * releases. Null does not match an optional member unless its schema is nullable.
 */
export function object<R extends Members>(required: R): WireSchema<Typed<R>>;
export function object<R extends Members, O extends Members>(
  required: R,
  optional: O,
): WireSchema<Typed<R> & Partial<Typed<O>>>;
export function object(required: Members, optional: Members = {}): WireSchema<JsonObject> {
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
export const isList: WireShape<readonly Json[]> = shape(list(anything));

export const hasUrn: WireShape<{ readonly urn: string }> = shape(object({ urn: text }));
