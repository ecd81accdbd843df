import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';
import type { GrantedPrivileges, PrivilegeQuestions } from '../../model/privileges.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { optionalQuery } from '../http/optional-query.js';
import { isArrayOf, isString } from '../http/type-guards.js';
import type { Wire } from '../http/wire.js';
import { chunk } from './chunk.js';
import { mapConcurrently } from './map-concurrently.js';

/**
 * Datasets per request about lineage. The server counts one selection of a list as little, whatever
 * its length.
 */
export const LINEAGE_BATCH_SIZE = 200;

/**
 * Datasets per request about privileges. Each dataset is one alias, and DataHub accepts at most
 * 2,000 aliases.
 */
export const ENTITY_BATCH_SIZE = 50;

/**
 * Reads the privileges of the caller on datasets, as far as the catalog states them.
 *
 * If a catalog does not answer the first batch of one kind, the other batches of that kind are not
 * sent.
 */
export async function readPrivileges(
  wire: Wire,
  { actor, lineage, entities }: PrivilegeQuestions,
): Promise<GrantedPrivileges> {
  const [editable, granted] = await Promise.all([
    askInBatches(wire, chunk(lineage, LINEAGE_BATCH_SIZE), (urns) => askForLineage(wire, urns)),
    askInBatches(wire, chunk(entities, ENTITY_BATCH_SIZE), (urns) =>
      askForEntities(wire, actor, urns),
    ),
  ]);
  return { lineage: editable, granted };
}

type Answers<T> = readonly (readonly [DatasetUrn, T])[];

async function askInBatches<T>(
  wire: Wire,
  [first, ...others]: readonly (readonly DatasetUrn[])[],
  ask: (urns: readonly DatasetUrn[]) => Promise<Answers<T>>,
): Promise<ReadonlyMap<DatasetUrn, T>> {
  const told = first && (await optionalQuery(ask(first)));
  if (told === undefined) return new Map();
  const more = await mapConcurrently(others, wire.concurrency, (urns) => optionalQuery(ask(urns)));
  return new Map([told, ...more].flatMap((one) => one ?? []));
}

const LINEAGE = `query mayEditLineage($urns: [String!]!) {
  entities(urns: $urns) { urn ... on Dataset { privileges { canEditLineage } } }
}`;

async function askForLineage(wire: Wire, urns: readonly DatasetUrn[]): Promise<Answers<boolean>> {
  const what = `asking for lineage privileges on ${urns.length} datasets`;
  const { entities } = await wire.graphql({
    kind: 'read',
    what,
    document: LINEAGE,
    variables: { urns },
  });
  const answers = new Map(
    (Array.isArray(entities) ? entities : []).map((entity: Json) => [
      textAt(entity, 'urn'),
      readCanEdit(entity),
    ]),
  );
  return urns.flatMap((urn) => {
    const answer = answers.get(urn);
    return answer === undefined ? [] : [[urn, answer] as const];
  });
}

function readCanEdit(entity: Json): boolean | undefined {
  const privileges = isJsonObject(entity) ? entity['privileges'] : undefined;
  const answer = isJsonObject(privileges) ? privileges['canEditLineage'] : undefined;
  return typeof answer === 'boolean' ? answer : undefined;
}

function textAt(entity: Json, key: string): Json | undefined {
  return isJsonObject(entity) ? entity[key] : undefined;
}

async function askForEntities(
  wire: Wire,
  actor: string,
  urns: readonly DatasetUrn[],
): Promise<Answers<ReadonlySet<string>>> {
  const what = `asking for privileges on ${urns.length} datasets`;
  const variables: JsonObject = {
    actor,
    ...Object.fromEntries(urns.map((urn, i) => [`u${i}`, urn])),
  };
  const data = await wire.graphql({
    kind: 'read',
    what,
    document: grantedDocument(urns.length),
    variables,
  });
  if (!arePoliciesEnabled(data['appConfig'])) return [];
  return urns.flatMap((urn, i) => {
    const names = readPrivilegeNames(data[`p${i}`]);
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

/**
 * Returns true if policies are enabled. If they are disabled, every user may do everything, and
 * this query still returns what the policies would grant.
 */
function arePoliciesEnabled(appConfig: Json | undefined): boolean {
  const config = isJsonObject(appConfig) ? appConfig['policiesConfig'] : undefined;
  return isJsonObject(config) && config['enabled'] === true;
}

/**
 * Reads the names of granted privileges. An empty list means nothing: DataHub also returns it for
 * its system user, who may do everything.
 */
function readPrivilegeNames(answer: Json | undefined): ReadonlySet<string> | undefined {
  const names = isJsonObject(answer) ? answer['privileges'] : undefined;
  return isArrayOf(names, isString) && names.length > 0 ? new Set(names) : undefined;
}
