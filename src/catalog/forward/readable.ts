import { Kind, OperationTypeNode, parse } from 'graphql';

/**
 * The fields of `Query` that the pages read. Other fields give tokens, invitations and secrets to a
 * user with the privilege for them, and no page needs those.
 */
const READ_FIELDS: ReadonlySet<string> = new Set([
  'appConfig',
  'dataset',
  'entities',
  'entity',
  'me',
  'searchAcrossEntities',
  'searchAcrossLineage',
]);

/** The default limit of DataHub for the tokens of a document. */
const MAX_TOKENS = 15_000;

/**
 * Says why a GraphQL document may not be sent. Undefined if all its operations are queries of
 * fields that the pages read.
 *
 * A fragment at the top of an operation is refused, since its fields would need another check.
 */
export function refusedQuery(text: string): string | undefined {
  const operations = operationsOf(text);
  if (operations === undefined) return 'the document is not a short text of GraphQL';
  for (const one of operations) {
    if (one.kind !== Kind.OPERATION_DEFINITION || one.operation !== OperationTypeNode.QUERY)
      return 'the document has more than queries, and this page only reads';
    for (const selection of one.selectionSet.selections) {
      if (selection.kind !== Kind.FIELD) return 'the document has a fragment at its top';
      const { value } = selection.name;
      if (!READ_FIELDS.has(value)) return `these pages do not read "${value}"`;
    }
  }
  return undefined;
}

function operationsOf(text: string) {
  try {
    const { definitions } = parse(text, { maxTokens: MAX_TOKENS, noLocation: true });
    return definitions.filter(({ kind }) => kind !== Kind.FRAGMENT_DEFINITION);
  } catch {
    // A syntax error, or a stack overflow of the parser, which recurses with the nesting.
    return undefined;
  }
}

/** An entity by its urn, or one of its aspects. */
const ENTITY_PATH = /^\/[a-z]+\/urn(?::|%3a)[^/\\]+(?:\/[a-z]+)?$/i;

/**
 * Returns true for the path of one entity below the OpenAPI collections, such as
 * `/dataset/urn%3Ali%3A…`. The own entities of the catalog, such as tokens and policies, are
 * refused. So are dots that a server would resolve to another path.
 */
export function isReadablePath(path: string): boolean {
  if (!ENTITY_PATH.test(path) || /^\/datahub/i.test(path)) return false;
  const decoded = decode(path);
  if (decoded === undefined) return false;
  // A gateway may decode once more than the catalog.
  return ![decoded, decode(decoded) ?? ''].some((text) => /(?:^|[/\\])\.\.?(?:[/\\]|$)/.test(text));
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
