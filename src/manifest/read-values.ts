import type { Located } from './located.js';
import type { Fact, Spelled } from './manifest.js';

/** The text of a scalar; nothing for anything else. */
export function textOf(node: Located | undefined): string | undefined {
  return node?.kind === 'scalar' && typeof node.value === 'string' ? node.value : undefined;
}

/** Texts with their places, passing over whatever is no text. */
export function spelledOf(nodes: readonly (Located | undefined)[]): readonly Spelled[] {
  return nodes.flatMap((node) => {
    const text = textOf(node);
    return node === undefined || text === undefined ? [] : [{ text, place: node.place }];
  });
}

export function textFact(node: Located | undefined): Fact<string> {
  return node && (textOf(node) ?? null);
}

/** One of several words. */
export function wordFact<T extends string>(words: readonly T[], node: Located | undefined): Fact<T> {
  const text = textOf(node);
  return node && (words.find((word) => word === text) ?? null);
}

export function booleanOf(node: Located | undefined): boolean | undefined {
  return node?.kind === 'scalar' && typeof node.value === 'boolean' ? node.value : undefined;
}

export function numberOf(node: Located | undefined): number | undefined {
  return node?.kind === 'scalar' && typeof node.value === 'number' ? node.value : undefined;
}
