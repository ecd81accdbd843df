import fc from 'fast-check';
import { testSeed } from './test-seed.js';

// Each test file loads this first, so that no property takes its seed from the clock.
fc.configureGlobal({ seed: testSeed });
