import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { ok, problem, type Result } from '../../errors/result.js';
import type { JsonObject } from '../../model/json.js';

/** A published format of documents. */
export interface DocumentFormat {
  /** The name of a document of the format, for messages. */
  readonly noun: 'plan' | 'receipt';
  /** The versions that the schema describes, for example `1.1`. */
  readonly versions: readonly string[];
  /** Checks a document of a described version. */
  readonly matches: ValidateFunction;
  /** Checks a document of another minor version. It may hold properties that no schema names. */
  readonly matchesOther: ValidateFunction;
}

/**
 * Makes the check of a format. It accepts any version of the major versions that the schema
 * describes.
 *
 * @returns a check that fails with a predicate; the file's name is the subject of the sentence
 */
export function documentSchema<Document>({
  noun,
  versions,
  matches,
  matchesOther,
}: DocumentFormat): (document: JsonObject) => Result<Document> {
  return (document) => {
    const format = checkVersion(document, { noun, versions });
    if (!format.ok) return format;
    const check = format.value.isDescribed ? matches : matchesOther;
    return check(document)
      ? ok(document as unknown as Document)
      : problem(`is not a ${noun}: ${describe(check.errors)}`);
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
