import { expect } from 'vitest';
import type { CodeName } from '../../../src/errors/codes.js';
import { compareText } from '../../../src/errors/compare-text.js';
import { HeadwaterError } from '../../../src/errors/headwater-error.js';
import { endUrn } from '../../../src/model/edge-end.js';
import type { FormatReading } from '../../../src/model/portable-lineage.js';
import { asEntityUrn } from '../../../src/urn/entity-urn.js';

/**
 * Runs a reader on any input. Expects an error with one of the codes, or a reading that is sorted,
 * counts its records, and names valid urns.
 */
export function expectSound(refusals: readonly CodeName[], read: () => FormatReading): void {
  let reading: FormatReading;
  try {
    reading = read();
  } catch (error) {
    expectRefusal(refusals, error);
    return;
  }
  expectSoundReading(reading);
}

export function expectRefusal(refusals: readonly CodeName[], error: unknown): void {
  if (!(error instanceof HeadwaterError)) throw error;
  expect(refusals).toContain(error.codeName);
}

export function expectSoundReading({ lineage, records, leftOut }: FormatReading): void {
  const problems: string[] = [];
  if (records < leftOut.length) problems.push('fewer records than left out');
  if (!isSorted(lineage.units.map(({ downstream }) => downstream))) problems.push('unsorted units');
  for (const { downstream, edges, pairs } of lineage.units) {
    const upstreams = edges.map(({ upstream }) => upstream);
    if (!isSorted(upstreams)) problems.push(`unsorted edges of ${downstream}`);
    for (const urn of [downstream, ...upstreams])
      if (!asEntityUrn(endUrn(urn)).ok) problems.push(`malformed urn ${urn}`);
    const known = new Set(upstreams);
    for (const { upstream } of pairs)
      if (!known.has(upstream.dataset)) problems.push(`pair without its edge to ${downstream}`);
  }
  expect(problems).toEqual([]);
}

/** Strictly: no text stands twice. */
function isSorted(texts: readonly string[]): boolean {
  return texts.every((text, at) => at === 0 || compareText(texts[at - 1] ?? '', text) < 0);
}
