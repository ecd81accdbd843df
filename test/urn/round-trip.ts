import { ok, type Result } from '../../src/errors/result.js';
import { corpUserUrn, parseCorpUserUrn } from '../../src/urn/corp-user-urn.js';
import {
  dataPlatformUrn,
  datasetUrn,
  parseDataPlatformUrn,
  parseDatasetUrn,
} from '../../src/urn/dataset-urn.js';
import { parseSchemaFieldUrn, schemaFieldUrn } from '../../src/urn/schema-field-urn.js';

/**
 * Parses an urn with the parser of its type and formats it again; undefined for a type without a
 * parser.
 */
export function roundTrip(text: string): Result<string> | undefined {
  switch (text.split(':')[2]) {
    case 'dataset':
      return then(parseDatasetUrn(text), (parts) => datasetUrn(parts));
    case 'schemaField':
      return then(parseSchemaFieldUrn(text), ({ dataset, fieldPath }) =>
        ok(schemaFieldUrn(dataset, fieldPath)),
      );
    case 'dataPlatform':
      return then(parseDataPlatformUrn(text), ({ platform, namespace }) =>
        ok(dataPlatformUrn(platform, namespace)),
      );
    case 'corpuser':
      return then(parseCorpUserUrn(text), ({ username, namespace }) =>
        ok(corpUserUrn(username, namespace)),
      );
    default:
      return undefined;
  }
}

function then<T>(result: Result<T>, next: (value: T) => Result<string>): Result<string> {
  return result.ok ? next(result.value) : result;
}
