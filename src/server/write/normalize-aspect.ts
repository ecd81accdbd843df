import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { type Dialect, fillsLineageDefaults } from '../shared/dialect.js';
import { invalid } from '../shared/request-error.js';
import { findUpstreamLineageProblems, lineageMembers } from './aspect-shapes.js';

/** The default of `auditStamp` in DataHub's model. */
const NO_AUDIT_STAMP: JsonObject = { time: 0, actor: 'urn:li:corpuser:unknown' };

const FULL_CONFIDENCE = 1;

/**
 * Checks an `upstreamLineage` and converts it to the form of the dialect. One form is DataHub's
 * own. The other has the defaults of DataHub's model, so that a value with explicit defaults equals
 * a value without defaults.
 *
 * @param urn the downstream, for messages
 * @throws RequestError `validation`; the message lists all problems
 */
export function normalizeUpstreamLineage(
  urn: Urn,
  value: JsonObject,
  dialect: Dialect,
): JsonObject {
  const problems = findUpstreamLineageProblems(value, dialect);
  if (problems.length > 0)
    throw invalid(`upstreamLineage of ${urn} is not valid: ${problems.join('; ')}`);
  const isFilled = fillsLineageDefaults(dialect);
  const { upstreams, fineGrainedLineages } = value;
  return {
    ...(isFilled && value),
    upstreams: mapRecords(upstreams, isFilled ? withStamp : knownUpstream),
    ...(fineGrainedLineages !== undefined && {
      fineGrainedLineages: mapRecords(
        fineGrainedLineages,
        isFilled ? withConfidence : knownFineGrained,
      ),
    }),
  };
}

function withStamp(record: JsonObject): JsonObject {
  return { ...record, auditStamp: record['auditStamp'] ?? NO_AUDIT_STAMP };
}

function withConfidence(record: JsonObject): JsonObject {
  return withFloat({ ...record, confidenceScore: record['confidenceScore'] ?? FULL_CONFIDENCE });
}

function withFloat(record: JsonObject): JsonObject {
  const { confidenceScore } = record;
  return typeof confidenceScore === 'number'
    ? { ...record, confidenceScore: toFloat32(confidenceScore) }
    : record;
}

function knownUpstream(record: JsonObject): JsonObject {
  const known = pick(record, lineageMembers.upstream);
  const stamps = Object.entries(pick(known, ['auditStamp', 'created'])).map(([name, stamp]) => [
    name,
    isJsonObject(stamp) ? pick(stamp, lineageMembers.auditStamp) : stamp,
  ]);
  return { ...known, ...Object.fromEntries(stamps) };
}

function knownFineGrained(record: JsonObject): JsonObject {
  return withFloat(pick(record, lineageMembers.fineGrained));
}

function pick(record: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
}

/** Changes each record of a list. An earlier check of the list excludes other values. */
function mapRecords(
  list: Json | undefined,
  change: (record: JsonObject) => JsonObject,
): readonly Json[] {
  const items: readonly Json[] = Array.isArray(list) ? list : [];
  return items.map((item) => (isJsonObject(item) ? change(item) : item));
}

/**
 * Rounds to the shortest decimal of the same float32. DataHub's model has `float` where JSON has
 * doubles, so DataHub returns rounded numbers: 0.1 stays 0.1, and 0.123456789 becomes 0.12345679.
 */
export function toFloat32(value: number): number {
  const rounded = Math.fround(value);
  for (let digits = 1; digits < MAX_DIGITS; digits++) {
    const candidate = Number(rounded.toPrecision(digits));
    if (Math.fround(candidate) === rounded) return candidate;
  }
  return Number(rounded.toPrecision(MAX_DIGITS));
}

/** Nine significant digits distinguish any two float32 values. */
const MAX_DIGITS = 9;
