import { isJsonObject, type Json, type JsonObject } from '../model/json.js';
import type { GrantedPrivileges, PrivilegeQuestions } from '../model/privileges.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { chunk } from './chunk.js';
import { mapConcurrently } from './map-concurrently.js';
import { orUntold } from './or-untold.js';
import { isArrayOf, isString } from './shape.js';
import type { Wire } from './wire.js';

/** Datasets a request: one selection of a list counts little, whatever is in the list. */
export const LINEAGE_QUESTIONS = 200;

/** Aliases a request: each counts by itself, and 2,000 is the most that DataHub takes. */
export const ENTITY_QUESTIONS = 50;

/**
 * What the caller may do with datasets, as far as the catalog says it.
 *
 * A catalog that does not know the first question of a kind is not asked the others.
 */
export async function readPrivileges(wire: Wire, { actor, lineage, entities }: PrivilegeQuestions): Promise<GrantedPrivileges> {
  const [editable, granted] = await Promise.all([
    askInBatches(wire, chunk(lineage, LINEAGE_QUESTIONS), (urns) => askForLineage(wire, urns)),
    askInBatches(wire, chunk(entities, ENTITY_QUESTIONS), (urns) => askForEntities(wire, actor, urns)),
  ]);
  return { lineage: editable, granted };
}

type Told<T> = readonly (readonly [DatasetUrn, T])[];

async function askInBatches<T>(
  wire: Wire,
  [first, ...others]: readonly (readonly DatasetUrn[])[],
  ask: (urns: readonly DatasetUrn[]) => Promise<Told<T>>,
): Promise<ReadonlyMap<DatasetUrn, T>> {
  const told = first && (await orUntold(ask(first)));
  if (told === undefined) return new Map();
  const more = await mapConcurrently(others, wire.concurrency, (urns) => orUntold(ask(urns)));
  return new Map([told, ...more].flatMap((one) => one ?? []));
}

const LINEAGE = `query mayEditLineage($urns: [String!]!) {
  entities(urns: $urns) { urn ... on Dataset { privileges { canEditLineage } } }
}`;

async function askForLineage(wire: Wire, urns: readonly DatasetUrn[]): Promise<Told<boolean>> {
  const what = `asking whose lineage may be edited, of ${urns.length} datasets`;
  const { entities } = await wire.graphql({ kind: 'read', what, document: LINEAGE, variables: { urns } });
  const answers = new Map((Array.isArray(entities) ? entities : []).map((entity: Json) => [textAt(entity, 'urn'), mayEdit(entity)]));
  return urns.flatMap((urn) => {
    const answer = answers.get(urn);
    return answer === undefined ? [] : [[urn, answer] as const];
  });
}

function mayEdit(entity: Json): boolean | undefined {
  const privileges = isJsonObject(entity) ? entity['privileges'] : undefined;
  const answer = isJsonObject(privileges) ? privileges['canEditLineage'] : undefined;
  return typeof answer === 'boolean' ? answer : undefined;
}

function textAt(entity: Json, key: string): Json | undefined {
  return isJsonObject(entity) ? entity[key] : undefined;
}

async function askForEntities(wire: Wire, actor: string, urns: readonly DatasetUrn[]): Promise<Told<ReadonlySet<string>>> {
  const what = `asking for privileges on ${urns.length} datasets`;
  const variables: JsonObject = { actor, ...Object.fromEntries(urns.map((urn, i) => [`u${i}`, urn])) };
  const data = await wire.graphql({ kind: 'read', what, document: grantedDocument(urns.length), variables });
  if (!arePoliciesAsked(data['appConfig'])) return [];
  return urns.flatMap((urn, i) => {
    const names = namesIn(data[`p${i}`]);
    return names === undefined ? [] : [[urn, names] as const];
  });
}

function grantedDocument(count: number): string {
  const numbers = Array.from({ length: count }, (_, i) => i);
  const fields = numbers.map(
    (i) =>
      `p${i}: getGrantedPrivileges(input: { actorUrn: $actor, resourceSpec: { resourceType: DATASET, resourceUrn: $u${i} } }) { privileges }`,
  );
  const names = numbers.map((i) => `$u${i}: String!`).join(', ');
  return `query granted($actor: String!, ${names}) { appConfig { policiesConfig { enabled } } ${fields.join(' ')} }`;
}

/** Where policies are off everybody may do everything, and this question still recites what they would grant. */
function arePoliciesAsked(appConfig: Json | undefined): boolean {
  const config = isJsonObject(appConfig) ? appConfig['policiesConfig'] : undefined;
  return isJsonObject(config) && config['enabled'] === true;
}

/** An empty list says nothing: it is also what DataHub says of its system user, who may do everything. */
function namesIn(answer: Json | undefined): ReadonlySet<string> | undefined {
  const names = isJsonObject(answer) ? answer['privileges'] : undefined;
  return isArrayOf(names, isString) && names.length > 0 ? new Set(names) : undefined;
}
