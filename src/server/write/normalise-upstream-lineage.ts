import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { brokenInputCode, type Dialect } from '../shared/dialect.js';
import { RequestError } from '../shared/request-error.js';
import { mapInSteps, type Steps } from '../shared/steps.js';
import { findUpstreamLineageProblems } from './upstream-lineage-shape.js';

/** The default of `auditStamp` in DataHub's model. */
const NO_AUDIT_STAMP: JsonObject = { time: 0, actor: 'urn:li:corpuser:unknown' };

const FULL_CONFIDENCE = 1;

/**
 * Checks an `upstreamLineage` and adds the defaults of DataHub's model, in steps. So a value with
 * explicit defaults and one without them are stored as equal values.
 *
 * @param urn the downstream, for messages
 * @throws RequestError `validation`, or `broken` in the dialect of DataHub; the message lists all
 *   problems
 */
export function* normaliseUpstreamLineage(
  urn: Urn,
  value: JsonObject,
  dialect: Dialect,
): Steps<JsonObject> {
  const problems = yield* findUpstreamLineageProblems(value);
  if (problems.length > 0) {
    const breaks = brokenInputCode(dialect) === 500 && problems.some((one) => one.wrongUrn);
    const lines = problems.map((one) => `${one.path} :: ${one.problem}`);
    throw new RequestError(
      breaks ? 'broken' : 'validation',
      `upstreamLineage of ${urn} is not valid: ${lines.join('; ')}`,
    );
  }
  const { upstreams, fineGrainedLineages } = value;
  return {
    ...value,
    upstreams: yield* mapRecords(upstreams, withStamp),
    ...(fineGrainedLineages !== undefined && {
      fineGrainedLineages: yield* mapRecords(fineGrainedLineages, withConfidence),
    }),
  };
}

function withStamp(record: JsonObject): JsonObject {
  return { ...record, auditStamp: record['auditStamp'] ?? NO_AUDIT_STAMP };
}

function withConfidence(record: JsonObject): JsonObject {
  const { confidenceScore } = record;
  return {
    ...record,
    confidenceScore:
      typeof confidenceScore === 'number' ? toFloat32(confidenceScore) : FULL_CONFIDENCE,
  };
}

/** Changes each record of a list. The list was checked before, so other values do not occur. */
function mapRecords(
  list: Json | undefined,
  change: (record: JsonObject) => JsonObject,
): Steps<readonly Json[]> {
  return mapInSteps(Array.isArray(list) ? list : [], (item: Json) =>
    isJsonObject(item) ? change(item) : item,
  );
}

/**
 * Rounds to the shortest decimal of the same float32. DataHub's model has `float` where JSON has
 * doubles, so it returns rounded numbers: 0.1 stays 0.1, and 0.123456789 becomes 0.12345679.
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
