import planSchema from '../../../schemas/plan.schema.json' with { type: 'json' };
import { problem, type Result } from '../../errors/result.js';
import { isJsonObject, type Json, parseJson, UnusualJson } from '../../model/json.js';
import type { PlanDocument } from '../../plan/document/plan.js';
import { effectDigest } from '../../plan/document/plan-digest.js';
import { documentSchema } from './document-schema.js';
import { plan, planOfOtherVersion } from './generated-validators.js';

const checkShape = documentSchema<PlanDocument>({
  noun: 'plan',
  versions: planSchema.properties.formatVersion.enum,
  matches: plan,
  matchesOther: planOfOtherVersion,
});

/**
 * Reads the text of a saved plan and trusts none of it: shape and effect digest have to match.
 * Members that a higher minor version of the format adds are kept. The digest of the whole document
 * is not checked here: see {@link isEditedPlan}.
 *
 * A plan that passes is whole, but not necessarily honest: an editor of the file can compute the
 * digest again. An apply therefore takes only the approved end values from it, never the writes.
 *
 * Fails with a predicate; the file's name is the subject of the sentence.
 */
export function readPlan(text: string): Result<PlanDocument> {
  const document = parseObject(text);
  if (document instanceof UnusualJson) return problem(document.message);
  if (!isJsonObject(document)) return problem('is not a plan: it is not a JSON object');
  const shape = checkShape(document);
  if (!shape.ok) return shape;
  const { digests, intent, source, base, target, appliable, kind } = shape.value;
  if (
    (base === null) !== (target.origin !== null) ||
    (base === null) !== (target.actor !== null) ||
    (base !== null && appliable) ||
    (kind !== undefined && kind !== (base === null ? 'plan' : 'comparison'))
  )
    return problem(
      'is not a plan: either it has a catalog and a user, or it compares with a revision and cannot be applied',
    );
  if ((intent === 'rollback') !== (source.receipt !== null))
    return problem('is not a plan: a rollback names a receipt, and nothing else does');
  return effectDigest(shape.value) === digests.effect
    ? shape
    : problem('does not match its own digest: it was edited or damaged; plan again');
}

function parseObject(text: string): Json | UnusualJson | undefined {
  try {
    return parseJson(text);
  } catch (error) {
    return error instanceof UnusualJson ? error : undefined;
  }
}
