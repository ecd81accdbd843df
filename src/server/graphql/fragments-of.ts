import { type DocumentNode, type FragmentDefinitionNode, Kind } from 'graphql';

/** The fragments of a document, by name. */
export function fragmentsOf(document: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  const nodes = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(nodes.map((one) => [one.name.value, one]));
}
