import { type DocumentNode, type FragmentDefinitionNode, Kind } from 'graphql';

/** Returns the fragments of a document by name. */
export function fragmentsByName(
  document: DocumentNode,
): ReadonlyMap<string, FragmentDefinitionNode> {
  const nodes = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(nodes.map((one) => [one.name.value, one]));
}
