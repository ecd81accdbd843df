import {
  type DocumentNode,
  getOperationAST,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { fragmentsByName } from './document-cost.js';

const MAX_DEPTH = 50;
const MAX_COMPLEXITY = 2000;

/**
 * Returns the reason why DataHub would not execute an operation, in its words, or undefined.
 *
 * The complexity of a field is 1 plus the complexity of its selection. `__typename` counts 0, lengths of
 * lists do not count, and a fragment counts at its first use. Source: `graphQL.query` in DataHub's
 * `application.yaml`, and graphql-java's instrumentations, which visit no node twice.
 *
 * @param document parsed and not validated: a fragment may be missing or contain itself
 */
export function operationLimitProblem(
  document: DocumentNode,
  operationName: string | undefined,
): string | undefined {
  const operation = getOperationAST(document, operationName);
  if (!operation) return undefined;
  const { depth, complexity } = measure(operation.selectionSet, new Map(fragmentsByName(document)));
  if (depth > MAX_DEPTH) return `maximum query depth exceeded ${depth} > ${MAX_DEPTH}`;
  if (complexity > MAX_COMPLEXITY)
    return `maximum query complexity exceeded ${complexity} > ${MAX_COMPLEXITY}`;
  return undefined;
}

interface Size {
  readonly depth: number;
  readonly complexity: number;
}

const NOTHING: Size = { depth: 0, complexity: 0 };

/** The fragments that are not used yet, by name. */
type UnusedFragments = Map<string, { readonly selectionSet: SelectionSetNode }>;

function measure(selections: SelectionSetNode | undefined, unused: UnusedFragments): Size {
  let { depth, complexity } = NOTHING;
  for (const selection of selections?.selections ?? []) {
    const size = measureSelection(selection, unused);
    depth = Math.max(depth, size.depth);
    complexity += size.complexity;
  }
  return { depth, complexity };
}

function measureSelection(selection: SelectionNode, unused: UnusedFragments): Size {
  switch (selection.kind) {
    case Kind.FIELD: {
      if (selection.name.value === '__typename') return { depth: 1, complexity: 0 };
      const inner = measure(selection.selectionSet, unused);
      return { depth: 1 + inner.depth, complexity: 1 + inner.complexity };
    }
    case Kind.INLINE_FRAGMENT:
      return measure(selection.selectionSet, unused);
    case Kind.FRAGMENT_SPREAD:
      return measureFragment(selection.name.value, unused);
  }
}

function measureFragment(name: string, unused: UnusedFragments): Size {
  const fragment = unused.get(name);
  unused.delete(name);
  return measure(fragment?.selectionSet, unused);
}
