import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { ok, problem, type Result } from '../../errors/result.js';
import type { JsonObject } from '../../model/json.js';

/** A published format of documents. */
export interface DocumentFormat {
  /** The name of a document of the format, for messages. */
  readonly noun: 'plan' | 'receipt';
  /** The version that this program writes, for example `1.1`. */
  readonly own: string;
  readonly schema: object;
  /** Schemas that the schema refers to. Default: none. */
  readonly referenced?: readonly object[];
}

/**
 * Makes the check of a format. It accepts any version of the same major version. A document of a
 * later minor version may hold properties that the schema does not name. The schema is compiled at
 * the first document: that takes half a second, and most commands read none.
 *
 * @returns a check that fails with a predicate; the file's name is the subject of the sentence
 */
export function documentSchema<Document>({
  noun,
  own,
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
  const matchesOwn = onFirstUse(() => compile((one) => one));
  const matchesLater = onFirstUse(() => compile(loosen));
  return (document) => {
    const format = checkVersion(document, { noun, own });
    if (!format.ok) return format;
    const matches = format.value.isLater ? matchesLater() : matchesOwn();
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
  { noun, own }: Pick<DocumentFormat, 'noun' | 'own'>,
): Result<{ readonly isLater: boolean }> {
  const version = /^(\d+)\.(\d+)$/.exec(String(document['formatVersion']));
  if (!version) return problem(`is not a ${noun}: it has no formatVersion`);
  const [major, minor] = own.split('.').map(Number);
  if (Number(version[1]) !== major)
    return problem(`is a ${noun} of format ${version[0]}, and this version reads ${major}.x`);
  return ok({ isLater: Number(version[2]) > Number(minor) });
}

/** Returns the schema for later minor versions: objects may hold more, in any minor version. */
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
