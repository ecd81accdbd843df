import { expect, test } from 'vitest';
import { createAccessTokens } from '../../../src/server/auth/access-tokens.js';
import { corpUserUrn } from '../../../src/urn/corp-user-urn.js';
import { movableClock, personalToken } from '../../support/server/auth.js';
import { emptyDatabase } from '../../support/server/store.js';

const jane = corpUserUrn('jane');
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const KEY = { secret: 'c2VjcmV0', salt: 'salt' };

test.each([undefined, 10 * YEAR_MS])(
  'a token that was made while the clock was ahead is refused until that time (duration %s)',
  async (durationMs) => {
    const { clock, pass } = movableClock();
    const tokens = createAccessTokens({ store: emptyDatabase().store, key: KEY, clock });
    pass(3 * YEAR_MS);
    const { text, record } = await tokens.create({ ...personalToken(jane, jane), durationMs });
    pass(-60_000);
    expect(await tokens.identify(text)).toBe(jane);
    pass(-1);
    expect(await tokens.identify(text)).toBeUndefined();
    // The record stays, so that the token can be seen and revoked.
    expect(tokens.list()).toEqual([record]);
    pass(60_001);
    expect(await tokens.identify(text)).toBe(jane);
  },
);
