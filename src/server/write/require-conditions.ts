import { compareText } from '../../errors/compare-text.js';
import type { JsonObject } from '../../model/json.js';
import { javaText } from '../shared/java-text.js';
import { RequestError } from '../shared/request-error.js';
import type { StoredAspect } from '../store/aspect-store.js';
import { resolvePatch } from './patch/apply-patch.js';
import { brokenConditions } from './preconditions.js';
import type { AnyProposal, Proposal } from './proposal.js';
import type { WriteOptions } from './write-options.js';

/**
 * Checks the conditions of all proposals against the state before the batch. The refusal shows each
 * proposed aspect as a whole, as DataHub's Java prints it.
 *
 * @throws RequestError `precondition` with all proposals whose conditions do not hold
 */
export function requireConditions(proposals: readonly AnyProposal[], options: WriteOptions): void {
  const refused = new Map<string, string[]>();
  for (const one of proposals) {
    // Most proposals have no conditions. Only the others need the stored aspect.
    if (one.headers === undefined || one.changeType === 'DELETE') continue;
    const stored = options.store.readAspect(one.urn, one.aspectName);
    const problems = brokenConditions(one, stored, options.dialect);
    if (problems.length === 0) continue;
    const proposal = one.changeType === 'PATCH' ? resolvePatch(one, options) : one;
    const key = `(${one.urn},${one.aspectName})`;
    const before = refused.get(key) ?? [];
    refused.set(key, [...before, ...exceptions(proposal, { stored, problems }, options)]);
  }
  if (refused.size === 0) return;
  const texts = [...refused]
    .sort(([a], [b]) => compareText(a, b))
    .map(([key, list]) => `EntityAspect:${key} Exceptions: [${list.join(', ')}]`);
  throw new RequestError('precondition', `ValidationExceptionCollection{${texts.join('; ')}}`);
}

interface Judgement {
  readonly stored: StoredAspect | undefined;
  readonly problems: readonly string[];
}

function exceptions(
  { urn, aspectName, changeType, value, systemMetadata }: Proposal,
  { stored, problems }: Judgement,
  { actor, time }: WriteOptions,
): readonly string[] {
  const stamp = { actor, time };
  const metadata: JsonObject = {
    ...(stored && { version: stored.version }),
    lastObserved: time,
    schemaVersion: 1,
    aspectModified: stamp,
    ...systemMetadata,
  };
  const item = `ChangeItemImpl{changeType=${changeType}, auditStamp=${javaText(stamp)}, systemMetadata=${javaText(metadata)}, recordTemplate=${javaText(value)}, aspectName='${aspectName}', urn=${urn}}`;
  // DataHub lists the times first.
  return problems
    .toReversed()
    .map(
      (problem) =>
        `AspectValidationException(item=${item}, changeType=${changeType}, entityUrn=${urn}, aspectName=${aspectName}, subType=PRECONDITION, msg=${problem})`,
    );
}
