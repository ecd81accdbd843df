import { expect, it } from 'vitest';
import type { ServiceAnswer } from '../../../src/catalog/probe/open-probe.js';
import { isReached, serviceChecks } from '../../../src/tasks/doctor/check-service.js';

it.each([
  ['ENOTFOUND', 'HW8001'],
  ['EAI_AGAIN', 'HW8001'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'HW8002'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'HW8002'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'HW8002'],
  ['CERT_HAS_EXPIRED', 'HW8002'],
  ['ECONNREFUSED', 'HW6001'],
  ['the connection failed', 'HW6001'],
])('a service that is silent with %s is reported as %s', (why, code) => {
  const [service, version] = serviceChecks({ kind: 'silent', why }, 'https://catalog');
  expect(service).toMatchObject({
    name: 'service',
    state: 'failed',
    code,
    message: expect.stringContaining(why),
  });
  expect(version).toMatchObject({ name: 'version', state: 'skipped' });
});

it.each<readonly [ServiceAnswer, boolean]>([
  [{ kind: 'metadata-service', version: 'v1.0.0', isCloud: false }, true],
  [{ kind: 'guarded' }, true],
  [{ kind: 'frontend', behind: 'https://catalog/api/gms' }, false],
  [{ kind: 'silent', why: 'ENOTFOUND' }, false],
  [{ kind: 'failing', status: 500 }, false],
  [{ kind: 'foreign', status: 200 }, false],
])('only a metadata service counts as reached: %j', (answer, reached) => {
  expect(isReached(answer)).toBe(reached);
});
