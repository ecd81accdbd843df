import { type LocatedNode, listItems, mapEntries } from '../../../src/yaml/located-node.js';

/** All that a reader says of a text, in the order of the file. */
export function describeNode(root: LocatedNode | undefined): string {
  return JSON.stringify(root && plainNode(root));
}

function plainNode(node: LocatedNode): unknown {
  const { kind, place } = node;
  if (node.kind === 'scalar') return { kind, value: node.value, text: node.text, place };
  const entries = mapEntries(node).map(({ key, keyPlace, value }) => ({
    key,
    keyPlace,
    value: plainNode(value),
  }));
  return { kind, items: listItems(node).map(plainNode), entries, place };
}
