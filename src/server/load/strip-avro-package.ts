import { isJsonObject, type Json } from '../../model/json.js';

const AVRO_PACKAGE = 'com.linkedin.pegasus2avro.';

/**
 * Files of the official client name records by their Avro package; the catalog names them by their own. Members that
 * are null go too: in Avro they stand for members that are absent, and the client drops them before it sends.
 */
export function stripAvroPackage(value: Json): Json {
  if (Array.isArray(value)) return value.map(stripAvroPackage);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) =>
      item === null || item === undefined
        ? []
        : [[key.startsWith(AVRO_PACKAGE) ? `com.linkedin.${key.slice(AVRO_PACKAGE.length)}` : key, stripAvroPackage(item)]],
    ),
  );
}
