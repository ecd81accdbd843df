import { parse } from 'graphql';

/**
 * A description of a request: enough to tell which call of the client it is, without its content.
 *
 * @typedef {object} Description
 * @property {string} request method and address; urns and ids are blanked, the query keeps only its
 * names, except for the value of `action`
 * @property {readonly string[]} marks other properties that distinguish calls: client mode, the
 * aspect that is read, change types, forms of patches, GraphQL fields …
 */

/**
 * @param {{ method: string, url: string, headers: import('node:http').IncomingHttpHeaders, body: string }} request
 * @returns {Description}
 */
export function describeRequest({ method, url, headers, body }) {
  const { pathname, searchParams } = new URL(url, 'http://catalog');
  const sent = parsed(body);
  const marks = new Set([
    String(headers['x-datahub-client-mode'] ?? 'plain').toLowerCase(),
    ...(headers['x-restli-method'] === undefined ? [] : [String(headers['x-restli-method'])]),
    ...searchParams.getAll('aspect'),
    ...(searchParams.has('async') ? [`async=${searchParams.get('async')}`] : []),
    ...(pathname.endsWith('/graphql') ? fieldsOf(sent) : marksOf(sent)),
  ]);
  return {
    request: `${method} ${blanked(pathname)}${namesOf(searchParams)}`,
    marks: [...marks].sort(),
  };
}

/** @param {string} path */
function blanked(path) {
  return path
    .replace(/\/urn(?::|%3A).*$/i, '/{urn}')
    .replace(/(\/trace\/write)\/[0-9a-f]+$/, '$1/{trace}')
    .replace(/(\/v3\/entity|\/v2\/entity\/batch)\/(?!scroll$|generic\b)[a-zA-Z]+/, '$1/{type}');
}

/** @param {URLSearchParams} query */
function namesOf(query) {
  const names = [...new Set(query.keys())].map((name) =>
    name === 'action' ? `action=${query.get(name)}` : name,
  );
  return names.length === 0 ? '' : `?${names.sort().join('&')}`;
}

/** Returns the root fields of a GraphQL document. */
function fieldsOf(sent) {
  const { definitions } = parse(String(sent.query));
  const operations = definitions.filter(({ kind }) => kind === 'OperationDefinition');
  return operations.flatMap(({ selectionSet }) =>
    selectionSet.selections.map(({ name }) => name.value),
  );
}

function marksOf(sent) {
  if (Array.isArray(sent))
    return sent.flatMap(({ urn: _, ...aspects }) => Object.values(aspects).flatMap(openapiMarks));
  return [
    ...(sent.async === undefined ? [] : [`async=${sent.async}`]),
    ...(sent.dryRun === true ? ['dry-run'] : []),
    ...Object.keys(sent.entity?.value ?? {}).map((name) => name.split('.').at(-1)),
    ...[sent.proposal ?? [], sent.proposals ?? []].flat().flatMap(proposalMarks),
  ];
}

function openapiMarks({ value, headers }) {
  return [
    ...(headers?.['X-DataHub-Sync-Index-Update'] === 'true' ? ['sync-index'] : []),
    ...(Array.isArray(value?.patch) ? ['patch', formOf(value)] : []),
  ];
}

function proposalMarks({ changeType, aspect, systemMetadata }) {
  return [
    changeType,
    ...(changeType === 'PATCH' ? [formOf(parsed(aspect.value))] : []),
    ...(typeof systemMetadata === 'string' ? ['text-metadata'] : []),
  ];
}

/**
 * Returns the form of a patch: operations on the template that the server has for the aspect, or
 * operations with keys of their own.
 */
function formOf(patch) {
  return patch.arrayPrimaryKeys === undefined ? 'template' : 'own-keys';
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
