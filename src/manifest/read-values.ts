import type { LocatedNode } from '../yaml/located-node.js';
import type { Fact, PlacedText, PlacedValue } from './entity-identity.js';

/** Reads the text of a scalar. Undefined for any other node. */
export function readText(node: LocatedNode | undefined): string | undefined {
  return node?.kind === 'scalar' && typeof node.value === 'string' ? node.value : undefined;
}

/** Reads a text with its place. Undefined for a node that is not text. */
export function readPlacedText(node: LocatedNode | undefined): PlacedText | undefined {
  return node?.kind === 'scalar' && readText(node) !== undefined ? node : undefined;
}

/** Reads a fact together with the place of its value. */
export function readPlacedFact<T>(
  node: LocatedNode | undefined,
  read: (node: LocatedNode) => Fact<T>,
): Fact<PlacedValue<T>> {
  if (node === undefined) return undefined;
  const value = read(node);
  return value === undefined || value === null ? null : { value, place: node.place };
}

export function readTextFact(node: LocatedNode | undefined): Fact<string> {
  return node && (readText(node) ?? null);
}

/** Reads one of several words. */
export function readWordFact<T extends string>(
  words: readonly T[],
  node: LocatedNode | undefined,
): Fact<T> {
  const text = readText(node);
  return node && (words.find((word) => word === text) ?? null);
}

export function readBoolean(node: LocatedNode | undefined): boolean | undefined {
  return node?.kind === 'scalar' && typeof node.value === 'boolean' ? node.value : undefined;
}

/**
 * Leaves out undefined items. Returns the list itself if no item is undefined: a manifest has many
 * short lists, and a list that grows reserves room for seventeen items.
 */
export function present<T>(items: readonly (T | undefined)[]): readonly T[] {
  return items.every((item) => item !== undefined)
    ? items
    : items.filter((item) => item !== undefined);
}

export function readNumber(node: LocatedNode | undefined): number | undefined {
  return node?.kind === 'scalar' && typeof node.value === 'number' ? node.value : undefined;
}
