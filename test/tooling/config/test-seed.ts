/**
 * The seed of every random test. It is the same on every machine, so that only a change of the code
 * can make a test fail. `HEADWATER_TEST_SEED` sets another seed. `HEADWATER_TEST_RUNS` sets the
 * number of runs.
 */
export const testSeed = Number(process.env['HEADWATER_TEST_SEED'] ?? 8);
