import { type DocumentNode, type FragmentDefinitionNode, getOperationAST, Kind, type SelectionSetNode } from 'graphql';

const MAX_DEPTH = 50;
const MAX_COMPLEXITY = 2000;

/**
 * Why DataHub would not execute an operation, in its words; nothing when it would.
 *
 * The complexity of a field is 1 plus that of its selection; lengths of lists do not count. Source: `graphQL.query` in
 * DataHub's `application.yaml`, and graphql-java's instrumentations.
 *
 * @param document valid, so free of fragments that hold themselves
 */
export function exceededLimit(document: DocumentNode, operationName: string | undefined): string | undefined {
  const operation = getOperationAST(document, operationName);
  if (!operation) return undefined;
  const { depth, complexity } = measure(operation.selectionSet, fragmentsOf(document));
  if (depth > MAX_DEPTH) return `maximum query depth exceeded ${depth} > ${MAX_DEPTH}`;
  if (complexity > MAX_COMPLEXITY) return `maximum query complexity exceeded ${complexity} > ${MAX_COMPLEXITY}`;
  return undefined;
}

interface Size {
  readonly depth: number;
  readonly complexity: number;
}

interface Fragments {
  readonly nodes: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Each fragment is measured once: fragments of fragments would take exponential time otherwise. */
  readonly sizes: Map<string, Size>;
}

const NOTHING: Size = { depth: 0, complexity: 0 };

function fragmentsOf(document: DocumentNode): Fragments {
  const nodes = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  return { nodes: new Map(nodes.map((one) => [one.name.value, one])), sizes: new Map() };
}

function measure(selections: SelectionSetNode | undefined, fragments: Fragments): Size {
  let { depth, complexity } = NOTHING;
  for (const selection of selections?.selections ?? []) {
    const size = measureSelection(selection, fragments);
    depth = Math.max(depth, size.depth);
    complexity += size.complexity;
  }
  return { depth, complexity };
}

function measureSelection(selection: SelectionSetNode['selections'][number], fragments: Fragments): Size {
  switch (selection.kind) {
    case Kind.FIELD: {
      const inner = measure(selection.selectionSet, fragments);
      return { depth: 1 + inner.depth, complexity: 1 + inner.complexity };
    }
    case Kind.INLINE_FRAGMENT:
      return measure(selection.selectionSet, fragments);
    case Kind.FRAGMENT_SPREAD:
      return measureFragment(selection.name.value, fragments);
  }
}

function measureFragment(name: string, fragments: Fragments): Size {
  const known = fragments.sizes.get(name);
  if (known) return known;
  const size = measure(fragments.nodes.get(name)?.selectionSet, fragments);
  fragments.sizes.set(name, size);
  return size;
}
