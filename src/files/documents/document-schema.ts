import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { ok, problem, type Result } from '../../errors/result.js';
import type { JsonObject } from '../../model/json.js';

/** A published format of documents. */
export interface DocumentFormat {
  /** The name of a document of the format, for messages. */
  readonly noun: 'plan' | 'receipt';
  /** The versions that the schema describes, for example `1.1`. */
  readonly versions: readonly string[];
  readonly schema: object;
  /** Schemas that the schema refers to. Default: none. */
  readonly referenced?: readonly object[];
}

/**
 * Makes the check of a format. It accepts any version of the major versions that the schema
 * describes. A document of another minor version may hold properties that the schema does not name.
 * The schema is compiled at the first document: that takes half a second, and most commands read
 * none.
 *
 * @returns a check that fails with a predicate; the file's name is the subject of the sentence
 */
export function documentSchema<Document>({
  noun,
  versions,
  schema,
  referenced = [],
}: DocumentFormat): (document: JsonObject) => Result<Document> {
  const compile = (change: (schema: object) => object): ValidateFunction<Document> =>
    new Ajv2020({
      strict: true,
      allowUnionTypes: true,
      // A test holds the published schemas against the schema of schemas.
      validateSchema: false,
      schemas: referenced.map(change),
    }).compile<Document>(change(schema));
  const matchesDescribed = onFirstUse(() => compile((one) => one));
  const matchesOther = onFirstUse(() => compile(loosen));
  return (document) => {
    const format = checkVersion(document, { noun, versions });
    if (!format.ok) return format;
    const matches = format.value.isDescribed ? matchesDescribed() : matchesOther();
    const value: unknown = document;
    return matches(value) ? ok(value) : problem(`is not a ${noun}: ${describe(matches.errors)}`);
  };
}

function onFirstUse<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function checkVersion(
  document: JsonObject,
  { noun, versions }: Pick<DocumentFormat, 'noun' | 'versions'>,
): Result<{ readonly isDescribed: boolean }> {
  const [version, major] = /^(\d+)\.\d+$/.exec(String(document['formatVersion'])) ?? [];
  if (version === undefined || major === undefined)
    return problem(`is not a ${noun}: it has no formatVersion`);
  const majors = [...new Set(versions.map((one) => one.slice(0, one.indexOf('.'))))];
  if (!majors.includes(major))
    return problem(
      `is a ${noun} of format ${version}, and this version reads ${majors.map((one) => `${one}.x`).join(' and ')}`,
    );
  return ok({ isDescribed: versions.includes(version) });
}

/** Returns the schema for other minor versions: objects may hold more, in any minor version. */
function loosen(schema: object): object {
  const text = JSON.stringify(schema, (key, value: unknown) => {
    if (key === 'additionalProperties') return undefined;
    return key === 'formatVersion' ? { type: 'string' } : value;
  });
  return JSON.parse(text);
}

/**
 * Describes in a few words why a document does not match its schema, by the error at the innermost
 * place. The whole list of errors is long, because one wrong value matches none of several record
 * types.
 */
function describe(errors: ValidateFunction['errors']): string {
  const depth = ({ instancePath }: ErrorObject) => instancePath.split('/').length;
  const { instancePath, message } = (errors as ErrorObject[]).reduce((best, one) =>
    depth(one) > depth(best) ? one : best,
  );
  return `${instancePath === '' ? 'the document' : instancePath} ${message}`;
}
