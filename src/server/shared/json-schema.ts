import type { Json, JsonObject } from '../../model/json.js';
import { asAnyNumber, asFlag, asList, asObject, asText } from './read-json.js';
import { malformed } from './request-error.js';

/** A function that returns an accepted value, and throws a RequestError for any other value. */
export type Words = (value: Json | undefined, what: string) => unknown;

/**
 * A JSON Schema and the type of the values that it accepts. Two keywords are our own: `words` names
 * the function that refuses a wrong value, and `accepted` demands that a function accepts the
 * value.
 */
export interface Schema<T> {
  readonly json: object;
  /** Never set. It ties the type to the schema. */
  readonly type?: T;
}

/** The schema of a member that may be missing. */
export interface OptionalSchema<T> extends Schema<T> {
  readonly isOptional: true;
}

/** The type of a schema. */
export type TypeOf<S> = S extends Schema<infer T> ? T : never;

export const anything: Schema<Json> = { json: {} };
export const text: Schema<string> = { json: { type: 'string', words: asText } };
export const number: Schema<number> = { json: { type: 'number', words: asAnyNumber } };
export const flag: Schema<boolean> = { json: { type: 'boolean', words: asFlag } };
export const anyObject: Schema<JsonObject> = { json: { type: 'object', words: asObject } };

/** One of some texts. */
export function oneOf<T extends string>(texts: readonly T[]): Schema<T> {
  const words: Words = (value, what) => {
    throw malformed(`${what} ${JSON.stringify(value)} is not one of ${texts.join(', ')}`);
  };
  return { json: { enum: texts, words } };
}

/** A text of a form, with more than white space. The words come from DataHub's frontend. */
export function filledText(name: string): Schema<string> {
  const words = () => {
    throw malformed(`${name} must not be empty.`);
  };
  return { json: { type: 'string', pattern: String.raw`\S`, words } };
}

/** A whole number that JavaScript can hold exactly. */
export function wholeNumber(
  words: Words,
  minimum: number = Number.MIN_SAFE_INTEGER,
): Schema<number> {
  return { json: { type: 'integer', minimum, maximum: Number.MAX_SAFE_INTEGER, words } };
}

/** A value that a function accepts: for rules that JSON Schema cannot state. */
export function accepted<T extends Json = Json>(accept: Words): Schema<T> {
  return { json: { accepted: accept, words: accept } };
}

export function list<T>(items: Schema<T>): Schema<readonly T[]> {
  return { json: { type: 'array', items: items.json, words: asList } };
}

/** Any value. An object has to match the schema. Other values count as objects without members. */
export function ifObject<T extends object>(schema: Schema<T>): Schema<Partial<T> | null> {
  return { json: { if: { not: { type: 'object' } }, else: schema.json } };
}

/** An object whose keys `acceptKey` accepts and whose values match the schema. */
export function dictionary<T>(
  values: Schema<T>,
  acceptKey?: Words,
): Schema<{ readonly [key: string]: T }> {
  return { json: { ...anyObject.json, ...keys(acceptKey), additionalProperties: values.json } };
}

type Members = Readonly<Record<string, Schema<unknown>>>;

type Optionals<M> = {
  [K in keyof M]: M[K] extends OptionalSchema<unknown> ? K : never;
}[keyof M];

type Typed<M> = { readonly [K in Exclude<keyof M, Optionals<M>>]: TypeOf<M[K]> } & {
  readonly [K in Optionals<M>]?: TypeOf<M[K]>;
};

/** An object with the given members. Other members are allowed, and have no meaning. */
export function object<M extends Members>(members: M): Schema<Typed<M>> {
  return { json: { ...anyObject.json, allOf: inOrder(members) } };
}

/** An object with the given members, and with other members as in a {@link dictionary}. */
export function objectWith<M extends Members, T>(
  members: M,
  others: Schema<T>,
  acceptKey: Words,
): Schema<Typed<M> & { readonly [key: string]: T }> {
  const acceptOther: Words = (key, what) =>
    Object.hasOwn(members, String(key)) || acceptKey(key, what);
  const rest = { properties: anyOf(members), additionalProperties: others.json };
  return { json: { ...anyObject.json, allOf: [...inOrder(members), keys(acceptOther), rest] } };
}

/** An object with the given members and no others. */
export function exactly<M extends Members>(members: M): Schema<Typed<M>> {
  const rest = { properties: anyOf(members), additionalProperties: false };
  return { json: { ...anyObject.json, allOf: [...inOrder(members), rest] } };
}

/** A member that may be missing. Null counts as a value, so the schema has to accept null. */
export function optional<T>({ json }: Schema<T>): OptionalSchema<T> {
  return { json, isOptional: true };
}

/** A member that may be missing or null. */
export function nullish<T>({ json }: Schema<T>): OptionalSchema<T | null> {
  return { json: { ...json, nullable: true }, isOptional: true };
}

/**
 * Makes one schema for each member, which ajv checks in turn. So ajv reports the first mistake in
 * the order of the members, whether a member is missing or wrong.
 */
function inOrder(members: Members): readonly object[] {
  return Object.entries(members).map(([name, schema]) => ({
    ...(!('isOptional' in schema) && { required: [name] }),
    properties: { [name]: schema.json },
  }));
}

function anyOf(members: Members): object {
  return Object.fromEntries(Object.keys(members).map((name) => [name, true]));
}

function keys(acceptKey: Words | undefined): object {
  return acceptKey === undefined ? {} : { propertyNames: accepted(acceptKey).json };
}
