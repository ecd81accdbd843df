import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareText } from '../../../../src/errors/compare-text.js';
import { UrnNumbers } from '../../../../src/server/store/graph/urn-numbers.js';
import type { Urn } from '../../../../src/urn/urn.js';

test('gives each urn one number, and ranks urns in text order in any order of arrival', () => {
  const texts = fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1 }), { maxLength: 12 });
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 4 }), (batches) => {
      const numbers = new UrnNumbers();
      for (const batch of batches) {
        for (const text of batch)
          expect(numbers.addNode(text as Urn)).toBe(numbers.addNode(text as Urn));
        const all = [...new Set(batches.slice(0, batches.indexOf(batch) + 1).flat())];
        expect(numbers.size).toBe(all.length);
        const ranks = numbers.ranks();
        const byRank = all.toSorted(
          (a, b) =>
            (ranks[numbers.findNode(a as Urn) ?? -1] ?? 0) -
            (ranks[numbers.findNode(b as Urn) ?? -1] ?? 0),
        );
        expect(byRank).toEqual(all.toSorted(compareText));
        for (const text of all)
          expect(numbers.toUrn(numbers.findNode(text as Urn) ?? -1)).toBe(text);
      }
    }),
  );
  expect(new UrnNumbers().findNode('urn:li:tag:none' as Urn)).toBeUndefined();
});
