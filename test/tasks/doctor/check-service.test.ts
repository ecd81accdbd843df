import { expect, it } from 'vitest';
import type { ServiceAnswer } from '../../../src/catalog/probe/open-probe.js';
import { isReached, serviceChecks } from '../../../src/tasks/doctor/check-service.js';

it.each([
  ['host-not-found', 'HW8001'],
  ['certificate-not-trusted', 'HW8002'],
  ['catalog-unreachable', 'HW6001'],
] as const)('a service that is silent with %s is reported as %s', (name, code) => {
  const failure = { name, message: 'https://catalog is silent', hint: 'wait' };
  const [service, version] = serviceChecks({ kind: 'silent', failure }, 'https://catalog');
  expect(service).toEqual({
    name: 'service',
    state: 'failed',
    code,
    message: 'https://catalog is silent',
    hint: 'wait',
  });
  expect(version).toMatchObject({ name: 'version', state: 'skipped' });
});

it.each([
  [401, 'HW6002'],
  [403, 'HW6003'],
  [407, 'HW6001'],
  [503, 'HW6006'],
])('a refusal with %i is reported as %s', (status, code) => {
  const refusal = { words: '', foreign: ' with an HTML page', hint: 'ask' };
  const [service] = serviceChecks({ kind: 'failing', status, refusal }, 'https://catalog');
  expect(service).toMatchObject({
    code,
    message: `https://catalog answered ${status} with an HTML page`,
    hint: 'ask',
  });
});

const NO_WORDS = { words: '', foreign: '', hint: undefined };

it.each<readonly [ServiceAnswer, boolean]>([
  [
    {
      kind: 'metadata-service',
      version: 'v1.0.0',
      isCloud: false,
      writes: { atomicMutation: false, conditions: true },
    },
    true,
  ],
  [{ kind: 'guarded' }, true],
  [{ kind: 'frontend', behind: 'https://catalog/api/gms' }, false],
  [
    {
      kind: 'silent',
      failure: { name: 'host-not-found', message: 'no such host', hint: 'look' },
    },
    false,
  ],
  [{ kind: 'failing', status: 500, refusal: NO_WORDS }, false],
  [{ kind: 'foreign', status: 200, refusal: NO_WORDS }, false],
])('only a metadata service counts as reached: %j', (answer, reached) => {
  expect(isReached(answer)).toBe(reached);
});
