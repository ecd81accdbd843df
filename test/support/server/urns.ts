import { corpUserUrn } from '../../../src/urn/corp-user-urn.js';
import { asDatasetUrn, type DatasetUrn } from '../../../src/urn/dataset-urn.js';
import { type SchemaFieldUrn, schemaFieldUrn } from '../../../src/urn/schema-field-urn.js';
import type { Urn } from '../../../src/urn/urn.js';

export const jane: Urn = corpUserUrn('jane');

/** `dataset('shop.orders')` is a Hive dataset of that name in PROD. */
export function dataset(name: string): DatasetUrn {
  const urn = asDatasetUrn(`urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`);
  if (!urn.ok) throw new Error(urn.problem);
  return urn.value;
}

export function column(name: string, fieldPath: string): SchemaFieldUrn {
  return schemaFieldUrn(dataset(name), fieldPath);
}
