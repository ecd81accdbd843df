import { isJsonObject, type Json } from '../../model/json.js';
import type {
  AuditStamp,
  FineGrainedRecord,
  UpstreamLineage,
  UpstreamRecord,
} from '../../model/upstream-lineage.js';
import { isAbsentOr, isArrayOf, isNumber, isString } from '../http/type-guards.js';

/**
 * Returns true if the known fields of a value are those of an `upstreamLineage` aspect. Unknown
 * fields are allowed.
 */
export function isUpstreamLineage(value: Json | undefined): value is UpstreamLineage {
  return (
    isJsonObject(value) &&
    isArrayOf(value['upstreams'], isUpstreamRecord) &&
    isAbsentOr(value['fineGrainedLineages'], isFineGrainedRecords)
  );
}

function isUpstreamRecord(value: Json | undefined): value is UpstreamRecord {
  return (
    isJsonObject(value) &&
    isString(value['dataset']) &&
    isString(value['type']) &&
    isAbsentOr(value['auditStamp'], isAuditStamp) &&
    isAbsentOr(value['created'], isAuditStamp) &&
    isAbsentOr(value['properties'], isStringMap) &&
    isAbsentOr(value['query'], isString)
  );
}

function isAuditStamp(value: Json | undefined): value is AuditStamp {
  return isJsonObject(value) && isNumber(value['time']) && isString(value['actor']);
}

function isStringMap(value: Json | undefined): value is { readonly [key: string]: string } {
  return isJsonObject(value) && Object.values(value).every(isString);
}

function isFineGrainedRecords(value: Json | undefined): value is readonly FineGrainedRecord[] {
  return isArrayOf(value, isFineGrainedRecord);
}

function isFineGrainedRecord(value: Json | undefined): value is FineGrainedRecord {
  return (
    isJsonObject(value) &&
    isString(value['upstreamType']) &&
    isString(value['downstreamType']) &&
    isAbsentOr(value['upstreams'], isStrings) &&
    isAbsentOr(value['downstreams'], isStrings) &&
    isAbsentOr(value['transformOperation'], isString) &&
    isAbsentOr(value['confidenceScore'], isNumber) &&
    isAbsentOr(value['query'], isString)
  );
}

function isStrings(value: Json | undefined): value is readonly string[] {
  return isArrayOf(value, isString);
}
