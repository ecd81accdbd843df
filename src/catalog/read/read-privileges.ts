import type { GrantedPrivileges, PrivilegeQuestions } from '../../model/catalog-port.js';
import { chunk } from '../../model/chunk.js';
import { kindOf } from '../../model/kinds.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { optionalQuery } from '../http/graphql.js';
import { flag, hasUrn, isList, list, literal, object, shape, text } from '../http/shape.js';
import type { Wire } from '../http/wire.js';
import { mapConcurrently, startPhase } from './batches.js';

/** Datasets per request about lineage. A list of any length is one cheap selection. */
export const LINEAGE_BATCH_SIZE = 200;

/** Datasets per request about privileges. Each is an alias, and DataHub accepts 2,000. */
export const ENTITY_BATCH_SIZE = 50;

/**
 * Reads the privileges of the caller on datasets, as far as the catalog states them.
 *
 * If the catalog does not answer the first batch of one kind, sends no other batch of that kind.
 */
export async function readPrivileges(
  wire: Wire,
  { actor, lineage, entities }: PrivilegeQuestions,
): Promise<GrantedPrivileges> {
  const advance = startPhase(wire, 'privileges', lineage.length + entities.length);
  const asking = { wire, advance };
  const [editable, granted] = await Promise.all([
    askInBatches(asking, chunk(lineage, LINEAGE_BATCH_SIZE), (urns) => askForLineage(wire, urns)),
    askInBatches(asking, chunk(entities, ENTITY_BATCH_SIZE), (urns) =>
      askForEntities(wire, actor, urns),
    ),
  ]);
  return { lineage: editable, granted };
}

type Answers<T> = readonly (readonly [EntityUrn, T])[];

interface Asking {
  readonly wire: Wire;
  readonly advance: (count: number) => void;
}

async function askInBatches<T>(
  { wire, advance }: Asking,
  [first, ...others]: readonly (readonly EntityUrn[])[],
  ask: (urns: readonly EntityUrn[]) => Promise<Answers<T>>,
): Promise<ReadonlyMap<EntityUrn, T>> {
  const askBatch = async (urns: readonly EntityUrn[]) => {
    const told = await optionalQuery(ask(urns));
    advance(urns.length);
    return told;
  };
  const told = first && (await askBatch(first));
  if (told === undefined) return new Map();
  const more = await mapConcurrently(others, wire.concurrency, askBatch);
  return new Map([told, ...more].flatMap((one) => one ?? []));
}

/** Asks about the types at hand alone, since older catalogs do not know the field of all types. */
function lineageDocument(urns: readonly EntityUrn[]): string {
  const names = [...new Set(urns.map((urn) => kindOf(urn).graphqlName))];
  const fields = names.map((name) => `... on ${name} { privileges { canEditLineage } }`);
  return `query mayEditLineage($urns: [String!]!) {
  entities(urns: $urns) { urn ${fields.join(' ')} }
}`;
}

const hasAnswer = shape(object({ privileges: object({ canEditLineage: flag }) }));

async function askForLineage(wire: Wire, urns: readonly EntityUrn[]): Promise<Answers<boolean>> {
  const what = `asking for lineage privileges on ${urns.length} datasets`;
  const { entities } = await wire.graphql({
    what,
    document: lineageDocument(urns),
    variables: { urns },
  });
  const named = isList(entities) ? entities.filter(hasUrn) : [];
  const answers = new Map(
    named.map((one) => [one.urn, hasAnswer(one) ? one.privileges.canEditLineage : undefined]),
  );
  return urns.flatMap((urn) => {
    const answer = answers.get(urn);
    return answer === undefined ? [] : [[urn, answer] as const];
  });
}

/** Without policies everyone may do everything. The query still tells what policies would grant. */
const arePoliciesEnabled = shape(object({ policiesConfig: object({ enabled: literal(true) }) }));

/** An empty list proves nothing: the system user gets one too, and may do everything. */
const isGranted = shape(object({ privileges: list(text, 1) }));

async function askForEntities(
  wire: Wire,
  actor: string,
  urns: readonly EntityUrn[],
): Promise<Answers<ReadonlySet<string>>> {
  const what = `asking for privileges on ${urns.length} datasets`;
  const document = grantedDocument(urns);
  const named = Object.fromEntries(urns.map((urn, i) => [`u${i}`, urn]));
  const variables = { actor, ...named };
  const { appConfig, ...answers } = await wire.graphql({ what, document, variables });
  if (!arePoliciesEnabled(appConfig)) return [];
  return urns.flatMap((urn, i) => {
    const answer = answers[`p${i}`];
    return isGranted(answer) ? [[urn, new Set(answer.privileges)] as const] : [];
  });
}

function grantedDocument(urns: readonly EntityUrn[]): string {
  const numbers = [...urns.keys()];
  const fields = urns.map(
    (urn, i) =>
      `p${i}: getGrantedPrivileges(input: { actorUrn: $actor, resourceSpec: { resourceType: ${kindOf(urn).graphType}, resourceUrn: $u${i} } }) { privileges }`,
  );
  const names = numbers.map((i) => `$u${i}: String!`).join(', ');
  return `query granted($actor: String!, ${names}) { appConfig { policiesConfig { enabled } } ${fields.join(' ')} }`;
}
