import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';
import { inHashMapOrder, textHash } from './hash-map-order.js';
import { doubles } from './stringify-typed.js';

/** The buckets of a record of DataHub. Members in one bucket come in the reverse order. */
const RECORD_CAPACITY = 8;

/** Formats a record as the `toString` of DataHub's Java does: `{name=value, list=[a, b]}`. */
export function javaText(value: Json, name: string = ''): string {
  if (Array.isArray(value)) return `[${value.map((item) => javaText(item, name)).join(', ')}]`;
  if (isJsonObject(value)) return recordText(value);
  return typeof value === 'number' && doubles.includes(name) ? floatText(value) : String(value);
}

function recordText(record: JsonObject): string {
  const entries = Object.entries(record).toReversed();
  const ordered = inHashMapOrder(entries, ([name]) => textHash(name), RECORD_CAPACITY);
  const members = ordered.map(([name, value]) => `${name}=${javaText(value ?? null, name)}`);
  return `{${members.join(', ')}}`;
}

/** Java's `Float.toString`: always a decimal point, and an exponent for small and large numbers. */
function floatText(value: number): string {
  const size = Math.abs(value);
  const isPlain = size === 0 || (size >= 1e-3 && size < 1e7);
  const [digits = '', exponent] = (isPlain ? String(value) : value.toExponential()).split('e');
  const mantissa = digits.includes('.') ? digits : `${digits}.0`;
  return exponent === undefined ? mantissa : `${mantissa}E${Number(exponent)}`;
}
