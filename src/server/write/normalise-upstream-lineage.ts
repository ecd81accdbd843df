import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { brokenInputCode, type Dialect } from '../dialect.js';
import { Refusal } from '../refusal.js';
import { toFloat32 } from './float32.js';
import { upstreamLineageProblems } from './upstream-lineage-shape.js';

/** What DataHub's model says of an edge that nobody has dated. */
const NO_AUDIT_STAMP: JsonObject = { time: 0, actor: 'urn:li:corpuser:unknown' };

const FULL_CONFIDENCE = 1;

/**
 * An `upstreamLineage` as DataHub stores it: checked, with the defaults of the model filled in, so that a writer that
 * leaves them out and one that spells them write the same.
 *
 * @param urn whose lineage it is, for messages
 * @throws Refusal `validation`, or `broken` where the dialect answers as DataHub does; all problems in one message
 */
export function normaliseUpstreamLineage(urn: Urn, value: JsonObject, dialect: Dialect): JsonObject {
  const problems = upstreamLineageProblems(value);
  if (problems.length > 0) {
    const breaks = brokenInputCode(dialect) === 500 && problems.some((one) => one.wrongUrn);
    const lines = problems.map((one) => `${one.path} :: ${one.problem}`);
    throw new Refusal(breaks ? 'broken' : 'validation', `upstreamLineage of ${urn} is not valid: ${lines.join('; ')}`);
  }
  const { upstreams, fineGrainedLineages } = value;
  return {
    ...value,
    upstreams: mapRecords(upstreams, (one) => ({ ...one, auditStamp: one['auditStamp'] ?? NO_AUDIT_STAMP })),
    ...(fineGrainedLineages !== undefined && { fineGrainedLineages: mapRecords(fineGrainedLineages, withConfidence) }),
  };
}

function withConfidence(record: JsonObject): JsonObject {
  const { confidenceScore } = record;
  return { ...record, confidenceScore: typeof confidenceScore === 'number' ? toFloat32(confidenceScore) : FULL_CONFIDENCE };
}

/** The check above has made sure that these are lists of objects. */
function mapRecords(list: Json | undefined, change: (record: JsonObject) => JsonObject): readonly Json[] {
  return (Array.isArray(list) ? list : []).map((item: Json) => (isJsonObject(item) ? change(item) : item));
}
