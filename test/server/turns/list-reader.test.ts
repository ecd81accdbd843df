import { expect, it } from 'vitest';
import { object, text } from '../../../src/server/shared/json-schema.js';
import { listReader } from '../../../src/server/turns/list-reader.js';
import { countingTurn } from '../../support/server/counting-turn.js';

const read = listReader(object({ name: text }));

it('lets other requests run between the items of a list', async () => {
  const turn = countingTurn();
  expect(await read([{ name: 'a' }, { name: 'b' }], turn)).toEqual([{ name: 'a' }, { name: 'b' }]);
  expect(turn.pauses()).toBe(2);
});

it.each([
  [{}, /^the body/],
  [[{ name: 'a' }, { name: 1 }], /^item 1: name/],
])('names the place of the first mistake in %j', async (body, words) => {
  await expect(read(body, countingTurn())).rejects.toThrow(words);
});
