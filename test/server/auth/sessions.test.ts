import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSessions, SESSION_MS } from '../../../src/server/auth/sessions.js';
import { movableClock } from '../../support/server/auth.js';
import { emptyDatabase } from '../../support/server/store.js';
import { jane } from '../../support/server/urns.js';

test('expired sessions are deleted when the next session begins', () => {
  const { credentialTables } = emptyDatabase();
  const { clock, pass } = movableClock();
  const sessions = createSessions(credentialTables, clock);
  const stored = (secret: string) =>
    credentialTables.readSession(createHash('sha256').update(secret).digest('base64url'))?.user;
  const first = sessions.open(jane);
  pass(1);
  const second = sessions.open(jane);
  pass(SESSION_MS - 1);
  expect([sessions.identify(first), sessions.identify(second)]).toEqual([undefined, jane]);
  expect([stored(first), stored(second)]).toEqual([jane, jane]);
  sessions.open(jane);
  expect([stored(first), stored(second)]).toEqual([undefined, jane]);
});

test('a session that began while the clock was ahead waits for that time', () => {
  const { clock, pass } = movableClock();
  const sessions = createSessions(emptyDatabase().credentialTables, clock);
  pass(YEAR_MS);
  const ahead = sessions.open(jane);
  pass(-60_000);
  expect(sessions.identify(ahead)).toBe(jane);
  pass(-1);
  expect(sessions.identify(ahead)).toBeUndefined();
  pass(60_001);
  expect(sessions.identify(ahead)).toBe(jane);
});

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
