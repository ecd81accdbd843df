import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { ok, problem, type Result } from '../../errors/result.js';
import type { Json } from '../../model/json.js';
import type { Schema, Words } from './json-schema.js';
import { RequestError } from './request-error.js';

/** The names of the members and the indexes of the items that lead to a value. */
export type JsonPath = readonly (string | number)[];

/** Names the place of a value in messages. */
export type NamePlace = (path: JsonPath) => string;

/**
 * Reads a body, or a part of one.
 *
 * @param around the path of the part in its body. Default: the part is the whole body
 */
export type JsonReader<T> = (body: Json, around?: JsonPath) => T;

/**
 * Creates the reader of a body, or of a part of one. The reader returns every value that the schema
 * accepts. The first call compiles the schema.
 *
 * The part of the schema that refuses a value also has the words of the error. So the error reads
 * like the error for a mistake that no schema can state.
 *
 * @throws RequestError for the first mistake in the order of the schema
 */
export function jsonReader<T>(
  { json }: Schema<T>,
  namePlace: NamePlace = memberPlace,
): JsonReader<T> {
  let validate: ValidateFunction<T> | undefined;
  return (body, around = []) => {
    validate ??= ajv.compile<T>(json);
    if (validate(body)) return body;
    throw refusal(validate.errors?.[0], body, (path) => namePlace([...around, ...path]));
  };
}

/**
 * Creates the function that finds every mistake in a value, in the order of the schema:
 * `/upstreams/0/type :: is required`. The first call compiles the schema.
 */
export function problemFinder<T>({ json }: Schema<T>): (value: Json) => readonly string[] {
  let validate: ValidateFunction<T> | undefined;
  return (value) => {
    validate ??= newAjv(true).compile<T>(json);
    if (validate(value)) return [];
    return (validate.errors ?? []).map((error) => {
      const pointer = (path: JsonPath) => `/${path.join('/')} ::`;
      const { missingProperty: missing, additionalProperty: unknown } = error.params;
      const place = () => pointer([...toPath(error.instancePath, value), missing ?? unknown]);
      if (missing !== undefined) return `${place()} is required`;
      if (unknown !== undefined) return `${place()} is not supported by this version`;
      return refusal(error, value, pointer).message;
    });
  };
}

/** Creates a reader of forms that returns the words for the first mistake instead of throwing. */
export function formReader<T>(schema: Schema<T>): (form: Json) => Result<T> {
  const read = jsonReader(schema);
  return (form) => {
    try {
      return ok(read(form));
    } catch (error) {
      if (error instanceof RequestError) return problem(error.message);
      throw error;
    }
  };
}

/** `filter.or[0].and`; `the body` for the whole. */
export function memberPlace(path: JsonPath): string {
  const [first, ...others] = path;
  if (first === undefined) return 'the body';
  return [first, ...others.map((one) => (typeof one === 'number' ? `[${one}]` : `.${one}`))].join(
    '',
  );
}

/** `item 0: status: value` in a list, and `the body: value` elsewhere. */
export function itemPlace([first, ...others]: JsonPath): string {
  if (first === undefined) return 'the body';
  return [typeof first === 'number' ? `item ${first}` : `the body: ${first}`, ...others].join(': ');
}

const ajv = newAjv(false);

/** @param allErrors false to stop at the first mistake */
function newAjv(allErrors: boolean): Ajv2020 {
  return new Ajv2020({
    strict: true,
    allErrors,
    // With this option an error holds the value, and the part of the schema that refuses the value.
    verbose: true,
    messages: false,
    // Code is the only source of schemas.
    validateSchema: false,
    meta: false,
  })
    .addVocabulary(['words'])
    .addKeyword({
      keyword: 'accepted',
      errors: false,
      compile: (accept: Words) => (value: Json) => problemOf(accept, value, '') === undefined,
    });
}

function refusal(error: ErrorObject | undefined, body: Json, namePlace: NamePlace): Error {
  const { words, value, path } = mistake(error, body);
  return (
    problemOf(words, value, namePlace(path)) ??
    new Error(`a schema refuses ${namePlace(path)}, and its words accept it`)
  );
}

interface Mistake {
  readonly words: Words;
  readonly value: Json | undefined;
  readonly path: JsonPath;
}

function mistake(error: ErrorObject | undefined, body: Json): Mistake {
  const schema = error?.parentSchema ?? {};
  const path = toPath(error?.instancePath ?? '', body);
  const missing = error?.params['missingProperty'];
  return missing === undefined
    ? { words: schema['words'], value: error?.data as Json, path }
    : { words: schema['properties'][missing].words, value: undefined, path: [...path, missing] };
}

/** Reads a JSON pointer. A segment is an index if the value around the segment is a list. */
function toPath(pointer: string, body: Json): JsonPath {
  let around: Json | undefined = body;
  return pointer
    .split('/')
    .slice(1)
    .map((part) => {
      const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
      const step = Array.isArray(around) ? Number(name) : name;
      around = (around as { readonly [key: string]: Json })[name];
      return step;
    });
}

function problemOf(accept: Words, value: Json | undefined, what: string): RequestError | undefined {
  try {
    accept(value, what);
    return undefined;
  } catch (error) {
    if (error instanceof RequestError) return error;
    throw error;
  }
}
