import { didYouMean } from '../errors/did-you-mean.js';
import { type Finding, finding } from '../errors/finding.js';
import type { Place } from '../errors/place.js';
import { problem, type Result } from '../errors/result.js';
import { isKnownType } from '../model/kinds.js';
import { asDatasetUrn, fabricTypes, MAX_URN_BYTES, urlEncodedBytes } from '../urn/dataset-urn.js';
import { asEntityUrn, type EntityType, type EntityUrn } from '../urn/entity-urn.js';
import { urnEntityType } from '../urn/urn.js';
import { quote } from '../yaml/quote.js';
import type { IdentifiedEntity, UrnIdentity } from './entity-identity.js';

/** Checks the urn that a manifest states: its form, its type and its namespace. */
export function checkUrn({ urn: stated, type }: UrnIdentity, namespace: string): IdentifiedEntity {
  const { text, place } = stated;
  const urn = asUrnOf(type, text);
  if (!urn.ok) return { findings: [urnFinding(text, urn.problem, place)] };
  if (text.startsWith(`urn:${namespace}:`)) return { urn: urn.value, findings: [] };
  const suggestion = text.replaceAll(/(^|\()urn:[^:]+:/g, `$1urn:${namespace}:`);
  const message = `${quote(text)} is not of the namespace ${quote(namespace)} that the settings name`;
  return { findings: [finding('urn-namespace', { message, place, suggestion })] };
}

function asUrnOf(type: EntityType | undefined, text: string): Result<EntityUrn> {
  const found = urnEntityType(text);
  if (type === undefined || type === found || !isKnownType(found)) return asEntityUrn(text);
  return problem(`is an urn of type ${found}, not ${type}`);
}

function urnFinding(text: string, why: string, place: Place): Finding {
  const refused = refusedTypes.get(urnEntityType(text));
  if (refused !== undefined) {
    const message = `${quote(text)} is ${refused}: name datasets, jobs, charts and dashboards`;
    return finding('refused-entity', { message, place });
  }
  return urlEncodedBytes(text) > MAX_URN_BYTES
    ? urnTooLong('the urn', place)
    : finding('malformed-urn', {
        message: `${quote(text)} ${why}`,
        place,
        suggestion: repairEnv(text),
      });
}

/** Builds the finding for an urn that catalogs refuse because of its length. */
export function urnTooLong(what: string, place: Finding['place']): Finding {
  return finding('urn-too-long', {
    message: `${what} takes more than ${MAX_URN_BYTES} bytes: catalogs refuse it`,
    place,
  });
}

const NO_MARK =
  'whose lineage has no place for a mark of ownership, so it is read and never declared';

/** The types of entities whose lineage catalogs show and no manifest can declare, with the reason. */
const refusedTypes: ReadonlyMap<string, string> = new Map([
  ['mlModel', `an ML model, ${NO_MARK}`],
  ['mlModelGroup', `a group of ML models, ${NO_MARK}`],
  ['mlFeature', `an ML feature, ${NO_MARK}`],
  ['mlFeatureTable', `a table of ML features, ${NO_MARK}`],
  ['mlPrimaryKey', `a key of ML features, ${NO_MARK}`],
  ['dataProcessInstance', 'one run of a process, which its tool reports and no file declares'],
  ['container', 'a container, which holds datasets and has no lineage of its own'],
]);

/**
 * Replaces the environment of an urn with the most similar valid one. Undefined if the result is
 * not a valid urn.
 */
function repairEnv(text: string): string | undefined {
  const [, start, env = ''] = /^(.*,)([^,()]+)\)$/s.exec(text) ?? [];
  const repaired = `${start}${didYouMean(env, fabricTypes)})`;
  return asDatasetUrn(repaired).ok ? repaired : undefined;
}
