import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { splitUrn } from '../../src/urn/urn.js';
import { roundTrip } from './round-trip.js';
import { invalidUrns, validUrns } from './urn-lines.js';

test.each(validUrns)('%s round-trips', (text) => {
  expect(roundTrip(text)).toEqual({ ok: true, value: text });
});

test.each(invalidUrns)('%j is rejected', (text) => {
  expect((roundTrip(text) ?? splitUrn(text)).ok).toBe(false);
});

/** Lists of DataHub's own tests, if the machine has them. They are not part of the project. */
const folder =
  process.env['HEADWATER_TEST_DATA'] ??
  fileURLToPath(new URL('../../../shared/data/', import.meta.url));
const lists = ['valid_urns.txt', 'invalid_urns.txt'].map((name) => `${folder}/${name}`);
const [validList = '', invalidList = ''] = lists.map((path) =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined,
);

describe("DataHub's own lists", () => {
  if (validList === '') console.info(`skipped: ${lists.join(' and ')} are not here`);

  test.skipIf(validList === '')(
    'valid urns of our types round-trip, and those of other types are well-formed',
    () => {
      const left: string[] = [];
      for (const text of urnsOf(validList)) {
        const result = roundTrip(text);
        if (result === undefined) left.push(text);
        expect(result ?? splitUrn(text), text).toMatchObject(
          result === undefined ? { ok: true } : { ok: true, value: text },
        );
      }
      console.info(
        `checked for form only, since lineage here is of datasets and their columns:\n  ${left.join('\n  ')}`,
      );
    },
  );

  test.skipIf(invalidList === '')(
    'invalid urns of our types are rejected; of other types, those that are malformed',
    () => {
      const left: string[] = [];
      for (const text of urnsOf(invalidList)) {
        const result = roundTrip(text) ?? splitUrn(text);
        if (result.ok) left.push(text);
      }
      // The rest must be of types whose keys have rules of their own, which only a parser of the
      // type checks.
      expect(left.filter((text) => roundTrip(text) !== undefined)).toEqual([]);
      console.info(
        `not judged: well-formed, and wrong only by the rules of types that are not ours:\n  ${left.join('\n  ')}`,
      );
    },
  );
});

function urnsOf(list: string): readonly string[] {
  return list.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}
