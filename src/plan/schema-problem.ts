import type { ErrorObject, ValidateFunction } from 'ajv';

/**
 * Describes in a few words why a document does not match its schema, by the error at the innermost
 * place. The whole list of errors is long, because one wrong value matches none of several record
 * types.
 *
 * @param errors the errors of a failed validation
 */
export function schemaProblem(errors: ValidateFunction['errors']): string {
  const depth = ({ instancePath }: ErrorObject) => instancePath.split('/').length;
  const { instancePath, message } = (errors as ErrorObject[]).reduce((best, one) =>
    depth(one) > depth(best) ? one : best,
  );
  return `${instancePath === '' ? 'the document' : instancePath} ${message}`;
}
