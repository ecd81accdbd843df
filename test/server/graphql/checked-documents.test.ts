import { describe, expect, it } from 'vitest';
import { CheckedDocuments } from '../../../src/server/graphql/checked-documents.js';
import { getSchema } from '../../../src/server/graphql/schema/create-schema.js';
import type { Turn } from '../../../src/server/turns/turn-scheduler.js';

const VALID = '{ appConfig { appVersion } }';

/** Checks a text, and tells whether the check was done in full: then others may run in between. */
async function check(documents: CheckedDocuments, text: string) {
  let pauses = 0;
  const turn: Turn = {
    isOver: () => true,
    next: async () => {
      pauses++;
    },
  };
  const checked = await documents.check(text, turn);
  return { isValid: 'document' in checked, inFull: pauses > 0 };
}

const documents = () => new CheckedDocuments(getSchema('spec'));

describe('a document that is sent again', () => {
  it('is not checked again if it was valid', async () => {
    const all = documents();
    expect(await check(all, VALID)).toEqual({ isValid: true, inFull: true });
    expect(await check(all, VALID)).toEqual({ isValid: true, inFull: false });
    expect(await check(all, `${VALID} `)).toEqual({ isValid: true, inFull: true });
  });

  it('is checked again if it was not valid', async () => {
    const all = documents();
    for (const text of ['{ unknown }', '{ unknown }'])
      expect(await check(all, text)).toEqual({ isValid: false, inFull: true });
  });

  it('is checked again if it is longer than those that are remembered', async () => {
    const all = documents();
    const text = VALID.padEnd(10_001);
    for (const sent of [text, text])
      expect(await check(all, sent)).toEqual({ isValid: true, inFull: true });
    const longest = VALID.padEnd(10_000);
    await check(all, longest);
    expect(await check(all, longest)).toEqual({ isValid: true, inFull: false });
  });

  it('is checked again after fifty others', async () => {
    const all = documents();
    const others = Array.from({ length: 50 }, (_, i) => VALID.padEnd(100 + i));
    for (const text of [VALID, ...others]) await check(all, text);
    expect(await check(all, others[0] ?? '')).toEqual({ isValid: true, inFull: false });
    expect(await check(all, VALID)).toEqual({ isValid: true, inFull: true });
  });
});
