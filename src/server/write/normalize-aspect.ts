import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';
import { type Dialect, fillsLineageDefaults } from '../shared/dialect.js';
import { invalid } from '../shared/request-error.js';
import { aspectShape } from './aspect-shapes.js';
import type { Proposal } from './proposal.js';

/** The default of `auditStamp` in DataHub's model. */
const NO_AUDIT_STAMP: JsonObject = { time: 0, actor: 'urn:li:corpuser:unknown' };

const FULL_CONFIDENCE = 1;

/**
 * Checks an aspect and converts it to the form of the dialect. One form is DataHub's own. The other
 * has the defaults of DataHub's model in its lineage, so that a value with explicit defaults equals
 * a value without defaults. An aspect without a known form stays as it is.
 *
 * @throws RequestError `validation`; the message lists all problems
 */
export function normalizeAspect(
  { urn, aspectName, value }: Pick<Proposal, 'urn' | 'aspectName' | 'value'>,
  dialect: Dialect,
): JsonObject {
  const shape = aspectShape(aspectName, dialect);
  if (shape === undefined) return value;
  const problems = shape.findProblems(value);
  if (problems.length > 0)
    throw invalid(`${aspectName} of ${urn} is not valid: ${problems.join('; ')}`);
  if (!fillsLineageDefaults(dialect))
    return mapRecords(shape.known(value), 'fineGrainedLineages', withFloat);
  const filled = mapRecords(value, 'fineGrainedLineages', withConfidence);
  return aspectName === 'upstreamLineage' ? mapRecords(filled, 'upstreams', withStamp) : filled;
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

/** Changes each record of a list of an aspect. An earlier check excludes lists of other values. */
function mapRecords(
  aspect: JsonObject,
  name: string,
  change: (record: JsonObject) => JsonObject,
): JsonObject {
  const items = aspect[name];
  if (!Array.isArray(items)) return aspect;
  const changed = items.map((item: Json) => (isJsonObject(item) ? change(item) : item));
  return { ...aspect, [name]: changed };
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
