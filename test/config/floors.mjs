/**
 * The floors inside a folder of `src/`, lowest first. A floor imports only from itself and from the
 * floors that it names. The files directly in the folder import from every floor.
 *
 * @typedef {{
 *   readonly row: string, readonly floor: string, readonly imports: readonly string[],
 *   readonly why: string
 * }} Floor
 */

/** The floors that every interface of the embedded catalog builds on. */
const serverKit = ['shared', 'metamodel', 'store', 'search', 'policy', 'write', 'auth', 'http'];

/** @type {readonly Floor[]} */
export const floors = [
  floor('plan', 'document', {
    imports: [],
    why: 'the types of plans and receipts, which everything else in plan/ fills in',
  }),
  floor('plan', 'unit', {
    imports: ['document'],
    why: 'one downstream with all that is declared for it; it knows no other downstream',
  }),
  floor('plan', 'dataset', {
    imports: ['document', 'unit'],
    why: 'the datasets that manifests create; they have owners like lineage',
  }),
  floor('plan', 'scope', {
    imports: ['document', 'unit'],
    why: 'the downstreams that a plan is about, chosen before any change is known',
  }),
  floor('plan', 'impact', {
    imports: ['document', 'unit'],
    why: 'what follows from changes; it decides none',
  }),
  floor('plan', 'undo', {
    imports: ['document', 'unit', 'dataset'],
    why: 'what a receipt lets a rollback restore; the decisions themselves are those of unit/',
  }),
  floor('plan', 'guards', {
    imports: ['document', 'unit', 'dataset', 'scope', 'impact'],
    why: 'a guard judges finished changes and makes none',
  }),
  floor('apply', 'engine', {
    imports: [],
    why: 'writes units of any kind in batches: it knows requests and outcomes, never what a unit is',
  }),
  floor('apply', 'entities', {
    imports: ['engine'],
    why: 'the strategy for datasets themselves; what it shares with lineage belongs to the engine',
  }),
  floor('apply', 'lineage', {
    imports: ['engine'],
    why: 'the strategy for lineage; what it shares with datasets belongs to the engine',
  }),
  floor('catalog', 'http', {
    imports: [],
    why: 'one request and its answer: address, token, retries, errors; it knows no question',
  }),
  floor('catalog', 'read', {
    imports: ['http'],
    why: 'questions about datasets and lineage; a read that could write would be no read',
  }),
  floor('catalog', 'write', {
    imports: ['http'],
    why: 'proposals and mutations; what they are to say was read and planned before',
  }),
  floor('catalog', 'tokens', {
    imports: ['http'],
    why: 'access tokens, which no other part of the port asks for',
  }),
  floor('catalog', 'probe', {
    imports: ['http', 'read', 'tokens'],
    why: 'what a catalog and a caller can do, asked with the means of the others',
  }),
  floor('server', 'shared', {
    imports: [],
    why: 'dialect, errors and JSON, which everything in server/ uses',
  }),
  floor('server', 'turns', {
    imports: ['shared'],
    why: 'the time of a request; it knows nothing of what the request does',
  }),
  floor('server', 'metamodel', {
    imports: ['shared'],
    why: 'the entities and aspects that the catalog knows, as constants',
  }),
  floor('server', 'store', {
    imports: ['shared', 'metamodel'],
    why: 'aspects in a database file; it does not know who asks',
  }),
  floor('server', 'search', {
    imports: ['shared', 'turns', 'metamodel', 'store'],
    why: 'finds entities for a caller that the routes have checked',
  }),
  floor('server', 'lineage', {
    imports: ['shared', 'metamodel', 'store', 'search'],
    why: 'walks lineage for a caller that the routes have checked',
  }),
  floor('server', 'policy', {
    imports: ['shared', 'metamodel', 'store'],
    why: 'who may do what, decided from stored policies; it carries nothing out',
  }),
  floor('server', 'timeline', {
    imports: ['shared', 'store', 'policy'],
    why: 'the changes of an entity, read from its versions',
  }),
  floor('server', 'write', {
    imports: ['shared', 'metamodel', 'store', 'policy'],
    why: 'the one way for aspects into the store, so that no route writes past the checks',
  }),
  floor('server', 'bootstrap', {
    imports: ['shared', 'metamodel', 'store', 'policy', 'write'],
    why: 'what a new catalog contains, written like everything else',
  }),
  floor('server', 'load', {
    imports: ['shared', 'write'],
    why: 'a file of metadata events, written like everything else',
  }),
  floor('server', 'auth', {
    imports: ['shared', 'metamodel', 'store', 'policy', 'write'],
    why: 'who a caller is; it does not know HTTP',
  }),
  floor('server', 'http', {
    imports: ['shared', 'turns', 'metamodel', 'store', 'policy', 'write', 'auth'],
    why: 'the request kit: it serves all routes and imports none',
  }),
  floor('server', 'parameters', {
    imports: ['shared', 'metamodel', 'store', 'search', 'policy', 'write'],
    why: 'the parameters that both REST interfaces read',
  }),
  floor('server', 'graphql', {
    imports: [...serverKit, 'turns', 'lineage'],
    why: 'an interface of its own: what another one has in common with it belongs to a lower floor',
  }),
  floor('server', 'restli', {
    imports: [...serverKit, 'turns', 'lineage', 'parameters'],
    why: 'an interface of its own: what another one has in common with it belongs to a lower floor',
  }),
  floor('server', 'openapi', {
    imports: [...serverKit, 'turns', 'lineage', 'parameters', 'timeline'],
    why: 'an interface of its own: what another one has in common with it belongs to a lower floor',
  }),
  floor('server', 'service', {
    imports: ['shared', 'auth', 'http'],
    why: 'health, configuration and sessions: routes that need no entity',
  }),
];

/** The floors of the server that answer requests. */
export const routes = ['graphql', 'restli', 'openapi', 'parameters', 'service'];

/** The files of `server/store` that only read, or are types. A new file is none until it stands here. */
export const readingFiles = [
  'aspect-store',
  'graph/lineage-graph',
  'lineage-edge',
  'relationship',
  'run-aspects',
  'token-record',
];

/** @returns {Floor} */
function floor(row, name, { imports, why }) {
  return { row, floor: name, imports, why };
}
