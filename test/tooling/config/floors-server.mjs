/** @typedef {import('./floors.mjs').Floor} Floor */

/** The floors that every interface of the embedded catalog builds on. */
const serverKit = ['shared', 'metamodel', 'store', 'search', 'policy', 'write', 'auth', 'http'];

/** @type {readonly Floor[]} */
export const serverFloors = [
  floor('shared', {
    imports: [],
    why: 'dialect, errors and JSON, which everything in server/ uses',
  }),
  floor('turns', {
    imports: ['shared'],
    why: 'the time of a request; it knows nothing of what the request does',
  }),
  floor('metamodel', {
    imports: ['shared'],
    why: 'the entities and aspects that the catalog knows, as constants',
  }),
  floor('store', {
    imports: ['shared', 'metamodel'],
    why: 'aspects in a database file; it does not know who asks',
  }),
  floor('search', {
    imports: ['shared', 'turns', 'metamodel', 'store'],
    why: 'finds entities for a caller that the routes have checked',
  }),
  floor('lineage', {
    imports: ['shared', 'metamodel', 'store', 'search'],
    why: 'walks lineage for a caller that the routes have checked',
  }),
  floor('policy', {
    imports: ['shared', 'metamodel', 'store'],
    why: 'who may do what, decided from stored policies; it carries nothing out',
  }),
  floor('timeline', {
    imports: ['shared', 'store', 'policy'],
    why: 'the changes of an entity, read from its versions',
  }),
  floor('write', {
    imports: ['shared', 'metamodel', 'store', 'policy'],
    why: 'the one way for aspects into the store, so that no route writes past the checks',
  }),
  floor('bootstrap', {
    imports: ['shared', 'metamodel', 'store', 'policy', 'write'],
    why: 'what a new catalog contains, written like everything else',
  }),
  floor('load', {
    imports: ['shared', 'write'],
    why: 'a file of metadata events, written like everything else',
  }),
  floor('auth', {
    imports: ['shared', 'metamodel', 'store', 'policy', 'write'],
    why: 'who a caller is; it does not know HTTP',
  }),
  floor('http', {
    imports: ['shared', 'turns', 'metamodel', 'store', 'policy', 'write', 'auth'],
    why: 'the request kit: it serves all routes and imports none',
  }),
  floor('parameters', {
    imports: ['shared', 'metamodel', 'store', 'search', 'policy', 'write'],
    why: 'the parameters that both REST interfaces read',
  }),
  floor('graphql', {
    imports: [...serverKit, 'turns', 'lineage'],
    why: 'an interface of its own; shared parts belong to a lower floor',
  }),
  floor('restli', {
    imports: [...serverKit, 'turns', 'lineage', 'parameters'],
    why: 'an interface of its own; shared parts belong to a lower floor',
  }),
  floor('openapi', {
    imports: [...serverKit, 'turns', 'lineage', 'parameters', 'timeline'],
    why: 'an interface of its own; shared parts belong to a lower floor',
  }),
  floor('service', {
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
function floor(name, { imports, why }) {
  return { row: 'server', floor: name, imports, why };
}
