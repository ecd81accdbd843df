import {
  type DocumentNode,
  getOperationAST,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

const MAX_DEPTH = 50;
const MAX_COMPLEXITY = 2000;

/**
 * Returns DataHub's reason for not executing an operation, in DataHub's words, or undefined.
 *
 * The complexity of a field is 1 plus the complexity of its selection. `__typename` counts 0,
 * lengths of lists do not count, and a fragment counts at its first use. Source: `graphQL.query` in
 * DataHub's `application.yaml`, and graphql-java's instrumentations, which visit no node twice.
 */
export function operationLimitProblem(
  document: DocumentNode,
  operationName: string | undefined,
): string | undefined {
  const operation = getOperationAST(document, operationName);
  if (!operation) return undefined;
  const fragments = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  const unused = new Map(fragments.map((one) => [one.name.value, one]));
  const { depth, complexity } = measure(operation.selectionSet, unused);
  if (depth > MAX_DEPTH) return `maximum query depth exceeded ${depth} > ${MAX_DEPTH}`;
  if (complexity > MAX_COMPLEXITY)
    return `maximum query complexity exceeded ${complexity} > ${MAX_COMPLEXITY}`;
  return undefined;
}

interface Size {
  readonly depth: number;
  readonly complexity: number;
}

/** The fragments that are not used yet, by name. */
type UnusedFragments = Map<string, { readonly selectionSet: SelectionSetNode }>;

function measure(set: SelectionSetNode | undefined, unused: UnusedFragments): Size {
  let [depth, complexity] = [0, 0];
  for (const selection of set?.selections ?? []) {
    const inner = measure(selectionsIn(selection, unused), unused);
    const isField = selection.kind === Kind.FIELD;
    const isCounted = isField && selection.name.value !== '__typename';
    depth = Math.max(depth, inner.depth + (isField ? 1 : 0));
    complexity += inner.complexity + (isCounted ? 1 : 0);
  }
  return { depth, complexity };
}

/** Returns the selections in a selection. A fragment counts only at its first use. */
function selectionsIn(
  selection: SelectionNode,
  unused: UnusedFragments,
): SelectionSetNode | undefined {
  if (selection.kind !== Kind.FRAGMENT_SPREAD) return selection.selectionSet;
  const fragment = unused.get(selection.name.value);
  unused.delete(selection.name.value);
  return fragment?.selectionSet;
}
