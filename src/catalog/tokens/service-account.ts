import { type CorpUserUrn, corpUserUrn, parseCorpUserUrn } from '../../urn/corp-user-urn.js';
import { list, nullable, object, shape, text } from '../http/shape.js';
import type { Wire } from '../http/wire.js';

const FIND = `query findServiceAccount($input: ListServiceAccountsInput!) {
  listServiceAccounts(input: $input) { total serviceAccounts { urn displayName } }
}`;

const CREATE = `mutation createServiceAccount($input: CreateServiceAccountInput!) {
  createServiceAccount(input: $input) { urn }
}`;

/** More accounts of similar names than anyone has. */
const MAX_ACCOUNTS = 1_000;

const isFound = shape(
  object({
    listServiceAccounts: object({
      serviceAccounts: list(object({ urn: text, displayName: nullable(text) })),
    }),
  }),
);

const isCreated = shape(object({ createServiceAccount: object({ urn: text }) }));

/**
 * Finds the service account of a name, or creates it. A user name or an urn names an account that
 * must exist: the catalog checks it when it makes the token.
 *
 * @throws HeadwaterError `catalog-forbidden`; `catalog-incomplete` if several accounts have the name
 */
export async function findOrCreateServiceAccount(wire: Wire, name: string): Promise<CorpUserUrn> {
  const named = name.startsWith('service_') ? corpUserUrn(name) : name;
  if (named.startsWith('urn:')) return readUrn(wire, named);
  const found = await wire.graphql({
    what: 'reading the service accounts',
    document: FIND,
    variables: { input: { query: '*', count: MAX_ACCOUNTS } },
  });
  if (!isFound(found)) throw malformed(wire);
  const [first, ...others] = found.listServiceAccounts.serviceAccounts.filter(
    ({ displayName }) => displayName === name,
  );
  if (first !== undefined && others.length > 0)
    throw wire.fail(
      'catalog-incomplete',
      `${others.length + 1} service accounts are called ${name}`,
      `give the urn of one, such as --service-account ${first.urn}`,
    );
  if (first !== undefined) return readUrn(wire, first.urn);
  const made = await wire.graphql({
    kind: 'write',
    what: 'making a service account',
    document: CREATE,
    variables: { input: { displayName: name } },
  });
  if (!isCreated(made)) throw malformed(wire);
  return readUrn(wire, made.createServiceAccount.urn);
}

function readUrn(wire: Wire, urn: string): CorpUserUrn {
  const parts = parseCorpUserUrn(urn);
  if (parts.ok) return corpUserUrn(parts.value.username, parts.value.namespace);
  throw malformed(wire);
}

function malformed(wire: Wire): Error {
  return wire.fail('catalog-failed', 'the answer about service accounts is malformed');
}
