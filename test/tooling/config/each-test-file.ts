import fc from 'fast-check';
import { afterAll, vi } from 'vitest';
import { testSeed } from './test-seed.js';

// Each test file loads this first, so that no property takes its seed from the clock.
fc.configureGlobal({ seed: testSeed });

// Vitest takes stubs back before the next test. The modules of the next file load before that, and
// nock keeps the `fetch` that it finds then.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
