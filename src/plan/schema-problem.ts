import type { ErrorObject, ValidateFunction } from 'ajv';

/**
 * Where a document leaves its schema, in a few words: the innermost place of all that were complained of. The whole list
 * is long, since one wrong value fits none of several kinds of record.
 *
 * @param errors of a validation that failed
 */
export function schemaProblem(errors: ValidateFunction['errors']): string {
  const depth = ({ instancePath }: ErrorObject) => instancePath.split('/').length;
  const { instancePath, message } = (errors as ErrorObject[]).reduce((best, one) => (depth(one) > depth(best) ? one : best));
  return `${instancePath === '' ? 'the document' : instancePath} ${message}`;
}
