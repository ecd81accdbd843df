import { isJsonObject, type Json } from '../../model/json.js';

const AVRO_PACKAGE = 'com.linkedin.pegasus2avro.';

/**
 * Removes the Avro package from the names of records: the official client writes it into files, and
 * the catalog does not use it. Members that are null are removed, too: in Avro they mean absent
 * members, and the client drops them before it sends.
 */
export function stripAvroPackage(value: Json): Json {
  if (Array.isArray(value)) return value.map(stripAvroPackage);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) =>
      item === null || item === undefined
        ? []
        : [
            [
              key.startsWith(AVRO_PACKAGE) ? `com.linkedin.${key.slice(AVRO_PACKAGE.length)}` : key,
              stripAvroPackage(item),
            ],
          ],
    ),
  );
}
